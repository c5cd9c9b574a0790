import { platformPlans } from "#api/features/platform/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { platformOperations } from "#schema/platform/operations.ts";

export const platformRoutes: Handlers<typeof platformOperations> = {
  platformPlans: (call) => platformPlans(call),
};
