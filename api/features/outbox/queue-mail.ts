import { deferToCommit } from "#api/db/transaction.ts";
import { insertMail, takeMailId } from "#api/features/outbox/queries.ts";
import type { Call } from "#api/http/call.ts";

interface QueueOptions {
  mailId?: number | undefined;
  /** It carries a link that somebody waits for: it goes out before what waits already. */
  isUrgent?: boolean;
  /** One of many: it has a queue of its own, and holds up nothing else. */
  isBulk?: boolean;
}

/**
 * Puts a mail into the outbox, in the transaction of what it tells of; a job composes and sends it. Where its id was
 * taken before, it leaves with the commit.
 */
export async function queueMail(
  call: Call,
  kind: string,
  payload: object,
  { mailId, isUrgent = false, isBulk = false }: QueueOptions = {},
): Promise<void> {
  const { tenant_id } = call.tenant;
  const id = mailId ?? (await takeMailId(call.db)).outbox;
  deferToCommit(call.db, insertMail(call.db, { tenant_id, id, kind, payload: JSON.stringify(payload) }));
  await call.deps.jobs.enqueue(
    call.db,
    isBulk ? "deliver_bulk_mail" : "deliver_mail",
    { tenant_id, outbox_id: id },
    { isUrgent },
  );
}
