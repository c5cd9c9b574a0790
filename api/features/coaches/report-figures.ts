import type { ClassRow, LessonRow } from "#api/features/coaches/report-queries.ts";
import { MINUTE_MS } from "#api/time/calendar.ts";
import { intersectRanges, mergeRanges, type TimeRange, withoutRanges } from "#api/time/ranges.ts";
import type { CoachFigures } from "#schema/coaches/report-models.ts";

/** What one coach offered and taught. */
interface Taught {
  range: TimeRange;
  /** Sorted, disjoint and within the range. */
  offered: readonly TimeRange[];
  lessons: readonly LessonRow[];
  classes: readonly ClassRow[];
}

type Sums = Omit<CoachFigures, "utilisation_percent" | "no_show_percent" | "fill_percent"> & { attended: number };

/** What the figures of a coach are made of, as sums: what adds up over coaches. */
export function sumsOf({ range, offered, lessons, classes }: Taught): Sums {
  const taught = taughtIn(range, lessons, classes);
  const startsWithin = ({ start_time: { epochMilliseconds: start } }: Pick<LessonRow, "start_time">) =>
    range.from <= start && start < range.to;
  const started = lessons.filter(startsWithin);
  const held = classes.filter(startsWithin);
  const inState = (...states: LessonRow["status"][]) => started.filter(({ status }) => states.includes(status)).length;
  return {
    offered_minutes: minutesIn(offered),
    booked_minutes: minutesIn(intersectRanges(taught, offered)),
    outside_minutes: minutesIn(withoutRanges(taught, offered)),
    lessons: started.length,
    no_shows: inState("no_show"),
    attended: inState("checked_in", "completed"),
    classes: held.length,
    seats: held.reduce((sum, { capacity }) => sum + capacity, 0),
    seats_taken: held.reduce((sum, { seats_taken }) => sum + seats_taken, 0),
  };
}

/** When somebody taught, two things at once counted once. */
export const taughtIn = (range: TimeRange, lessons: readonly LessonRow[], classes: readonly ClassRow[]): TimeRange[] =>
  intersectRanges(mergeRanges([...lessons, ...classes].map(timeOf)), [range]);

/** The sums of several coaches. */
export function addUp(all: readonly Sums[]): Sums {
  const add = (name: keyof Sums) => all.reduce((sum, one) => sum + one[name], 0);
  return {
    offered_minutes: add("offered_minutes"),
    booked_minutes: add("booked_minutes"),
    outside_minutes: add("outside_minutes"),
    lessons: add("lessons"),
    no_shows: add("no_shows"),
    attended: add("attended"),
    classes: add("classes"),
    seats: add("seats"),
    seats_taken: add("seats_taken"),
  };
}

/** Sums with the rates that they make: of several coaches Σ/Σ, never a mean of rates. */
export function withRates({ attended, ...sums }: Sums): CoachFigures {
  return {
    ...sums,
    utilisation_percent: percentOf(sums.booked_minutes, sums.offered_minutes),
    no_show_percent: percentOf(sums.no_shows, attended + sums.no_shows),
    fill_percent: percentOf(sums.seats_taken, sums.seats),
  };
}

/** One decimal, half up; null where there is nothing to divide by. */
function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((1000 * part) / whole) / 10;
}

const timeOf = ({ start_time, end_time }: Pick<LessonRow, "start_time" | "end_time">): TimeRange => ({
  from: start_time.epochMilliseconds,
  to: end_time.epochMilliseconds,
});

const minutesIn = (ranges: readonly TimeRange[]): number =>
  Math.round(ranges.reduce((sum, { from, to }) => sum + to - from, 0) / MINUTE_MS);
