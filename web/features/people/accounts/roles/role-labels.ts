import type { PermissionScope, Role } from "#web/apollo/schema-types.generated.ts";

interface RoleLabel {
  name: string;
  /** The default; a company may change it. */
  text: string;
}

export const ROLE_LABELS: Readonly<Record<Role, RoleLabel>> = {
  client: { name: "Client", text: "Books on the booking page." },
  coach: { name: "Coach", text: "Own lessons and hours." },
  staff: { name: "Staff", text: "The front desk: bookings, clients, catalogue." },
  facility_admin: { name: "Facility admin", text: "All but billing and erasing people." },
  owner: { name: "Owner", text: "Everything, including permissions." },
};

/** Short role names for narrow columns. */
export const SHORT_ROLES: Readonly<Record<Role, string>> = {
  client: "Client",
  coach: "Coach",
  staff: "Staff",
  facility_admin: "Admin",
  owner: "Owner",
};

export const SCOPE_LABELS: Readonly<Record<PermissionScope, string>> = { no: "No", own: "Own", yes: "Yes" };

/** "Coach, staff" */
export function rolesText(roles: readonly Role[]): string {
  const names = roles.map((role) => ROLE_LABELS[role].name);
  return names.map((name, at) => (at === 0 ? name : name.toLowerCase())).join(", ");
}
