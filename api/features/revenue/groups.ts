import { type AskedGroups, type RevenueGroup, revenueGroupsOf } from "#api/features/revenue/group-queries.ts";
import { periodOfDays } from "#api/features/revenue/period.ts";
import type { Call } from "#api/http/call.ts";
import type { PaymentGroupBy } from "#schema/analytics/payment-aggregates.ts";

export type { RevenueGroup };

type Question = Omit<AskedGroups, "period" | "tenant_id"> & { start: string; end: string };

/** Revenue of some days in groups: as the reports count it, so that it adds up to theirs. */
export function revenueGroups(call: Call, { start, end, ...asked }: Question): Promise<RevenueGroup[]> {
  const period = periodOfDays(start, end, asked.timezone, granularityOf(asked.group_by));
  return revenueGroupsOf(call.db, { ...asked, period, tenant_id: call.tenant.tenant_id });
}

/** What is earned by days is cut as finely as it is grouped. */
function granularityOf(groupBy: readonly PaymentGroupBy[]) {
  if (groupBy.includes("day") || groupBy.includes("weekday")) return "day";
  if (groupBy.includes("week")) return "week";
  return groupBy.includes("month") ? "month" : null;
}
