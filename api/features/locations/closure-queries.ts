import type { TenantTransaction } from "#api/db/transaction.ts";

interface ClosureRow {
  /** Venue dates, both included. */
  from_date: string;
  to_date: string;
  name: string;
}

export function closuresOf(trx: TenantTransaction, locationId: number): Promise<ClosureRow[]> {
  return trx
    .selectFrom("location_closures")
    .where("location_id", "=", locationId)
    .orderBy("from_date")
    .select(["from_date", "to_date", "name"])
    .execute();
}

export async function replaceClosures(
  trx: TenantTransaction,
  tenantId: string,
  locationId: number,
  closures: readonly ClosureRow[],
): Promise<void> {
  await trx.deleteFrom("location_closures").where("location_id", "=", locationId).execute();
  if (closures.length === 0) return;
  const rows = closures.map((closure) => ({ tenant_id: tenantId, location_id: locationId, ...closure }));
  await trx.insertInto("location_closures").values(rows).execute();
}
