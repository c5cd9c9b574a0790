import { WEEKDAYS } from "#schema/venue/locations/weekdays.ts";
import type { CoachWeekday, UpdateCoachHoursInput } from "#web/apollo/schema-types.generated.ts";
import { completeRanges, rangesText, type OpenRange } from "#web/ui/hours/day-ranges.ts";
import type { CoachHoursRowFragment } from "./hours.generated.ts";

/** Hours of one day; without a location they apply to all of the coach's. */
export interface CoachRange extends OpenRange {
  location_id: number | null;
}

/** The coach's week being edited, at all locations. */
export type WeekDraft = Readonly<Record<CoachWeekday, readonly CoachRange[]>>;

/** Monday to Sunday. */
export const COACH_DAYS = WEEKDAYS.flatMap(({ value, label, short }) =>
  value === "holiday" ? [] : [{ value, label, short }],
);

/** The week as saved on the server. */
export function weekOf(rows: readonly CoachHoursRowFragment[]): WeekDraft {
  const rangesOf = (weekday: CoachWeekday): CoachRange[] =>
    rows.flatMap((row) =>
      row.weekday === weekday && row.starts !== null && row.ends !== null
        ? [{ opens: row.starts, closes: row.ends, location_id: row.location_id }]
        : [],
    );
  return {
    monday: rangesOf("monday"),
    tuesday: rangesOf("tuesday"),
    wednesday: rangesOf("wednesday"),
    thursday: rangesOf("thursday"),
    friday: rangesOf("friday"),
    saturday: rangesOf("saturday"),
    sunday: rangesOf("sunday"),
  };
}

/** Splits the hours of a day into those at a location and those elsewhere. */
export function splitByPlace(ranges: readonly CoachRange[], locationId: number) {
  const isHere = (range: CoachRange) => range.location_id === null || range.location_id === locationId;
  return { here: ranges.filter(isHere), elsewhere: ranges.filter((range) => !isHere(range)) };
}

/** The weekdays whose hours differ, regardless of input order. */
export function changedWeekdays(before: WeekDraft, after: WeekDraft): CoachWeekday[] {
  const text = (ranges: readonly CoachRange[]) =>
    ranges
      .map(({ opens, closes, location_id }) => `${opens} ${closes} ${location_id}`)
      .toSorted()
      .join();
  return COACH_DAYS.map(({ value }) => value).filter((weekday) => text(before[weekday]) !== text(after[weekday]));
}

/** The changes in words: "Thursday 15:00–21:00 becomes 15:00–20:00". */
export function describeWeek(before: WeekDraft, after: WeekDraft, write: (time: string) => string): string[] {
  const words = (ranges: readonly CoachRange[]) => rangesText(ranges, write, "not working");
  const labels = new Map(COACH_DAYS.map(({ value, label }) => [value, label]));
  return changedWeekdays(before, after).map(
    (weekday) => `${labels.get(weekday) ?? weekday} ${words(before[weekday])} becomes ${words(after[weekday])}`,
  );
}

/** The changed weekdays in request form. */
export function sentDays(before: WeekDraft, after: WeekDraft): UpdateCoachHoursInput["days"] {
  return changedWeekdays(before, after).map((weekday) => ({
    weekday,
    ranges: completeRanges(after[weekday]).map(({ opens, closes, location_id }) => ({
      starts: opens,
      ends: closes,
      location_id,
    })),
  }));
}
