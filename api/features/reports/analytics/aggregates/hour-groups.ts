import { dateOfDay, DAY_MS, dayNumber, HOUR_MS, MINUTE_MS, weekdayNumber } from "#api/time/calendar.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import { hourOnClock, offsetAt, type ZoneClock } from "#api/time/zone-clock.ts";
import type { HourGroupBy } from "#schema/reports/analytics/hour-aggregates.ts";

/** The keys of a group of hours, by column. */
export type HourKeys = Readonly<Record<string, string | number | null>>;

export interface HourSums {
  open: number;
  booked: number;
  outside: number;
  classes: number;
  seats: number;
  seats_taken: number;
}

/** The clocks by which time is cut. */
export interface CutBy {
  group_by: readonly HourGroupBy[];
  /** First day of the query. */
  start: string;
  /** Of the query; determines days. */
  there: ZoneClock;
  /** Of the location; determines hours. */
  here: ZoneClock;
}

/** Sums by key, in the order in which they were first seen. */
export class HourGroups {
  readonly #groups = new Map<string, { keys: HourKeys; sums: HourSums }>();

  add(keys: HourKeys, some: Partial<HourSums>): void {
    const text = JSON.stringify(keys);
    const group = this.#groups.get(text) ?? { keys, sums: nothing() };
    this.#groups.set(text, group);
    for (const [name, value] of Object.entries(some)) group.sums[name as keyof HourSums] += value; // the keys of HourSums
  }

  /** Adds the length of the ranges, multiplied by `times`; each range is cut at the boundaries of days or hours. */
  addTime(
    which: "open" | "booked" | "outside",
    ranges: readonly TimeRange[],
    keys: HourKeys,
    cut: CutBy,
    times = 1,
  ): void {
    // Thousands of ranges share a few hundred keys; each key is written once.
    const stretches = new Map<number, { at: number; ms: number }>();
    for (const range of ranges) {
      for (let at = range.from; at < range.to;) {
        const next = Math.min(range.to, endOfStretch(at, cut));
        const number = numberOfKeys(at, cut);
        const known = stretches.get(number);
        if (known) known.ms += next - at;
        else stretches.set(number, { at, ms: next - at });
        at = next;
      }
    }
    for (const { at, ms } of stretches.values()) this.add({ ...timeKeysAt(at, cut), ...keys }, { [which]: times * ms });
  }

  sorted(): { keys: HourKeys; sums: HourSums }[] {
    return [...this.#groups.values()].toSorted((one, other) => compareKeys(one.keys, other.keys));
  }
}

const nothing = (): HourSums => ({ open: 0, booked: 0, outside: 0, classes: 0, seats: 0, seats_taken: 0 });

export const minutesOf = (ms: number): number => Math.round(ms / MINUTE_MS);

export const DATES: readonly HourGroupBy[] = ["day", "week", "month"];

/** Equal for two instants exactly when their time keys are. */
function numberOfKeys(at: number, { group_by, there, here }: CutBy): number {
  const day = DATES.some((date) => group_by.includes(date)) ? Math.floor((at + offsetAt(there, at)) / DAY_MS) : 0;
  if (!group_by.includes("weekday") && !group_by.includes("hour")) return day;
  const wall = at + offsetAt(here, at);
  const hour = group_by.includes("hour") ? Math.floor(wall / HOUR_MS) % 24 : 0;
  const weekday = group_by.includes("weekday") ? Math.floor(wall / DAY_MS) % 7 : 0;
  return (day * 24 + hour) * 7 + weekday;
}

/** The time keys of an instant; Monday is 1. */
export function timeKeysAt(at: number, { group_by, start, there, here }: CutBy): HourKeys {
  const keys: Record<string, string | number> = {};
  const unit = DATES.find((date) => group_by.includes(date));
  if (unit) keys["date"] = firstDayOf(unit, Math.floor((at + offsetAt(there, at)) / DAY_MS), start);
  if (!group_by.includes("weekday") && !group_by.includes("hour")) return keys;
  const wall = at + offsetAt(here, at);
  const day = Math.floor(wall / DAY_MS);
  if (group_by.includes("weekday")) keys["weekday"] = weekdayNumber(day);
  if (group_by.includes("hour")) keys["hour"] = hourOnClock(here, wall);
  return keys;
}

/** The first day of a week or month; for one that began before the query, its first day inside it. */
export function firstDayOf(unit: HourGroupBy, day: number, start: string): string {
  const date = dateOfDay(day);
  if (unit === "day") return date;
  const first = unit === "week" ? dateOfDay(day - weekdayNumber(day) + 1) : `${date.slice(0, 7)}-01`;
  return dayNumber(first) < dayNumber(start) ? start : first;
}

function endOfStretch(at: number, { group_by, there, here }: CutBy): number {
  const byDate = DATES.some((date) => group_by.includes(date)) ? endOf(DAY_MS, at, there) : Number.POSITIVE_INFINITY;
  if (group_by.includes("hour")) return Math.min(byDate, endOf(HOUR_MS, at, here));
  return group_by.includes("weekday") ? Math.min(byDate, endOf(DAY_MS, at, here)) : byDate;
}

/** The end of the local day or hour, or the next change of the UTC offset. */
function endOf(unit: number, at: number, { segments }: ZoneClock): number {
  const segment = segments.find(({ from, to }) => from <= at && at < to);
  if (!segment) throw new RangeError("the clock does not reach this time");
  const { offset, to } = segment;
  return Math.min(to, (Math.floor((at + offset) / unit) + 1) * unit - offset);
}

const ORDER = ["date", "weekday", "hour", "location_id", "resource_id", "coach_id", "service_id"];

function compareKeys(one: HourKeys, other: HourKeys): number {
  for (const name of ORDER) {
    const [a, b] = [one[name] ?? null, other[name] ?? null];
    if (a === b) continue;
    // Nulls sort last, as in the database.
    if (a === null || b === null) return a === null ? 1 : -1;
    return a < b ? -1 : 1;
  }
  return 0;
}
