import type { Database } from "#api/db/connect.ts";
import { inTenant } from "#api/db/transaction.ts";
import { isUnsent, lockUnsent, markFailed, markSent } from "#api/features/outbox/queries.ts";
import type { JobData } from "#api/jobs/jobs.ts";
import type { Compose, ComposeDeps } from "#api/mail/composing.ts";
import type { Mailer } from "#api/mail/mailer.ts";

/** Another process has locked the mail. It may still fail to send it, so the job is retried. */
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
 * Sends one outbox mail exactly once, using the composer of its kind: the row stays locked while the mail is handed over and is
 * marked in the same transaction. Throws if the mail server refuses, so that the job is retried.
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
