import { z } from "zod";
import { Money } from "#schema/shared/money.ts";
import { proseText } from "#schema/shared/text.ts";
import { Instant, LocalTime } from "#schema/shared/time.ts";

export const UnsettledPaymentKind = z.enum(["booking", "plan", "gift_card", "link", "saved_card", "refund"]).meta({
  id: "UnsettledPaymentKind",
  description:
    "What the card was for. booking: a time on the booking page; plan: a membership or a pack; gift_card: a gift card; link: a payment link of the desk; saved_card: a charge of a saved card; refund: money on its way back to a card",
});
export type UnsettledPaymentKind = z.infer<typeof UnsettledPaymentKind>;

export const UnsettledPaymentState = z.enum(["refunding", "refund_failed", "refunded", "unclear"]).meta({
  id: "UnsettledPaymentState",
  description:
    "Where the money is. refunding: on its way back to the card, or retried automatically; refund_failed: attempted in vain for a week, or turned down by the card's bank, so that it is no longer retried automatically; refunded: it went back; unclear: the account was disconnected before it was known, so that it has to be looked up at the provider",
});

export const UnsettledPayment = z
  .object({
    id: z.int().describe("Id"),
    kind: UnsettledPaymentKind,
    state: UnsettledPaymentState,
    client_id: z.int().nullable().describe("The client; none for a guest"),
    booking_id: z.int().nullable().describe("The booking it is for; none for a plan, a gift card or a membership bill"),
    payer_name: z.string().describe("The payer; a guest's name is forgotten once the money is back"),
    description: z.string().describe("What it is for: the service, or the plan"),
    amount: Money.describe(
      "What the card was charged, all of which goes back; where that is unclear, what was asked for",
    ),
    failure: z.string().nullable().describe("Why it counts as nothing"),
    refund_failure: z.string().nullable().describe("Why it has not been refunded yet, if that was tried"),
    account_id: z.string().describe("The account at the provider where it can be looked up"),
    provider_payment_id: z.string().nullable().describe("The provider's id of the payment, if it was begun there"),
    created_at: Instant.describe("When the payment began"),
    local_time: LocalTime.describe("The same on the company's wall clock, with its offset"),
  })
  .meta({ id: "UnsettledPayment", description: "A card payment, or a refund, that counts as nothing here" });
export type UnsettledPayment = z.infer<typeof UnsettledPayment>;

export const UnsettledPayments = z
  .object({
    data: z.array(UnsettledPayment).describe("Newest first, at most 50"),
    total: z.int().describe("How many there are"),
    open: z.int().describe("How many of them have not been refunded yet"),
    failed: z.int().describe("How many of those are no longer refunded automatically"),
    unclear: z.int().describe("How many have to be looked up at the provider"),
  })
  .meta({ id: "UnsettledPayments", description: "Card payments that count as nothing here" });

export const SettleUnsettledPaymentInput = z
  .object({
    how: proseText()
      .min(3, "Enter how the payer got the money.")
      .max(300)
      .describe("How the payer got the money, for the history"),
  })
  .meta({ id: "SettleUnsettledPaymentInput", description: "How a card payment that does not count was settled" });
export type SettleUnsettledPaymentInput = z.infer<typeof SettleUnsettledPaymentInput>;
