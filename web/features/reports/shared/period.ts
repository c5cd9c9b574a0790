import { useCallback } from "react";
import type { RevenuePeriodType } from "#schema/reports/revenue/models.ts";
import { formatDay, formatDays, type DayFormats } from "#web/time/format-day.ts";
import { addDays, isDate } from "#web/time/wall-clock.ts";
import { useUrlSearch } from "#web/ui/page/use-url-search.ts";

export type PeriodType = RevenuePeriodType;

export const PERIOD_TYPES: readonly { value: PeriodType; label: string }[] = [
  { value: "day", label: "Day" },
  { value: "week", label: "Week" },
  { value: "month", label: "Month" },
  { value: "quarter", label: "Quarter" },
  { value: "year", label: "Year" },
];

/** Days after which the next period of the type has begun, whatever its length; less than twice the shortest. */
const INTO_NEXT = { day: 1, week: 7, month: 31, quarter: 92, year: 366 } as const satisfies Record<PeriodType, number>;
const WEEK_DAYS = 7;

/** A report period for display and for the API; days are YYYY-MM-DD. */
export interface ReportPeriod {
  type: PeriodType;
  /** 2027-05-10, 2027-W19, 2027-05, 2027-Q2 or 2027 */
  text: string;
  start: string;
  /** Last day. */
  end: string;
}

/** The period of a type that contains a day; weeks begin on Monday. */
export function periodAround(type: PeriodType, day: string): ReportPeriod {
  const start = firstDay(type, day);
  return {
    type,
    text: periodText(type, start),
    start,
    end: addDays(firstDay(type, addDays(start, INTO_NEXT[type])), -1),
  };
}

export const periodBefore = ({ type, start }: ReportPeriod): ReportPeriod => periodAround(type, addDays(start, -1));

export const periodAfter = ({ type, end }: ReportPeriod): ReportPeriod => periodAround(type, addDays(end, 1));

function firstDay(type: PeriodType, day: string): string {
  if (type === "day") return day;
  if (type === "week") return addDays(day, -((weekday(day) + WEEK_DAYS - 1) % WEEK_DAYS));
  if (type === "month") return `${day.slice(0, 7)}-01`;
  if (type === "year") return `${day.slice(0, 4)}-01-01`;
  return `${day.slice(0, 4)}-${String(quarterOf(day) * 3 - 2).padStart(2, "0")}-01`;
}

/** 0 is Sunday. */
const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

const quarterOf = (day: string): number => Math.ceil(Number(day.slice(5, 7)) / 3);

function periodText(type: PeriodType, start: string): string {
  if (type === "day") return start;
  if (type === "month") return start.slice(0, 7);
  if (type === "year") return start.slice(0, 4);
  if (type === "quarter") return `${start.slice(0, 4)}-Q${quarterOf(start)}`;
  // A week belongs to the year of its Thursday.
  const thursday = addDays(start, 3);
  const dayOfYear = (Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / 86_400_000;
  return `${thursday.slice(0, 4)}-W${String(Math.floor(dayOfYear / WEEK_DAYS) + 1).padStart(2, "0")}`;
}

/** "Mon 10 May 2027", "10 – 16 May 2027", "May 2027", "Q2 2027", "2027" */
export function periodLabel({ type, start, end }: ReportPeriod, formats: DayFormats): string {
  const year = start.slice(0, 4);
  if (type === "day") return formatDay(start, formats, "withYear");
  if (type === "week") return `${formatDays(start, end, formats)}, ${end.slice(0, 4)}`;
  if (type === "quarter") return `Q${quarterOf(start)} ${year}`;
  if (type === "year") return year;
  const month = new Intl.DateTimeFormat(formats.locale, { month: "long", year: "numeric", timeZone: "UTC" });
  return month.format(Date.parse(`${start}T00:00:00Z`));
}

/** The period in the URL; defaults to this month if it is invalid. */
export function readReportPeriod(params: URLSearchParams, today: string): ReportPeriod {
  const type = PERIOD_TYPES.find(({ value }) => value === params.get("by"))?.value ?? "month";
  const day = params.get("day");
  return periodAround(type, isDate(day) ? day : today);
}

/** The period in the URL and its setter; other parameters are kept. */
export function useReportPeriod(today: string): readonly [ReportPeriod, (period: ReportPeriod) => void] {
  const [params, setParams] = useUrlSearch();
  const set = useCallback(
    ({ type, start }: ReportPeriod) =>
      setParams(
        (old) => {
          const next = new URLSearchParams(old);
          next.set("by", type);
          next.set("day", start);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return [readReportPeriod(params, today), set];
}
