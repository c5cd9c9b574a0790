import type { TimeAxis, TimeRange } from "../types.ts";

/** Blocks start and move on this grid. */
export const STEP_MS = 15 * 60_000;

const HOUR_MS = 60 * 60_000;

/** Number of steps on the axis. Elapsed time, so a day with a DST change just has more or fewer of them. */
export function stepCount(axis: TimeAxis): number {
  return Math.max(1, Math.ceil((axis.end - axis.start) / STEP_MS));
}

/** Hours of elapsed time on the axis; up to 25 or 23 on days with a DST change. */
export function axisHours(axis: TimeAxis): number {
  return (axis.end - axis.start) / HOUR_MS;
}

/** The step that contains an instant, clamped to the axis. */
export function stepAt(axis: TimeAxis, instant: number): number {
  return clampStep(axis, Math.floor((instant - axis.start) / STEP_MS));
}

/** The instant at which a step begins. */
export function instantAt(axis: TimeAxis, step: number): number {
  return axis.start + step * STEP_MS;
}

/** The nearest step on the axis. */
export function clampStep(axis: TimeAxis, step: number): number {
  return Math.min(stepCount(axis) - 1, Math.max(0, step));
}

/** The nearest start that keeps something of a length (ms) on the axis; the start of the axis if it is too long. */
export function clampStart(axis: TimeAxis, start: number, length: number): number {
  return Math.max(axis.start, Math.min(axis.end - length, start));
}

/** Position of a range as shares of the axis from 0 to 1, clipped at both ends; undefined if it is outside. */
export function placeOn(axis: TimeAxis, range: TimeRange): { top: number; height: number } | undefined {
  const length = axis.end - axis.start;
  const start = Math.max(axis.start, range.start);
  const end = Math.min(axis.end, range.end);
  if (end <= start) return undefined;
  return { top: (start - axis.start) / length, height: (end - start) / length };
}
