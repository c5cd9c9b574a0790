import type { Call } from "#api/call/call.ts";
import { notFound } from "#api/errors/errors.ts";
import { periodOfDays } from "#api/features/reports/revenue/period.ts";
import { dateOfDay, todayIn } from "#api/time/calendar.ts";
import type {
  MembershipAggregateGroup,
  MembershipAggregates,
  MembershipAggregatesQuery,
} from "#schema/reports/analytics/membership-aggregates.ts";
import { planNames } from "../membership-queries.ts";
import { figuresOf } from "../membership-service.ts";
import { countedMembers, type CountedMember } from "../rollups/counted-memberships.ts";
import { askedPeriod, fewGroups, presentPeriod } from "./period.ts";

/** How memberships developed, in groups; coaches have none of their own. */
export async function membershipAggregates(
  call: Call,
  query: MembershipAggregatesQuery,
): Promise<MembershipAggregates> {
  const asked = await askedPeriod(call, query);
  const { group_by = [], plan_ids, status } = query;
  const names = new Map((await planNames(call.db, asked.tenant_id)).map(({ id, name }) => [id, name]));
  if (plan_ids?.some((id) => !names.has(id))) throw notFound("membership plan");
  const seesAny = asked.coach_id === null;
  const members = seesAny ? await countedMembers(call.db, asked.tenant_id, { plan_ids, status }) : [];
  const today = dateOfDay(todayIn(asked.timezone, call.now));
  const unit = (["day", "week", "month"] as const).find((date) => group_by.includes(date)) ?? null;
  const { buckets } = periodOfDays(asked.start, asked.end, asked.timezone, unit);
  const parts = fewGroups(
    buckets
      .filter(({ start }) => start <= today)
      .flatMap((days) => partsOf(members, group_by.includes("plan")).map((part) => ({ days, ...part }))),
  );
  const groups = parts.map(({ days, plan_id, currency, own }): MembershipAggregateGroup => {
    const period = { ...days, buckets: [] };
    const figures = figuresOf({ currency, members: own, overdue: [], period, today, names }, isMovements);
    return {
      date: unit === null ? null : days.start,
      plan_id,
      plan_name: plan_id === null ? null : (names.get(plan_id) ?? ""),
      currency,
      mrr_start: figures.mrr_start,
      mrr_end: figures.mrr_end,
      payers_start: figures.payers_start,
      payers_end: figures.payers_end,
      paused: figures.paused,
      churn_percent: figures.churn_percent,
      revenue_churn_percent: figures.revenue_churn_percent,
      arpu: figures.arpu,
      movements: figures.movements ?? [],
    };
  });
  return { ...presentPeriod(call, asked), groups };
}

const isMovements = (part: string): boolean => part === "movements";

function partsOf(members: readonly CountedMember[], isByPlan: boolean) {
  const byPart = Map.groupBy(members, ({ plan_id, currency }) => `${isByPlan ? plan_id : ""} ${currency}`);
  return [...byPart.values()]
    .flatMap((own) => {
      const [first] = own;
      return first ? [{ plan_id: isByPlan ? first.plan_id : null, currency: first.currency, own }] : [];
    })
    .toSorted((one, other) => {
      const byPlan = (one.plan_id ?? 0) - (other.plan_id ?? 0);
      return byPlan === 0 ? Number(one.currency > other.currency) - 0.5 : byPlan;
    });
}
