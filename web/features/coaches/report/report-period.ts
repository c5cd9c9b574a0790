import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { addDays, isDate } from "#web/time/wall-clock.ts";

export const PERIODS = [
  { value: "this_week", label: "This week" },
  { value: "last_week", label: "Last week" },
  { value: "this_month", label: "This month" },
  { value: "last_month", label: "Last month" },
  { value: "own", label: "Own dates" },
] as const;
export type PeriodName = (typeof PERIODS)[number]["value"];

/** First and last day, YYYY-MM-DD. */
export interface Days {
  start: string;
  end: string;
}

const WEEK_DAYS = 7;

/** The days of a period as they lie around today; weeks begin on Monday. */
export function daysOf(name: Exclude<PeriodName, "own">, today: string): Days {
  if (name === "this_month") return monthOf(today);
  if (name === "last_month") return monthOf(addDays(monthOf(today).start, -1));
  const sundayFirst = new Date(`${today}T00:00:00Z`).getUTCDay();
  const monday = addDays(today, -((sundayFirst + WEEK_DAYS - 1) % WEEK_DAYS));
  const start = name === "this_week" ? monday : addDays(monday, -WEEK_DAYS);
  return { start, end: addDays(start, WEEK_DAYS - 1) };
}

function monthOf(date: string): Days {
  const start = `${date.slice(0, 7)}-01`;
  // 31 days on lies in the next month, whose first day is the last one's morrow.
  return { start, end: addDays(`${addDays(start, 31).slice(0, 7)}-01`, -1) };
}

/** The period that an address names; what cannot be read is this month. */
export function readPeriod(params: URLSearchParams, today: string): { name: PeriodName; days: Days } {
  const name = PERIODS.find(({ value }) => value === params.get("period"))?.value ?? "this_month";
  if (name !== "own") return { name, days: daysOf(name, today) };
  const [start, end] = [params.get("from"), params.get("to")];
  if (isDate(start) && isDate(end)) return { name, days: { start, end } };
  return { name: "this_month", days: daysOf("this_month", today) };
}

/** The period in the address, and the ways to another one. */
export function useReportPeriod(today: string) {
  const [params, setParams] = useSearchParams();
  const { name, days } = readPeriod(params, today);
  const set = useCallback(
    (period: PeriodName, own: Days) =>
      setParams(period === "own" ? { period, from: own.start, to: own.end } : { period }, { replace: true }),
    [setParams],
  );
  return { name, days, set };
}
