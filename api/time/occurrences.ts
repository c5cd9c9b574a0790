import { dateOfDay, dayNumber, MINUTE_MS, weekdayOfDay, type Weekday } from "./calendar.ts";
import type { TimeRange } from "./ranges.ts";
import { wallTimeToInstants } from "./wall-time.ts";

/** A weekly wall time with its end: a last date or a number of dates. */
export interface WeeklyPattern {
  weekdays: readonly Weekday[];
  /** Wall time `HH:MM`. */
  start: string;
  duration_minutes: number;
  timezone: string;
  /** Venue dates `YYYY-MM-DD`, both included. */
  from: string;
  until: string | null;
  count: number | null;
}

/** One date of a pattern; without a range if a DST change skips its wall time that day. Epoch milliseconds. */
export interface Occurrence {
  date: string;
  range: TimeRange | null;
}

/** The longest a pattern is followed, whatever its end: two years. */
const LONGEST_PATTERN_DAYS = 2 * 366;

/**
 * The dates of a weekly wall time, in order. The wall time stays the same across DST changes: a skipped time is an
 * occurrence without a range, and of a repeated one the first pass counts. Returns at most `most` dates, plus one
 * if the pattern has more, so that the caller can tell.
 */
export function occurrencesOf(pattern: WeeklyPattern, most: number): Occurrence[] {
  const wanted = new Set(pattern.weekdays);
  const first = dayNumber(pattern.from);
  const last = Math.min(pattern.until === null ? Infinity : dayNumber(pattern.until), first + LONGEST_PATTERN_DAYS);
  const limit = Math.min(pattern.count ?? Infinity, most + 1);
  const occurrences: Occurrence[] = [];
  for (let day = first; day <= last && occurrences.length < limit; day++) {
    if (wanted.has(weekdayOfDay(day))) occurrences.push(occurrenceOn(dateOfDay(day), pattern));
  }
  return occurrences;
}

/** The same wall time on one date. */
export function occurrenceOn(
  date: string,
  { start, duration_minutes, timezone }: Pick<WeeklyPattern, "start" | "duration_minutes" | "timezone">,
): Occurrence {
  const at = wallTimeToInstants(date, start, timezone);
  if (at.kind === "gap") return { date, range: null };
  const from = at.kind === "once" ? at.instant : at.earlier;
  return { date, range: { from, to: from + duration_minutes * MINUTE_MS } };
}
