import { RELATIVE_DATE } from "#schema/reports/saved-queries/relative-dates.ts";

const MOST_DAYS = 9_999;
/** Keeps every year within four digits. */
const MOST_PERIODS = 999;

/**
 * The day that a relative date means, as seen from today; null if the text is none. Weeks begin on Monday. `too_far`
 * beyond 9999 days or 999 weeks, months or years.
 */
export function relativeDate(text: string, today: Temporal.PlainDate): Temporal.PlainDate | "too_far" | null {
  const [whole, edge, unit, sign, digits = "0"] = RELATIVE_DATE.exec(text) ?? [];
  if (whole === undefined) return null;
  const count = Number(digits);
  if (count > (unit === undefined ? MOST_DAYS : MOST_PERIODS)) return "too_far";
  const shift = sign === "-" ? -count : count;
  if (unit === undefined) return today.add({ days: shift });
  const { units, start } = periodAround(unit.toLowerCase(), today);
  if (edge?.toLowerCase() === "start") return start.add({ [units]: shift });
  return start.add({ [units]: shift + 1 }).subtract({ days: 1 });
}

function periodAround(unit: string, day: Temporal.PlainDate): { units: string; start: Temporal.PlainDate } {
  if (unit === "week") return { units: "weeks", start: day.subtract({ days: day.dayOfWeek - 1 }) };
  if (unit === "month") return { units: "months", start: day.with({ day: 1 }) };
  return { units: "years", start: day.with({ month: 1, day: 1 }) };
}
