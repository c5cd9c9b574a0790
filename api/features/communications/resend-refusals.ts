import { z } from "zod";
import { bookingMails, whyOutdated } from "#api/features/booking-mail/service.ts";
import { waitlistMails } from "#api/features/booking-mail/waitlist.ts";
import type { BookingMail } from "#api/features/bookings/booking-mail.ts";
import { cardChargeMails } from "#api/features/card-charges/link-mail.ts";
import { findCampaign } from "#api/features/communications/queries.ts";
import { recipientFacts } from "#api/features/communications/recipient-queries.ts";
import { needsOf } from "#api/features/communications/send.ts";
import { giftCardMails } from "#api/features/gift-cards/gift-mail.ts";
import { familyMails } from "#api/features/memberships/family-mail.ts";
import { membershipMails } from "#api/features/memberships/renewal-mail.ts";
import type { Call } from "#api/http/call.ts";
import type { Compose } from "#api/mail/composing.ts";
import type { SkipReason } from "#schema/communications/models.ts";

/** A mail that was given up. */
interface GivenUp {
  id: number;
  kind: string;
  payload: unknown;
}

type WhyNot = (call: Call, mail: GivenUp) => Promise<string | null>;

export const SIGN_IN_MAIL =
  "Mail about signing in is not sent again: its link or code has run out. They can ask for a new one on the sign-in page.";

/** It tells of something that stays as it was. */
const always: WhyNot = async () => null;

const ofBooking: WhyNot = ({ db, now }, { kind, payload }) =>
  whyOutdated(db, { kind: kind as BookingMail, payload }, now); // the keys below are its kinds

/** Its composer writes nothing once it is no longer true. It is asked now as it will be when the mail is sent. */
const unlessNothing =
  (compose: Compose, sentence: string): WhyNot =>
  async ({ deps, db, tenant, now }, { id, kind, payload }) => {
    const waiting = { tenant_id: tenant.tenant_id, outbox_id: id, kind, payload, is_sent_again: true };
    const mail = await compose({ ...deps, mailFrom: "" }, db, waiting, now);
    return mail ? null : sentence;
  };

const SKIPPED: Record<SkipReason, string> = {
  no_address: "The client has no email address. Add one, then send it again.",
  not_agreed: "The client has not agreed to marketing mail.",
  unsubscribed: "The client does not want marketing mail.",
  no_membership: "The client has no membership any more, and the text names it.",
  no_renewal: "The client's membership does not renew any more, and the text names the day.",
  same_address: "Another client with this address gets it.",
  gone: "The client was erased.",
};

const ofCampaign: WhyNot = async ({ db }, { id, payload }) => {
  const campaign = await findCampaign(db, z.object({ campaign_id: z.int() }).parse(payload).campaign_id);
  const facts = campaign && (await recipientFacts(db, id, needsOf(campaign)));
  if (!facts) return "The campaign is not for this client any more.";
  return facts.reason === null ? null : SKIPPED[facts.reason];
};

const NOT_WAITING = "They are no longer offered this place or waiting for it, so this mail is no longer true.";
const GIFT_USED = "The gift card has been redeemed, cancelled or refunded since.";
const BILL_CHANGED = "The bill has been paid or charged again since, so this mail is no longer true.";
const NOT_SHARING = "They no longer share this membership.";
const LINK_ENDED = "The payment link has been used, has run out or was withdrawn. Send a new one from the booking.";

/** Why a mail of a kind must not leave late. Kinds that are not here are never sent again, whatever is added. */
const KINDS: Readonly<Record<string, WhyNot>> = {
  ...Object.fromEntries(Object.keys(bookingMails).map((kind) => [kind, ofBooking])),
  waitlist_joined: unlessNothing(waitlistMails.waitlist_joined, NOT_WAITING),
  waitlist_offered: unlessNothing(waitlistMails.waitlist_offered, NOT_WAITING),
  waitlist_told: unlessNothing(waitlistMails.waitlist_told, NOT_WAITING),
  payment_link: unlessNothing(cardChargeMails.payment_link, LINK_ENDED),
  gift_card: unlessNothing(giftCardMails.gift_card, GIFT_USED),
  gift_bought: always,
  gift_credit_changed: always,
  renewal_refused: unlessNothing(membershipMails.renewal_refused, BILL_CHANGED),
  renewal_paid: unlessNothing(membershipMails.renewal_paid, BILL_CHANGED),
  family_added: unlessNothing(familyMails.family_added, NOT_SHARING),
  receipt: always,
  plan_bought: always,
  plan_refunded: always,
  campaign: ofCampaign,
};

export const isSentAgain = (kind: string): boolean => KINDS[kind] !== undefined;

/** Why this mail cannot be sent again now; null if it can. */
export const whyNotAgain: WhyNot = async (call, mail) => {
  const why = KINDS[mail.kind];
  return why ? why(call, mail) : SIGN_IN_MAIL;
};
