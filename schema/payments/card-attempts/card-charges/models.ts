import { z } from "zod";
import { amountFrom } from "#schema/payments/payments/models.ts";
import { emailText } from "#schema/shared/email.ts";
import { Money } from "#schema/shared/money.ts";
import { Instant, LocalTime } from "#schema/shared/time.ts";

export const CardChargeState = z
  .enum(["open", "paid", "failed", "ended", "refunding", "refund_failed", "refunded"])
  .meta({
    id: "CardChargeState",
    description:
      "The state of the payment. open: a link that nobody has paid yet, or a card whose provider has not answered and is asked again; paid: the money came; failed: the saved card was refused; ended: the link no longer works; refunding: the card was charged a different amount than requested, nothing counts as paid, and the money is on its way back to the card; refund_failed: the same, but the refund has failed for so long that it is no longer retried automatically; refunded: the same, and the money went back",
  });

export const CardCharge = z
  .object({
    id: z.int().describe("Id"),
    booking_id: z.int().describe("The booking that is paid"),
    kind: z.enum(["link", "saved_card"]).meta({
      id: "CardChargeKind",
      description:
        "How the card is asked for. link: a page on which the payer enters a card; saved_card: a card that the client has saved is charged at once",
    }),
    state: CardChargeState,
    amount: Money.describe("The amount charged to the card"),
    taken: Money.nullable().describe("The amount actually charged, if different"),
    sent_to: z.string().nullable().describe("Where the link was emailed"),
    expires_at: Instant.nullable().describe("When the link expires"),
    url: z
      .string()
      .nullable()
      .describe(
        "The link, while it can still be paid; none in cardCharges for somebody acting for another or reading by a token",
      ),
    failure: z
      .string()
      .nullable()
      .describe("Why the card was refused, how the amount differs, or what the payment is waiting for"),
    refund_failure: z
      .string()
      .nullable()
      .describe("Why the differing charge has not been refunded yet, if that was tried"),
    created_at: Instant.describe("When"),
  })
  .meta({ id: "CardCharge", description: "A card payment requested by the desk" });
export type CardCharge = z.infer<typeof CardCharge>;

export const CardCharges = z
  .object({ data: z.array(CardCharge).describe("Those that are not settled or differ, oldest first") })
  .meta({ id: "CardCharges", description: "Card payments that the desk is waiting for or has to know about" });

export const CreatePaymentLinkInput = z
  .object({
    amount: amountFrom(1).describe("The amount to pay"),
    email: emailText().nullish().describe("Email address to send the link to; if left out, it is only shown"),
  })
  .meta({ id: "CreatePaymentLinkInput", description: "A link to pay a booking by card" });

export const ChargeSavedCardInput = z
  .object({
    amount: amountFrom(1).describe("The amount charged to the card"),
    card_id: z.string().min(1).max(200).describe("One of the client's saved cards"),
  })
  .meta({ id: "ChargeSavedCardInput", description: "Charges a card that the client has saved" });

export const RequestedPayment = z
  .object({
    state: CardChargeState,
    amount: Money.describe("The amount to pay"),
    description: z.string().describe("What it is for"),
    location_name: z.string().nullable().describe("Where it takes place; none for a membership bill"),
    local_start: LocalTime.nullable().describe(
      "When it takes place, on the venue's wall clock, with its offset; none for a membership bill",
    ),
    timeformat: z.string().describe("How the venue writes times, for example h:mm a"),
    can_save_card: z.boolean().describe("Whether the card can be saved for the client whose booking it is"),
    publishable_key: z.string().describe("Identifies the platform to the provider's library"),
    connect_account: z.string().describe("The account that is paid, for the same library"),
  })
  .meta({ id: "RequestedPayment", description: "What a payment link asks for" });

export const StartedPayment = z
  .object({ client_secret: z.string().describe("Lets this browser, and no other, give the provider a card") })
  .meta({ id: "StartedPayment", description: "A payment that is waiting for a card" });

export const RequestedOutcome = z
  .object({
    state: CardChargeState,
    is_processing: z.boolean().describe("Whether the bank has not answered yet"),
    message: z.string().nullable().describe("What happened, to show to the payer"),
  })
  .meta({ id: "RequestedOutcome", description: "The outcome of a payment by link, according to the provider" });

export const InvoicePaymentLink = z
  .object({
    url: z.string().describe("A page on which the bill can be paid by card"),
    expires_at: Instant.describe("When the link to it expires"),
  })
  .meta({ id: "InvoicePaymentLink", description: "A link to pay a membership bill by card" });

export const InvoiceCharge = z
  .object({
    state: CardChargeState,
    message: z.string().nullable().describe("Why the card was refused, or what it is waiting for"),
  })
  .meta({ id: "InvoiceCharge", description: "The outcome of charging a saved card for a membership bill" });

export const ChargeInvoiceInput = z
  .object({ card_id: z.string().min(1).max(200).describe("One of the client's saved cards") })
  .meta({ id: "ChargeInvoiceInput", description: "Charges a saved card for a membership bill" });
