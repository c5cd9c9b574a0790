import type { Selectable } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { PlatformPlans } from "#api/db/types.generated.ts";

export type PlanRow = Selectable<PlatformPlans>;

export function allPlans(trx: TenantTransaction): Promise<PlanRow[]> {
  return trx.selectFrom("platform_plans").selectAll().orderBy("price_amount").execute();
}

export function findPlanOfPrice(trx: TenantTransaction, priceId: string): Promise<PlanRow | undefined> {
  return trx.selectFrom("platform_plans").where("price_id", "=", priceId).selectAll().executeTakeFirst();
}
