import type { Call } from "#api/call/call.ts";
import { notFound } from "#api/errors/errors.ts";
import { periodOf, type Period } from "#api/features/reports/revenue/period.ts";
import { dateOfDay, dayBefore, todayIn } from "#api/time/calendar.ts";
import { isBefore } from "#api/time/instants.ts";
import { venueZone } from "#api/time/zone.ts";
import {
  MembershipMovement,
  type FailedMembershipPayment,
  type MembershipFigures,
  type MembershipMetrics,
  type MembershipMetricsPart,
  type MembershipMetricsQuery,
} from "#schema/reports/analytics/membership-metrics.ts";
import { percentOf } from "./bay-use.ts";
import {
  churnOf,
  cohortsOf,
  monthsOfStay,
  movementsBetween,
  mrrOnDays,
  payersIn,
  payersOn,
  roundToSum,
  type Movement,
} from "./membership-figures.ts";
import { MOST_FAILED, overdueBills, planNames, type OverdueRow } from "./membership-queries.ts";
import { refusedBills, trialsEnded, type RateRow } from "./membership-rate-queries.ts";
import { countedMembers, type CountedMember } from "./rollups/counted-memberships.ts";

type PlanNames = ReadonlyMap<number, string>;

/** How memberships developed; coaches have none of their own. */
export async function membershipMetrics(call: Call, query: MembershipMetricsQuery): Promise<MembershipMetrics> {
  const { tenant_id } = call.tenant;
  const timezone = venueZone(null, call.tenant.timezone);
  const isLong = query.periodType === "quarter" || query.periodType === "year";
  const granularity = query.granularity ?? (isLong ? "month" : "day");
  const period = periodOf(query.periodType, query.period, timezone, granularity);
  const today = dateOfDay(todayIn(timezone, call.now));
  const { plan_ids, status } = query;
  const seesAny = call.permissionScope !== "own";
  const lastDay = dayBefore(period.until);
  const until = earlier(lastDay, today);
  const [plans, members, overdue, trials, refused] = await Promise.all([
    planNames(call.db, tenant_id),
    seesAny ? countedMembers(call.db, tenant_id, { plan_ids, status }) : [],
    seesAny ? overdueBills(call.db, today, { plan_ids, status }) : [],
    seesAny ? trialsEnded(call.db, period.start, until) : [],
    seesAny ? refusedBills(call.db, period.from, period.to) : [],
  ]);
  const names: PlanNames = new Map(plans.map(({ id, name }) => [id, name]));
  if (plan_ids?.some((id) => !names.has(id))) throw notFound("membership plan");
  const wants = (part: MembershipMetricsPart) => !query.compact && (query.include?.includes(part) ?? true);
  const byCurrency = Map.groupBy(members, ({ currency }) => currency);
  return {
    period_type: query.periodType,
    period: query.period,
    granularity,
    start: period.start,
    end: lastDay,
    timezone,
    mature: !isBefore(call.now, period.to),
    figures: [...byCurrency].map(([currency, own]) => {
      const figures = figuresOf({ currency, members: own, overdue, period, today, names }, wants);
      const rates = { recovered_percent: rateOf(refused, currency), trial_percent: rateOf(trials, currency) };
      return { ...figures, ...rates, ltv: lifetimeValue(figures, monthsOfStay(own, until)) };
    }),
    cohorts: wants("cohorts") ? cohortsOf(members, earlier(lastDay, today)) : null,
    failed_payments: wants("failed_payments")
      ? overdue.slice(0, MOST_FAILED).map((bill) => presentFailed(bill, timezone))
      : null,
  };
}

function presentFailed(bill: OverdueRow, timezone: string): FailedMembershipPayment {
  const { amount, currency, next_try_at, open_total: _openTotal, ...told } = bill;
  const next_try_on = next_try_at && dateOfDay(todayIn(timezone, next_try_at));
  return { ...told, amount: { amount, currency }, next_try_on };
}

const earlier = (one: string, other: string): string => (one < other ? one : other);

interface Counted {
  currency: string;
  members: readonly CountedMember[];
  overdue: readonly OverdueRow[];
  period: Pick<Period, "start" | "until" | "buckets">;
  today: string;
  names: PlanNames;
}

/** Figures of one currency; the omitted ones look further back than the period and are set by `membershipMetrics` only. */
type PeriodFigures = Omit<MembershipFigures, "ltv" | "recovered_percent" | "trial_percent">;

export function figuresOf(counted: Counted, wants: (part: MembershipMetricsPart) => boolean): PeriodFigures {
  const { currency, members, overdue, period, today } = counted;
  const money = (amount: number) => ({ amount, currency });
  const [before, after] = [
    payersOn(members, dayBefore(period.start)),
    payersOn(members, earlier(dayBefore(period.until), today)),
  ];
  const movements = movementsBetween(members, before, after, period.start);
  const [start, end] = [payersIn(before), payersIn(after)];
  const open = overdue.find((bill) => bill.currency === currency)?.open_total ?? 0;
  return {
    currency,
    mrr_start: money(start.mrr),
    mrr_end: money(end.mrr),
    payers_start: start.payers,
    payers_end: end.payers,
    paused: end.paused,
    ...churnOf(before, movements, after),
    arpu: end.payers === 0 ? null : money(Math.round(end.mrr / end.payers)),
    not_collected: money(open),
    movements: wants("movements") ? presentMovements(movements, end.mrr - start.mrr, currency) : null,
    plans: wants("plans") ? plansOf(counted, end) : null,
    buckets: wants("buckets") ? bucketsOf(counted) : null,
  };
}

/** The movements lead from the MRR of the start to that of the end, to the cent. */
function presentMovements(movements: ReadonlyMap<MembershipMovement, Movement>, change: number, currency: string) {
  const sums = MembershipMovement.options.flatMap((movement) => {
    const sum = movements.get(movement);
    return sum ? [{ movement, ...sum }] : [];
  });
  const amounts = roundToSum(
    sums.map(({ twelfths }) => twelfths),
    change,
  );
  return sums.map(({ movement, members }, at) => ({
    movement,
    amount: { amount: amounts[at] ?? 0, currency },
    members,
  }));
}

function lifetimeValue({ mrr_end, payers_end }: PeriodFigures, months: number | null): MembershipFigures["ltv"] {
  if (months === null || payers_end === 0) return null;
  return { ...mrr_end, amount: Math.round((mrr_end.amount / payers_end) * months) };
}

function rateOf(rates: readonly RateRow[], currency: string): number | null {
  const { part, whole } = rates.find((rate) => rate.currency === currency) ?? { part: 0, whole: 0 };
  return percentOf(part, whole);
}

function plansOf({ currency, names }: Counted, { mrr, standings }: ReturnType<typeof payersIn>) {
  const byPlan = [...Map.groupBy(standings, ({ plan_id }) => plan_id)];
  const amounts = roundToSum(
    byPlan.map(([, own]) => own.reduce((sum, { twelfths }) => sum + twelfths, 0)),
    mrr,
  );
  return byPlan
    .map(([plan_id, own], at) => ({
      plan_id,
      plan_name: names.get(plan_id) ?? "",
      mrr: { amount: amounts[at] ?? 0, currency },
      payers: own.length,
    }))
    .toSorted((one, other) => other.mrr.amount - one.mrr.amount);
}

/** Future days have no MRR yet. */
function bucketsOf({ members, currency, period, today }: Counted) {
  const come = period.buckets
    .filter(({ start }) => start <= today)
    .map(({ start, until }) => [start, dayBefore(until)] as const);
  const mrr = mrrOnDays(
    members,
    come.map(([, end]) => earlier(end, today)),
  );
  return come.map(([start, end], at) => ({ start, end, mrr: { amount: mrr[at] ?? 0, currency } }));
}
