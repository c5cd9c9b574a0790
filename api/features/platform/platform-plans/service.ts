import type { z } from "zod";
import type { Call } from "#api/call/call.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { PlanPrice } from "#api/stripe/provider.ts";
import type { PlatformPlans } from "#schema/platform/platform-plans/models.ts";
import { allPlans, findPlanOfPrice, type PlanRow } from "./queries.ts";

export async function platformPlans(call: Call): Promise<z.infer<typeof PlatformPlans>> {
  const rows = await allPlans(call.db);
  return {
    data: rows.map(({ price_amount, price_currency, ...plan }) => ({
      ...plan,
      price: { amount: price_amount, currency: price_currency },
    })),
  };
}

export const planOfPrice = (trx: TenantTransaction, priceId: string): Promise<PlanRow | undefined> =>
  findPlanOfPrice(trx, priceId);

/** The plan's price as sent to the payment provider. */
export const planPrice = ({ price_id, name, price_amount, price_currency, interval_months }: PlanRow): PlanPrice => ({
  price_id,
  name,
  amount: price_amount,
  currency: price_currency,
  interval_months,
});
