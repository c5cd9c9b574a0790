import { expect } from "vitest";
import type { Ask, Question } from "#tests/support/venue.ts";

/** The responses of all queries that read the aggregated days. */
export async function answers(ask: Ask, day: string) {
  const month = day.slice(0, 7);
  const days = { start: `${month}-01`, end: `${month}-${Temporal.PlainYearMonth.from(month).daysInMonth}` };
  const year = { periodType: "year", period: day.slice(0, 4) };
  const ofYear = { start: `${day.slice(0, 4)}-01-01`, end: `${day.slice(0, 4)}-12-31` };
  const body = async (operation: Parameters<Ask>[0], query: NonNullable<Question["query"]>) => {
    const { status, body: found } = await ask(operation, { query });
    expect(status, JSON.stringify(found)).toBe(200);
    return found;
  };
  const found: unknown[] = [await body("analyticsOverview", { periodType: "month", period: month })];
  for (const [of, group_by] of [
    ["bays", ["resource", "day"]],
    ["bays", ["weekday", "hour"]],
    ["coaches", ["coach", "day"]],
  ] as const)
    found.push((await body("hourAggregates", { of, ...days, group_by })).groups);
  for (const group_by of [
    ["weekday", "hour"],
    ["week", "service", "status"],
    ["month", "source", "notice"],
  ])
    for (const include of [undefined, ["bookings", "minutes", "prices", "due"]])
      found.push((await body("bookingAggregates", { ...days, group_by, include })).groups);
  for (const time of ["joined", "last_visit"])
    found.push(
      (
        await body("clientAggregates", {
          start: "2024-01-01",
          end: "2029-12-31",
          time,
          group_by: ["month", "upcoming"],
        })
      ).groups,
    );
  found.push(await body("coachSummary", days));
  for (const basis of ["cash", "accrual"]) {
    found.push(
      await body("bookingsRevenue", { periodType: "month", period: month, basis }),
      await body("bookingsRevenue", { periodType: "year", period: day.slice(0, 4), basis }),
      await body("analyticsRevenue", { periodType: "month", period: month, basis }),
      await body("analyticsRevenue", { periodType: "week", period: weekOf(day), basis }),
    );
    for (const group_by of [[], ["day", "item"], ["service", "resource", "coach"], ["weekday", "kind", "source"]])
      found.push((await body("paymentAggregates", { ...days, basis, group_by })).groups);
    found.push(
      await body("analyticsRevenue", { ...year, basis }),
      (await body("paymentAggregates", { ...ofYear, basis, group_by: ["service", "item"] })).groups,
      (await body("paymentAggregates", { ...ofYear, basis, group_by: ["month", "coach"] })).groups,
    );
  }
  found.push(await body("analyticsOverview", year), await body("coachSummary", ofYear));
  return found;
}

function weekOf(day: string): string {
  const { yearOfWeek, weekOfYear } = Temporal.PlainDate.from(day);
  return `${yearOfWeek}-W${String(weekOfYear).padStart(2, "0")}`;
}
