import type { TenantTransaction } from "#api/db/transaction.ts";

export function findPreferences(trx: TenantTransaction, tenantId: string, userId: number) {
  return trx
    .selectFrom("widget_preferences")
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .select(["widgets", "version"])
    .executeTakeFirst();
}

/** Saves a choice based on the version that was read; undefined if there is a newer one. */
export function savePreferences(
  trx: TenantTransaction,
  row: { tenant_id: string; user_id: number; widgets: string },
  version: number,
) {
  if (version === 0) {
    return trx
      .insertInto("widget_preferences")
      .values(row)
      .onConflict((conflict) => conflict.columns(["tenant_id", "user_id"]).doNothing())
      .returning("version")
      .executeTakeFirst();
  }
  return trx
    .updateTable("widget_preferences")
    .set((eb) => ({ widgets: row.widgets, version: eb("version", "+", 1) }))
    .where("tenant_id", "=", row.tenant_id)
    .where("user_id", "=", row.user_id)
    .where("version", "=", version)
    .returning("version")
    .executeTakeFirst();
}
