import { clampStart, clampStep, STEP_MS } from "./time-axis.ts";
import type { MoveTarget, ScheduleColumn, TimeAxis } from "./types.ts";

/** A place in the body in CSS lengths that follow its size: nothing is measured again when the window changes. */
export type BodyPlace = Readonly<Record<"left" | "width" | "top" | "height", string>>;

/** Columns share what the rail leaves; `--rail` is set by the style sheet. */
export function bodyPlace(axis: TimeAxis, column: number, columns: number, start: number, length: number): BodyPlace {
  const axisLength = axis.end - axis.start;
  const share = `(100% - var(--rail)) / ${columns}`;
  return {
    left: `calc(var(--rail) + ${share} * ${column})`,
    width: `calc(${share})`,
    top: `${((start - axis.start) / axisLength) * 100}%`,
    height: `${(length / axisLength) * 100}%`,
  };
}

/** What is under a point of the screen: which column, and which instant (exact, unsnapped). */
export interface BodyPoint {
  column: number;
  instant: number;
}

/** Reads a screen point against the body's present place, so that scrolling in between does no harm. */
export function pointIn(
  body: HTMLElement,
  axis: TimeAxis,
  columns: readonly ScheduleColumn[],
  point: { clientX: number; clientY: number },
): BodyPoint {
  const box = body.getBoundingClientRect();
  const rail = railWidth(body);
  const share = (box.width - rail) / Math.max(1, columns.length);
  const column = Math.floor((point.clientX - box.left - rail) / share);
  const instant = axis.start + ((point.clientY - box.top) / box.height) * (axis.end - axis.start);
  return { column: Math.max(0, Math.min(columns.length - 1, column)), instant };
}

function railWidth(body: HTMLElement): number {
  return body.querySelector<HTMLElement>(".sg-rail")?.offsetWidth ?? 0;
}

/** The start of the quarter hour under a point. */
export function slotStart(axis: TimeAxis, instant: number): number {
  const step = Math.floor((instant - axis.start) / STEP_MS);
  return axis.start + clampStep(axis, step) * STEP_MS;
}

/** The nearest quarter hour at which something of a length (ms) can start. */
export function snapStart(axis: TimeAxis, instant: number, length: number): number {
  const snapped = axis.start + Math.round((instant - axis.start) / STEP_MS) * STEP_MS;
  return clampStart(axis, snapped, length);
}

/** True when nothing would change by the move. */
export function isSamePlace(one: MoveTarget, other: MoveTarget): boolean {
  return one.columnId === other.columnId && one.start === other.start && one.end === other.end;
}
