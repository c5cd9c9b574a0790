import type { Call } from "#api/call/call.ts";
import { dateOfDay, DAY_MS, dayNumber } from "#api/time/calendar.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import { withDaysOf } from "#api/time/report-zone.ts";
import { dayBounds } from "#api/time/wall-time.ts";
import { dayAt, zoneClockAt } from "#api/time/zone-clock.ts";
import { marksBetween, type DayAtPlace, type Days } from "./day-tables.ts";
import type { Mark } from "./months.ts";

export interface AskedDays {
  /** Both included. */
  start: string;
  end: string;
  /** A report zone. */
  timezone: string;
  coach_id: number | null;
}

export type Zones = ReadonlyMap<number, { zone: string }>;

/**
 * The days of a query at some locations, never stale: days that changed since they were counted are aggregated by
 * the query, and so are all days of a location in another time zone, and those of a single coach.
 */
export async function daysOf(
  { db }: Pick<Call, "db">,
  { start, end, timezone, coach_id }: AskedDays,
  places: Zones,
): Promise<Days> {
  const zones = new Map([...places].map(([id, { zone }]) => [id, withDaysOf(timezone, zone)]));
  const stored = coach_id === null ? [...zones].filter(([, zone]) => zone === timezone).map(([id]) => id) : [];
  const marks = stored.length === 0 ? [] : await marksBetween(db, addDays(start, -2), addDays(end, 1));
  const marked = daysTouched(
    marks.filter(({ location_id }) => stored.includes(location_id)),
    () => timezone,
  );
  const others = [...zones.keys()].filter((id) => !stored.includes(id));
  const wanted = [
    ...marked.filter(({ day }) => start <= day && day <= end),
    ...others.flatMap((location_id) => datesFrom(start, end).map((day) => ({ location_id, day }))),
  ];
  return { start, end, stored, uncounted: withBounds(wanted, () => timezone), zones, coach_id };
}

const addDays = (date: string, days: number): string => dateOfDay(dayNumber(date) + days);

function datesFrom(start: string, end: string): string[] {
  const first = dayNumber(start);
  return Array.from({ length: dayNumber(end) - first + 1 }, (_, at) => dateOfDay(first + at));
}

/** The days of locations affected by anything that starts on a marked UTC date and lasts at most a day. */
export function daysTouched(marks: readonly Mark[], zoneOf: (locationId: number) => string): Mark[] {
  const days = new Map<string, Mark>();
  for (const { location_id, day } of marks) {
    const [zone, number] = [zoneOf(location_id), dayNumber(day)];
    const last = dayIn(zone, (number + 2) * DAY_MS - 1);
    for (let at = dayIn(zone, number * DAY_MS); at <= last; at++)
      days.set(`${location_id} ${at}`, { location_id, day: dateOfDay(at) });
  }
  return [...days.values()];
}

const dayIn = (zone: string, at: number): number => dayAt(zoneClockAt(zone, at), at);

export function withBounds(days: readonly Mark[], zoneOf: (locationId: number) => string): DayAtPlace[] {
  return days.map(({ location_id, day }) => ({ location_id, day, range: dayBounds(day, zoneOf(location_id)) }));
}

/** Parses `{[1,2),[5,9)}`; the ranges are sorted and disjoint. */
export function rangesOf(multirange: string): TimeRange[] {
  const bounds = multirange.match(/\d+/g) ?? [];
  return Array.from({ length: bounds.length / 2 }, (_, at) => ({
    from: Number(bounds[2 * at]),
    to: Number(bounds[2 * at + 1]),
  }));
}

export const multirangeOf = (ranges: readonly TimeRange[]): string =>
  `{${ranges.map(({ from, to }) => `[${from},${to})`).join(",")}}`;
