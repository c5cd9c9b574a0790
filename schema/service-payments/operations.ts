import { withName } from "../shared/audit-sentence.ts";
import { defineOperations } from "../shared/operation.ts";
import { idParams } from "../shared/paging.ts";
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
    refreshes: [],
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
