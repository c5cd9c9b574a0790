import { z } from "zod";
import { Instant, LocalTime } from "#schema/shared/time.ts";

export const PaymentEventSubject = z
  .enum(["subscription", "booking_payment", "desk_payment", "plan_purchase", "refund", "dispute"])
  .meta({
    id: "PaymentEventSubject",
    description:
      "What a message from the payment provider is about. subscription: what the company pays the platform; booking_payment: a payment on the booking page; desk_payment: a payment link or a saved card, requested by the desk; plan_purchase: a membership or another plan bought online; refund: money going back to a card; dispute: a cardholder who takes a payment back through the bank",
  });
export type PaymentEventSubject = z.infer<typeof PaymentEventSubject>;

export const FailedPaymentEvent = z
  .object({
    id: z.string().describe("The payment provider's id of the message"),
    type: z.string().describe("The payment provider's name for it, such as charge.refunded"),
    subject: PaymentEventSubject,
    provider_payment_id: z.string().nullable().describe("The provider's id of the payment it concerns"),
    created_at: Instant.describe("When it happened at the provider"),
    local_time: LocalTime.describe("The same on the company's wall clock, with its offset"),
    received_at: Instant.describe("When the message was first received"),
    tries: z.int().describe("How often it has been processed"),
    failure: z.string().nullable().describe("Why the last attempt failed"),
    is_retrying: z.boolean().describe("Whether another attempt has been requested and has not finished yet"),
  })
  .meta({ id: "FailedPaymentEvent", description: "A message from the payment provider that could not be processed" });
export type FailedPaymentEvent = z.infer<typeof FailedPaymentEvent>;

export const FailedPaymentEvents = z
  .object({
    data: z.array(FailedPaymentEvent).describe("Oldest first, at most 50"),
    total: z.int().describe("How many there are"),
  })
  .meta({ id: "FailedPaymentEvents", description: "Messages from the payment provider that could not be processed" });
export type FailedPaymentEvents = z.infer<typeof FailedPaymentEvents>;
