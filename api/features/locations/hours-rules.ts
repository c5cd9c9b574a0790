import type { Closure, DayHours, Holiday } from "#schema/locations/models.ts";
import { WEEKDAYS } from "#schema/locations/weekdays.ts";
import type { z } from "zod";

type Days = z.infer<typeof DayHours>[];
type Sentences = Record<string, string[]>;

/**
 * Returns validation errors of weekly hours by field: a range must end after it starts, ranges of a day must not overlap, and
 * each day may appear once.
 * @param place the field that holds the days
 */
export function faultsOfHours(days: Days, place = "days"): Sentences {
  const faults: Sentences = {};
  const seen = new Set<string>();
  days.forEach(({ weekday, ranges }, day) => {
    const label = WEEKDAYS.find(({ value }) => value === weekday)?.label ?? weekday;
    if (seen.has(weekday)) faults[`${place}.${day}.weekday`] = [`${label} is listed twice.`];
    seen.add(weekday);
    const sorted = ranges.toSorted((a, b) => a.opens.localeCompare(b.opens));
    ranges.forEach((range, index) => {
      const field = `${place}.${day}.ranges.${index}`;
      if (range.closes <= range.opens) faults[field] = [`${label} closes at ${range.closes}, before it opens.`];
      const next = sorted[sorted.indexOf(range) + 1];
      if (next && next.opens < range.closes)
        faults[field] ??= [`${label}: ${range.opens}–${range.closes} overlaps ${next.opens}–${next.closes}.`];
    });
  });
  return faults;
}

/** Each date may be a holiday once. */
export function faultsOfHolidays(holidays: z.infer<typeof Holiday>[]): Sentences {
  const faults: Sentences = {};
  holidays.forEach(({ date }, index) => {
    if (holidays.findIndex((other) => other.date === date) < index) {
      faults[`holidays.${index}.date`] = [`${date} is listed twice.`];
    }
  });
  return faults;
}

/** A closure must end on or after its first date, and closures must not overlap. */
export function faultsOfClosures(closures: z.infer<typeof Closure>[]): Sentences {
  const faults: Sentences = {};
  closures.forEach(({ from_date, to_date }, index) => {
    if (to_date < from_date) faults[`closures.${index}.to_date`] = [`Give a last date on or after ${from_date}.`];
    const other = closures.findIndex((one) => one.from_date <= to_date && from_date <= one.to_date);
    if (other < index && other !== -1) faults[`closures.${index}.from_date`] = [`${from_date} is closed already.`];
  });
  return faults;
}
