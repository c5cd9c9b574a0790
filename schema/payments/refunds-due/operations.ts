import { z } from "zod";
import { BOOKED_LISTS } from "#schema/shared/booked-lists.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { Id, pagingQuery } from "#schema/shared/paging.ts";
import { PAYMENT_LISTS } from "#schema/shared/payment-lists.ts";
import { BookingRefunds, RefundBookingsInput, RefundDuePage } from "./models.ts";

const listQuery = z.object({
  ...pagingQuery,
  search: z
    .string()
    .max(100)
    .optional()
    .describe("Part of the name of who booked, or of their address or phone number"),
  location_id: Id.optional().describe("Only at this location"),
});
export type RefundsDueQuery = z.infer<typeof listQuery>;

export const refundDueOperations = defineOperations({
  refundsDue: {
    method: "get",
    path: "/api/v1/refunds-due",
    audience: "staff",
    permission: "payments.refund",
    summary: "Lists the bookings for which the venue owes money that is not on its way back, those due longest first.",
    query: listQuery,
    answer: RefundDuePage,
  },
  refundBookings: {
    method: "post",
    path: "/api/v1/refunds",
    audience: "staff",
    permission: "payments.refund",
    retry: "same_answer",
    refreshes: [...BOOKED_LISTS, "booking", ...PAYMENT_LISTS, "payment"],
    audit: ({ subject }) => (subject === null ? "Refunded what was owed" : `Refunded what was owed to ${subject}`),
    summary:
      "Refunds what is owed for bookings, one or many, the way it was paid or as credit; with dry_run, only returns what it would refund.",
    body: RefundBookingsInput,
    answer: BookingRefunds,
  },
});
