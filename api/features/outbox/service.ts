import type { Database } from "#api/db/connect.ts";
import { inTenant } from "#api/db/transaction.ts";
import {
  addressOf,
  forgetMails,
  isUnsent,
  lockUnsent,
  markFailed,
  markOutdated,
  markSent,
} from "#api/features/outbox/queries.ts";
import { type JobData, MOST_TRIES } from "#api/jobs/jobs.ts";
import type { Compose, ComposeDeps, WhyOutdated } from "#api/mail/composing.ts";
import { AddressRefused, type Mail, type Mailer } from "#api/mail/mailer.ts";
import { isBefore } from "#api/time/instants.ts";

export { forgetMails };

/** Another process has locked the mail. It may still fail to send it, so the job is retried. */
class MailInHandError extends Error {
  constructor() {
    super("Another process is sending this mail");
  }
}

/** Longer than all retries take. A try that a crash ended is not counted, so the count alone does not tell. */
const GIVEN_UP_AFTER_HOURS = 72;

interface Tried {
  attempts: number;
  created_at: Temporal.Instant;
  queued_again_at: Temporal.Instant | null;
}

/** Whether no job tries an unsent mail any more. */
export function isGivenUp({ attempts, created_at, queued_again_at }: Tried, now: Temporal.Instant): boolean {
  if (attempts === 0) return false;
  return (
    attempts >= MOST_TRIES || isBefore(queued_again_at ?? created_at, now.subtract({ hours: GIVEN_UP_AFTER_HOURS }))
  );
}

export interface DeliveryDeps extends ComposeDeps {
  db: Database;
  mailer: Mailer;
  clock: { now(): Temporal.Instant };
}

/** What is known of mails, by their kind in the outbox. */
export interface MailKinds {
  composers: Readonly<Record<string, Compose>>;
  /** Asked before each try but the first. */
  outdated: Readonly<Record<string, WhyOutdated>>;
}

/**
 * Sends one outbox mail exactly once, using the composer of its kind: the row stays locked while the mail is handed over and is
 * marked in the same transaction. Throws if the mail server refuses, so that the job is retried, unless it refuses the address for
 * good. A later try ends a mail that is no longer true.
 */
export async function sendQueuedMail(
  deps: DeliveryDeps,
  { composers, outdated }: MailKinds,
  { tenant_id, outbox_id }: JobData["deliver_mail"],
): Promise<void> {
  let mail: Mail | null = null;
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
      const { kind, payload, client_id } = row;
      const waiting = { tenant_id, outbox_id, kind, payload };
      const is_sent_again = row.queued_again_at !== null;
      if (is_sent_again || row.attempts > 0) {
        const why = (await outdated[kind]?.(deps, trx, waiting, now)) ?? null;
        if (why !== null) return markOutdated(trx, outbox_id, why);
      }
      mail = await compose(deps, trx, waiting, now);
      // Some mails name the address that was given when they were queued, which is what was wrong.
      const address = is_sent_again && client_id !== null ? await addressOf(trx, client_id) : null;
      if (mail && address !== null) mail = { ...mail, clientId: client_id, to: { ...mail.to, address } };
      if (mail) await deps.mailer.send(mail);
      await markSent(trx, outbox_id, { at: now, mail });
    });
  } catch (error) {
    if (error instanceof MailInHandError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    // No later try would succeed. Somebody may correct the address and send it again.
    const isFinal = error instanceof AddressRefused;
    await inTenant(deps.db, tenant_id, (trx) =>
      markFailed(trx, outbox_id, { reason, mail, attempts: isFinal ? MOST_TRIES : null }),
    );
    if (!isFinal) throw error;
  }
}
