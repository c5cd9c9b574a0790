import { insertionWithId, nextIdsOf } from "#api/db/known-id.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";

export const takeMailId = nextIdsOf("outbox");

export const insertMail = insertionWithId("outbox");

/** The unsent row, locked; nothing where another process has it or it was sent. */
export function lockUnsent(trx: TenantTransaction, id: number) {
  return trx
    .selectFrom("outbox")
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .select(["id", "kind", "payload"])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function isUnsent(trx: TenantTransaction, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom("outbox")
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function markSent(trx: TenantTransaction, id: number, at: Temporal.Instant): Promise<void> {
  await trx
    .updateTable("outbox")
    .set((eb) => ({ sent_at: at, attempts: eb("attempts", "+", 1), last_error: null }))
    .where("id", "=", id)
    .execute();
}

export async function markFailed(trx: TenantTransaction, id: number, reason: string): Promise<void> {
  await trx
    .updateTable("outbox")
    .set((eb) => ({ attempts: eb("attempts", "+", 1), last_error: reason }))
    .where("id", "=", id)
    .execute();
}
