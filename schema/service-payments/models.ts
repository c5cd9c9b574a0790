import { z } from "zod";
import { SavedCard } from "../billing/models.ts";
import { GuestInput } from "../bookings/guest-models.ts";
import { ConfirmedBooking } from "../bookings/public-models.ts";
import { Money } from "../shared/money.ts";
import { proseText } from "../shared/text.ts";

export const ServicePaymentKind = z.enum(["deposit", "full"]).meta({
  id: "ServicePaymentKind",
  description: "deposit: what the service asks for in advance; full: the whole price",
});
export type ServicePaymentKind = z.infer<typeof ServicePaymentKind>;

export const StartServicePaymentInput = z
  .object({
    hold_token: z.string().min(1).max(200).nullish().describe("Token of the hold; or give waitlist_token"),
    waitlist_token: z
      .string()
      .min(1)
      .max(200)
      .nullish()
      .describe(
        "Token of a waiting list entry, to pay for the place that is offered; the person who waits is the one who comes",
      ),
    kind: ServicePaymentKind,
    credit: Money.nullish().describe("What of it is taken from the caller's own credit; the card pays the rest"),
    guest: GuestInput.nullish().describe("Who comes; left out by a signed-in client"),
    client_note: proseText().max(1000).nullish().describe("A wish or remark"),
  })
  .meta({ id: "StartServicePaymentInput", description: "Begins to pay for a time that is held" });

export const ServicePayment = z
  .object({
    payment_intent_id: z.string().describe("The provider's id"),
    client_secret: z.string().describe("Lets this browser, and nobody else, give the provider a card"),
    publishable_key: z.string().describe("Names the platform to the provider's library"),
    connect_account: z.string().describe("The account that is paid, for the same library"),
    amount: Money.describe("What the card is charged"),
    credit: Money.describe("What is taken from the client's credit with it, and not before"),
  })
  .meta({ id: "ServicePayment", description: "A payment that waits for a card" });

export const ConfirmPaymentInput = z
  .object({
    payment_intent_id: z.string().min(1).max(200).describe("What startServicePayment answered"),
    connect_account: z.string().min(1).max(200).describe("The account that was paid"),
    hold_token: z.string().max(200).nullish().describe("Token of the hold; the booking is shown to who has it"),
    waitlist_token: z.string().max(200).nullish().describe("The same of a waiting list entry"),
  })
  .meta({ id: "ConfirmPaymentInput", description: "A hint that a payment has succeeded; the provider is asked" });

export const PaymentOutcome = z.enum(["booked", "processing", "not_paid", "refunded"]).meta({
  id: "PaymentOutcome",
  description:
    "What became of a payment. booked: it came, and the time is booked; processing: the provider does not know yet; not_paid: try again, or with another card; refunded: the time was gone, and the money goes back whole",
});

export const PaymentConfirmation = z
  .object({
    outcome: PaymentOutcome,
    message: z.string().nullable().describe("What happened, for who paid"),
    confirmed: ConfirmedBooking.nullable().describe("The booking, for who has the hold's token"),
  })
  .meta({ id: "PaymentConfirmation", description: "What became of a payment, as the provider says" });

export const ClientPaymentMethods = z
  .object({ data: z.array(SavedCard).describe("The cards, latest first") })
  .meta({ id: "ClientPaymentMethods", description: "Cards that a client has saved with the company" });
