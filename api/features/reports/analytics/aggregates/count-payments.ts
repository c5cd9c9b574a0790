import type { Call } from "#api/call/call.ts";
import type { RevenueGroup } from "#api/features/reports/revenue/revenue-group.ts";
import { revenueGroups } from "#api/features/reports/revenue/service.ts";
import {
  PaymentAggregateGroup,
  type PaymentAggregates,
  type PaymentAggregatesQuery,
  type PaymentSource,
} from "#schema/reports/analytics/payment-aggregates.ts";
import { askedPeriod, fewGroups, presentGroup, presentPeriod, refuseClientNames, refuseUnknown } from "./period.ts";

/** Money in groups; callers with permission for their own data only see that of their own lessons. */
export async function paymentAggregates(call: Call, query: PaymentAggregatesQuery): Promise<PaymentAggregates> {
  const { basis, group_by = [], item: items, location_id = null, service_ids, coach_ids } = query;
  refuseClientNames(call, group_by);
  const period = await askedPeriod(call, query);
  await refuseUnknown(call, { service: service_ids, coach: coach_ids });
  const { start, end, timezone, coach_id } = period;
  const sources = sourcesOf(query, coach_id);
  const asked = {
    start,
    end,
    timezone,
    coach_id,
    location_id,
    basis,
    sources,
    group_by,
    items,
    service_ids,
    coach_ids,
  };
  const groups = sources.length === 0 ? [] : fewGroups(await revenueGroups(call, asked));
  return { ...presentPeriod(call, period), basis, groups: groups.map(presentMoney) };
}

/** A membership belongs to no location, service or coach. */
function sourcesOf(query: PaymentAggregatesQuery, coachId: number | null): PaymentSource[] {
  const isOfBookings = [query.location_id, query.service_ids, query.coach_ids].some((filter) => filter !== undefined);
  const all: PaymentSource[] = isOfBookings || coachId !== null ? ["bookings"] : ["bookings", "memberships"];
  return all.filter((source) => query.source?.includes(source) ?? true);
}

function presentMoney(row: RevenueGroup): PaymentAggregateGroup {
  const { items, revenue, given_back, currency } = row;
  const money = (amount: number) => ({ amount: Math.round(amount), currency });
  const some = (amount: number | null) => (amount === null ? null : money(amount));
  return presentGroup<PaymentAggregateGroup>(PaymentAggregateGroup, row, {
    items,
    revenue: money(revenue),
    gross: money(revenue + given_back),
    given_back: money(given_back),
    average: some(row.average),
    median: some(row.median),
    p90: some(row.p90),
  });
}
