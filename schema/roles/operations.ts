import { changedRole } from "./audit-sentence.ts";
import { defineOperations } from "../shared/operation.ts";
import { RolesPermissions, UpdateRolesPermissionsInput } from "./models.ts";

export const roleOperations = defineOperations({
  rolesPermissions: {
    method: "get",
    path: "/api/v1/roles-permissions",
    audience: "staff",
    permission: "accounts.read",
    summary: "Every permission in words, with how far it reaches for each role: by default, and at this company.",
    answer: RolesPermissions,
  },
  updateRolesPermissions: {
    method: "put",
    path: "/api/v1/roles-permissions",
    retry: "same_answer",
    audit: changedRole,
    audience: "owner",
    summary: "Sets how far permissions reach for roles, from everybody's next request on. Owners keep all of theirs.",
    body: UpdateRolesPermissionsInput,
    answer: RolesPermissions,
  },
});
