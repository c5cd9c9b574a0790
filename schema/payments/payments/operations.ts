import { z } from "zod";
import { aboutTheir, type AuditRecord } from "#schema/shared/audit-sentence.ts";
import { BOOKED_LISTS } from "#schema/shared/booked-lists.ts";
import { CsvText } from "#schema/shared/csv.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { Id, idParams, pagingQuery, SortDir, withoutPaging } from "#schema/shared/paging.ts";
import { PAYMENT_LISTS } from "#schema/shared/payment-lists.ts";
import { VenueDate } from "#schema/shared/time.ts";
import {
  BookingAccount,
  MailedReceipt,
  MailReceiptInput,
  Payment,
  PaymentMethod,
  PaymentPage,
  PaymentRefund,
  RefundPaymentInput,
  TakePaymentInput,
  VoidedPayment,
  VoidPaymentInput,
  WaiveBalanceInput,
} from "./models.ts";

const listQuery = z.object({
  ...pagingQuery,
  search: z.string().max(100).optional().describe("Part of the payer's name, or a receipt's number"),
  method: z.array(PaymentMethod).max(6).optional().describe("Only payments by these methods"),
  refunded: z.boolean().optional().describe("Only payments with a refund, or only those without"),
  voided: z.boolean().optional().describe("Only payments recorded by mistake, or only the others"),
  location_id: Id.optional().describe("Only at this location"),
  client_id: Id.optional().describe("Only for this client"),
  date_from: VenueDate.optional().describe("First day, on the company's calendar"),
  date_to: VenueDate.optional().describe("Last day, on the company's calendar"),
  sortBy: z.enum(["created_at", "amount"]).default("created_at").meta({
    id: "PaymentSort",
    description:
      "What payments are sorted by. created_at: when they were taken; amount: how much was paid, without the tip",
  }),
  sortDir: SortDir.default("desc").describe("Sort direction"),
});
export type PaymentListQuery = z.infer<typeof listQuery>;
const exportQuery = withoutPaging(listQuery);
export type PaymentExportQuery = z.infer<typeof exportQuery>;

const REFRESHED = [...BOOKED_LISTS, "booking", ...PAYMENT_LISTS, "payment"] as const;

const isOfBill = ({ after }: AuditRecord): boolean =>
  typeof after === "object" && after !== null && "membership_id" in after;

export const paymentOperations = defineOperations({
  payments: {
    method: "get",
    path: "/api/v1/payments",
    audience: "staff",
    permission: "payments.take",
    summary: "Lists the payments taken, newest first.",
    query: listQuery,
    answer: PaymentPage,
  },
  exportPayments: {
    method: "get",
    path: "/api/v1/payments/export",
    audience: "staff",
    permission: "payments.take",
    answersCsv: true,
    asksAgain: "always",
    summary: "Exports the whole list of payments as a file.",
    query: exportQuery,
    answer: CsvText,
  },
  payment: {
    method: "get",
    path: "/api/v1/payments/{id}",
    audience: "staff",
    permission: "payments.take",
    summary: "Returns one payment, as its receipt shows it.",
    params: idParams,
    answer: Payment,
  },
  bookingAccount: {
    method: "get",
    path: "/api/v1/bookings/{id}/account",
    audience: "staff",
    permission: "bookings.read",
    summary: "Returns what a booking costs and what has been paid of it, with every ledger entry.",
    params: idParams,
    answer: BookingAccount,
  },
  takePayment: {
    method: "post",
    path: "/api/v1/payments",
    status: 201,
    audience: "staff",
    permission: "payments.take",
    retry: "same_answer",
    refreshes: REFRESHED,
    audit: aboutTheir("Took a payment for", "booking"),
    summary: "Takes money at the desk for a booking, from one person or several.",
    body: TakePaymentInput,
    answer: BookingAccount,
  },
  refundPayment: {
    method: "post",
    path: "/api/v1/payments/{id}/refund",
    audience: "staff",
    permission: "payments.refund",
    retry: "same_answer",
    refreshes: [...REFRESHED, "currentMembership"],
    audit: (record) => aboutTheir("Refunded a payment for", isOfBill(record) ? "membership" : "booking")(record),
    summary:
      "Refunds a payment, its tip, or a part of either, the way it was paid or as credit; with dry_run, only returns what it would write.",
    params: idParams,
    body: RefundPaymentInput,
    answer: PaymentRefund,
  },
  voidPayment: {
    method: "post",
    path: "/api/v1/payments/{id}/void",
    audience: "staff",
    permission: "payments.refund",
    retry: "same_answer",
    refreshes: [...REFRESHED, "memberships", "membershipCounts"],
    audit: (record) =>
      aboutTheir("Withdrew a payment recorded by mistake for", isOfBill(record) ? "membership" : "booking")(record),
    summary:
      "Takes back a payment that the desk recorded by mistake, and its refunds, so that it is owed again; no money moves. With dry_run, only returns what it would write.",
    params: idParams,
    body: VoidPaymentInput,
    answer: VoidedPayment,
  },
  mailReceipt: {
    method: "post",
    path: "/api/v1/payments/{id}/receipt",
    audience: "staff",
    permission: "payments.take",
    retry: "same_answer",
    refreshes: [],
    audit: ({ subject }) => (subject === null ? "Mailed a receipt" : `Mailed a receipt for the booking of ${subject}`),
    summary: "Emails the receipt of a payment to an address.",
    params: idParams,
    body: MailReceiptInput,
    answer: MailedReceipt,
  },
  waiveBalance: {
    method: "post",
    path: "/api/v1/bookings/{id}/waive",
    audience: "staff",
    permission: "fees.waive",
    retry: "same_answer",
    refreshes: REFRESHED,
    audit: aboutTheir("Waived an amount on", "booking"),
    summary: "Waives part of what a booking owes, with a reason for the history.",
    params: idParams,
    body: WaiveBalanceInput,
    answer: BookingAccount,
  },
});
