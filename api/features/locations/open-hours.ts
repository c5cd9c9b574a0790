import { DAY_MS, dayNumber, MINUTE_MS, minutesOfDay, weekdayOfDay } from "#api/time/calendar.ts";
import { intersectRanges, mergeRanges, type TimeRange } from "#api/time/ranges.ts";
import { instantsOfWall, type ZoneClock } from "#api/time/zone-clock.ts";
import type { Weekday } from "#schema/locations/models.ts";

/** One row of weekly hours in wall time: `HH:MM`, `closes` up to `24:00`. A day may have several; no row means closed. */
export type HoursRow = { weekday: Weekday; opens: string; closes: string };

/** What a coach does on one date instead of the weekly rows; no hours means off. */
export type DatedHours = { date: string; hours: readonly { opens: string; closes: string }[] };

/** Venue dates `YYYY-MM-DD`, both included. */
export type DateSpan = { from_date: string; to_date: string };

export type LocationFacts = {
  zone: string;
  hours: readonly HoursRow[];
  /** Dates on which the `holiday` rows stand in for the weekday's. */
  holidays: readonly string[];
  closures: readonly DateSpan[];
};

/** Opening hours of one date in wall minutes since midnight, sorted and disjoint. */
export type DayHours = readonly TimeRange[];

/** The hours of a day number. */
export type HoursOfDay = (day: number) => DayHours;

const CLOSED: DayHours = [];

/**
 * The location's hours by date: none inside a closure, the `holiday` rows on a holiday, else the weekday's rows.
 * A time is open exactly when the wall clock shows it inside the hours; so a repeated hour is open in both its passes.
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

/** A resource's own hours by date; null where it follows the location. Without a holiday row it follows it on holidays. */
export function resourceHours(
  resource: { hours: readonly HoursRow[] | null },
  location: LocationFacts,
): HoursOfDay | null {
  if (resource.hours === null) return null;
  const rows = rowsByDay(resource.hours);
  const holidays = new Set(location.holidays.map(dayNumber));
  const wholeDay = [{ from: 0, to: DAY_MS / MINUTE_MS }];
  return (day) => {
    if (holidays.has(day)) return rows.get("holiday") ?? wholeDay;
    return rows.get(weekdayOfDay(day)) ?? CLOSED;
  };
}

/** A coach's hours by date: the dated exception where there is one, else the weekday's rows. */
export function coachHours(coach: { hours: readonly HoursRow[]; exceptions: readonly DatedHours[] }): HoursOfDay {
  const rows = rowsByDay(coach.hours);
  const exceptions = new Map(
    coach.exceptions.map(({ date, hours }) => [dayNumber(date), mergeRanges(hours.map(span))]),
  );
  return (day) => exceptions.get(day) ?? rows.get(weekdayOfDay(day)) ?? CLOSED;
}

/** The open instants from `firstDay` to `lastDay`; hours that run on past midnight are one range. */
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

/** `open` cut down to the own hours of a resource or coach; `hours` null: it follows the location. */
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

function span(row: { opens: string; closes: string }): TimeRange {
  return { from: minutesOfDay(row.opens), to: minutesOfDay(row.closes) };
}
