import type { z } from "zod";
import { DAY_MINUTES, wallSpan } from "#api/time/calendar.ts";
import { overlaps } from "#api/time/ranges.ts";
import type { Closure, DayHours, Holiday } from "#schema/venue/locations/models.ts";
import { nextWeekday, WEEKDAYS } from "#schema/venue/locations/weekdays.ts";

type Days = z.infer<typeof DayHours>[];
type Sentences = Record<string, string[]>;

/**
 * Returns validation errors of weekly hours by field: a range that closes before it opens closes on the next day, ranges must not
 * overlap, and each day may appear once.
 * @param saved hours whose days stay as they are unless `days` replaces them
 * @param place the field that holds the days
 */
export function faultsOfHours(days: Days, { saved = [], place = "days" }: { saved?: Days; place?: string } = {}) {
  const faults: Sentences = {};
  const others = saved.filter((other) => !days.some(({ weekday }) => weekday === other.weekday));
  const seen = new Set<string>();
  days.forEach(({ weekday, ranges }, day) => {
    const label = labelOf(weekday);
    if (seen.has(weekday)) faults[`${place}.${day}.weekday`] = [`${label} is listed twice.`];
    seen.add(weekday);
    const dayAfter = [...days, ...others].find((other) => other.weekday === nextWeekday(weekday));
    const dayBefore = others.find((other) => nextWeekday(other.weekday) === weekday);
    ranges.forEach((range, index) => {
      const field = `${place}.${day}.ranges.${index}`;
      const fault =
        faultOfRange(range, label) ??
        faultBeside(range, ranges.slice(index + 1), label) ??
        faultOfNight({ weekday, ranges: [range] }, dayAfter) ??
        faultOfNight(dayBefore, { weekday, ranges: [range] });
      if (fault) faults[field] = [fault];
    });
  });
  return faults;
}

type Range = Days[number]["ranges"][number];

const labelOf = (weekday: string) => WEEKDAYS.find(({ value }) => value === weekday)?.label ?? weekday;
const spanOf = ({ opens, closes }: Range) => wallSpan(opens, closes);
const textOf = ({ opens, closes }: Range) => `${opens}–${closes}`;

function faultOfRange({ opens, closes }: Range, label: string): string | undefined {
  if (opens === "24:00") return `${label} opens at 24:00. Enter 00:00 on the next day.`;
  return opens === closes ? `${label} closes at ${closes}, when it opens.` : undefined;
}

function faultBeside(range: Range, others: readonly Range[], label: string): string | undefined {
  const clash = others.find((other) => overlaps([spanOf(other)], spanOf(range)));
  if (!clash) return undefined;
  const [first = range, second = clash] = [range, clash].toSorted((a, b) => a.opens.localeCompare(b.opens));
  return `${label}: ${textOf(first)} overlaps ${textOf(second)}.`;
}

/** A night must be over when the next day opens. */
function faultOfNight(day: Days[number] | undefined, next: Days[number] | undefined): string | undefined {
  for (const night of day?.ranges ?? []) {
    const clash = next?.ranges.find((range) => spanOf(range).from + DAY_MINUTES < spanOf(night).to);
    if (day && next && clash) {
      return `${labelOf(day.weekday)} ${textOf(night)} overlaps ${labelOf(next.weekday)} ${textOf(clash)}.`;
    }
  }
  return undefined;
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
    if (to_date < from_date) faults[`closures.${index}.to_date`] = [`Enter a last date on or after ${from_date}.`];
    const other = closures.findIndex((one) => one.from_date <= to_date && from_date <= one.to_date);
    if (other < index && other !== -1) faults[`closures.${index}.from_date`] = [`${from_date} is closed already.`];
  });
  return faults;
}
