import { withName } from "#schema/shared/audit-sentence.ts";
import { OWN_MEMBERSHIPS } from "#schema/shared/booked-lists.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { idParams } from "#schema/shared/paging.ts";
import { PAYMENT_LISTS } from "#schema/shared/payment-lists.ts";
import {
  ClientPaymentMethods,
  ConfirmPaymentInput,
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
});
