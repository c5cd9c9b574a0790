import { z } from "zod";
import { defineOperations } from "#schema/shared/operation.ts";
import { Id, idParams } from "#schema/shared/paging.ts";
import { SettleUnsettledPaymentInput, UnsettledPayment, UnsettledPayments } from "./models.ts";

export const unsettledPaymentOperations = defineOperations({
  unsettledPayments: {
    method: "get",
    path: "/api/v1/unsettled-payments",
    audience: "staff",
    permission: "payments.take",
    summary:
      "Lists the card payments that count as nothing here: for a time or plan that was gone, charged otherwise than asked for, or under way when their account was disconnected. What was taken is refunded.",
    query: z.object({ client_id: Id.optional().describe("Only those of this client") }),
    answer: UnsettledPayments,
  },
  retryUnsettledPayment: {
    method: "post",
    path: "/api/v1/unsettled-payments/{id}/give-back",
    audience: "staff",
    permission: "payments.take",
    retry: "same_answer",
    refreshes: ["unsettledPayments", "cardCharges"],
    audit: "Tried again to give back a card payment",
    summary: "Refunds such a payment in the background, if it is no longer retried automatically.",
    params: idParams,
    answer: UnsettledPayment,
  },
  settleUnsettledPayment: {
    method: "post",
    path: "/api/v1/unsettled-payments/{id}/settle",
    audience: "staff",
    permission: "payments.refund",
    retry: "same_answer",
    refreshes: ["unsettledPayments", "cardCharges"],
    audit: "Noted that a card payment was given back another way",
    summary:
      "Notes that the payer of such a payment got the money another way, if it is no longer retried automatically or has to be looked up.",
    params: idParams,
    body: SettleUnsettledPaymentInput,
    answer: UnsettledPayment,
  },
});
