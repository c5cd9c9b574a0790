import { z } from "zod";
import { amountFrom } from "../payments/models.ts";
import { Money } from "../shared/money.ts";
import { Instant, LocalTime } from "../shared/time.ts";

export const CardChargeState = z
  .enum(["open", "paid", "failed", "ended", "refunding", "refund_failed", "refunded"])
  .meta({
    id: "CardChargeState",
    description:
      "What became of it. open: a link that nobody has paid yet, or a card whose provider has not answered and is asked again; paid: the money came; failed: the saved card was refused; ended: the link leads nowhere any more; refunding: the card was charged something else than was asked, nothing counts as paid, and it is on its way back to the card; refund_failed: the same, but it could not be given back for so long that nothing tries it by itself any more; refunded: the same, and it went back",
  });

export const CardCharge = z
  .object({
    id: z.int().describe("Id"),
    booking_id: z.int().describe("The booking that is paid"),
    kind: z.enum(["link", "saved_card"]).meta({
      id: "CardChargeKind",
      description:
        "How the card is asked for. link: a page on which who pays enters a card; saved_card: a card that the client has saved is charged at once",
    }),
    state: CardChargeState,
    amount: Money.describe("What the card is charged"),
    taken: Money.nullable().describe("What it was charged instead, where that differs"),
    sent_to: z.string().nullable().describe("Where the link was mailed"),
    expires_at: Instant.nullable().describe("Until when the link can be paid"),
    url: z.string().nullable().describe("The link, while it can be paid"),
    failure: z.string().nullable().describe("Why the card was refused, how it differs, or what it waits for"),
    refund_failure: z.string().nullable().describe("Why what differs is not given back yet, where that was tried"),
    created_at: Instant.describe("When"),
  })
  .meta({ id: "CardCharge", description: "A payment by card that the desk asked for" });
export type CardCharge = z.infer<typeof CardCharge>;

export const CardCharges = z
  .object({ data: z.array(CardCharge).describe("Those that are not settled or differ, oldest first") })
  .meta({ id: "CardCharges", description: "Payments by card that the desk waits for or has to know of" });

export const DifferingCharge = z
  .object({
    ...CardCharge.pick({ id: true, state: true }).shape,
    booking_id: z.int().nullable().describe("The booking that was to be paid; none of the bill of a membership"),
    client_id: z.int().nullable().describe("The client, or none for a guest"),
    payer_name: z.string().describe("Who was to pay"),
    description: z.string().describe("What for: the service, or the plan of the membership"),
    amount: Money.describe("What was asked for"),
    ...CardCharge.pick({ taken: true, failure: true, refund_failure: true }).shape,
    provider_payment_id: z.string().nullable().describe("The provider's id of the payment"),
    created_at: Instant.describe("When it was asked for"),
    local_time: LocalTime.describe("The same on the company's wall clock with its offset"),
  })
  .meta({ id: "DifferingCharge", description: "A card payment of the desk that was charged something else" });
export type DifferingCharge = z.infer<typeof DifferingCharge>;

export const DifferingCharges = z
  .object({
    data: z.array(DifferingCharge).describe("The newest first, at most 50"),
    total: z.int().describe("How many there are"),
    open: z.int().describe("How many of them are not given back yet"),
    failed: z.int().describe("How many of those nothing tries to give back any more by itself"),
  })
  .meta({ id: "DifferingCharges", description: "Card payments that were charged something else than was asked" });

export const CreatePaymentLinkInput = z
  .object({
    amount: amountFrom(1).describe("What is to be paid"),
    email: z.email("Enter an email address.").max(254).nullish().describe("Mailed there; else it is only shown"),
  })
  .meta({ id: "CreatePaymentLinkInput", description: "A link to pay a booking by card" });

export const ChargeSavedCardInput = z
  .object({
    amount: amountFrom(1).describe("What the card is charged"),
    card_id: z.string().min(1).max(200).describe("One of the client's saved cards"),
  })
  .meta({ id: "ChargeSavedCardInput", description: "Charges a card that the client has saved" });

export const RequestedPayment = z
  .object({
    state: CardChargeState,
    amount: Money.describe("What is to be paid"),
    description: z.string().describe("What for"),
    location_name: z.string().nullable().describe("Where; none of a bill of a membership"),
    local_start: LocalTime.nullable().describe(
      "When, on the venue's wall clock, with its offset; none of a bill of a membership",
    ),
    timeformat: z.string().describe("How the venue writes times, for example h:mm a"),
    can_save_card: z.boolean().describe("Whether the card can be saved for the client whose booking it is"),
    publishable_key: z.string().describe("Names the platform to the provider's library"),
    connect_account: z.string().describe("The account that is paid, for the same library"),
  })
  .meta({ id: "RequestedPayment", description: "What a payment link asks for" });

export const StartedPayment = z
  .object({ client_secret: z.string().describe("Lets this browser, and nobody else, give the provider a card") })
  .meta({ id: "StartedPayment", description: "A payment that waits for a card" });

export const RequestedOutcome = z
  .object({
    state: CardChargeState,
    is_processing: z.boolean().describe("Whether the bank has not answered yet"),
    message: z.string().nullable().describe("What happened, for who pays"),
  })
  .meta({ id: "RequestedOutcome", description: "What became of a payment by link, as the provider says" });

export const InvoicePaymentLink = z
  .object({
    url: z.string().describe("A page on which the bill is paid by card"),
    expires_at: Instant.describe("Until when it leads there"),
  })
  .meta({ id: "InvoicePaymentLink", description: "A link to pay a bill of a membership by card" });

export const InvoiceCharge = z
  .object({
    state: CardChargeState,
    message: z.string().nullable().describe("Why the card was refused, or what it waits for"),
  })
  .meta({ id: "InvoiceCharge", description: "What became of charging a saved card for a bill of a membership" });

export const ChargeInvoiceInput = z
  .object({ card_id: z.string().min(1).max(200).describe("One of the client's saved cards") })
  .meta({ id: "ChargeInvoiceInput", description: "Charges a saved card for a bill of a membership" });
