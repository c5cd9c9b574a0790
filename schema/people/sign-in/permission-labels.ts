import type { Permission } from "./permissions.ts";

/** The label of each permission, in the role matrix and in every refusal. */
export const PERMISSION_LABELS: Readonly<Record<Permission, string>> = {
  "bookings.read": "See all bookings",
  "bookings.read_own": "See and cancel own bookings",
  "bookings.write": "Make, move and cancel bookings",
  "bookings.reassign_resource": "Move to another bay",
  "bookings.delete_any_note": "Delete others’ notes",
  "bookings.override_client_overlap": "Book over a client’s other booking",
  "fees.waive": "Waive a fee",
  "clients.read": "See clients",
  "clients.write": "Add and change clients",
  "clients.merge": "Merge two clients",
  "clients.export": "Export as CSV",
  "clients.anonymize": "Erase a person",
  "payments.take": "Take payments",
  "payments.refund": "Refund",
  "memberships.write": "Change memberships",
  "plans.write": "Change membership plans",
  "billing.manage": "Billing and subscription",
  "coaches.write": "Coaches’ hours",
  "catalog.write": "Change the catalogue",
  "catalog.delete": "Remove from the catalogue",
  "locations.write": "Opening hours and locations",
  "company.write": "Company profile",
  "accounts.read": "See accounts",
  "accounts.write": "Invite and change accounts",
  impersonate: "Act as another person",
  "audit.read": "View the audit log",
  "import.run": "Import data",
  "communications.send": "Send campaigns",
  "reports.read": "See reports",
  "graph.explore": "Explore the graph",
};

/** Says why a call is refused. It names no role: a company decides which role has a permission. */
export const refusalWithout = (permission: Permission): string =>
  `Your role does not include “${PERMISSION_LABELS[permission]}”.`;

/** Says why a call is refused to a person whose permission covers only their own data. */
export const coversOwnOnly = (permission: Permission): string =>
  `Your permission “${PERMISSION_LABELS[permission]}” covers only what is your own.`;
