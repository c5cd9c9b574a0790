import type { TenantTransaction } from "#api/db/transaction.ts";
import type { Catalogue } from "#api/tenants/catalogue.ts";
import type { BillingPeriod } from "#schema/memberships/plans/models.ts";
import { SIMULATOR } from "./harbour-services.ts";

export interface DemoPlan {
  name: string;
  description: string;
  billing_period: BillingPeriod;
  /** Minor units of the company's currency. */
  price_amount: number;
  sign_up_fee_amount?: number;
  notice_days?: number;
  capacity?: number;
  repurchase_lock_months?: number;
  is_archived?: boolean;
  /** Discount on the price of each booking. */
  percent_off?: number;
  booking_window_days?: number;
  expires_after_months?: number;
  family_size?: number;
  is_gift_card?: boolean;
  /** The buyer may choose an amount between these. */
  least_amount?: number;
  most_amount?: number;
  /** Hours per period in a bay of the type. */
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
    description: "Six months in one bill. Use the hours whenever you like.",
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
    description: "Ten hours to use within a year.",
    billing_period: "custom",
    price_amount: 54000,
    expires_after_months: 12,
    hours: { count: 10, type: SIMULATOR },
  },
  {
    name: "Gift card",
    description: "For bay time, lessons and whatever else is booked here.",
    billing_period: "custom",
    price_amount: 10000,
    is_gift_card: true,
    least_amount: 2000,
    most_amount: 50000,
    expires_after_months: 24,
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
