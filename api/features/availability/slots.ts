import { mergeRanges, type TimeRange } from "#api/time/ranges.ts";

const MINUTES_PER_HOUR = 60;

/** Where starts are counted from: each merged range's own start, or the full hour at or before it. */
export type SlotAlignment = "start" | "hour";

/** Minutes in, minutes out: the starts of slots of `length`, one every `frequency`, that lie wholly in the ranges. */
export function slotStarts(
  ranges: readonly TimeRange[],
  { frequency, length, align = "start" }: { frequency: number; length: number; align?: SlotAlignment },
): number[] {
  return mergeRanges(ranges).flatMap((range) => {
    const origin = align === "hour" ? Math.floor(range.from / MINUTES_PER_HOUR) * MINUTES_PER_HOUR : range.from;
    return gridTimes({ from: range.from, to: range.to - length + 1 }, frequency, origin);
  });
}

/** The times of `range` that are whole steps away from `origin`, all in the same unit. */
export function gridTimes(range: TimeRange, step: number, origin: number): number[] {
  if (step <= 0) throw new RangeError(`a grid needs a step above 0, not ${step}`);
  const times: number[] = [];
  const first = origin + Math.ceil((range.from - origin) / step) * step;
  for (let time = first; time < range.to; time += step) times.push(time);
  return times;
}
