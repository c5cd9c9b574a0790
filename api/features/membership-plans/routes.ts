import {
  createMembershipPlan,
  membershipPlans,
  publicMembershipPlans,
  updateMembershipPlan,
} from "#api/features/membership-plans/service.ts";
import { membershipPlanSyncStatus, syncMembershipPlan } from "#api/features/membership-plans/sync-plan.ts";
import type { Handlers } from "#api/http/call.ts";
import type { membershipPlanOperations } from "#schema/membership-plans/operations.ts";

export const membershipPlanRoutes: Handlers<typeof membershipPlanOperations> = {
  membershipPlans: (call, { query }) => membershipPlans(call, query),
  publicMembershipPlans: (call, { query }) => publicMembershipPlans(call, query),
  createMembershipPlan: (call, { body }) => createMembershipPlan(call, body),
  updateMembershipPlan: (call, { params, body }) => updateMembershipPlan(call, params.id, body),
  membershipPlanSyncStatus,
  syncMembershipPlan,
};
