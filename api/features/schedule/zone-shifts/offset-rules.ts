import type { TimeRange } from "#api/time/ranges.ts";
import type { ClockSegment } from "#api/time/zone-clock.ts";

/** A range of instants whose wall times were communicated with another offset than the current one. In milliseconds. */
export type ChangedRange = TimeRange & { offset: number };

/** Returns where two versions of a zone's offsets differ, with the offsets of the first; only where both are known. */
export function changedRanges(before: readonly ClockSegment[], after: readonly ClockSegment[]): ChangedRange[] {
  const ranges: ChangedRange[] = [];
  for (const was of before) {
    for (const is of after) {
      const [from, to] = [Math.max(was.from, is.from), Math.min(was.to, is.to)];
      if (from >= to || was.offset === is.offset) continue;
      const last = ranges.at(-1);
      if (last?.to === from && last.offset === was.offset) last.to = to;
      else ranges.push({ from, to, offset: was.offset });
    }
  }
  return ranges;
}
