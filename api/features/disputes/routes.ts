import { paymentDisputes } from "#api/features/disputes/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { disputeOperations } from "#schema/disputes/operations.ts";

export const disputeRoutes: Handlers<typeof disputeOperations> = {
  paymentDisputes,
};
