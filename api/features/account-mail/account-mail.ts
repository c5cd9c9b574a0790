import { queueMail } from "#api/features/outbox/queue-mail.ts";
import type { Call } from "#api/http/call.ts";
import type { Registration } from "#api/auth/registration-tokens.ts";

/** What became of whose account, and when (RFC 3339). */
interface Happening {
  user_id: number;
  at: string;
  /** What else the mail tells, a line each. */
  facts?: [label: string, value: string][];
  /** Where it goes if not to the address that signs in. */
  to?: string;
}

/** What each mail about an account must know; the rest is read when it is sent, and links are made then. */
export interface AccountMails {
  /** Asked for by whoever typed the address, which may be nobody's. */
  password_forgotten: { email: string };
  /** Asked for by whoever typed the address: a link to create the account, or word that there is one. */
  registration_link: Registration;
  /** The first link to an account that somebody made for this person. */
  account_invited: { user_id: number; invited_by: string };
  password_changed: Happening;
  two_factor_on: Happening;
  two_factor_off: Happening;
  recovery_code_used: Happening;
  new_device: Happening;
  access_token_made: Happening;
  roles_changed: Happening;
  google_linked: Happening;
  google_unlinked: Happening;
  /** To the new address, which is not the person's before the link was followed. */
  email_change_link: { user_id: number; email: string };
  email_change_requested: Happening;
  email_changed: Happening;
  /** To whoever signed up, and may have typed the address wrong. */
  sign_up_confirmation: { user_id: number; email: string };
  /** To an owner: unless the trial was prolonged or ended, or the company subscribed, before it is sent. */
  trial_ending: { user_id: number; trial_ends_at: string };
}

export type AccountMail = keyof AccountMails;

/** Puts a mail about an account into the outbox, in the transaction of what it tells of. */
export function sendAccountMail<Kind extends AccountMail>(
  call: Call,
  kind: Kind,
  payload: AccountMails[Kind],
): Promise<void> {
  return queueMail(call, kind, payload, { isUrgent: true });
}
