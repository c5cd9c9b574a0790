import { describe, expect, it } from "vitest";
import { OUTDATED } from "#api/features/messages/campaigns/outdated-mails.ts";
import type { MailKind } from "#api/mail/mail-kinds.ts";

/** The kinds that tell the same person when what a mail says no longer holds, or why none has to. */
type Ending = readonly MailKind[] | string;

const PAST = "It tells what was done, and promises nothing.";
const SIGN_IN = "It is about signing in. Whatever changes that again has a mail of its own.";
const LINK = "It gives nothing but a link, whose page says that it no longer works and whom to ask.";
const UNWAITED = ["waitlist_cancelled", "waitlist_ended", "waitlist_removed"] as const;

/** A kind without an entry is a compile error: somebody has to judge what happens when it ends. */
const ENDS: Record<MailKind, Ending> = {
  booking_confirmed: ["booking_moved", "booking_cancelled"],
  booking_moved: ["booking_moved", "booking_cancelled"],
  booking_cancelled: ["booking_restored"],
  booking_restored: ["booking_moved", "booking_cancelled"],
  booking_wall_time_kept: ["booking_moved", "booking_cancelled"],
  booking_reads_anew: ["booking_moved", "booking_cancelled"],
  waitlist_joined: ["waitlist_offered", "waitlist_told", "waitlist_moved", ...UNWAITED],
  waitlist_offered: ["booking_confirmed", "waitlist_moved", ...UNWAITED],
  waitlist_told: ["waitlist_moved", ...UNWAITED],
  waitlist_moved: UNWAITED,
  waitlist_cancelled: PAST,
  waitlist_ended: PAST,
  waitlist_removed: PAST,
  payment_link: LINK,
  receipt: ["receipt_withdrawn"],
  receipt_withdrawn: PAST,
  gift_card: ["gift_card_voided"],
  gift_bought: ["gift_card_voided"],
  gift_card_voided: ["gift_card"],
  gift_credit_changed: PAST,
  renewal_refused: ["renewal_paid"],
  renewal_paid: PAST,
  plan_bought: "A plan ends when its member asks for it, or after bills that renewal_refused told of.",
  plan_refunded: PAST,
  // Also when the membership itself ends.
  family_added: ["family_removed"],
  family_removed: ["family_added"],
  family_invited: LINK,
  campaign: PAST,
  campaign_test: PAST,
  saved_query: "It holds the figures themselves. Whoever has it mailed chose so, and can stop it.",
  account_invited: LINK,
  registration_link: LINK,
  password_forgotten: LINK,
  sign_up_confirmation: LINK,
  email_change_link: LINK,
  email_change_requested: SIGN_IN,
  email_changed: SIGN_IN,
  password_changed: SIGN_IN,
  two_factor_on: SIGN_IN,
  two_factor_off: SIGN_IN,
  recovery_code_used: SIGN_IN,
  new_device: SIGN_IN,
  access_token_made: SIGN_IN,
  payment_account: SIGN_IN,
  roles_changed: SIGN_IN,
  google_linked: SIGN_IN,
  google_unlinked: SIGN_IN,
  trial_ending:
    "It is asked again before it leaves. Whoever subscribes sees at once that the trial's end means nothing.",
};

describe("an email whose end is announced by another email", () => {
  it.each(Object.entries(ENDS).filter(([, ending]) => typeof ending !== "string"))(
    "is not sent late once it has ended: %s",
    (kind) => expect(OUTDATED).toHaveProperty(kind),
  );
});
