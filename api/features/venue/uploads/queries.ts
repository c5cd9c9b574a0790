import { sql, type RawBuilder } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { UploadPurpose } from "#schema/venue/uploads/models.ts";

export function insertUpload(
  trx: TenantTransaction,
  row: { tenant_id: string; uploaded_by: number; purpose: UploadPurpose; key: string; idle_since: Temporal.Instant },
) {
  return trx.insertInto("uploads").values(row).returning("id").executeTakeFirstOrThrow();
}

/** Unused uploads of a company, and of one of its people. */
export async function countIdleUploads(
  trx: TenantTransaction,
  tenantId: string,
  person: number,
): Promise<{ all: number; own: number }> {
  const { rows } = await sql<{ all: number; own: number }>`
    select count(*)::int as all, (count(*) filter (where uploaded_by = ${person}))::int as own
    from uploads where tenant_id = ${tenantId} and not is_shown`.execute(trx);
  return rows[0] ?? { all: 0, own: 0 };
}

/** Locks the row, so that nobody else uses or removes the picture. */
export function lockUpload(trx: TenantTransaction, tenantId: string, id: number) {
  return trx
    .selectFrom("uploads")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .select(["id", "key", "purpose", "picture", "is_shown", "uploaded_by"])
    .forUpdate()
    .executeTakeFirst();
}

/** Locks uploads unused for a day for removal, skipping those that are about to be used. */
export function lockIdleUploads(
  trx: TenantTransaction,
  tenantId: string,
  now: RawBuilder<Temporal.Instant>,
  most: number,
) {
  return trx
    .selectFrom("uploads")
    .where("tenant_id", "=", tenantId)
    .where("is_shown", "=", false)
    .where("idle_since", "<", sql<Temporal.Instant>`${now} - interval '24 hours'`)
    .orderBy("idle_since")
    .limit(most)
    .select(["id", "key", "purpose"])
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function changeUpload(
  trx: TenantTransaction,
  tenantId: string,
  id: number,
  change: { picture?: string | null; is_shown?: boolean; idle_since?: Temporal.Instant },
): Promise<void> {
  await trx.updateTable("uploads").set(change).where("tenant_id", "=", tenantId).where("id", "=", id).execute();
}

export async function deleteUploadRow(trx: TenantTransaction, tenantId: string, id: number): Promise<void> {
  await trx.deleteFrom("uploads").where("tenant_id", "=", tenantId).where("id", "=", id).execute();
}
