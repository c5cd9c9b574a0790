import {
  clientPaymentMethods,
  confirmPaymentSuccess,
  startServicePayment,
} from "#api/features/service-payments/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { servicePaymentOperations } from "#schema/service-payments/operations.ts";

export const servicePaymentRoutes: Handlers<typeof servicePaymentOperations> = {
  startServicePayment,
  confirmPaymentSuccess,
  clientPaymentMethods,
};
