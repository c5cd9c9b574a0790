import { z } from "zod";
import { OwnAmount } from "../membership-plans/models.ts";
import { DeskMethod } from "../memberships/models.ts";
import { PaymentMethod } from "../payments/models.ts";
import { Money } from "../shared/money.ts";
import { Id, pageOf } from "../shared/paging.ts";
import { lineText, proseText } from "../shared/text.ts";
import { Instant, VenueDate } from "../shared/time.ts";

export const GiftCardState = z.enum(["active", "redeemed", "expired", "void"]).meta({
  id: "GiftCardState",
  description:
    "active: its code can be redeemed; redeemed: its amount is somebody's credit; expired: its last day is over; void: taken back, with its money",
});
export type GiftCardState = z.infer<typeof GiftCardState>;

export const GiftCardRefundState = z.enum(["refunding", "refund_failed", "refunded"]).meta({
  id: "GiftCardRefundState",
  description:
    "Where the money of one that was taken back is; none of others. refunding: on its way back to the card that paid; refund_failed: tried for so long in vain, or not taken by the card's bank, that nothing gives it back by itself any more; refunded: it went back",
});
export type GiftCardRefundState = z.infer<typeof GiftCardRefundState>;

export const GiftCard = z
  .object({
    id: z.int().describe("Id"),
    plan_id: z.int().describe("What it was sold as"),
    plan_name: z.string().describe("Name of that"),
    amount: Money.describe("What it is worth, and what was paid for it"),
    state: GiftCardState,
    buyer_name: z.string().describe("Who paid"),
    recipient_name: z.string().describe("Whom it is for"),
    recipient_email: z.string().nullable().describe("Where its code was mailed; none where it is handed over"),
    message: z.string().nullable().describe("What the buyer says to them"),
    expires_on: VenueDate.nullable().describe(
      "First day on which it can no longer be redeemed; none where it has no end",
    ),
    sold_at: Instant.describe("When it was sold"),
    send_on: VenueDate.nullable().describe(
      "Day on which its code is mailed, where the buyer chose a later one; none where it left at once or is handed over",
    ),
    sent_at: Instant.nullable().describe("When it was mailed on that day; none before, and where no day was chosen"),
    paid_by: PaymentMethod.describe("How it was paid; one that was bought online by card"),
    refund_state: GiftCardRefundState.nullable().describe("Where its money is; none of one that was not taken back"),
    refund_failure: z.string().nullable().describe("Why the last try to give its money back failed"),
    redeemed_at: Instant.nullable().describe("When it was redeemed"),
    redeemed_by_name: z.string().nullable().describe("Whose credit it became"),
  })
  .meta({ id: "GiftCard", description: "A gift card that was sold" });
export type GiftCard = z.infer<typeof GiftCard>;

export const GiftCardPage = pageOf("GiftCardPage", GiftCard, "gift cards");

export const GiftCardCode = z
  .object({
    id: z.int().describe("Id of the gift card"),
    code: z.string().describe("Whoever has it redeems it"),
  })
  .meta({ id: "GiftCardCode", description: "The code of a gift card, to print or to read out" });
export type GiftCardCode = z.infer<typeof GiftCardCode>;

export const PublicGiftCard = z
  .object({
    plan_id: z.int().describe("What it is bought as"),
    name: z.string().describe("Name"),
    description: z.string().nullable().describe("One or two sentences for who buys one"),
    amount: Money.describe("What it costs and is worth"),
    own_amount: OwnAmount.nullable().describe("Between which other amounts the buyer may choose; none: this one alone"),
    expires_on: VenueDate.nullable().describe(
      "First day on which one that is bought today can no longer be redeemed; none where it has no end",
    ),
    send_until: VenueDate.describe(
      "Last day on which the code of one that is bought today can be mailed: a year ahead at most, and before it expires",
    ),
  })
  .meta({ id: "PublicGiftCard", description: "A gift card that is sold on the booking page" });

export const PublicGiftCards = z
  .object({
    data: z
      .array(PublicGiftCard)
      .describe("The gift cards on sale, the cheapest first; none where none are sold online"),
    today: VenueDate.describe("Today by the company's calendar; a code for today is mailed at once"),
  })
  .meta({ id: "PublicGiftCards", description: "The gift cards that are sold on the booking page" });
export type PublicGiftCards = z.infer<typeof PublicGiftCards>;

/** The recipient, as written by the buyer. */
export const giftFields = {
  recipient_name: lineText().min(1, "Say who it is for.").max(120).describe("Whom it is for"),
  message: proseText().max(500).nullish().describe("What the buyer says to them"),
};

export const SellGiftCardInput = z
  .object({
    plan_id: Id.describe("A plan that is a gift card"),
    buyer_name: lineText().min(1, "Say who pays.").max(120).describe("Who pays"),
    recipient_name: lineText().min(1, "Say who it is for.").max(120).describe("Whom it is for"),
    recipient_email: z
      .email("Enter an email address.")
      .max(254)
      .optional()
      .describe("Where the code is mailed at once; left out, the desk hands it over"),
    message: proseText().max(500).optional().describe("What the buyer says to them"),
    method: DeskMethod,
    location_id: Id.optional().describe("Whose desk took it: cash lies in its drawer"),
  })
  .meta({ id: "SellGiftCardInput", description: "A gift card that is paid at the desk" });
export type SellGiftCardInput = z.infer<typeof SellGiftCardInput>;

export const RedeemGiftCardInput = z
  .object({
    code: z
      .string()
      .trim()
      .min(1, "Enter the code.")
      .max(40)
      .describe("As it was mailed; spaces and dashes do not matter"),
    client_id: Id.optional().describe("Whose credit it becomes, at the desk; left out, the caller's own"),
  })
  .meta({ id: "RedeemGiftCardInput", description: "The code of a gift card" });
export type RedeemGiftCardInput = z.infer<typeof RedeemGiftCardInput>;

export const VoidGiftCardInput = z
  .object({ reason: proseText().min(3, "Say why it is taken back.").max(300).describe("Why, for the history") })
  .meta({ id: "VoidGiftCardInput", description: "Why a gift card is taken back" });
export type VoidGiftCardInput = z.infer<typeof VoidGiftCardInput>;

export const ClientCredit = z
  .object({
    client_id: z.int().describe("Client"),
    left: z.array(Money).describe("What is left, in each currency that there is some in"),
  })
  .meta({ id: "ClientCredit", description: "What the venue owes a client as credit" });
export type ClientCredit = z.infer<typeof ClientCredit>;
