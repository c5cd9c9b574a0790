import { planOnce } from "#api/db/prepared.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";

export async function insertMail(
  trx: TenantTransaction,
  mail: { tenant_id: string; kind: string; payload: object },
): Promise<number> {
  const { id } = await trx
    .insertInto("outbox")
    .values({ ...mail, payload: JSON.stringify(mail.payload) })
    .returning("id")
    .modifyEnd(planOnce)
    .executeTakeFirstOrThrow();
  return id;
}

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

export async function markSent(trx: TenantTransaction, id: number, at: Date): Promise<void> {
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
