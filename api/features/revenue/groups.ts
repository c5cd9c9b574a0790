import { placesOfDays } from "#api/counted-days/day-tables.ts";
import { daysOf } from "#api/counted-days/days.ts";
import { type AskedGroups, type RevenueGroup, revenueGroupsOf } from "#api/features/revenue/group-queries.ts";
import { periodOfDays } from "#api/features/revenue/period.ts";
import type { Call } from "#api/http/call.ts";
import type { PaymentGroupBy } from "#schema/analytics/payment-aggregates.ts";

export type { RevenueGroup };

type Question = Omit<AskedGroups, "period" | "tenant_id" | "days"> & { start: string; end: string };

/** What days that are added up do not tell. */
const BY_THE_THING: readonly PaymentGroupBy[] = ["hour", "method", "client"];

/** Revenue of some days in groups: as the reports count it, so that it adds up to theirs. */
export async function revenueGroups(call: Call, { start, end, ...asked }: Question): Promise<RevenueGroup[]> {
  const { timezone, group_by, location_id } = asked;
  const period = periodOfDays(start, end, timezone, granularityOf(group_by));
  const days = group_by.some((by) => BY_THE_THING.includes(by))
    ? null
    : await daysOf(call, { start, end, timezone, coach_id: null }, await placesOfDays(call.db, location_id));
  return revenueGroupsOf(call.db, { ...asked, days, period, tenant_id: call.tenant.tenant_id });
}

/** What is earned by days is cut as finely as it is grouped. */
function granularityOf(groupBy: readonly PaymentGroupBy[]) {
  if (groupBy.includes("day") || groupBy.includes("weekday")) return "day";
  if (groupBy.includes("week")) return "week";
  return groupBy.includes("month") ? "month" : null;
}
