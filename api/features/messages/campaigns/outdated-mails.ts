import type { BookingMail } from "#api/features/bookings/bookings/booking-mail.ts";
import { giftCardMails } from "#api/features/memberships/gift-cards/gift-mail.ts";
import { familyMails } from "#api/features/memberships/memberships/family-mail.ts";
import { membershipMails } from "#api/features/memberships/memberships/renewal-mail.ts";
import { bookingMails, whyOutdated } from "#api/features/messages/booking-mail/service.ts";
import { waitlistMails } from "#api/features/messages/booking-mail/waitlist.ts";
import { cardAttemptMails } from "#api/features/payments/card-attempts/mails.ts";
import { receiptMails } from "#api/features/payments/payments/mail-receipt.ts";
import type { Compose, WhyOutdated } from "#api/mail/composing.ts";

const ofBooking: WhyOutdated = (_deps, trx, { kind, payload }, now) =>
  whyOutdated(trx, { kind: kind as BookingMail, payload }, now); // the keys below are its kinds

/** Its composer writes nothing once it is no longer true. It is asked now as it will be when the mail is sent. */
const unlessNothing =
  (compose: Compose, sentence: string): WhyOutdated =>
  async (deps, trx, waiting, now) =>
    (await compose(deps, trx, waiting, now)) ? null : sentence;

const NOT_WAITING = "They are no longer offered this place or waiting for it, so this mail is no longer true.";
const TIME_PASSED = "The time that they were waiting for has passed.";
const CLASS_BEGUN = "The time of the cancelled class has passed.";
const GIFT_USED = "The gift card has been redeemed, cancelled or refunded since.";
const GIFT_VOID = "The gift card has been cancelled since.";
const GIFT_VALID = "The gift card is valid again.";
const BILL_CHANGED = "The bill has been paid or charged again since, so this mail is no longer true.";
const NOT_SHARING = "They no longer share this membership.";
const SHARING_AGAIN = "They share this membership again.";
const NOT_INVITED = "The invitation was answered or withdrawn, or has run out.";
const MISTAKEN = "The payment was recorded by mistake, so its receipt is withdrawn.";
const LINK_ENDED = "The payment link has been used, has run out or was withdrawn. Send a new one from the booking.";

/** Why a mail of a kind must not leave late, by itself or because somebody sends it again. Other kinds stay true. */
export const OUTDATED: Readonly<Record<string, WhyOutdated>> = {
  ...Object.fromEntries(Object.keys(bookingMails).map((kind) => [kind, ofBooking])),
  waitlist_joined: unlessNothing(waitlistMails.waitlist_joined, NOT_WAITING),
  waitlist_offered: unlessNothing(waitlistMails.waitlist_offered, NOT_WAITING),
  waitlist_told: unlessNothing(waitlistMails.waitlist_told, NOT_WAITING),
  waitlist_cancelled: unlessNothing(waitlistMails.waitlist_cancelled, CLASS_BEGUN),
  waitlist_moved: unlessNothing(waitlistMails.waitlist_moved, NOT_WAITING),
  waitlist_ended: unlessNothing(waitlistMails.waitlist_ended, TIME_PASSED),
  waitlist_removed: unlessNothing(waitlistMails.waitlist_removed, TIME_PASSED),
  payment_link: unlessNothing(cardAttemptMails.payment_link, LINK_ENDED),
  gift_card: unlessNothing(giftCardMails.gift_card, GIFT_USED),
  gift_bought: unlessNothing(giftCardMails.gift_bought, GIFT_VOID),
  gift_card_voided: unlessNothing(giftCardMails.gift_card_voided, GIFT_VALID),
  renewal_refused: unlessNothing(membershipMails.renewal_refused, BILL_CHANGED),
  renewal_paid: unlessNothing(membershipMails.renewal_paid, BILL_CHANGED),
  receipt: unlessNothing(receiptMails.receipt, MISTAKEN),
  family_added: unlessNothing(familyMails.family_added, NOT_SHARING),
  family_removed: unlessNothing(familyMails.family_removed, SHARING_AGAIN),
  family_invited: unlessNothing(familyMails.family_invited, NOT_INVITED),
};
