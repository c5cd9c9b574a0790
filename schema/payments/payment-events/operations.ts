import { z } from "zod";
import { defineOperations } from "#schema/shared/operation.ts";
import { PAYMENT_LISTS } from "#schema/shared/payment-lists.ts";
import { FailedPaymentEvent, FailedPaymentEvents } from "./models.ts";

const ofBilling = { audience: "staff", permission: "billing.manage" } as const;

export const paymentEventOperations = defineOperations({
  failedPaymentEvents: {
    method: "get",
    path: "/api/v1/payment-events/failed",
    ...ofBilling,
    summary: "Lists messages from the payment provider that failed and are no longer retried automatically.",
    answer: FailedPaymentEvents,
  },
  retryPaymentEvent: {
    method: "post",
    path: "/api/v1/payment-events/{id}/retry",
    ...ofBilling,
    retry: "same_answer",
    refreshes: ["failedPaymentEvents", ...PAYMENT_LISTS],
    audit: "Tried a message of the payment provider again",
    summary: "Processes such a message again, in the background.",
    params: z.object({ id: z.string().min(1).max(255).describe("The payment provider's id of the message") }),
    answer: FailedPaymentEvent,
  },
});
