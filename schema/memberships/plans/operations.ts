import { z } from "zod";
import { named } from "#schema/shared/audit-sentence.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { idParams, pagingQuery } from "#schema/shared/paging.ts";
import {
  CreateMembershipPlanInput,
  MembershipPlan,
  MembershipPlanPage,
  PublicMembershipPlanPage,
  UpdateMembershipPlanInput,
} from "./models.ts";
import { MembershipPlanSyncStatus } from "./sync-models.ts";

const listQuery = z.object({
  ...pagingQuery,
  search: z.string().max(100).optional().describe("Part of the name"),
  is_archived: z.boolean().optional().describe("Only those on sale (false), or only those no longer on sale (true)"),
});
export type MembershipPlanListQuery = z.infer<typeof listQuery>;

const publicListQuery = z.object(pagingQuery);

export const membershipPlanOperations = defineOperations({
  membershipPlans: {
    method: "get",
    path: "/api/v1/membership-plans",
    audience: "staff",
    summary: "Lists membership plans with their prices and benefits: those on sale first, then by name.",
    query: listQuery,
    answer: MembershipPlanPage,
  },
  publicMembershipPlans: {
    method: "get",
    path: "/api/v1/public/membership-plans",
    audience: "anyone",
    summary: "Lists the membership plans on sale, by name.",
    query: publicListQuery,
    answer: PublicMembershipPlanPage,
  },
  createMembershipPlan: {
    method: "post",
    path: "/api/v1/membership-plans",
    retry: "same_answer",
    refreshes: ["membershipPlans"],
    audience: "staff",
    permission: "plans.write",
    status: 201,
    audit: named("Added", "membership plan"),
    summary: "Adds a membership plan.",
    body: CreateMembershipPlanInput,
    answer: MembershipPlan,
  },
  updateMembershipPlan: {
    method: "patch",
    path: "/api/v1/membership-plans/{id}",
    retry: "same_answer",
    refreshes: ["membershipPlans", "membershipPlanSyncStatus"],
    audience: "staff",
    permission: "plans.write",
    audit: named("Changed", "membership plan"),
    summary: "Updates a membership plan, or takes it off sale.",
    params: idParams,
    body: UpdateMembershipPlanInput,
    answer: MembershipPlan,
  },
  membershipPlanSyncStatus: {
    method: "get",
    path: "/api/v1/membership-plans/{id}/sync-status",
    audience: "staff",
    summary: "Asks the payment provider whether the company's account there has the plan in its current form.",
    params: idParams,
    answer: MembershipPlanSyncStatus,
  },
  syncMembershipPlan: {
    method: "post",
    path: "/api/v1/membership-plans/{id}/sync",
    retry: "same_answer",
    refreshes: [],
    audience: "staff",
    permission: "plans.write",
    audit: named("Synced", "membership plan"),
    summary: "Updates the plan's product and price at the payment provider to match the plan; charges nobody.",
    params: idParams,
    answer: MembershipPlanSyncStatus,
  },
});
