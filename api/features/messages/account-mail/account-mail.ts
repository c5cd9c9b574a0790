import type { Registration } from "#api/auth/registration-tokens.ts";
import type { Call } from "#api/call/call.ts";
import { queueMail } from "#api/features/messages/outbox/queue-mail.ts";
import { ownersWithAddress } from "./queries.ts";

/** Something that happened to an account, and when (RFC 3339). */
interface Happening {
  user_id: number;
  at: string;
  /** Further facts in the mail, one per line. */
  facts?: [label: string, value: string][];
  /** Recipient, if not the address that signs in. */
  to?: string;
}

/** Payload of each account mail. The rest is read, and links are created, when the mail is sent. */
export interface AccountMails {
  /** The requester only typed the address; it may belong to nobody. */
  password_forgotten: { email: string };
  /** The requester only typed the address: a link to create the account, or a note that one exists already. */
  registration_link: Registration;
  /** The first link to an account that somebody else created for this person. */
  account_invited: { user_id: number; invited_by: string };
  password_changed: Happening;
  two_factor_on: Happening;
  two_factor_off: Happening;
  recovery_code_used: Happening;
  new_device: Happening;
  access_token_made: Happening;
  roles_changed: Happening;
  /** Sent to every owner: the account that takes the company's money was connected, disconnected or opened. */
  payment_account: Happening;
  google_linked: Happening;
  google_unlinked: Happening;
  /** Sent to the new address, which does not belong to the account until the link is followed. */
  email_change_link: { user_id: number; email: string };
  email_change_requested: Happening;
  email_changed: Happening;
  /** Sent to the address typed at sign-up, which may be wrong. */
  sign_up_confirmation: { user_id: number; email: string };
  /** Sent to an owner, unless the trial was extended or ended, or the company subscribed, before it is sent. */
  trial_ending: { user_id: number; trial_ends_at: string };
}

export type AccountMail = keyof AccountMails;

/** Queues an account mail in the outbox, in the transaction of the change it reports. */
export function sendAccountMail<Kind extends AccountMail>(
  call: Call,
  kind: Kind,
  payload: AccountMails[Kind],
  { requestedFor }: { requestedFor?: string } = {},
): Promise<void> {
  return queueMail(call, kind, payload, { requestedFor, isUrgent: true });
}

/** The owners who get what concerns the whole company. */
export const ownersToMail = ({ db }: Pick<Call, "db">): Promise<number[]> => ownersWithAddress(db);
