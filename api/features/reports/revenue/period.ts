import { badArgument } from "#api/errors/errors.ts";
import { instantAt } from "#api/time/instants.ts";
import { dayBounds } from "#api/time/wall-time.ts";
import type { AnalyticsGranularity } from "#schema/reports/analytics/models.ts";
import type { RevenuePeriodType } from "#schema/reports/revenue/models.ts";

/** Dates are the company's; `until` is exclusive. */
interface Days {
  start: string;
  until: string;
}

export interface Period extends Days {
  /** The time zone of the dates. */
  timezone: string;
  from: Temporal.Instant;
  to: Temporal.Instant;
  buckets: Days[];
  /** The start of each bucket. */
  bounds: Temporal.Instant[];
}

const FORMS = {
  day: /^20\d\d-\d\d-\d\d$/,
  week: /^(20\d\d)-W(\d\d)$/,
  month: /^20\d\d-\d\d$/,
  quarter: /^(20\d\d)-Q([1-4])$/,
  year: /^20\d\d$/,
} as const satisfies Record<RevenuePeriodType, RegExp>;

const EXAMPLES = {
  day: "2027-05-10",
  week: "2027-W19",
  month: "2027-05",
  quarter: "2027-Q2",
  year: "2027",
} as const satisfies Record<RevenuePeriodType, string>;

const LENGTHS = {
  day: { days: 1 },
  week: { weeks: 1 },
  month: { months: 1 },
  quarter: { months: 3 },
  year: { years: 1 },
} as const satisfies Record<RevenuePeriodType, Temporal.DurationLike>;

const REST_OF_DATE = { day: "", month: "-01", year: "-01-01" } as const;

/**
 * Returns the days of a period and their bounds in the zone; throws if there is no such period. The buckets are days, or months
 * for a quarter or year, unless a granularity is given.
 */
export function periodOf(
  type: RevenuePeriodType,
  text: string,
  zone: string,
  granularity: AnalyticsGranularity = type === "quarter" || type === "year" ? "month" : "day",
): Period {
  const first = firstDay(type, text);
  if (first === null) throw badArgument("period", `Enter a valid ${type}, for example ${EXAMPLES[type]}.`);
  return cutPeriod(first, first.add(LENGTHS[type]), zone, granularity);
}

/** Same for a range of days, both inclusive; a single bucket unless a granularity is given. */
export function periodOfDays(
  start: string,
  end: string,
  zone: string,
  granularity: AnalyticsGranularity | null,
): Period {
  const until = Temporal.PlainDate.from(end).add({ days: 1 });
  return cutPeriod(Temporal.PlainDate.from(start), until, zone, granularity);
}

/** Returns whether each bucket consists of whole months, so that monthly sums are enough. */
export const areMonths = ({ buckets }: Period): boolean =>
  buckets.every(({ start, until }) => start.endsWith("-01") && until.endsWith("-01"));

function cutPeriod(
  first: Temporal.PlainDate,
  end: Temporal.PlainDate,
  zone: string,
  granularity: AnalyticsGranularity | null,
): Period {
  const buckets: Days[] = [];
  for (let at = first; Temporal.PlainDate.compare(at, end) < 0;) {
    const next = granularity === null ? end : nextBucket(at, granularity);
    const until = Temporal.PlainDate.compare(next, end) < 0 ? next : end;
    buckets.push({ start: at.toString(), until: until.toString() });
    at = until;
  }
  const begins = (date: string) => instantAt(dayBounds(date, zone).from);
  const [start, until] = [first.toString(), end.toString()];
  return {
    timezone: zone,
    start,
    until,
    from: begins(start),
    to: begins(until),
    buckets,
    bounds: buckets.map((one) => begins(one.start)),
  };
}

/** Returns the first day of the next calendar day, week or month. */
function nextBucket(at: Temporal.PlainDate, granularity: AnalyticsGranularity): Temporal.PlainDate {
  if (granularity === "day") return at.add({ days: 1 });
  if (granularity === "week") return at.add({ days: 8 - at.dayOfWeek });
  return at.with({ day: 1 }).add({ months: 1 });
}

function firstDay(type: RevenuePeriodType, text: string): Temporal.PlainDate | null {
  const match = FORMS[type].exec(text);
  if (match === null) return null;
  const [, year = "", part = ""] = match;
  if (type === "week") return mondayOf(Number(year), Number(part));
  try {
    if (type === "quarter") return new Temporal.PlainDate(Number(year), Number(part) * 3 - 2, 1);
    return Temporal.PlainDate.from(`${text}${REST_OF_DATE[type]}`);
  } catch {
    // 2027-13 and 2027-02-30 match the pattern but do not exist.
    return null;
  }
}

/** Week 1 of a year contains 4 January; not every year has a week 53. */
function mondayOf(year: number, week: number): Temporal.PlainDate | null {
  const fourth = new Temporal.PlainDate(year, 1, 4);
  const monday = fourth.add({ days: 1 - fourth.dayOfWeek + (week - 1) * 7 });
  return monday.weekOfYear === week && monday.yearOfWeek === year ? monday : null;
}
