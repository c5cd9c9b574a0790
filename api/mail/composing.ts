import type { TenantTransaction } from "#api/db/transaction.ts";
import type { Mail } from "#api/mail/mailer.ts";
import type { SecretKeys } from "#api/secret-keys.ts";

/** What a mail is composed with when it is sent, some time after it was caused. */
export interface ComposeDeps {
  secretKeys: SecretKeys;
  mailFrom: string;
  siteUrl(slug: string): string;
}

/** A mail as it waits in the outbox. */
export interface WaitingMail {
  tenant_id: string;
  outbox_id: number;
  kind: string;
  payload: unknown;
}

/** Makes the mail from what stands now; null where nobody is to be written to any more. */
export type Compose = (
  deps: ComposeDeps,
  trx: TenantTransaction,
  waiting: WaitingMail,
  now: Temporal.Instant,
) => Promise<Mail | null>;

/** The same for each try of the same mail, so that a mailbox can tell a repetition. */
export const messageIdOf = (slug: string, outboxId: number, sender: string): string =>
  `<${slug}.${outboxId}@${hostOf(sender)}>`;

export const hostOf = (sender: string): string => sender.split("@").at(-1) ?? "localhost";
