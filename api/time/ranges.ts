/** A half-open range of time or numbers: includes `from`, excludes `to`. Epoch milliseconds unless stated otherwise. */
export type TimeRange = { from: number; to: number };

/** Merges ranges into sorted, disjoint ones covering the same moments; touching ranges are joined, empty ones removed. */
export function mergeRanges(ranges: readonly TimeRange[]): TimeRange[] {
  const sorted = ranges.filter((range) => range.from < range.to).sort((a, b) => a.from - b.from);
  const merged: TimeRange[] = [];
  for (const range of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else merged.push({ from: range.from, to: range.to });
  }
  return merged;
}

/** The moments in both lists. Each list is sorted and disjoint, and so is the result. */
export function intersectRanges(left: readonly TimeRange[], right: readonly TimeRange[]): TimeRange[] {
  const shared: TimeRange[] = [];
  let skipped = 0;
  for (const range of left) {
    while (skipped < right.length && endOf(right, skipped) <= range.from) skipped++;
    for (let at = skipped; at < right.length; at++) {
      const other = right[at];
      if (other === undefined || other.from >= range.to) break;
      shared.push({ from: Math.max(range.from, other.from), to: Math.min(range.to, other.to) });
    }
  }
  return shared;
}

/**
 * The moments of `ranges` that are in none of `taken`. The ranges are sorted and disjoint, and so is the result;
 * `taken` may overlap as long as its starts and its ends both ascend.
 */
export function withoutRanges(ranges: readonly TimeRange[], taken: readonly TimeRange[]): TimeRange[] {
  const left: TimeRange[] = [];
  let skipped = 0;
  for (const range of ranges) {
    let from = range.from;
    while (skipped < taken.length && endOf(taken, skipped) <= from) skipped++;
    for (let at = skipped; at < taken.length; at++) {
      const other = taken[at];
      if (other === undefined || other.from >= range.to) break;
      if (other.from > from) left.push({ from, to: other.from });
      from = Math.max(from, other.to);
    }
    if (from < range.to) left.push({ from, to: range.to });
  }
  return left;
}

function endOf(ranges: readonly TimeRange[], at: number): number {
  return ranges[at]?.to ?? Number.POSITIVE_INFINITY;
}

/** Whether one of the ranges contains all of `wanted`. */
export function covers(ranges: readonly TimeRange[], wanted: TimeRange): boolean {
  return ranges.some((range) => range.from <= wanted.from && wanted.to <= range.to);
}

/** Whether any of the ranges shares a moment with `wanted`. */
export function overlaps(ranges: readonly TimeRange[], wanted: TimeRange): boolean {
  return ranges.some((range) => range.from < wanted.to && wanted.from < range.to);
}
