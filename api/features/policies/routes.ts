import { bookingFees, waiveAmountDue } from "#api/features/policies/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { policyOperations } from "#schema/policies/operations.ts";

export const policyRoutes: Handlers<typeof policyOperations> = {
  bookingFees: (call, { params }) => bookingFees(call, params.id),
  waiveAmountDue: (call, { params, body }) => waiveAmountDue(call, params.id, body.reason),
};
