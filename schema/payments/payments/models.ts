import { z } from "zod";
import { PaymentStatus } from "#schema/bookings/bookings/models.ts";
import { RefundAs } from "#schema/bookings/policies/models.ts";
import { BillAllowance } from "#schema/memberships/allowances/models.ts";
import { DisputeState } from "#schema/payments/disputes/models.ts";
import { LedgerTransaction } from "#schema/payments/ledger/models.ts";
import { emailText } from "#schema/shared/email.ts";
import { Currency, Money } from "#schema/shared/money.ts";
import { Id, pageOf } from "#schema/shared/paging.ts";
import { PaymentTax, TaxLine } from "#schema/shared/tax.ts";
import { proseText } from "#schema/shared/text.ts";
import { Instant, LocalTime, VenueDate } from "#schema/shared/time.ts";

export const PaymentMethod = z.enum(["card", "card_terminal", "cash", "transfer", "other", "credit"]).meta({
  id: "PaymentMethod",
  description:
    "How money came in. card: online, by a link or by a saved card; card_terminal: with the venue's own card machine; cash: into the drawer of a desk; transfer: through a bank; other: in another way, given in its note; credit: from what the venue owed the client",
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** Payment methods taken at the desk, without the payment provider. */
export const TakenMethod = PaymentMethod.extract(["cash", "card_terminal", "transfer", "other", "credit"]).meta({
  id: "TakenMethod",
  description:
    "How the desk itself takes money. cash: into the drawer; card_terminal: with the venue's own card machine; transfer: through a bank; other: in another way, given in its note; credit: from what the venue owes the client",
});
export type TakenMethod = z.infer<typeof TakenMethod>;

export const Payment = z
  .object({
    id: z.int().describe("Id"),
    number: z.int().describe("Number of the receipt, counted per company"),
    booking_id: z.int().nullable().describe("The booking that it is for"),
    membership_invoice_id: z.int().nullable().describe("The membership bill that it is for"),
    client_id: z.int().nullable().describe("The client; none for a guest"),
    payer_name: z.string().describe("Who paid"),
    description: z.string().describe("What it is for: the service and location, or the plan of a membership"),
    location_id: z.int().nullable().describe("The location where it was taken"),
    location_name: z.string().nullable().describe("The location's name"),
    method: PaymentMethod,
    amount: Money.describe("The amount without the tip"),
    tip: Money.describe("The tip, in addition to the amount"),
    tax: PaymentTax.nullable().describe("The tax included in the amount, several as one; none if there is none"),
    taxes: z.array(PaymentTax).describe("Each tax included in the amount"),
    refunded: Money.describe("How much of the amount was refunded or kept as credit"),
    refunded_tip: Money.describe("How much of the tip was refunded or kept as credit"),
    refunding: Money.describe("How much of it is being refunded and not yet confirmed by the card's provider"),
    voided_time: LocalTime.nullable().describe(
      "When it was marked as recorded by mistake, on the venue's wall clock; none if it stands",
    ),
    voided_by_name: z.string().nullable().describe("Who marked it"),
    void_reason: z.string().nullable().describe("What was wrong with it"),
    void_refusal: z.string().nullable().describe("Why it cannot be marked as recorded by mistake; none if it can"),
    refund_failure: z.string().nullable().describe("Why the last refund failed, if it did"),
    credited: Money.describe(
      "How much of a membership bill was credited when the membership moved to another plan, and is not refunded as well",
    ),
    refundable: Money.describe("How much of the amount can still be refunded"),
    refundable_tip: Money.describe("How much of the tip can still be refunded"),
    dispute: DisputeState.nullable().describe("The state of its last dispute; none if it was never disputed"),
    dispute_due: LocalTime.nullable().describe("The deadline for answering that dispute, on the venue's wall clock"),
    card_brand: z.string().nullable().describe("Brand of the card"),
    card_last4: z.string().nullable().describe("Last four digits of the card"),
    note: z.string().nullable().describe("The note; shown on the receipt"),
    taken_by_name: z.string().nullable().describe("Who took it; none if it was paid online"),
    created_at: Instant.describe("When"),
    local_time: LocalTime.describe("The same on the venue's wall clock, with its offset"),
  })
  .meta({ id: "Payment", description: "A payment received" });
export type Payment = z.infer<typeof Payment>;

export const PaymentPage = pageOf("PaymentPage", Payment, "payments");
export type PaymentPage = z.infer<typeof PaymentPage>;

export const BookingAccount = z
  .object({
    booking_id: z.int().describe("Booking"),
    client_id: z.int().nullable().describe("The client; none for a guest"),
    payment_status: PaymentStatus.describe("As derived from the ledger"),
    charged: Money.describe("What the booking currently costs: price and fees, less what was waived"),
    paid: Money.describe("The amount paid, before refunds"),
    refunded: Money.describe("The amount refunded or kept as credit"),
    balance: Money.describe("Still to pay; if negative, what the venue owes"),
    credit: Money.describe("The client's remaining credit at this venue, in this currency"),
    payments: z.array(Payment).describe("The payments, oldest first"),
    transactions: z.array(LedgerTransaction).describe("Every entry that these figures are the sum of, oldest first"),
  })
  .meta({ id: "BookingAccount", description: "What one booking costs and what has been paid of it, from the ledger" });
export type BookingAccount = z.infer<typeof BookingAccount>;

const AMOUNT_MAX = 1_000_000_000;
export const amountFrom = (least: number) =>
  z
    .object({
      amount: z
        .int()
        .min(least, "Enter an amount.")
        .max(AMOUNT_MAX, "This is more than one payment can be.")
        .describe("Integer minor units"),
      currency: Currency,
    })
    .meta({ description: "Integer minor units and their currency" });

const note = proseText().max(300).optional();

export const PaymentShare = z
  .object({
    amount: amountFrom(1).describe("The amount taken, without the tip"),
    method: TakenMethod,
    tip: amountFrom(0).optional().describe("The tip, in addition to the amount; none if left out"),
    payer_name: z.string().trim().max(120).optional().describe("The person who pays, if not the person who booked"),
    note: note.describe("Shown on the receipt; required if the method is other"),
  })
  .refine(({ method, note: said }) => method !== "other" || Boolean(said), {
    path: ["note"],
    message: "Enter how it was paid.",
  })
  .meta({ id: "PaymentShare", description: "What one person pays" });
export type PaymentShare = z.infer<typeof PaymentShare>;

export const TakePaymentInput = z
  .object({
    booking_id: Id.describe("The booking that is paid"),
    shares: z
      .array(PaymentShare)
      .min(1, "Enter the payer's name.")
      .max(20, "Split it between at most 20 people.")
      .describe("One for each person who pays; all are taken, or none"),
  })
  .meta({ id: "TakePaymentInput", description: "Takes money at the desk for a booking" });
export type TakePaymentInput = z.infer<typeof TakePaymentInput>;

export const RefundPaymentInput = z
  .object({
    amount: amountFrom(0).describe("The amount to refund, without the tip; 0 if only the tip is refunded"),
    tip: amountFrom(0)
      .optional()
      .describe("The part of the tip to refund, in addition to the amount; none if left out"),
    as: RefundAs,
    reason: proseText().min(3, "Enter a reason for the refund.").max(300).describe("The reason, for the history"),
    dry_run: z.boolean().default(false).describe("Only returns what would be written"),
  })
  .refine(({ amount, tip }) => amount.amount + (tip?.amount ?? 0) > 0, {
    path: ["amount"],
    message: "Enter an amount.",
  })
  .meta({ id: "RefundPaymentInput", description: "Refunds a payment, its tip, or a part of either" });
export type RefundPaymentInput = z.infer<typeof RefundPaymentInput>;

export const RefundState = z.enum(["refunded", "pending", "failed"]).meta({
  id: "RefundState",
  description:
    "The state of a refund. refunded: it is done; pending: the card's provider has not answered and is asked again until it does, and refunds once; failed: the bank did not accept it",
});

export const PaymentRefund = z
  .object({
    state: RefundState,
    is_dry_run: z.boolean().describe("Whether nothing was written"),
    payment: Payment.describe("The payment as it is now"),
    entries: LedgerTransaction.shape.entries.describe("What is written to the ledger"),
    tax: Money.describe("The tax included in the refund: the payment's, in proportion"),
    taxes: z.array(TaxLine).describe("Each tax included in the refund"),
    allowances: z
      .array(BillAllowance)
      .describe("What the period of a membership bill gives and how much of it was used; empty for a booking"),
    still_refundable: Money.describe("What is left of the payment's amount afterwards"),
    still_refundable_tip: Money.describe("What is left of its tip afterwards"),
    balance: Money.describe(
      "What the booking still has to pay afterwards; if negative, what the venue owes; none for a membership",
    ),
  })
  .meta({ id: "PaymentRefund", description: "What a refund writes, or would write" });
export type PaymentRefund = z.infer<typeof PaymentRefund>;

export const VoidPaymentInput = z
  .object({
    reason: proseText().min(3, "Enter what was wrong.").max(300).describe("What was wrong, for the history"),
    refunded: z
      .int()
      .min(0)
      .describe(
        "How much of it was refunded as far as the caller knows, tip included, in minor units: it is taken back too. Refused if more was refunded since",
      ),
    dry_run: z.boolean().default(false).describe("Only returns what would be written"),
  })
  .meta({ id: "VoidPaymentInput", description: "Marks a payment as recorded by mistake" });
export type VoidPaymentInput = z.infer<typeof VoidPaymentInput>;

export const VoidedPayment = z
  .object({
    is_dry_run: z.boolean().describe("Whether nothing was written"),
    payment: Payment.describe("The payment as it is now"),
    entries: LedgerTransaction.shape.entries.describe(
      "What is written to the ledger: what the payment and its refunds moved, with the signs turned",
    ),
    balance: Money.describe(
      "What the booking or the bill still has to pay afterwards; if negative, what the venue owes",
    ),
    credit_taken_back: Money.describe(
      "What is taken off the membership's credit, because a change of plan had made it of this bill; it returns when the bill is paid",
    ),
    closed_day: VenueDate.nullable().describe(
      "The day of the cash payment, if its drawer was closed since: that cash-up stays, and the cash leaves the present drawer",
    ),
    receipts_mailed: z
      .int()
      .describe("To how many addresses its receipt was mailed; each is told that it is withdrawn"),
  })
  .meta({ id: "VoidedPayment", description: "What it writes, or would write, that a payment was recorded by mistake" });
export type VoidedPayment = z.infer<typeof VoidedPayment>;

export const MailReceiptInput = z
  .object({ email: emailText().describe("Where to send the receipt") })
  .meta({ id: "MailReceiptInput", description: "Emails a receipt" });

export const MailedReceipt = z
  .object({ sent_to: z.string().describe("Where the receipt is being sent") })
  .meta({ id: "MailedReceipt", description: "A receipt that is on its way" });

export const WaiveBalanceInput = z
  .object({
    amount: amountFrom(1).describe("The amount to waive"),
    reason: proseText().min(3, "Enter a reason for the waiver.").max(300).describe("The reason, for the history"),
  })
  .meta({ id: "WaiveBalanceInput", description: "Waives part of what a booking owes" });
export type WaiveBalanceInput = z.infer<typeof WaiveBalanceInput>;
