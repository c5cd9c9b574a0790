import { z } from "zod";
import { PERMISSIONS, PermissionScope, Role } from "#schema/people/sign-in/permissions.ts";

export const RoleSummary = z
  .object({
    role: Role,
    people: z.int().describe("Number of people who have it"),
  })
  .meta({ id: "RoleSummary", description: "A role and how many people have it" });

export const RoleScope = z
  .object({
    role: Role,
    default_reach: PermissionScope.describe("The default for every company"),
    reach: PermissionScope.describe("The setting at this company"),
    choices: z
      .array(PermissionScope)
      .describe("What an owner may set; a single choice means that it cannot be changed"),
  })
  .meta({ id: "RoleScope", description: "How far a permission reaches for a role" });
export type RoleScope = z.infer<typeof RoleScope>;

export const PermissionRow = z
  .object({
    id: z.string().describe("Name of the permission for programs, for example bookings.write"),
    group: z.string().describe("The group it belongs to"),
    name: z.string().describe("What the person may do"),
    explanation: z.string().describe("The same in a sentence or two"),
    own_explanation: z.string().nullable().describe("What reaching only one's own means, if that is possible"),
    roles: z.array(RoleScope).describe("How far it reaches for each role"),
  })
  .meta({ id: "PermissionRow", description: "A permission, explained, with how far it reaches for each role" });
export type PermissionRow = z.infer<typeof PermissionRow>;

export const RolesPermissions = z
  .object({
    roles: z.array(RoleSummary).describe("The roles, from client to owner"),
    permissions: z.array(PermissionRow).describe("The permissions, group by group"),
    may_change: z.boolean().describe("Whether the caller may change them"),
  })
  .meta({ id: "RolesPermissions", description: "What each role may do at this company" });
export type RolesPermissions = z.infer<typeof RolesPermissions>;

export const RolePermissionChange = z
  .object({
    role: Role,
    permission: z
      .string()
      .refine((name) => Object.hasOwn(PERMISSIONS, name), "There is no such permission.")
      .describe("Name of the permission, for example bookings.write"),
    reach: PermissionScope.describe("How far it is to reach; the default reverts the change"),
    seen_reach: PermissionScope.optional().describe(
      "How far it reached when the caller last read it; any other value returns 409",
    ),
  })
  .meta({ id: "RolePermissionChange", description: "How far one permission is to reach for one role" });

export const UpdateRolesPermissionsInput = z
  .object({
    changes: z
      .array(RolePermissionChange)
      .min(1)
      .max(200)
      .describe("All of them or none; each combination of role and permission once"),
  })
  .meta({ id: "UpdateRolesPermissionsInput", description: "What roles are to be allowed" });
export type UpdateRolesPermissionsInput = z.infer<typeof UpdateRolesPermissionsInput>;
