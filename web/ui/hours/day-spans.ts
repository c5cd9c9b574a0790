import { completeRanges, type OpenRange } from "./day-ranges.ts";
import { minutesOf } from "./typed-time.ts";

/** Part of a day, in minutes from its midnight. */
export interface Span {
  from: number;
  until: number;
}

const EARLY = 6 * 60;
const DAY_END = 24 * 60;

/** Ranges with both times set, as spans to draw. */
export function spansOf(ranges: readonly OpenRange[]): Span[] {
  return completeRanges(ranges).map(({ opens, closes }) => ({ from: minutesOf(opens), until: minutesOf(closes) }));
}

/** The part of the day to draw: from 6:00, or from midnight if anything is earlier. */
export function axisOf(spans: readonly Span[]): Span {
  return { from: spans.some(({ from }) => from < EARLY) ? 0 : EARLY, until: DAY_END };
}
