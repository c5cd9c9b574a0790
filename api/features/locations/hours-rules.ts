import type { DayHours, Holiday } from "#schema/locations/models.ts";
import { WEEKDAYS } from "#schema/locations/weekdays.ts";
import type { z } from "zod";

type Days = z.infer<typeof DayHours>[];
type Sentences = Record<string, string[]>;

/** What is wrong with weekly hours, by field: a range ends after it starts, ranges of a day do not overlap, a day comes once. */
export function faultsOfHours(days: Days): Sentences {
  const faults: Sentences = {};
  const seen = new Set<string>();
  days.forEach(({ weekday, ranges }, day) => {
    const label = WEEKDAYS.find(({ value }) => value === weekday)?.label ?? weekday;
    if (seen.has(weekday)) faults[`days.${day}.weekday`] = [`${label} is given twice.`];
    seen.add(weekday);
    const sorted = ranges.toSorted((a, b) => a.opens.localeCompare(b.opens));
    ranges.forEach((range, index) => {
      const field = `days.${day}.ranges.${index}`;
      if (range.closes <= range.opens) faults[field] = [`${label} closes at ${range.closes}, before it opens.`];
      const next = sorted[sorted.indexOf(range) + 1];
      if (next && next.opens < range.closes)
        faults[field] ??= [`${label}: ${range.opens}–${range.closes} overlaps ${next.opens}–${next.closes}.`];
    });
  });
  return faults;
}

/** A date is a holiday once. */
export function faultsOfHolidays(holidays: z.infer<typeof Holiday>[]): Sentences {
  const faults: Sentences = {};
  holidays.forEach(({ date }, index) => {
    if (holidays.findIndex((other) => other.date === date) < index) {
      faults[`holidays.${index}.date`] = [`${date} is given twice.`];
    }
  });
  return faults;
}
