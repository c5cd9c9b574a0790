import { z } from "zod";
import { DeskMethod } from "#schema/memberships/memberships/models.ts";
import { OwnAmount } from "#schema/memberships/plans/models.ts";
import { PaymentMethod } from "#schema/payments/payments/models.ts";
import { emailText } from "#schema/shared/email.ts";
import { Money } from "#schema/shared/money.ts";
import { Id, pageOf } from "#schema/shared/paging.ts";
import { lineText, proseText } from "#schema/shared/text.ts";
import { Instant, VenueDate } from "#schema/shared/time.ts";

export const GiftCardState = z.enum(["active", "redeemed", "expired", "void"]).meta({
  id: "GiftCardState",
  description:
    "active: its code can be redeemed; redeemed: its amount is now somebody's credit; expired: its last day has passed; void: cancelled, and its money with it",
});
export type GiftCardState = z.infer<typeof GiftCardState>;

export const GiftCardRefundState = z.enum(["refunding", "refund_failed", "refunded"]).meta({
  id: "GiftCardRefundState",
  description:
    "Where the money of a cancelled gift card is; null for all others. refunding: on its way back to the card that paid; refund_failed: attempted in vain for so long, or refused by the card's bank, that it is no longer retried automatically; refunded: it went back",
});
export type GiftCardRefundState = z.infer<typeof GiftCardRefundState>;

export const GiftCardReclaim = z
  .object({
    amount: Money.describe("What the buyer got back"),
    taken_back: Money.describe(
      "What of it was taken back: from the credit of whoever redeemed the card, as far as it was unspent, or from what the card is worth until somebody redeems it",
    ),
    lost: Money.describe("What of it had been spent already, which is the venue's loss"),
  })
  .meta({
    id: "GiftCardReclaim",
    description:
      "What became of money that a gift card's buyer got back from the payment provider or through their bank",
  });

export const GiftCard = z
  .object({
    id: z.int().describe("Id"),
    plan_id: z.int().describe("The plan it was sold as"),
    plan_name: z.string().describe("Name of that plan"),
    amount: Money.describe("What it is worth, and what was paid for it"),
    state: GiftCardState,
    buyer_name: z.string().describe("Who paid"),
    recipient_name: z.string().describe("The recipient"),
    recipient_email: z.string().nullable().describe("Where its code is emailed; none if it is handed over"),
    message: z.string().nullable().describe("The buyer's message to them"),
    expires_on: VenueDate.nullable().describe(
      "First day on which it can no longer be redeemed; none if it never expires",
    ),
    sold_at: Instant.describe("When it was sold"),
    send_on: VenueDate.nullable().describe(
      "Day on which its code is emailed, if the buyer chose a later one; none if it was sent at once or is handed over",
    ),
    sent_at: Instant.nullable().describe("When it was emailed on that day; none before that, and if no day was chosen"),
    paid_by: PaymentMethod.describe("How it was paid for; always by card if bought online"),
    refund_state: GiftCardRefundState.nullable().describe("Where its money is; none if it was not cancelled"),
    refund_failure: z.string().nullable().describe("Why the last attempt to refund its money failed"),
    redeemed_at: Instant.nullable().describe("When it was redeemed"),
    redeemed_by_name: z.string().nullable().describe("The person whose credit it became"),
    reclaim: GiftCardReclaim.nullable().describe(
      "What the buyer got back past the venue, from the payment provider or by a lost dispute; none if nothing, and none for a cancelled gift card",
    ),
  })
  .meta({ id: "GiftCard", description: "A gift card that was sold" });
export type GiftCard = z.infer<typeof GiftCard>;

export const GiftCardPage = pageOf("GiftCardPage", GiftCard, "gift cards");

export const ReclaimedGiftCards = z
  .object({
    data: z.array(GiftCard).describe("The latest first, at most 50"),
    total: z.int().describe("How many there are"),
  })
  .meta({ id: "ReclaimedGiftCards", description: "Redeemed gift cards whose buyers got their money back" });
export type ReclaimedGiftCards = z.infer<typeof ReclaimedGiftCards>;

export const GiftCardCode = z
  .object({
    id: z.int().describe("Id of the gift card"),
    code: z.string().describe("Anybody who has it can redeem it"),
  })
  .meta({ id: "GiftCardCode", description: "The code of a gift card, to print or to read out" });
export type GiftCardCode = z.infer<typeof GiftCardCode>;

export const PublicGiftCard = z
  .object({
    plan_id: z.int().describe("The plan it is bought as"),
    name: z.string().describe("Name"),
    description: z.string().nullable().describe("One or two sentences for buyers"),
    amount: Money.describe("What it costs and is worth"),
    own_amount: OwnAmount.nullable().describe(
      "The smallest and largest other amounts that the buyer may choose; none means this amount only",
    ),
    expires_on: VenueDate.nullable().describe(
      "First day on which one bought today can no longer be redeemed; none if it never expires",
    ),
    send_until: VenueDate.describe(
      "Last day on which the code of one bought today can be emailed: a year ahead at most, and before it expires",
    ),
  })
  .meta({ id: "PublicGiftCard", description: "A gift card that is sold on the booking page" });

export const PublicGiftCards = z
  .object({
    data: z.array(PublicGiftCard).describe("The gift cards on sale, cheapest first; empty if none are sold online"),
    today: VenueDate.describe("Today's date on the company's calendar; a code for today is emailed at once"),
  })
  .meta({ id: "PublicGiftCards", description: "The gift cards that are sold on the booking page" });
export type PublicGiftCards = z.infer<typeof PublicGiftCards>;

/** The recipient, as written by the buyer. */
export const giftFields = {
  recipient_name: lineText().min(1, "Enter the recipient's name.").max(120).describe("The recipient"),
  message: proseText().max(500).nullish().describe("The buyer's message to them"),
};

export const SellGiftCardInput = z
  .object({
    plan_id: Id.describe("A plan that is a gift card"),
    amount: Money.optional().describe(
      "What is paid and what the gift card is worth: its price, which is meant if left out, or an amount that the buyer may choose",
    ),
    buyer_name: lineText().min(1, "Enter the payer's name.").max(120).describe("The buyer"),
    recipient_name: lineText().min(1, "Enter the recipient's name.").max(120).describe("The recipient"),
    recipient_email: emailText()
      .optional()
      .describe("Where the code is emailed at once; if left out, the desk hands it over"),
    message: proseText().max(500).optional().describe("The buyer's message to them"),
    method: DeskMethod,
    location_id: Id.optional().describe("The location whose desk took the money: cash goes into its drawer"),
  })
  .meta({ id: "SellGiftCardInput", description: "A gift card paid for at the desk" });
export type SellGiftCardInput = z.infer<typeof SellGiftCardInput>;

export const RedeemGiftCardInput = z
  .object({
    code: z
      .string()
      .trim()
      .min(1, "Enter the code.")
      .max(40)
      .describe("The code as emailed; spaces and dashes are ignored"),
    client_id: Id.optional().describe("The client whose credit it becomes, at the desk; if left out, the caller's own"),
  })
  .meta({ id: "RedeemGiftCardInput", description: "The code of a gift card" });
export type RedeemGiftCardInput = z.infer<typeof RedeemGiftCardInput>;

export const VoidGiftCardInput = z
  .object({
    reason: proseText().min(3, "Enter a reason for voiding it.").max(300).describe("The reason, for the history"),
  })
  .meta({ id: "VoidGiftCardInput", description: "Why a gift card is cancelled" });
export type VoidGiftCardInput = z.infer<typeof VoidGiftCardInput>;

export const PayOutCreditInput = z
  .object({
    amount: Money.describe("How much is paid out, at most what is left"),
    method: DeskMethod,
    location_id: Id.optional().describe("The location whose desk pays: cash leaves its drawer"),
    reason: proseText().min(3, "Enter a reason for the payout.").max(300).describe("The reason, for the history"),
  })
  .meta({ id: "PayOutCreditInput", description: "Credit that a client gets back as money at the desk" });
export type PayOutCreditInput = z.infer<typeof PayOutCreditInput>;

export const ClientCredit = z
  .object({
    client_id: z.int().describe("Client"),
    left: z.array(Money).describe("What is left, in each currency with any left"),
  })
  .meta({ id: "ClientCredit", description: "The credit that the venue owes a client" });
export type ClientCredit = z.infer<typeof ClientCredit>;
