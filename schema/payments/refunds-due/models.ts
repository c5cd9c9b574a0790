import { z } from "zod";
import { RefundAs } from "#schema/bookings/policies/models.ts";
import { amountFrom, Payment, RefundState } from "#schema/payments/payments/models.ts";
import { Money } from "#schema/shared/money.ts";
import { Id, pageOf } from "#schema/shared/paging.ts";
import { proseText } from "#schema/shared/text.ts";
import { LocalTime } from "#schema/shared/time.ts";

export const RefundDue = z
  .object({
    id: z.int().describe("The booking"),
    client_id: z.int().nullable().describe("The client; none for a guest"),
    client_name: z.string().describe("Who booked"),
    description: z.string().describe("What was booked: the service and the bay"),
    location_name: z.string().describe("The location"),
    start_local: LocalTime.describe("When the booking begins, on the venue's wall clock"),
    due_since: LocalTime.describe("Since when more is paid than owed, on the venue's wall clock"),
    amount: Money.describe("What is to be refunded and not on its way yet"),
    payments: z.array(Payment).describe("The payments that can be refunded, newest first"),
  })
  .meta({ id: "RefundDue", description: "What a venue owes for a booking, from the ledger" });
export type RefundDue = z.infer<typeof RefundDue>;

export const RefundDuePage = pageOf("RefundDuePage", RefundDue, "refunds due");

/** As many as one page of a list holds. */
const MOST_BOOKINGS = 100;

export const RefundBookingsInput = z
  .object({
    bookings: z
      .array(
        z
          .object({
            booking_id: Id.describe("The booking"),
            amount: amountFrom(1).describe(
              "What is owed for it as far as the caller knows; refused if that has changed",
            ),
          })
          .meta({ id: "RefundedBooking", description: "A booking, and what is owed for it" }),
      )
      .min(1, "Choose at least one booking.")
      .max(MOST_BOOKINGS, `Choose at most ${MOST_BOOKINGS} bookings.`)
      .describe("All are refunded, or none"),
    as: RefundAs,
    reason: proseText().min(3, "Enter a reason for the refund.").max(300).describe("The reason, for the history"),
    dry_run: z.boolean().default(false).describe("Only returns what would be refunded"),
  })
  .refine(({ bookings }) => new Set(bookings.map(({ booking_id }) => booking_id)).size === bookings.length, {
    path: ["bookings"],
    message: "Name each booking once.",
  })
  .meta({ id: "RefundBookingsInput", description: "Refunds what is owed for bookings" });
export type RefundBookingsInput = z.infer<typeof RefundBookingsInput>;

const RefundPart = z
  .object({
    payment: Payment.describe("The payment as it is now"),
    amount: Money.describe("How much of it is refunded"),
    as: RefundAs,
    state: RefundState,
  })
  .meta({ id: "RefundPart", description: "What is refunded of one payment" });
export type RefundPart = z.infer<typeof RefundPart>;

export const BookingRefund = z
  .object({
    booking_id: z.int().describe("The booking"),
    parts: z.array(RefundPart).describe("What is refunded of each payment, newest first"),
    left: Money.describe("What cannot be refunded in this way, and remains due"),
  })
  .meta({ id: "BookingRefund", description: "How what is owed for a booking is refunded" });
export type BookingRefund = z.infer<typeof BookingRefund>;

export const BookingRefunds = z
  .object({
    is_dry_run: z.boolean().describe("Whether nothing was written"),
    refunds: z.array(BookingRefund).describe("One for each booking, in the given order"),
  })
  .meta({ id: "BookingRefunds", description: "What is refunded, or would be" });
export type BookingRefunds = z.infer<typeof BookingRefunds>;
