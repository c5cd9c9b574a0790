import { DAY_MINUTES, DAY_MS, dayNumber, MINUTE_MS, wallSpan, weekdayOfDay } from "#api/time/calendar.ts";
import { intersectRanges, mergeRanges, type TimeRange } from "#api/time/ranges.ts";
import { instantsOfWall, type ZoneClock } from "#api/time/zone-clock.ts";
import type { Weekday } from "#schema/venue/locations/models.ts";

/** Weekly hours in wall time, `HH:MM`; `closes` before `opens` is on the next day. A day may have several; no row means closed. */
export type HoursRow = { weekday: Weekday; opens: string; closes: string };

/** A coach's hours on one date, replacing the weekly rows; an empty list means off. */
export type DatedHours = { date: string; hours: readonly { opens: string; closes: string }[] };

/** Venue dates `YYYY-MM-DD`, both inclusive. */
export type DateSpan = { from_date: string; to_date: string };

export type LocationFacts = {
  zone: string;
  hours: readonly HoursRow[];
  /** Dates on which the `holiday` rows replace those of the weekday. */
  holidays: readonly string[];
  closures: readonly DateSpan[];
};

/** Opening hours of one date in wall minutes since its midnight, sorted and disjoint; those of a night go beyond 24 hours. */
export type DayHours = readonly TimeRange[];

/** Opening hours by day number. */
export type HoursOfDay = (day: number) => DayHours;

const CLOSED: DayHours = [];

/**
 * Returns the location's hours by date: none inside a closure, the `holiday` rows on a holiday, else the weekday's rows. A time
 * is open if its wall time lies inside the hours, so an hour repeated by a DST change is open both times.
 */
export function locationHours(location: LocationFacts): HoursOfDay {
  const rows = rowsByDay(location.hours);
  const holidays = new Set(location.holidays.map(dayNumber));
  const closures = location.closures.map((span) => ({ from: dayNumber(span.from_date), to: dayNumber(span.to_date) }));
  return (day) => {
    if (closures.some((span) => span.from <= day && day <= span.to)) return CLOSED;
    return rows.get(holidays.has(day) ? "holiday" : weekdayOfDay(day)) ?? CLOSED;
  };
}

/**
 * Returns a resource's own hours by date, or null if it follows the location. Without a holiday row it follows the location on
 * holidays.
 */
export function resourceHours(
  resource: { hours: readonly HoursRow[] | null },
  location: LocationFacts,
): HoursOfDay | null {
  if (resource.hours === null) return null;
  const rows = rowsByDay(resource.hours);
  const holidays = new Set(location.holidays.map(dayNumber));
  const atLocation = locationHours(location);
  return (day) => {
    if (holidays.has(day)) return rows.get("holiday") ?? atLocation(day);
    return rows.get(weekdayOfDay(day)) ?? CLOSED;
  };
}

/** Returns a coach's hours by date: the dated exception if there is one, else the weekday's rows. */
export function coachHours(coach: { hours: readonly HoursRow[]; exceptions: readonly DatedHours[] }): HoursOfDay {
  const rows = rowsByDay(coach.hours);
  const exceptions = new Map(
    coach.exceptions.map(({ date, hours }) => [dayNumber(date), mergeRanges(hours.map(span))]),
  );
  return (day) => exceptions.get(day) ?? rows.get(weekdayOfDay(day)) ?? CLOSED;
}

/** Whether it is open at any time of a date, which includes the rest of the night before. */
export function isOpenOn(hours: HoursOfDay, day: number): boolean {
  return hours(day).length > 0 || hours(day - 1).some(({ to }) => to > DAY_MINUTES);
}

/** Returns the open instants of the hours from `firstDay` to `lastDay`; those that continue past midnight form one range. */
export function openInstants(clock: ZoneClock, hours: HoursOfDay, firstDay: number, lastDay: number): TimeRange[] {
  const open: TimeRange[] = [];
  for (let day = firstDay; day <= lastDay; day++) {
    const midnight = day * DAY_MS;
    for (const { from, to } of hours(day)) {
      open.push(...instantsOfWall(clock, { from: midnight + from * MINUTE_MS, to: midnight + to * MINUTE_MS }));
    }
  }
  return mergeRanges(open);
}

/** Restricts `open` to the own hours of a resource or coach; null `hours` means that it follows the location. */
export function narrowedHours(
  clock: ZoneClock,
  open: readonly TimeRange[],
  hours: HoursOfDay | null,
  firstDay: number,
  lastDay: number,
): readonly TimeRange[] {
  return hours === null ? open : intersectRanges(open, openInstants(clock, hours, firstDay, lastDay));
}

function rowsByDay(rows: readonly HoursRow[]): Map<Weekday, DayHours> {
  const spans = Map.groupBy(rows, (row) => row.weekday);
  return new Map([...spans].map(([weekday, rowsOfDay]) => [weekday, mergeRanges(rowsOfDay.map(span))]));
}

const span = ({ opens, closes }: Pick<HoursRow, "opens" | "closes">): TimeRange => wallSpan(opens, closes);
