import { RateLimited } from "#api/auth/rate-limits.ts";
import type { Call } from "#api/call/call.ts";
import { deferToCommit } from "#api/db/transaction.ts";
import type { MailKind } from "#api/mail/mail-kinds.ts";
import { causeOf, requireMail } from "./may-mail.ts";
import { findUnsentAbout, insertMail, markQueuedAgain, takeMailId, type MailRecipient } from "./queries.ts";

interface QueueOptions {
  /** Where the mail goes, if the act is pointless without it: then it is refused where the mail would not leave. */
  requestedFor?: string | undefined;
  mailId?: number | undefined;
  /** Carries a link that someone is waiting for, so it is sent ahead of the queue. */
  isUrgent?: boolean;
  /** One of many: uses a separate queue, so that it delays nothing else. */
  isBulk?: boolean;
}

/**
 * Inserts a mail into the outbox in the transaction of the change it reports, deferred to the commit; a job composes and sends
 * it.
 */
export async function queueMail(
  call: Call,
  kind: MailKind,
  payload: object,
  { requestedFor, mailId, isUrgent = false, isBulk = false }: QueueOptions = {},
): Promise<void> {
  const { tenant_id } = call.tenant;
  if (requestedFor !== undefined) await requireMail(call, kind, requestedFor);
  const excess = await countCause(call, kind);
  if (excess && requestedFor !== undefined) throw excess;
  const id = mailId ?? (await takeMailId(call.db)).outbox;
  const row = { tenant_id, id, kind, payload: JSON.stringify(payload), created_at: call.now };
  deferToCommit(call.db, insertMail(call.db, excess ? { ...row, outdated: TOO_MANY_CAUSED } : row));
  if (excess) return;
  await call.deps.jobs.enqueue(
    call.db,
    isBulk ? "deliver_bulk_mail" : "deliver_mail",
    { tenant_id, outbox_id: id },
    { isUrgent },
  );
}

const TOO_MANY_CAUSED = "Not sent: one person caused too many emails of this kind within an hour.";

/** Returns the refusal if one person or visitor has caused too many mails of the kind. */
async function countCause(call: Call, kind: MailKind): Promise<RateLimited | undefined> {
  try {
    await call.deps.limits.countMail(kind, { tenantId: call.tenant.tenant_id, ...causeOf(call) });
    return undefined;
  } catch (error) {
    if (error instanceof RateLimited) return error;
    throw error;
  }
}

/** Queues a mail that was given up, as it stands in the outbox: it is composed anew, for the recipient's present address. */
export async function queueAgain(call: Call, outbox_id: number, to: MailRecipient): Promise<void> {
  await markQueuedAgain(call.db, outbox_id, { at: call.now, ...to });
  await call.deps.jobs.enqueue(call.db, "deliver_mail", { tenant_id: call.tenant.tenant_id, outbox_id });
}

/** The latest mail of this kind about one of these bookings that has not left yet, waiting or given up; undefined if none. */
export const unsentMailAbout = (
  call: Call,
  kind: MailKind,
  bookingIds: readonly number[],
): Promise<number | undefined> => findUnsentAbout(call.db, kind, bookingIds);
