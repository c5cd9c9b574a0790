import { sql } from "kysely";
import { insertWithReservedId, reserveIds } from "#api/db/reserved-ids.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { Mail } from "#api/mail/mailer.ts";

export const takeMailId = reserveIds("outbox");

export const insertMail = insertWithReservedId("outbox");

/** Locks an unsent row; undefined if it is locked by another process or was sent already. */
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

/** Marks the mail as sent; if it went to a client, it appears in their list of messages. */
export async function markSent(
  trx: TenantTransaction,
  id: number,
  { at, mail }: { at: Temporal.Instant; mail: Mail | null },
): Promise<void> {
  const client_id =
    mail && (mail.clientId === undefined ? await clientWithAddress(trx, mail.to.address) : mail.clientId);
  const told = mail && client_id ? { client_id, sent_to: mail.to.address, subject: mail.subject } : {};
  await trx
    .updateTable("outbox")
    .set((eb) => ({ sent_at: at, attempts: eb("attempts", "+", 1), last_error: null, ...told }))
    .where("id", "=", id)
    .execute();
}

/** Returns the client with this address; null if several share it as a contact address. */
async function clientWithAddress(trx: TenantTransaction, address: string): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`select coalesce(
    (select u.id from users u where u.tenant_id = ${TENANT_ID} and lower(u.email) = lower(${address}) and u.roles @> array['client']),
    (select min(u.id) from users u where u.tenant_id = ${TENANT_ID} and lower(u.contact_email) = lower(${address})
      and u.roles @> array['client'] having count(*) = 1)) as id`.execute(trx);
  return rows[0]?.id ?? null;
}

export async function markFailed(trx: TenantTransaction, id: number, reason: string): Promise<void> {
  await trx
    .updateTable("outbox")
    .set((eb) => ({ attempts: eb("attempts", "+", 1), last_error: reason }))
    .where("id", "=", id)
    .execute();
}
