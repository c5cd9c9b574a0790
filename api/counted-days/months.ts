import { dateOfDay, dayBefore, dayNumber } from "#api/time/calendar.ts";

/** A day at a location. */
export interface Mark {
  location_id: number;
  day: string;
}

interface AskedDays {
  /** Both included. */
  start: string;
  end: string;
  /** Locations whose stored days are used, except for the uncounted ones. */
  stored: readonly number[];
  uncounted: readonly Mark[];
}

/** Days at a location, both ends included. */
export interface Part {
  location_id: number;
  start: string;
  end: string;
}

const firstOf = (date: string): string => `${date.slice(0, 7)}-01`;

/** Returns the first day of the next month. */
export function nextMonth(first: string): string {
  return firstOf(dateOfDay(dayNumber(first) + 31));
}

/** The distinct months of some days; `day` is the first. */
export function monthsOf(days: readonly Mark[]): Mark[] {
  const months = new Map<string, Mark>();
  for (const { location_id, day } of days) {
    const first = firstOf(day);
    months.set(`${location_id} ${first}`, { location_id, day: first });
  }
  return [...months.values()];
}

/** Splits the range into whole months, from a day on, without uncounted days, and the remaining days. */
export function wholeMonths(
  { start, end, stored, uncounted }: AskedDays,
  from: string,
): { months: Mark[]; rest: Part[] } {
  const first = firstOf(from) === from ? from : nextMonth(firstOf(from));
  const firsts: string[] = [];
  for (let at = first; dayBefore(nextMonth(at)) <= end; at = nextMonth(at)) firsts.push(at);
  const [last] = firsts.slice(-1);
  if (last === undefined) return { months: [], rest: [] };
  const stale = new Set(monthsOf(uncounted).map(({ location_id, day }) => `${location_id} ${day}`));
  const isStale = (location_id: number, day: string) => stale.has(`${location_id} ${day}`);
  const around = [
    { start, end: dayBefore(first) },
    { start: nextMonth(last), end },
  ].filter((part) => part.start <= part.end);
  const months = stored.flatMap((location_id) => firsts.map((day) => ({ location_id, day })));
  return {
    months: months.filter(({ location_id, day }) => !isStale(location_id, day)),
    rest: [
      ...stored.flatMap((location_id) => around.map((part) => ({ location_id, ...part }))),
      ...months
        .filter(({ location_id, day }) => isStale(location_id, day))
        .map(({ location_id, day }) => ({ location_id, start: day, end: dayBefore(nextMonth(day)) })),
    ],
  };
}

/** The first days of the distinct years of some days. */
export function yearsOf(days: readonly Mark[]): Mark[] {
  const years = new Map<string, Mark>();
  for (const { location_id, day } of days) {
    const first = `${day.slice(0, 4)}-01-01`;
    years.set(`${location_id} ${first}`, { location_id, day: first });
  }
  return [...years.values()];
}

/** Splits months into complete years and the remaining months. */
export function wholeYears(months: readonly Mark[]): { years: Mark[]; months: Mark[] } {
  const ofYears = [...Map.groupBy(months, ({ location_id, day }) => `${location_id} ${day.slice(0, 4)}`).values()];
  return {
    years: ofYears.filter(({ length }) => length === 12).flatMap(yearsOf),
    months: ofYears.filter(({ length }) => length < 12).flat(),
  };
}
