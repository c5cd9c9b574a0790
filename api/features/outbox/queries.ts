import { sql } from "kysely";
import { type Places, statement } from "#api/db/statement.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";

/** The id of a mail to come; one that is not used is a gap. */
export async function takeMailId(trx: TenantTransaction): Promise<number> {
  const { rows } = await nextOfSequence(trx, {});
  return rows[0]?.id ?? Number.NaN;
}

const nextOfSequence = statement(
  () => sql<{ id: number }>`select nextval(pg_get_serial_sequence('outbox', 'id')) as id`,
);

export const insertMail = statement(
  (_, value: Places<{ tenant_id: string; id: number; kind: string; payload: string }>) => sql`
    insert into outbox (tenant_id, id, kind, payload) overriding system value
    values (${value.tenant_id}, ${value.id}, ${value.kind}, ${value.payload})`,
);

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
