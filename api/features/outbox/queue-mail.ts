import { deferToCommit } from "#api/db/transaction.ts";
import {
  findUnsentAbout,
  insertMail,
  type MailRecipient,
  markQueuedAgain,
  takeMailId,
} from "#api/features/outbox/queries.ts";
import type { Call } from "#api/http/call.ts";

interface QueueOptions {
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
  kind: string,
  payload: object,
  { mailId, isUrgent = false, isBulk = false }: QueueOptions = {},
): Promise<void> {
  const { tenant_id } = call.tenant;
  const id = mailId ?? (await takeMailId(call.db)).outbox;
  deferToCommit(
    call.db,
    insertMail(call.db, { tenant_id, id, kind, payload: JSON.stringify(payload), created_at: call.now }),
  );
  await call.deps.jobs.enqueue(
    call.db,
    isBulk ? "deliver_bulk_mail" : "deliver_mail",
    { tenant_id, outbox_id: id },
    { isUrgent },
  );
}

/** Queues a mail that was given up, as it stands in the outbox: it is composed anew, for the recipient's present address. */
export async function queueAgain(call: Call, outbox_id: number, to: MailRecipient): Promise<void> {
  await markQueuedAgain(call.db, outbox_id, { at: call.now, ...to });
  await call.deps.jobs.enqueue(call.db, "deliver_mail", { tenant_id: call.tenant.tenant_id, outbox_id });
}

/** The latest mail of this kind about one of these bookings that has not left yet, waiting or given up; undefined if none. */
export const unsentMailAbout = (call: Call, kind: string, bookingIds: readonly number[]): Promise<number | undefined> =>
  findUnsentAbout(call.db, kind, bookingIds);
