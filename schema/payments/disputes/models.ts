import { z } from "zod";
import { Money } from "#schema/shared/money.ts";
import { Instant, LocalTime } from "#schema/shared/time.ts";

export const DisputeState = z.enum(["needs_response", "under_review", "won", "lost", "closed"]).meta({
  id: "DisputeState",
  description:
    "The state of a dispute. needs_response: the venue can still answer; under_review: the bank is deciding; won: the bank gave the money back to the venue; lost: the bank left the money with the cardholder; closed: the bank only asked and took nothing",
});
export type DisputeState = z.infer<typeof DisputeState>;

export const PaymentDispute = z
  .object({
    id: z.int().describe("Id"),
    payment_id: z.int().describe("The payment that is disputed"),
    receipt_number: z.int().describe("Number of its receipt"),
    booking_id: z.int().nullable().describe("The booking that it paid for; none for a membership bill"),
    payer_name: z.string().describe("Who paid"),
    state: DisputeState,
    reason: z
      .string()
      .describe("The reason, in the provider's terms: fraudulent, duplicate, product_not_received and so on"),
    amount: Money.describe("The disputed amount"),
    withdrawn: Money.describe("The part of it that has left the company's account"),
    due_by: Instant.nullable().describe("The deadline for answering it at the provider"),
    due_local: LocalTime.nullable().describe("The same on the venue's wall clock, with its offset"),
    created_at: Instant.describe("When it began"),
  })
  .meta({ id: "PaymentDispute", description: "A card payment that its holder disputes with their bank" });
export type PaymentDispute = z.infer<typeof PaymentDispute>;

export const PaymentDisputes = z
  .object({
    data: z.array(PaymentDispute).describe("Those to be answered first, by deadline; then the others; at most 50"),
    total: z.int().describe("How many there are"),
    open: z.int().describe("How many of them can still be answered"),
  })
  .meta({ id: "PaymentDisputes", description: "Card payments that are or were disputed" });
export type PaymentDisputes = z.infer<typeof PaymentDisputes>;
