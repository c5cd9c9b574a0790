import { sql, type Insertable } from "kysely";
import { enterTenant, type TenantTransaction } from "#api/db/transaction.ts";
import type { Tenants } from "#api/db/types.generated.ts";

/**
 * Adds a company and enters it, so that its rows can be written in the same transaction; returns false if the slug
 * is taken. Only the owner of the database may do both at once. Its ids start at a random number, unless the demo
 * sets one.
 */
export async function addTenant(
  trx: TenantTransaction,
  tenant: Insertable<Tenants>,
  firstId?: number,
): Promise<boolean> {
  const added = await trx
    .insertInto("tenants")
    .values(tenant)
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .returning("tenant_id")
    .executeTakeFirst();
  if (!added) return false;
  const ids = firstId === undefined ? [added.tenant_id] : [added.tenant_id, firstId];
  await sql`select open_company_ids(${sql.join(ids)})`.execute(trx);
  await enterTenant(trx, added.tenant_id);
  return true;
}
