import { equal } from "@wry/equality";
import { WEEKDAYS } from "#schema/venue/locations/weekdays.ts";
import type { Weekday } from "#web/apollo/schema-types.generated.ts";
import { rangesText, type OpenRange } from "#web/ui/hours/day-ranges.ts";
import type { WeekHoursFragment } from "./hours.generated.ts";

export interface Holiday {
  date: string;
  name: string;
}

/** Both dates are included. */
export interface Closure {
  from_date: string;
  to_date: string;
  name: string;
}

/** The week as it is being edited. */
export interface HoursDraft {
  days: Readonly<Record<Weekday, readonly OpenRange[]>>;
  holidays: readonly Holiday[];
  closures: readonly Closure[];
}

/** Draft of the week as saved on the server. */
export function draftOf({ days, holidays, closures }: WeekHoursFragment): HoursDraft {
  const rangesOf = (weekday: Weekday) =>
    (days.find((day) => day.weekday === weekday)?.ranges ?? []).map(({ opens, closes }) => ({ opens, closes }));
  return {
    days: {
      monday: rangesOf("monday"),
      tuesday: rangesOf("tuesday"),
      wednesday: rangesOf("wednesday"),
      thursday: rangesOf("thursday"),
      friday: rangesOf("friday"),
      saturday: rangesOf("saturday"),
      sunday: rangesOf("sunday"),
      holiday: rangesOf("holiday"),
    },
    holidays: holidays.map(({ date, name }) => ({ date, name })),
    closures: closures.map(({ from_date, to_date, name }) => ({ from_date, to_date, name })),
  };
}

/** What a day that is opened begins with: the hours of the nearest open day above it. */
export function hoursAbove({ days }: HoursDraft, weekday: Weekday): OpenRange | undefined {
  const order = WEEKDAYS.map(({ value }) => value);
  const above = order.slice(0, order.indexOf(weekday)).reverse();
  return above.flatMap((day) => days[day][0] ?? [])[0];
}

/** The days whose ranges differ. */
export function changedDays(before: HoursDraft, after: HoursDraft): Weekday[] {
  return WEEKDAYS.map(({ value }) => value).filter((weekday) => !equal(before.days[weekday], after.days[weekday]));
}

export function holidaysDiffer(before: HoursDraft, after: HoursDraft): boolean {
  return !equal(before.holidays, after.holidays);
}

export function closuresDiffer(before: HoursDraft, after: HoursDraft): boolean {
  return !equal(before.closures, after.closures);
}

/** "24 May 2027", or "24 May 2027 – 26 May 2027". */
export function closureDates({ from_date, to_date }: Closure, write: (date: string) => string): string {
  return from_date === to_date ? write(from_date) : `${write(from_date)} – ${write(to_date)}`;
}

/** Describes each change with before and after: "Tuesday 9:00–23:00 becomes closed". */
export function describeChanges(
  before: HoursDraft,
  after: HoursDraft,
  write: { time: (time: string) => string; date: (date: string) => string },
): string[] {
  const hours = (ranges: readonly OpenRange[]) => rangesText(ranges, write.time, "closed");
  const days = changedDays(before, after).map(
    (weekday) => `${labelOf(weekday)} ${hours(before.days[weekday])} becomes ${hours(after.days[weekday])}`,
  );
  const kept = new Set(after.holidays.map(({ date }) => date));
  const known = new Map(before.holidays.map(({ date, name }) => [date, name]));
  const removed = before.holidays
    .filter(({ date }) => !kept.has(date))
    .map(({ date, name }) => `${name}, ${write.date(date)}, is no holiday any more`);
  const added = after.holidays
    .filter(({ date, name }) => known.get(date) !== name)
    .map(({ date, name }) => `${write.date(date)} is a holiday, ${name}`);
  return [...days, ...removed, ...added, ...describeClosures(before, after, write.date)];
}

function describeClosures(before: HoursDraft, after: HoursDraft, write: (date: string) => string): string[] {
  const without = (closures: readonly Closure[], others: readonly Closure[]) =>
    closures.filter((closure) => !others.some((other) => equal(closure, other)));
  return [
    ...without(before.closures, after.closures).map((gone) => `${closureDates(gone, write)} is not closed any more`),
    ...without(after.closures, before.closures).map(
      (added) => `${closureDates(added, write)} is closed, ${added.name}`,
    ),
  ];
}

export function labelOf(weekday: Weekday): string {
  return WEEKDAYS.find(({ value }) => value === weekday)?.label ?? weekday;
}
