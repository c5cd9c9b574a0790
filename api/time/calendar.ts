import type { TimeRange } from "./ranges.ts";
import { dayHourOf, zoneOf } from "./report-zone.ts";

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const DAY_MINUTES = 24 * 60;
const NS_PER_MS = 1_000_000;

export const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Days from 1970-01-01 to a calendar date `YYYY-MM-DD`. Throws RangeError if the date does not exist. */
export function dayNumber(date: string): number {
  return Temporal.Instant.from(`${date}T00:00Z`).epochMilliseconds / DAY_MS;
}

const MOST_DATES_KEPT = 4_000;
const datesKept = new Map<number, string>();

/** The calendar date `YYYY-MM-DD` of a day number. Cached, because a list covers few days and formats each many times. */
export function dateOfDay(day: number): string {
  const known = datesKept.get(day);
  if (known !== undefined) return known;
  const [date = ""] = Temporal.Instant.fromEpochMilliseconds(day * DAY_MS)
    .toString()
    .split("T");
  if (datesKept.size === MOST_DATES_KEPT) datesKept.clear();
  datesKept.set(day, date);
  return date;
}

/** The date before a `YYYY-MM-DD`. */
export const dayBefore = (date: string): string => dateOfDay(dayNumber(date) - 1);

/** Monday is 1; day 0, 1970-01-01, was a Thursday. */
export const weekdayNumber = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;

export function weekdayOfDay(day: number): Weekday {
  const weekday = WEEKDAYS[weekdayNumber(day) - 1];
  if (weekday === undefined) throw new RangeError(`not a day number: ${day}`);
  return weekday;
}

/** The day number of the current date in the zone, or by the days of a report zone. */
export function todayIn(zone: string, now: Temporal.Instant): number {
  const offsetMs = now.toZonedDateTimeISO(zoneOf(zone)).offsetNanoseconds / NS_PER_MS - dayHourOf(zone) * HOUR_MS;
  return Math.floor((now.epochMilliseconds + offsetMs) / DAY_MS);
}

/** Minutes since midnight of a wall time `HH:MM`, 00:00 to 24:00. Throws RangeError for anything else. */
export function minutesOfDay(wall: string): number {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$|^24:00$/.exec(wall);
  if (match === null) throw new RangeError(`not a wall time: ${wall}`);
  return match[1] === undefined ? DAY_MINUTES : Number(match[1]) * 60 + Number(match[2]);
}

/** A range of wall times in minutes since midnight; if it ends before it starts, it ends on the next day. */
export function wallSpan(starts: string, ends: string): TimeRange {
  const [from, to] = [minutesOfDay(starts), minutesOfDay(ends)];
  return { from, to: to < from ? to + DAY_MINUTES : to };
}
