import { z } from "zod";
import { GuestInput } from "#schema/bookings/bookings/guest-models.ts";
import { ConfirmedBooking } from "#schema/bookings/online/models.ts";
import { SavedCard } from "#schema/payments/billing/models.ts";
import { Money } from "#schema/shared/money.ts";
import { proseText } from "#schema/shared/text.ts";

export const ServicePaymentKind = z.enum(["deposit", "full"]).meta({
  id: "ServicePaymentKind",
  description: "deposit: what the service asks for in advance; full: the whole price",
});
export type ServicePaymentKind = z.infer<typeof ServicePaymentKind>;

export const StartServicePaymentInput = z
  .object({
    hold_token: z.string().min(1).max(200).nullish().describe("Token of the hold; alternatively give waitlist_token"),
    waitlist_token: z
      .string()
      .min(1)
      .max(200)
      .nullish()
      .describe(
        "Token of a waiting list entry, to pay for the offered place; the person on the waiting list is the one who comes",
      ),
    kind: ServicePaymentKind,
    credit: Money.nullish().describe("How much of it is taken from the caller's own credit; the card pays the rest"),
    guest: GuestInput.nullish().describe("The person who comes; left out by a signed-in client"),
    client_note: proseText().max(1000).nullish().describe("A wish or comment"),
  })
  .meta({ id: "StartServicePaymentInput", description: "Starts paying for a held time" });

export const ServicePayment = z
  .object({
    payment_intent_id: z.string().describe("The provider's id"),
    client_secret: z.string().describe("Lets this browser, and no other, give the provider a card"),
    publishable_key: z.string().describe("Identifies the platform to the provider's library"),
    connect_account: z.string().describe("The account that is paid, for the same library"),
    amount: Money.describe("The amount charged to the card"),
    credit: Money.describe("What is taken from the client's credit along with it, and not before"),
  })
  .meta({ id: "ServicePayment", description: "A payment that is waiting for a card" });

export const ConfirmPaymentInput = z
  .object({
    payment_intent_id: z.string().min(1).max(200).describe("The id that startServicePayment returned"),
    connect_account: z.string().min(1).max(200).describe("The account that was paid"),
    hold_token: z.string().max(200).nullish().describe("Token of the hold; the booking is shown to anybody who has it"),
    waitlist_token: z.string().max(200).nullish().describe("Token of the waiting list entry, with the same effect"),
  })
  .meta({ id: "ConfirmPaymentInput", description: "A hint that a payment has succeeded; the provider is asked" });

export const PaymentOutcome = z.enum(["booked", "processing", "not_paid", "refunded"]).meta({
  id: "PaymentOutcome",
  description:
    "The outcome of a payment. booked: it came, and the time is booked; processing: the provider does not know yet; not_paid: try again, or with another card; refunded: the time was gone, and all of the money goes back",
});

export const PaymentConfirmation = z
  .object({
    outcome: PaymentOutcome,
    message: z.string().nullable().describe("What happened, to show to the payer"),
    confirmed: ConfirmedBooking.nullable().describe("The booking, shown to anybody who has the hold's token"),
  })
  .meta({ id: "PaymentConfirmation", description: "The outcome of a payment, according to the provider" });

export const ClientPaymentMethods = z
  .object({ data: z.array(SavedCard).describe("The cards, newest first") })
  .meta({ id: "ClientPaymentMethods", description: "Cards that a client has saved with the company" });
