import { coaches, coachesByIds, publicCoaches } from "#api/features/coaches/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { coachOperations } from "#schema/coaches/operations.ts";

export const coachRoutes: Handlers<typeof coachOperations> = {
  coaches: (call, { query }) => coaches(call, query),
  publicCoaches: (call, { query }) => publicCoaches(call, query),
  coachesByIds: (call, { query }) => coachesByIds(call, query.ids),
};
