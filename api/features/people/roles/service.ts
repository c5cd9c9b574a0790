import { recordChange } from "#api/audit/record.ts";
import { endProxies } from "#api/auth/session.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, invalidField } from "#api/errors/errors.ts";
import { v1Operations } from "#schema/operations.ts";
import type { PermissionRow, RolesPermissions, UpdateRolesPermissionsInput } from "#schema/people/roles/models.ts";
import { choicesFor, PERMISSION_DESCRIPTIONS } from "#schema/people/sign-in/permission-descriptions.ts";
import { PERMISSION_LABELS } from "#schema/people/sign-in/permission-labels.ts";
import {
  PERMISSION_NAMES,
  PERMISSIONS,
  permissionScopeOf,
  ROLES,
  type Permission,
  type RoleChange,
} from "#schema/people/sign-in/permissions.ts";
import type { Operation } from "#schema/shared/operation.ts";
import { forgetScope, lockRoles, peopleByRole, roleChanges, setScope } from "./queries.ts";

export async function rolesPermissions(call: Call): Promise<RolesPermissions> {
  const changes = await roleChanges(call.db);
  const people = await peopleByRole(call.db, call.tenant.tenant_id);
  const { caller } = call;
  return {
    roles: ROLES.map((role) => ({ role, people: people.get(role) ?? 0 })),
    permissions: SHOWN.map((permission) => presentPermission(permission, changes)),
    may_change: caller.kind === "person" && caller.roles.includes("owner"),
  };
}

/** Permissions that some operation requires; others belong to features that do not exist yet. */
const asked = new Set(
  Object.values<Operation>(v1Operations).flatMap(({ permission, alsoAsks = [] }) =>
    permission ? [permission, ...alsoAsks] : alsoAsks,
  ),
);
const SHOWN = (Object.keys(PERMISSION_DESCRIPTIONS) as Permission[]) // The keys of a record have its key type.
  .filter((permission) => asked.has(permission));

export async function updateRolesPermissions(
  call: Call,
  input: UpdateRolesPermissionsInput,
): Promise<RolesPermissions> {
  const { db, tenant } = call;
  await lockRoles(db, tenant.tenant_id);
  const standing = await roleChanges(db);
  const wanted = input.changes.map((change, at) => ({
    ...change,
    permission: permissionOf(change.permission, at),
    at,
  }));
  for (const change of wanted) refuseUnfit(change, wanted);
  for (const change of wanted) refuseStale(change, standing);
  await endProxies(db);
  for (const { role, permission, reach } of wanted) {
    const before = permissionScopeOf([role], permission, standing);
    // Of an owner nothing can change: refused above.
    if (role === "owner" || before === reach) continue;
    if (reach === PERMISSIONS[permission][role]) await forgetScope(db, tenant.tenant_id, { role, permission });
    else await setScope(db, tenant.tenant_id, { role, permission, reach });
    await recordChange(call, {
      action: "updateRolesPermissions",
      entity: "role",
      entity_id: role,
      before: { permission, reach: before },
      after: { permission, reach },
    });
  }
  return rolesPermissions(call);
}

type Wanted = RoleChange & { seen_reach?: RoleChange["reach"] | undefined; at: number };

/** The contract only accepts known names. */
function permissionOf(name: string, at: number): Permission {
  const known = PERMISSION_NAMES.find((permission) => permission === name);
  if (!known) throw invalidField(`changes.${at}.permission`, "There is no such permission.");
  return known;
}

function refuseUnfit({ role, permission, reach, at }: Wanted, all: readonly Wanted[]): void {
  const first = all.find((each) => each.role === role && each.permission === permission);
  if (first?.at !== at) throw invalidField(`changes.${at}`, "This role and permission are listed twice.");
  if (choicesFor(role, permission).includes(reach)) return;
  throw invalidField(`changes.${at}.reach`, whyNot(role, permission));
}

function whyNot(role: RoleChange["role"], permission: Permission): string {
  if (role === "owner") return "Owners keep all their permissions, so that nobody can lock the company out.";
  if (role === "client") return "Clients only use the booking page. What they can book is set on each service.";
  return `“${PERMISSION_LABELS[permission]}” cannot be limited to a person’s own. Allow it or not.`;
}

function refuseStale({ role, permission, seen_reach }: Wanted, standing: readonly RoleChange[]): void {
  const reach = permissionScopeOf([role], permission, standing);
  if (seen_reach === undefined || seen_reach === reach) return;
  const message = "Somebody else has just changed this role. Check its permissions and try again.";
  throw new ApiError("stale_version", message, { current: presentPermission(permission, standing) });
}

function presentPermission(permission: Permission, changes: readonly RoleChange[]): PermissionRow {
  const { group, explanation, own } = PERMISSION_DESCRIPTIONS[permission];
  return {
    id: permission,
    group,
    name: PERMISSION_LABELS[permission],
    explanation,
    own_explanation: own ?? null,
    roles: ROLES.map((role) => ({
      role,
      default_reach: PERMISSIONS[permission][role],
      reach: permissionScopeOf([role], permission, changes),
      choices: [...choicesFor(role, permission)],
    })),
  };
}
