import type { TenantTransaction } from "#api/db/transaction.ts";

export function allPlans(trx: TenantTransaction) {
  return trx.selectFrom("platform_plans").selectAll().orderBy("price_amount").execute();
}
