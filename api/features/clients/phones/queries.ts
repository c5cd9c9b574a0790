import type { TenantTransaction } from "#api/db/transaction.ts";

/** Country of the company's first location, as entered there. */
export async function firstCountry(trx: TenantTransaction): Promise<string | null> {
  const row = await trx
    .selectFrom("locations")
    .where("archived_at", "is", null)
    .orderBy("id")
    .select("country")
    .executeTakeFirst();
  return row?.country ?? null;
}
