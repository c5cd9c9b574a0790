import { aboutTheir } from "#schema/shared/audit-sentence.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { idParams } from "#schema/shared/paging.ts";
import { AmountDue, BookingFees, WaiveAmountDueInput } from "./models.ts";

export const policyOperations = defineOperations({
  bookingFees: {
    method: "get",
    path: "/api/v1/bookings/{id}/fees",
    audience: "staff",
    permission: "bookings.read",
    summary: "Returns what the rules that a booking was made under come to, and what has fallen due.",
    params: idParams,
    answer: BookingFees,
  },
  waiveAmountDue: {
    method: "post",
    path: "/api/v1/amounts-due/{id}/waive",
    retry: "same_answer",
    audit: aboutTheir("Waived a fee on", "booking"),
    refreshes: ["bookingFees"],
    audience: "staff",
    permission: "fees.waive",
    summary: "Waives an amount due, with a reason for the history.",
    params: idParams,
    body: WaiveAmountDueInput,
    answer: AmountDue,
  },
});
