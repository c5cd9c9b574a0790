import type { Database } from "#api/db/connect.ts";
import { inTenant } from "#api/db/transaction.ts";
import { isUnsent, lockUnsent, markFailed, markSent } from "#api/features/outbox/queries.ts";
import type { JobData } from "#api/jobs/jobs.ts";
import type { Compose, ComposeDeps } from "#api/mail/composing.ts";
import type { Mailer } from "#api/mail/mailer.ts";

/** Another process has it in hand; whether it comes to send it is not known yet, so it is looked at again. */
class MailInHandError extends Error {
  constructor() {
    super("Another process is sending this mail");
  }
}

export interface DeliveryDeps extends ComposeDeps {
  db: Database;
  mailer: Mailer;
  clock: { now(): Temporal.Instant };
}

/**
 * Sends one mail of the outbox, once, as the composer of its kind makes it: the row is locked while the mail is handed over, and marked in the same
 * transaction. Throws where the mail server refuses, so that the job is tried again later.
 */
export async function sendQueuedMail(
  deps: DeliveryDeps,
  composers: Readonly<Record<string, Compose>>,
  { tenant_id, outbox_id }: JobData["deliver_mail"],
): Promise<void> {
  try {
    await inTenant(deps.db, tenant_id, async (trx) => {
      const row = await lockUnsent(trx, outbox_id);
      if (!row) {
        if (await isUnsent(trx, outbox_id)) throw new MailInHandError();
        return;
      }
      const compose = composers[row.kind];
      if (!compose) throw new Error(`Nobody composes a mail of the kind ${row.kind}`);
      const now = deps.clock.now();
      const mail = await compose(deps, trx, { tenant_id, outbox_id, kind: row.kind, payload: row.payload }, now);
      if (mail) await deps.mailer.send(mail);
      await markSent(trx, outbox_id, { at: now, mail });
    });
  } catch (error) {
    if (error instanceof MailInHandError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    await inTenant(deps.db, tenant_id, (trx) => markFailed(trx, outbox_id, reason));
    throw error;
  }
}
