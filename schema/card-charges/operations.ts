import { z } from "zod";
import { aboutTheir } from "../shared/audit-sentence.ts";
import { BOOKED_LISTS } from "../shared/booked-lists.ts";
import { defineOperations } from "../shared/operation.ts";
import { idParams } from "../shared/paging.ts";
import {
  CardCharge,
  CardCharges,
  ChargeSavedCardInput,
  CreatePaymentLinkInput,
  RequestedOutcome,
  RequestedPayment,
  StartedPayment,
} from "./models.ts";

const tokenParams = z.object({ token: z.string().min(1).max(200).describe("Token of the link") });

const REFRESHED = [...BOOKED_LISTS, "booking", "cardCharges", "payments"] as const;

export const cardChargeOperations = defineOperations({
  cardCharges: {
    method: "get",
    path: "/api/v1/bookings/{id}/card-charges",
    audience: "staff",
    permission: "payments.take",
    summary: "Payments by card that the desk asked for and that are not settled, with their links.",
    params: idParams,
    answer: CardCharges,
  },
  createPaymentLink: {
    method: "post",
    path: "/api/v1/bookings/{id}/payment-links",
    status: 201,
    audience: "staff",
    permission: "payments.take",
    retry: "runs_again",
    refreshes: ["cardCharges"],
    audit: aboutTheir("Made a payment link for", "booking"),
    summary: "A link to pay a booking by card, shown and mailed; it ends the one before it.",
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
    summary: "Charges a card that the client has saved, for what the booking owes: its price, or a fee.",
    params: idParams,
    body: ChargeSavedCardInput,
    answer: CardCharge,
  },
  requestedPayment: {
    method: "get",
    path: "/api/v1/public/payments/{token}",
    audience: "holder",
    summary: "What a payment link asks for.",
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
    summary: "Begins to pay by a payment link; the same payment however often it is begun.",
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
    summary: "Asks the provider whether a payment by link has succeeded, and writes its receipt.",
    params: tokenParams,
    answer: RequestedOutcome,
  },
});
