import type { Updateable } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { Tenants } from "#api/db/types.generated.ts";

/** Locks the row, so that the version that is checked is the version that is changed. */
export function lockTenant(trx: TenantTransaction, tenantId: string) {
  return trx
    .selectFrom("tenants")
    .where("tenant_id", "=", tenantId)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export function changeTenant(trx: TenantTransaction, tenantId: string, change: Updateable<Tenants>) {
  return trx
    .updateTable("tenants")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("tenant_id", "=", tenantId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
