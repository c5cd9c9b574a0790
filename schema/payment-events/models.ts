import { z } from "zod";
import { Instant, LocalTime } from "../shared/time.ts";

export const PaymentEventSubject = z
  .enum(["subscription", "booking_payment", "desk_payment", "plan_purchase", "refund", "dispute"])
  .meta({
    id: "PaymentEventSubject",
    description:
      "What a message of the payment provider is about. subscription: what the company pays the platform; booking_payment: a payment on the booking page; desk_payment: a payment link or a saved card, asked for by the desk; plan_purchase: a membership or another plan that is bought online; refund: money that goes back to a card; dispute: a card's holder who takes a payment back through the bank",
  });
export type PaymentEventSubject = z.infer<typeof PaymentEventSubject>;

export const FailedPaymentEvent = z
  .object({
    id: z.string().describe("The payment provider's id of the message"),
    type: z.string().describe("What the provider calls it, such as charge.refunded"),
    subject: PaymentEventSubject,
    provider_payment_id: z.string().nullable().describe("The provider's id of the payment that it is about"),
    created_at: Instant.describe("When it happened at the provider"),
    local_time: LocalTime.describe("The same on the company's wall clock with its offset"),
    received_at: Instant.describe("When the message first came"),
    tries: z.int().describe("How often it was worked on"),
    failure: z.string().nullable().describe("Why the last try failed"),
    is_retrying: z.boolean().describe("Whether another try has been asked for and has not ended yet"),
  })
  .meta({ id: "FailedPaymentEvent", description: "A message of the payment provider that could not be worked on" });
export type FailedPaymentEvent = z.infer<typeof FailedPaymentEvent>;

export const FailedPaymentEvents = z
  .object({
    data: z.array(FailedPaymentEvent).describe("The oldest first, at most 50"),
    total: z.int().describe("How many there are"),
  })
  .meta({ id: "FailedPaymentEvents", description: "Messages of the payment provider that were tried in vain" });
export type FailedPaymentEvents = z.infer<typeof FailedPaymentEvents>;
