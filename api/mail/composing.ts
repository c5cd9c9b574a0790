import type { TenantTransaction } from "#api/db/transaction.ts";
import type { SecretKeys } from "#api/secret-keys.ts";
import type { Mail } from "./mailer.ts";

/** Dependencies for composing a mail when it is sent, some time after the event that caused it. */
export interface ComposeDeps {
  secretKeys: SecretKeys;
  mailFrom: string;
  siteUrl(slug: string): string;
}

/** A mail waiting in the outbox. */
export interface WaitingMail {
  tenant_id: string;
  outbox_id: number;
  kind: string;
  payload: unknown;
}

/** Composes the mail from the current state; returns null if nobody needs to be written to any more. */
export type Compose = (
  deps: ComposeDeps,
  trx: TenantTransaction,
  waiting: WaitingMail,
  now: Temporal.Instant,
) => Promise<Mail | null>;

/** Why a mail that waited, maybe for days, is no longer true; null while it is. */
export type WhyOutdated = (
  deps: ComposeDeps,
  trx: TenantTransaction,
  waiting: WaitingMail,
  now: Temporal.Instant,
) => Promise<string | null>;

/** The same for every attempt to send a mail, so that a mailbox can recognize a duplicate. */
export const messageIdOf = (slug: string, outboxId: number, sender: string): string =>
  `<${slug}.${outboxId}@${hostOf(sender)}>`;

export const hostOf = (sender: string): string => sender.split("@").at(-1) ?? "localhost";
