import { insertRows } from "#api/db/insert-rows.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { dateOfDay, dayNumber } from "#api/time/calendar.ts";
import type { DeskMethod } from "#schema/memberships/memberships/models.ts";

interface Desk {
  tenant_id: string;
  currency: string;
  today: number;
  taken_by: number;
}

interface Member {
  id: number;
  /** Nobody joins a plan before becoming a client. */
  joined_day: number;
}

interface Plan {
  id: number;
  price_amount: number;
  notice_days: number;
}

/** How many earlier months each of today's members has been billed for, as far as they were already clients. */
const MONTHS_BEFORE = [0, 9, 7, 6, 5, 4, 4, 3, 3, 2, 2, 1, 0, 0];
/** How many months each former member had stayed. */
const MONTHS_STAYED = [3, 6, 2, 4, 1, 5];
/** Days between two departures: no calendar month is without one. */
const DAYS_BETWEEN = 27;
/** Unpaid bills, by index in the list of members. */
const UNPAID = [1, 9];

/**
 * Writes fourteen memberships, the last two less than a month old, two of them unpaid, and six that have ended. All
 * payments are cashless.
 */
export async function writeMemberships(
  trx: TenantTransaction,
  desk: Desk,
  { member, others }: { member: Member; others: readonly Member[] },
): Promise<void> {
  const plans = await trx
    .selectFrom("membership_plans")
    .where("tenant_id", "=", desk.tenant_id)
    .where("archived_at", "is", null)
    .where("billing_period", "=", "monthly")
    .orderBy("id")
    .select(["id", "price_amount", "notice_days"])
    .execute();
  if (plans.length === 0) return;
  const current = [member, ...others].slice(0, MONTHS_BEFORE.length);
  for (const [at, client] of current.entries()) {
    const start = desk.today - 1 - at * 2;
    await writeMembership(trx, desk, {
      client,
      plan: planAt(plans, at),
      period: start,
      months: monthsKnown(client, start, MONTHS_BEFORE[at] ?? 0),
      due: desk.today + 6 - at * 2,
      isPaid: !UNPAID.includes(at),
      method: at % 3 === 0 ? "transfer" : "card_terminal",
    });
  }
  const known = desk.today - DAYS_BETWEEN * MONTHS_STAYED.length * 2;
  const former = others.slice(current.length).filter(({ joined_day }) => joined_day < known);
  for (const [at, stayed] of MONTHS_STAYED.entries()) {
    const client = former[at];
    if (!client) return;
    const period = monthsBefore(desk.today - 2 - at * DAYS_BETWEEN, 1);
    await writeMembership(trx, desk, {
      client,
      plan: planAt(plans, at),
      period,
      months: stayed - 1,
      due: period,
      isPaid: true,
      method: "card_terminal",
      left: true,
    });
  }
}

interface Membership {
  client: Member;
  plan: Plan;
  /** First day of the latest period. */
  period: number;
  /** Number of months before it. */
  months: number;
  due: number;
  isPaid: boolean;
  method: DeskMethod;
  /** Whether it ended with its latest period. */
  left?: boolean;
}

async function writeMembership(
  trx: TenantTransaction,
  { tenant_id, currency, taken_by }: Desk,
  { client, plan, period, months, due, isPaid, method, left = false }: Membership,
): Promise<void> {
  const { id: plan_id, price_amount, notice_days } = plan;
  const anchor = dateOfDay(monthsBefore(period, months));
  const startOf = (month: number) => Temporal.PlainDate.from(anchor).add({ months: month }).toString();
  const { id: membership_id } = await trx
    .insertInto("memberships")
    .values({
      tenant_id,
      client_id: client.id,
      plan_id,
      status: left ? "cancelled" : "active",
      cancel_on: left ? startOf(months + 1) : null,
      billing_months: 1,
      currency,
      price_amount,
      notice_days,
      anchor_on: anchor,
      started_on: anchor,
      period_start: startOf(months),
      period_end: startOf(months + 1),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (!left) await grantBenefits(trx, { tenant_id, membership_id, plan_id, period_start: startOf(months) });
  const paid = (month: number) => ({ status: "paid" as const, method, paid_at: noonOf(startOf(month)), taken_by });
  const bills = Array.from({ length: months + 1 }, (_, month) => ({
    tenant_id,
    membership_id,
    plan_id,
    period_start: startOf(month),
    period_end: startOf(month + 1),
    amount: price_amount,
    currency,
    due_on: month === months ? dateOfDay(due) : startOf(month),
    ...(month < months || isPaid
      ? paid(month)
      : { status: "open" as const, method: null, paid_at: null, taken_by: null }),
  }));
  await insertRows(trx, "membership_invoices", bills);
}

interface DemoPeriod {
  tenant_id: string;
  membership_id: number;
  plan_id: number;
  period_start: string;
}

/** Grants the plan's benefits for bookings, as the product does with each period. */
async function grantBenefits(trx: TenantTransaction, { tenant_id, membership_id, ...period }: DemoPeriod) {
  const benefits = await trx
    .selectFrom("membership_plan_benefits")
    .where("tenant_id", "=", tenant_id)
    .where("plan_id", "=", period.plan_id)
    .selectAll()
    .execute();
  for (const benefit of benefits) {
    const { id: grant_id } = await trx
      .insertInto("allowance_grants")
      .values({ ...benefit, membership_id, period_start: period.period_start })
      .returning("id")
      .executeTakeFirstOrThrow();
    const given = { tenant_id, grant_id, kind: "grant" as const, amount: benefit.quantity };
    await trx
      .insertInto("allowance_entries")
      .values({ ...given, created_at: noonOf(period.period_start) })
      .execute();
  }
}

const planAt = (plans: readonly Plan[], at: number): Plan => plans[at % plans.length] as Plan;

const monthsBefore = (day: number, months: number): number =>
  dayNumber(Temporal.PlainDate.from(dateOfDay(day)).subtract({ months }).toString());

/** At most this many months before the day, limited by how long the client was known by then. */
const monthsKnown = ({ joined_day }: Pick<Member, "joined_day">, day: number, most: number): number =>
  most > 0 && monthsBefore(day, most) < joined_day ? monthsKnown({ joined_day }, day, most - 1) : most;

const noonOf = (date: string): Temporal.Instant => Temporal.Instant.from(`${date}T20:00:00Z`);
