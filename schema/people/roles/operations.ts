import { z } from "zod";
import { PERMISSION_LABELS } from "#schema/people/sign-in/permission-labels.ts";
import { readable, type AuditRecord } from "#schema/shared/audit-sentence.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { RolesPermissions, UpdateRolesPermissionsInput } from "./models.ts";

const PermissionFacts = z.object({ permission: z.string(), reach: z.string() });
const SCOPE_LABELS: Record<string, string> = { no: "refused", own: "allowed for their own", yes: "allowed" };

/** Says what a role's permission was set to. */
function changedRole({ after, subject }: AuditRecord): string {
  const set = PermissionFacts.safeParse(after).data;
  if (!set) return "Changed what a role may do";
  const label = Object.entries(PERMISSION_LABELS).find(([name]) => name === set.permission)?.[1];
  return `Set “${label ?? set.permission}” to ${SCOPE_LABELS[set.reach] ?? set.reach} for ${readable(subject ?? "")}`;
}

export const roleOperations = defineOperations({
  rolesPermissions: {
    method: "get",
    path: "/api/v1/roles-permissions",
    audience: "staff",
    permission: "accounts.read",
    summary: "Lists every permission in words, with how far it reaches for each role: by default, and at this company.",
    answer: RolesPermissions,
  },
  updateRolesPermissions: {
    method: "put",
    path: "/api/v1/roles-permissions",
    retry: "same_answer",
    refreshes: [],
    audit: changedRole,
    audience: "owner",
    asksAgain: "always",
    summary: "Sets how far permissions reach for roles, from each person's next request on. Owners keep all of theirs.",
    body: UpdateRolesPermissionsInput,
    answer: RolesPermissions,
  },
});
