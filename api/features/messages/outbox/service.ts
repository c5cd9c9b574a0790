import { RateLimited, type Limits } from "#api/auth/rate-limits.ts";
import type { Database } from "#api/db/connect.ts";
import { inTenant, type TenantTransaction } from "#api/db/transaction.ts";
import { MOST_TRIES, type JobData } from "#api/jobs/jobs.ts";
import type { Compose, ComposeDeps, WhyOutdated } from "#api/mail/composing.ts";
import { isMailKind, MAIL_KINDS, type MailKind } from "#api/mail/mail-kinds.ts";
import { AddressRefused, type Mail, type Mailer } from "#api/mail/mailer.ts";
import { hasProvenOwner } from "#api/tenancy/proven-owner.ts";
import { isBefore } from "#api/time/instants.ts";
import {
  addressOf,
  forgetMails,
  isUnsent,
  lockUnsent,
  markFailed,
  markHeld,
  markOutdated,
  markSent,
} from "./queries.ts";

/** Another process has locked the mail. It may still fail to send it, so the job is retried. */
class MailInHandError extends Error {
  constructor() {
    super("Another process is sending this mail");
  }
}

/** The mail may not leave. What composing it wrote is rolled back: a link that nobody gets does not exist. */
class HeldBackError extends Error {}

const NO_PROVEN_OWNER = "Not sent: no owner of this company had confirmed their email address.";
const TOO_MANY = "Not sent: too many emails of this kind were on their way within an hour.";

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
  limits: Pick<Limits, "countMail">;
}

/** What is known of mails, by their kind in the outbox. */
export interface MailKinds {
  composers: Readonly<Partial<Record<MailKind, Compose>>>;
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
  const handed: { mail: Mail | null } = { mail: null };
  try {
    await inTenant(deps.db, tenant_id, (trx) =>
      handOver(deps, trx, { composers, outdated, outbox_id, tenant_id, handed }),
    );
  } catch (error) {
    if (error instanceof MailInHandError) throw error;
    const { mail } = handed;
    if (error instanceof HeldBackError && mail) {
      const held = { why: error.message, mail };
      return inTenant(deps.db, tenant_id, (trx) => markHeld(trx, outbox_id, held));
    }
    const reason = error instanceof Error ? error.message : String(error);
    // No later try would succeed. Somebody may correct the address and send it again.
    const isFinal = error instanceof AddressRefused;
    await inTenant(deps.db, tenant_id, (trx) =>
      markFailed(trx, outbox_id, { reason, mail, attempts: isFinal ? MOST_TRIES : null }),
    );
    if (!isFinal) throw error;
  }
}

interface HandingOver extends MailKinds {
  tenant_id: string;
  outbox_id: number;
  /** Gets the composed mail, for what is recorded if the server refuses it. */
  handed: { mail: Mail | null };
}

async function handOver(
  deps: DeliveryDeps,
  trx: TenantTransaction,
  { composers, outdated, tenant_id, outbox_id, handed }: HandingOver,
): Promise<void> {
  const row = await lockUnsent(trx, outbox_id);
  if (!row) {
    if (await isUnsent(trx, outbox_id)) throw new MailInHandError();
    return;
  }
  const compose = isMailKind(row.kind) ? composers[row.kind] : undefined;
  if (!isMailKind(row.kind) || !compose) throw new Error(`Nobody composes a mail of the kind ${row.kind}`);
  const now = deps.clock.now();
  const { kind, payload, client_id } = row;
  const waiting = { tenant_id, outbox_id, kind, payload };
  const is_sent_again = row.queued_again_at !== null;
  const isFirstTry = row.attempts === 0 && !is_sent_again;
  if (!isFirstTry) {
    const why = (await outdated[kind]?.(deps, trx, waiting, now)) ?? null;
    if (why !== null) return markOutdated(trx, outbox_id, why);
  }
  handed.mail = await compose(deps, trx, waiting, now);
  if (handed.mail && is_sent_again) handed.mail = await toPresentAddress(trx, handed.mail, client_id);
  if (handed.mail) {
    await holdBack(deps, trx, { tenant_id, kind: row.kind, recipient: handed.mail.to.address, isFirstTry });
    await deps.mailer.send(handed.mail);
  }
  await markSent(trx, outbox_id, { at: now, mail: handed.mail });
}

/** Some mails name the address that was given when they were queued, which is what was wrong. */
async function toPresentAddress(trx: TenantTransaction, mail: Mail, clientId: number | null): Promise<Mail> {
  const address = clientId === null ? null : await addressOf(trx, clientId);
  return address === null ? mail : { ...mail, clientId, to: { ...mail.to, address } };
}

interface Leaving {
  tenant_id: string;
  kind: MailKind;
  recipient: string;
  isFirstTry: boolean;
}

/**
 * The one place that every mail passes on its way out. Nothing leaves in the name of a company before an owner has proven an
 * address: anybody can sign up under any name. Each mail is counted once, by its recipient and its company.
 */
async function holdBack(
  { limits }: Pick<DeliveryDeps, "limits">,
  trx: TenantTransaction,
  { tenant_id, kind, recipient, isFirstTry }: Leaving,
): Promise<void> {
  if (!MAIL_KINDS[kind].isAccountMail && !(await hasProvenOwner(trx))) throw new HeldBackError(NO_PROVEN_OWNER);
  if (!isFirstTry) return;
  try {
    await limits.countMail(kind, { tenantId: tenant_id, recipient, company: true });
  } catch (error) {
    throw error instanceof RateLimited ? new HeldBackError(TOO_MANY) : error;
  }
}

/** Forgets what old mails were composed from, and those that never left and that nobody sees. */
export const forgetOldMails = (trx: TenantTransaction, now: Parameters<typeof forgetMails>[1]): Promise<void> =>
  forgetMails(trx, now);
