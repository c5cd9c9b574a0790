import { sql, type RawBuilder } from "kysely";
import { insertWithReservedId, reserveIds } from "#api/db/reserved-ids.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { Mail } from "#api/mail/mailer.ts";

export const takeMailId = reserveIds("outbox");

export const insertMail = insertWithReservedId("outbox");

/** Locks an unsent row; undefined if it is locked by another process, was sent already or is no longer true. */
export function lockUnsent(trx: TenantTransaction, id: number) {
  return trx
    .selectFrom("outbox")
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .where("outdated", "is", null)
    .select(["id", "kind", "payload", "client_id", "attempts", "queued_again_at"])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function isUnsent(trx: TenantTransaction, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom("outbox")
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .where("outdated", "is", null)
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
  const recipient = await toldTo(trx, mail);
  await trx
    .updateTable("outbox")
    .set((eb) => ({ sent_at: at, attempts: eb("attempts", "+", 1), last_error: null, ...recipient }))
    .where("id", "=", id)
    .execute();
}

const NOBODY = { client_id: null, sent_to: null, subject: null };

/** The client whom a mail is for, with where it went and its subject; nobody where it is for no client, or was not sent. */
async function toldTo(trx: TenantTransaction, mail: Mail | null) {
  if (!mail) return NOBODY;
  const client_id = mail.clientId === undefined ? await clientWithAddress(trx, mail.to.address) : mail.clientId;
  return client_id === null ? NOBODY : { client_id, sent_to: mail.to.address, subject: mail.subject };
}

/** Returns the client with this address; null if several share it as a contact address. */
async function clientWithAddress(trx: TenantTransaction, address: string): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`select coalesce(
    (select u.id from users u where u.tenant_id = ${TENANT_ID} and lower(u.email) = lower(${address}) and u.roles @> array['client']),
    (select min(u.id) from users u where u.tenant_id = ${TENANT_ID} and lower(u.contact_email) = lower(${address})
      and u.roles @> array['client'] having count(*) = 1)) as id`.execute(trx);
  return rows[0]?.id ?? null;
}

/** The latest unsent mail of a kind about one of these bookings. */
export async function findUnsentAbout(
  trx: TenantTransaction,
  kind: string,
  bookingIds: readonly number[],
): Promise<number | undefined> {
  const row = await trx
    .selectFrom("outbox")
    .where("sent_at", "is", null)
    .where("outdated", "is", null)
    .where("kind", "=", kind)
    .where(sql<boolean>`(payload->>'booking_id')::int = any(${bookingIds}::int[])`)
    .select("id")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/**
 * Counts a failed try; a mail to a client appears in their list of messages, one about a booking beside it. What could not be
 * composed keeps its client.
 */
export async function markFailed(
  trx: TenantTransaction,
  id: number,
  { reason, mail, attempts }: { reason: string; mail: Mail | null; attempts: number | null },
): Promise<void> {
  const recipient = mail ? { ...(await toldTo(trx, mail)), sent_to: mail.to.address, subject: mail.subject } : {};
  await trx
    .updateTable("outbox")
    .set((eb) => ({ attempts: attempts ?? eb("attempts", "+", 1), last_error: reason, ...recipient }))
    .where("id", "=", id)
    .execute();
}

/** Ends a mail that may not leave, and keeps for whom it was. */
export async function markHeld(
  trx: TenantTransaction,
  id: number,
  { why, mail }: { why: string; mail: Mail },
): Promise<void> {
  const recipient = { ...(await toldTo(trx, mail)), sent_to: mail.to.address, subject: mail.subject };
  await trx
    .updateTable("outbox")
    .set({ outdated: why, ...recipient })
    .where("id", "=", id)
    .execute();
}

/** Ends a mail that is no longer true. It stays in the lists of messages, with the reason. */
export async function markOutdated(trx: TenantTransaction, id: number, outdated: string): Promise<void> {
  await trx.updateTable("outbox").set({ outdated }).where("id", "=", id).execute();
}

/** Days after which nothing is kept of a mail but what the lists of messages show. */
const DETAILS_KEPT_DAYS = 90;
/** Few enough for one statement; the rest follows a minute later. */
const FORGOTTEN_AT_ONCE = 10_000;

/**
 * Empties what the company's old mails were composed from. Deletes old mails that never left where nobody sees them or can send
 * them again: they are for no client and of no campaign, and tell no guest of a booking.
 */
export async function forgetMails(trx: TenantTransaction, now: RawBuilder<Temporal.Instant>): Promise<void> {
  const before = sql<Temporal.Instant>`${now} - make_interval(days => ${DETAILS_KEPT_DAYS})`;
  await sql`select forget_sent_mails(${before}, ${FORGOTTEN_AT_ONCE})`.execute(trx);
  await trx
    .deleteFrom("outbox")
    .where("sent_at", "is", null)
    .where("client_id", "is", null)
    .where("kind", "<>", "campaign")
    .where(sql<boolean>`not payload ? 'start_time'`)
    .where((eb) => eb(eb.fn.coalesce("queued_again_at", "created_at"), "<", before))
    .execute();
}

export interface MailRecipient {
  sent_to: string;
  /** Null of the guest of a booking, to whose present address such a mail is composed. */
  client_id: number | null;
}

/** Makes the mail wait again, with all its tries before it. */
export async function markQueuedAgain(
  trx: TenantTransaction,
  id: number,
  { at, ...to }: { at: Temporal.Instant } & MailRecipient,
): Promise<void> {
  await trx
    .updateTable("outbox")
    .set({ attempts: 0, last_error: null, queued_again_at: at, ...to })
    .where("id", "=", id)
    .execute();
}

/** The client's present address. */
export async function addressOf(trx: TenantTransaction, clientId: number): Promise<string | null> {
  const row = await trx
    .selectFrom("users")
    .where("id", "=", clientId)
    .select(sql<string | null>`nullif(coalesce(email, contact_email), '')`.as("address"))
    .executeTakeFirst();
  return row?.address ?? null;
}
