import { centralOperations, v1Operations } from "#schema/operations.ts";
import { choicesFor } from "#schema/people/sign-in/permission-descriptions.ts";
import {
  PERMISSION_NAMES,
  PERMISSION_SCOPES,
  PERMISSIONS,
  ROLES,
  type Permission,
  type PermissionScope,
  type Role,
  type RoleChange,
} from "#schema/people/sign-in/permissions.ts";
import type { Operation } from "#schema/shared/operation.ts";
import type { OperationId } from "#tests/support/venue.ts";

/** Who may call what by the contract's tables, read without the code that decides it in the product. */
export const OPERATIONS = Object.entries({ ...v1Operations, ...centralOperations }) as [OperationId, Operation][]; // the keys of the two tables

export type Guarded = Operation & { permission: Permission };
export const GUARDED = OPERATIONS.filter(
  (entry): entry is [OperationId, Guarded] => entry[1].permission !== undefined && entry[0] in v1Operations,
);

/** Open to callers without a session. */
export const isOpen = ({ audience }: Operation): boolean => audience === "anyone" || audience === "holder";

/** The scope of a permission for someone with these roles, at a company with these changes. */
export function scopeOf(
  roles: readonly Role[],
  permission: Permission,
  changes: readonly RoleChange[] = [],
): PermissionScope {
  const ofRoles = roles.map((role) => {
    const change = changes.find((one) => one.role === role && one.permission === permission);
    return change?.reach ?? PERMISSIONS[permission][role];
  });
  return PERMISSION_SCOPES.findLast((scope) => ofRoles.includes(scope)) ?? "no";
}

/** Whether the operation's audience and permission include someone with these roles who acts for nobody. */
export function mayCall(roles: readonly Role[], operation: Operation, changes: readonly RoleChange[] = []): boolean {
  if (isOpen(operation)) return true;
  const { audience, permission } = operation;
  if (audience === "proxy") return false;
  if (audience === "staff" && roles.every((role) => role === "client")) return false;
  if (audience === "owner" && !roles.includes("owner")) return false;
  return permission === undefined || scopeOf(roles, permission, changes) !== "no";
}

/** Every role and permission with each scope that a company can set, apart from the default. */
export const FLIPS = ROLES.flatMap((role) =>
  PERMISSION_NAMES.flatMap((permission) =>
    choicesFor(role, permission)
      .filter((reach) => reach !== PERMISSIONS[permission][role])
      .map((reach): RoleChange => ({ role, permission, reach })),
  ),
);
