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
    summary: "Begins to pay by card for a time that is held; the same payment however often it is begun.",
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
    summary: "Asks the provider whether a payment has succeeded, and books the time that it was for, or gives it back.",
    body: ConfirmPaymentInput,
    answer: PaymentConfirmation,
  },
  clientPaymentMethods: {
    method: "get",
    path: "/api/v1/clients/{id}/payment-methods",
    audience: "signed_in",
    summary: "Cards that a client has saved with the company; their own, or a client's for who may see clients.",
    params: idParams,
    answer: ClientPaymentMethods,
  },
});
