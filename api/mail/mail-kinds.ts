/** The most mails of a kind within an hour. */
interface HourlyLimits {
  /** Caused by the visitors of one network address, and by one signed-in person. */
  visitor: number;
  person: number;
  /** To one address. */
  recipient: number;
  company: number;
}

interface MailRule {
  /** About signing in: it leaves before an owner has proven an address too, and then repeats nothing that anybody typed. */
  isAccountMail: boolean;
  perHour: HourlyLimits;
  /** The refusal of an act that asks for too many of them. */
  tooMany: string;
}

const TOO_MANY = "Too many emails of this kind were asked for. Try again in an hour.";
const TOO_MANY_LINKS = "Too many links were requested. Check your inbox and junk folder, or try again later.";
const TOO_MANY_ACCOUNTS = "Too many accounts were asked for. Check your inbox and junk folder, or try again later.";
const TOO_MANY_TESTS = "You have sent yourself 10 tests within an hour. Look at the preview, or try again later.";

type Limits = [visitor: number, person: number, recipient: number, company: number];

const rule =
  (isAccountMail: boolean) =>
  ([visitor, person, recipient, company]: Limits, tooMany = TOO_MANY): MailRule => ({
    isAccountMail,
    perHour: { visitor, person, recipient, company },
    tooMany,
  });
const companyMail = rule(false);
const accountMail = rule(true);

/**
 * Every kind of mail. Limits are far above what a busy venue sends: they stop a stranger, a stolen session or a script. Those of
 * whole companies allow for the day on which everything is cancelled.
 */
export const MAIL_KINDS = {
  booking_confirmed: companyMail([60, 300, 30, 3000]),
  booking_moved: companyMail([60, 1000, 30, 3000]),
  booking_cancelled: companyMail([60, 1000, 50, 5000]),
  booking_restored: companyMail([60, 1000, 50, 5000]),
  booking_wall_time_kept: companyMail([60, 20_000, 200, 20_000]),
  booking_reads_anew: companyMail([60, 20_000, 200, 20_000]),
  waitlist_joined: companyMail([20, 300, 10, 1000]),
  waitlist_offered: companyMail([60, 1000, 20, 3000]),
  // Whoever frees one place has everybody told who waits for it.
  waitlist_told: companyMail([2000, 5000, 30, 10_000]),
  waitlist_cancelled: companyMail([60, 1000, 50, 5000]),
  waitlist_moved: companyMail([60, 1000, 30, 3000]),
  waitlist_ended: companyMail([60, 1000, 50, 5000]),
  waitlist_removed: companyMail([60, 1000, 30, 3000]),
  payment_link: companyMail([20, 100, 20, 1000]),
  receipt: companyMail([20, 100, 20, 1000]),
  receipt_withdrawn: companyMail([20, 100, 20, 1000]),
  gift_card: companyMail([20, 100, 30, 1000]),
  gift_bought: companyMail([20, 100, 30, 1000]),
  gift_card_voided: companyMail([20, 100, 30, 1000]),
  gift_credit_changed: companyMail([20, 100, 20, 1000]),
  renewal_refused: companyMail([20, 300, 20, 5000]),
  renewal_paid: companyMail([20, 300, 20, 5000]),
  plan_bought: companyMail([20, 300, 20, 1000]),
  plan_refunded: companyMail([20, 300, 20, 1000]),
  family_added: companyMail([20, 100, 10, 1000]),
  family_removed: companyMail([20, 100, 10, 1000]),
  family_invited: companyMail([20, 20, 5, 500]),
  /** By person the campaigns that are started. */
  campaign: companyMail([20, 20, 20, 100_000]),
  campaign_test: companyMail([10, 10, 10, 500], TOO_MANY_TESTS),
  saved_query: companyMail([20, 100, 100, 5000]),
  account_invited: companyMail([20, 100, 10, 1000]),
  registration_link: companyMail([30, 30, 5, 500], TOO_MANY_ACCOUNTS),
  password_forgotten: accountMail([30, 30, 5, 500], TOO_MANY_LINKS),
  sign_up_confirmation: accountMail([30, 30, 5, 500], TOO_MANY_LINKS),
  email_change_link: accountMail([30, 100, 5, 500], TOO_MANY_LINKS),
  email_change_requested: accountMail([30, 100, 20, 1000]),
  email_changed: accountMail([30, 100, 20, 1000]),
  password_changed: accountMail([30, 100, 20, 1000]),
  two_factor_on: accountMail([30, 100, 20, 1000]),
  two_factor_off: accountMail([30, 100, 20, 1000]),
  recovery_code_used: accountMail([30, 100, 20, 1000]),
  new_device: accountMail([100, 100, 30, 5000]),
  access_token_made: accountMail([30, 100, 30, 1000]),
  payment_account: accountMail([30, 100, 30, 1000]),
  roles_changed: accountMail([30, 300, 30, 1000]),
  google_linked: accountMail([30, 100, 20, 1000]),
  google_unlinked: accountMail([30, 100, 20, 1000]),
  trial_ending: accountMail([20, 20, 10, 100]),
} as const satisfies Record<string, MailRule>;

export type MailKind = keyof typeof MAIL_KINDS;

/** Kinds that were renamed or removed may still be in the outbox. */
export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(MAIL_KINDS, kind);
