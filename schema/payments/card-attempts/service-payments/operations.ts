import { z } from "zod";
import { withName } from "#schema/shared/audit-sentence.ts";
import { OWN_MEMBERSHIPS } from "#schema/shared/booked-lists.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { Id, idParams } from "#schema/shared/paging.ts";
import { PAYMENT_LISTS } from "#schema/shared/payment-lists.ts";
import {
  ClientPaymentMethods,
  ConfirmPaymentInput,
  OnlineRefund,
  OnlineRefunds,
  PaymentConfirmation,
  ServicePayment,
  StartServicePaymentInput,
} from "./models.ts";

export const servicePaymentOperations = defineOperations({
  startServicePayment: {
    method: "post",
    path: "/api/v1/billing/service-payment",
    audience: "anyone",
    retry: "runs_again",
    refreshes: [],
    audit: null,
    summary: "Starts a card payment for a held time; however often it is called, it is the same payment.",
    body: StartServicePaymentInput,
    answer: ServicePayment,
  },
  confirmPaymentSuccess: {
    method: "post",
    path: "/api/v1/billing/payment-success",
    audience: "anyone",
    retry: "runs_again",
    refreshes: [...OWN_MEMBERSHIPS, ...PAYMENT_LISTS],
    audit: withName("Paid by card and booked for"),
    summary: "Asks the provider whether a payment has succeeded, and books the time it was for or refunds it.",
    body: ConfirmPaymentInput,
    answer: PaymentConfirmation,
  },
  clientPaymentMethods: {
    method: "get",
    path: "/api/v1/clients/{id}/payment-methods",
    audience: "signed_in",
    summary: "Lists cards saved with the company: the client's own or, for those who may see clients, a client's.",
    params: idParams,
    answer: ClientPaymentMethods,
  },
  onlineRefunds: {
    method: "get",
    path: "/api/v1/online-refunds",
    audience: "staff",
    permission: "payments.take",
    summary:
      "Lists the card payments of the booking page for which nothing was had, since the time or plan was gone: none counts as paid, and each is refunded.",
    query: z.object({ client_id: Id.optional().describe("Only those of this client") }),
    answer: OnlineRefunds,
  },
  retryOnlineRefund: {
    method: "post",
    path: "/api/v1/online-refunds/{id}/give-back",
    audience: "staff",
    permission: "payments.take",
    retry: "same_answer",
    refreshes: ["onlineRefunds"],
    audit: "Tried again to give back an online payment",
    summary: "Refunds such a payment in the background, if it is no longer retried automatically.",
    params: idParams,
    answer: OnlineRefund,
  },
});
