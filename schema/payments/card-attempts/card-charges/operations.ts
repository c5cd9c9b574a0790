import { z } from "zod";
import { MEMBERSHIP_LISTS } from "#schema/memberships/memberships/operations.ts";
import { aboutTheir } from "#schema/shared/audit-sentence.ts";
import { BOOKED_LISTS } from "#schema/shared/booked-lists.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { idParams } from "#schema/shared/paging.ts";
import { PAYMENT_LISTS } from "#schema/shared/payment-lists.ts";
import {
  CardCharge,
  CardCharges,
  ChargeInvoiceInput,
  ChargeSavedCardInput,
  CreatePaymentLinkInput,
  InvoiceCharge,
  InvoicePaymentLink,
  RequestedOutcome,
  RequestedPayment,
  StartedPayment,
} from "./models.ts";

const tokenParams = z.object({ token: z.string().min(1).max(200).describe("Token of the link") });

const REFRESHED = [...BOOKED_LISTS, "booking", "cardCharges", ...PAYMENT_LISTS] as const;

export const cardChargeOperations = defineOperations({
  cardCharges: {
    method: "get",
    path: "/api/v1/bookings/{id}/card-charges",
    audience: "staff",
    permission: "payments.take",
    summary:
      "Lists the card payments requested by the desk that are not settled or differ from the request, with their links.",
    params: idParams,
    answer: CardCharges,
  },
  createPaymentLink: {
    method: "post",
    path: "/api/v1/bookings/{id}/payment-links",
    status: 201,
    audience: "staff",
    permission: "payments.take",
    retry: "same_answer",
    refreshes: ["cardCharges"],
    audit: aboutTheir("Made a payment link for", "booking"),
    summary: "Creates a link to pay a booking by card, shown and emailed; it replaces the previous one.",
    params: idParams,
    body: CreatePaymentLinkInput,
    answer: CardCharge,
  },
  chargeSavedCard: {
    method: "post",
    path: "/api/v1/bookings/{id}/card-charges",
    status: 201,
    audience: "staff",
    permission: "payments.take",
    retry: "same_answer",
    refreshes: REFRESHED,
    audit: aboutTheir("Charged a saved card for", "booking"),
    summary: "Charges one of the client's saved cards for what the booking owes: its price, or a fee.",
    params: idParams,
    body: ChargeSavedCardInput,
    answer: CardCharge,
  },
  createInvoicePaymentLink: {
    method: "post",
    path: "/api/v1/membership-invoices/{id}/payment-link",
    status: 201,
    audience: "signed_in",
    permission: "memberships.write",
    retry: "runs_again",
    refreshes: [],
    audit: aboutTheir("Made a payment link for a bill of", "membership"),
    summary: "Creates a link to pay a membership bill by card, valid for half an hour. Clients can pay only their own.",
    params: idParams,
    answer: InvoicePaymentLink,
  },
  chargeMembershipInvoice: {
    method: "post",
    path: "/api/v1/membership-invoices/{id}/card-charge",
    status: 201,
    audience: "signed_in",
    permission: "memberships.write",
    alsoAsks: ["payments.take"],
    retry: "same_answer",
    refreshes: MEMBERSHIP_LISTS,
    audit: aboutTheir("Charged a saved card for", "membership"),
    summary: "Charges one of the client's saved cards for a membership bill. Clients can pay only their own.",
    params: idParams,
    body: ChargeInvoiceInput,
    answer: InvoiceCharge,
  },
  requestedPayment: {
    method: "get",
    path: "/api/v1/public/payments/{token}",
    audience: "holder",
    summary: "Shows what a payment link asks for.",
    params: tokenParams,
    answer: RequestedPayment,
  },
  startRequestedPayment: {
    method: "post",
    path: "/api/v1/public/payments/{token}/start",
    audience: "holder",
    retry: "runs_again",
    refreshes: [],
    audit: null,
    summary: "Starts paying by a payment link; however often it is called, it is the same payment.",
    params: tokenParams,
    answer: StartedPayment,
  },
  confirmRequestedPayment: {
    method: "post",
    path: "/api/v1/public/payments/{token}/confirm",
    audience: "holder",
    retry: "runs_again",
    refreshes: [],
    audit: aboutTheir("Paid by link for", "booking"),
    summary: "Asks the provider whether a payment by link has succeeded, and issues its receipt.",
    params: tokenParams,
    answer: RequestedOutcome,
  },
});
