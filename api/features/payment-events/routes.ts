import { failedPaymentEvents, retryPaymentEvent } from "#api/features/payment-events/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { paymentEventOperations } from "#schema/payment-events/operations.ts";

export const paymentEventRoutes: Handlers<typeof paymentEventOperations> = {
  failedPaymentEvents,
  retryPaymentEvent: (call, { params }) => retryPaymentEvent(call, params.id),
};
