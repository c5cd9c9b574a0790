import type { MoveTarget, ScheduleColumn, TimeAxis, TimeRange } from "../types.ts";
import { clampStart, clampStep, STEP_MS } from "./time-axis.ts";

/** A position in the body in relative CSS lengths: nothing is measured again when the window is resized. */
export type BodyPlace = Readonly<Record<"left" | "width" | "top" | "height", string>>;

/** Columns share the width beside the rail by weight; `--rail` is set by the style sheet. */
export function bodyPlace(
  axis: TimeAxis,
  columns: readonly ScheduleColumn[],
  column: number,
  { start, end }: TimeRange,
): BodyPlace {
  const axisLength = axis.end - axis.start;
  const length = end - start;
  const share = `(100% - var(--rail)) / ${totalWeight(columns)}`;
  return {
    left: `calc(var(--rail) + ${share} * ${totalWeight(columns.slice(0, column))})`,
    width: `calc(${share} * ${weightOf(columns[column])})`,
    top: `${((start - axis.start) / axisLength) * 100}%`,
    height: `${(length / axisLength) * 100}%`,
  };
}

/** Total weight of the columns. */
export function totalWeight(columns: readonly ScheduleColumn[]): number {
  return columns.reduce((total, column) => total + weightOf(column), 0);
}

/** Column widths for a CSS grid template. */
export function columnTemplate(columns: readonly ScheduleColumn[]): string {
  return columns.map((column) => `minmax(0, ${weightOf(column)}fr)`).join(" ");
}

/** Width to the right of a column (0 without one), as a CSS length. */
export function shareAfter(columns: readonly ScheduleColumn[], id: string | undefined): string {
  const at = columns.findIndex((column) => column.id === id);
  if (at === -1) return "0px";
  return `calc((100% - var(--rail)) * ${totalWeight(columns.slice(at + 1)) / totalWeight(columns)})`;
}

function weightOf(column: ScheduleColumn | undefined): number {
  return column?.weight ?? 1;
}

/** The column and the exact, unsnapped instant under a point of the screen. */
export interface BodyPoint {
  column: number;
  instant: number;
}

/** Converts a screen point using the body's current position, so that scrolling in between does no harm. */
export function pointIn(
  body: HTMLElement,
  axis: TimeAxis,
  columns: readonly ScheduleColumn[],
  point: { clientX: number; clientY: number },
): BodyPoint {
  const box = body.getBoundingClientRect();
  const rail = railWidth(body);
  const across = ((point.clientX - box.left - rail) / (box.width - rail)) * totalWeight(columns);
  const instant = axis.start + ((point.clientY - box.top) / box.height) * (axis.end - axis.start);
  return { column: columnAt(columns, across), instant };
}

/** The column at a distance from the left, in weights; clamped to the outermost ones. */
function columnAt(columns: readonly ScheduleColumn[], across: number): number {
  let edge = 0;
  const at = columns.findIndex((column) => {
    edge += weightOf(column);
    return across < edge;
  });
  return at === -1 ? Math.max(0, columns.length - 1) : at;
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

/** Whether the move would change nothing. */
export function isSamePlace(one: MoveTarget, other: MoveTarget): boolean {
  return one.columnId === other.columnId && one.start === other.start && one.end === other.end;
}
