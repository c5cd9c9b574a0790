import type { TenantTransaction } from "#api/db/transaction.ts";
import { SIMULATOR } from "#api/demo/harbour-services.ts";
import { dateOfDay } from "#api/time/calendar.ts";
import type { Catalogue } from "#api/tenants/catalogue.ts";

export interface DemoPlan {
  name: string;
  description: string;
  billing_period: string;
  /** Minor units of the company's currency. */
  price_amount: number;
  sign_up_fee_amount?: number;
  notice_days?: number;
  capacity?: number;
  repurchase_lock_months?: number;
  is_archived?: boolean;
  /** Off the price of each booking. */
  percent_off?: number;
  booking_window_days?: number;
  expires_after_months?: number;
  family_size?: number;
  /** Hours a period in a bay of the type. */
  hours?: { count: number; type: string; rollover?: number };
}

export const HARBOUR_PLANS: readonly DemoPlan[] = [
  {
    name: "Club 12",
    description: "Three hours a week for those who play all winter.",
    billing_period: "monthly",
    price_amount: 22900,
    notice_days: 7,
    hours: { count: 12, type: SIMULATOR, rollover: 3 },
  },
  {
    name: "Family 8",
    description: "One plan for all of you.",
    billing_period: "monthly",
    price_amount: 18900,
    sign_up_fee_amount: 2500,
    family_size: 4,
    hours: { count: 8, type: SIMULATOR, rollover: 2 },
  },
  {
    name: "Winter season",
    description: "Six months in one bill, with the hours to be had at any time.",
    billing_period: "semiannual",
    price_amount: 99000,
    capacity: 30,
    repurchase_lock_months: 6,
    percent_off: 10,
    booking_window_days: 90,
    hours: { count: 60, type: SIMULATOR },
  },
  {
    name: "10 bay hours",
    description: "A pack without renewal.",
    billing_period: "custom",
    price_amount: 54000,
    expires_after_months: 12,
    hours: { count: 10, type: SIMULATOR },
  },
  {
    name: "Founding 2024",
    description: "For the first members.",
    billing_period: "monthly",
    price_amount: 9900,
    is_archived: true,
    hours: { count: 8, type: SIMULATOR },
  },
];

/** Writes the plans that the company sells. */
export async function writePlans(
  trx: TenantTransaction,
  tenant_id: string,
  {
    plans = [],
    catalogue,
    now,
  }: { plans?: readonly DemoPlan[] | undefined; catalogue: Catalogue; now: Temporal.Instant },
): Promise<void> {
  for (const { hours, percent_off, is_archived, ...plan } of plans) {
    const { id: plan_id } = await trx
      .insertInto("membership_plans")
      .values({ tenant_id, ...plan, archived_at: is_archived ? now : null })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (percent_off !== undefined) {
      await trx.insertInto("membership_plan_prices").values({ tenant_id, plan_id, position: 1, percent_off }).execute();
    }
    if (!hours) continue;
    await trx
      .insertInto("membership_plan_benefits")
      .values({
        tenant_id,
        plan_id,
        position: 1,
        unit: "minutes",
        quantity: hours.count * 60,
        rollover_limit: (hours.rollover ?? 0) * 60,
        resource_type_id: catalogue.resource_types.find(({ name }) => name === hours.type)?.id ?? null,
      })
      .execute();
  }
}

/** Fourteen people joined on the days before today and paid without cash; two have yet to pay. */
export async function writeMemberships(
  trx: TenantTransaction,
  { tenant_id, currency, today, taken_by }: { tenant_id: string; currency: string; today: number; taken_by: number },
  clients: readonly { id: number }[],
): Promise<void> {
  const sold = await trx
    .selectFrom("membership_plans")
    .where("archived_at", "is", null)
    .where("billing_period", "=", "monthly")
    .orderBy("id")
    .select(["id", "price_amount", "notice_days"])
    .execute();
  for (const [at, client] of clients.slice(0, 14).entries()) {
    const plan = sold[at % sold.length];
    if (!plan) return;
    const start = dateOfDay(today - 1 - at * 2);
    const end = Temporal.PlainDate.from(start).add({ months: 1 }).toString();
    const dates = { anchor_on: start, period_start: start, period_end: end, started_on: start };
    const { id: membership_id } = await trx
      .insertInto("memberships")
      .values({
        tenant_id,
        client_id: client.id,
        plan_id: plan.id,
        status: "active",
        billing_months: 1,
        currency,
        price_amount: plan.price_amount,
        notice_days: plan.notice_days,
        ...dates,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await grantBenefits(trx, { tenant_id, membership_id, plan_id: plan.id, period_start: start });
    const paid = {
      status: "paid",
      method: at % 3 === 0 ? "transfer" : "card_terminal",
      paid_at: noonOf(start),
      taken_by,
    };
    await trx
      .insertInto("membership_invoices")
      .values({
        tenant_id,
        membership_id,
        plan_id: plan.id,
        period_start: start,
        period_end: end,
        amount: plan.price_amount,
        currency,
        due_on: dateOfDay(today + 6 - at * 2),
        ...(at === 1 || at === 9 ? {} : paid),
      })
      .execute();
  }
}

interface DemoPeriod {
  tenant_id: string;
  membership_id: number;
  plan_id: number;
  period_start: string;
}

/** What the plan gives for bookings, as the product would have granted it with the period. */
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
    const given = { tenant_id, grant_id, kind: "grant", amount: benefit.quantity };
    await trx
      .insertInto("allowance_entries")
      .values({ ...given, created_at: noonOf(period.period_start) })
      .execute();
  }
}

const noonOf = (date: string): Temporal.Instant => Temporal.Instant.from(`${date}T20:00:00Z`);
