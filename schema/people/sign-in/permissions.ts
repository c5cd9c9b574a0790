import { z } from "zod";

export const ROLES = ["client", "coach", "staff", "facility_admin", "owner"] as const;
export const Role = z.enum(ROLES).meta({
  id: "Role",
  description:
    "A person's role at a company, from the lowest to the highest. client: books and pays for themselves; coach: gives lessons and classes; staff: works at the front desk; facility_admin: runs the venue, with its catalogue, accounts and reports; owner: has every permission, including managing the platform's subscription",
});
export type Role = z.infer<typeof Role>;

/** The scope of a permission: nothing, only one's own data, or everything in the company. */
export const PERMISSION_SCOPES = ["no", "own", "yes"] as const;
export const PermissionScope = z.enum(PERMISSION_SCOPES).meta({
  id: "PermissionScope",
  description:
    "How far a permission reaches. no: nothing; own: only what is the person's own, such as a coach's own lessons; yes: everything in the company",
});
export type PermissionScope = z.infer<typeof PermissionScope>;

type Row = Record<Role, PermissionScope>;
const row = (
  client: PermissionScope,
  coach: PermissionScope,
  staff: PermissionScope,
  facility_admin: PermissionScope,
  owner: PermissionScope,
): Row => ({
  client,
  coach,
  staff,
  facility_admin,
  owner,
});

/** The defaults of every company, as in the specification's permissions table, plus later additions. */
export const PERMISSIONS = {
  "bookings.read_own": row("yes", "yes", "yes", "yes", "yes"),
  "bookings.read": row("no", "yes", "yes", "yes", "yes"),
  "bookings.write": row("own", "own", "yes", "yes", "yes"),
  "bookings.reassign_resource": row("no", "no", "no", "yes", "yes"),
  "bookings.delete_any_note": row("no", "no", "no", "yes", "yes"),
  "bookings.override_client_overlap": row("no", "no", "yes", "yes", "yes"),
  "fees.waive": row("no", "no", "no", "yes", "yes"),
  "clients.read": row("no", "yes", "yes", "yes", "yes"),
  "clients.write": row("no", "no", "yes", "yes", "yes"),
  "clients.merge": row("no", "no", "no", "yes", "yes"),
  "clients.anonymize": row("no", "no", "no", "no", "yes"),
  "clients.export": row("no", "no", "no", "yes", "yes"),
  "coaches.write": row("no", "own", "yes", "yes", "yes"),
  "catalog.write": row("no", "no", "yes", "yes", "yes"),
  "catalog.delete": row("no", "no", "no", "yes", "yes"),
  "locations.write": row("no", "no", "no", "yes", "yes"),
  "company.write": row("no", "no", "no", "yes", "yes"),
  "accounts.read": row("no", "no", "yes", "yes", "yes"),
  "accounts.write": row("no", "no", "no", "yes", "yes"),
  impersonate: row("no", "no", "no", "yes", "yes"),
  "import.run": row("no", "no", "no", "yes", "yes"),
  "audit.read": row("no", "no", "no", "yes", "yes"),
  "plans.write": row("no", "no", "no", "yes", "yes"),
  "memberships.write": row("own", "no", "yes", "yes", "yes"),
  "payments.take": row("no", "no", "yes", "yes", "yes"),
  "payments.refund": row("no", "no", "no", "yes", "yes"),
  "billing.manage": row("no", "no", "no", "no", "yes"),
  "communications.send": row("no", "no", "yes", "yes", "yes"),
  "reports.read": row("no", "own", "yes", "yes", "yes"),
  "graph.explore": row("no", "no", "yes", "yes", "yes"),
} as const satisfies Record<string, Row>;

export type Permission = keyof typeof PERMISSIONS;

export const PERMISSION_NAMES = Object.keys(PERMISSIONS) as Permission[]; // the keys of a constant are its key type

/** A company's deviation from the defaults. */
export interface RoleChange {
  role: Role;
  permission: Permission;
  reach: PermissionScope;
}

/** The scope of each permission for one person. */
export type PermissionScopes = Readonly<Record<Permission, PermissionScope>>;

export function widerScope(one: PermissionScope, other: PermissionScope): PermissionScope {
  return PERMISSION_SCOPES.indexOf(one) < PERMISSION_SCOPES.indexOf(other) ? other : one;
}

/** The widest scope among the person's roles. */
export function permissionScopeOf(
  roles: readonly Role[],
  permission: Permission,
  changes: readonly RoleChange[] = [],
): PermissionScope {
  const ofRole = (role: Role): PermissionScope =>
    changes.find((change) => change.role === role && change.permission === permission)?.reach ??
    PERMISSIONS[permission][role];
  return roles.map(ofRole).reduce(widerScope, "no");
}

const unchangedScopes = new Map<string, PermissionScopes>();

/** The same for all permissions at once. Runs on every request, while few companies change what a role may do. */
export function permissionScopesOf(roles: readonly Role[], changes: readonly RoleChange[]): PermissionScopes {
  if (changes.length > 0) return scopesOf(roles, changes);
  const key = roles.join();
  const scopes = unchangedScopes.get(key) ?? scopesOf(roles, changes);
  unchangedScopes.set(key, scopes);
  return scopes;
}

function scopesOf(roles: readonly Role[], changes: readonly RoleChange[]): PermissionScopes {
  const scopes = PERMISSION_NAMES.map((permission) => [permission, permissionScopeOf(roles, permission, changes)]);
  return Object.fromEntries(scopes) as PermissionScopes; // one entry for each permission
}

/** A person whose only role is client uses only the public side. */
export function isStaff(roles: readonly Role[]): boolean {
  return roles.some((role) => role !== "client");
}
