import { rolesPermissions, updateRolesPermissions } from "#api/features/roles/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { roleOperations } from "#schema/roles/operations.ts";

export const roleRoutes: Handlers<typeof roleOperations> = {
  rolesPermissions: (call) => rolesPermissions(call),
  updateRolesPermissions: (call, { body }) => updateRolesPermissions(call, body),
};
