import { PERMISSIONS, type Permission, type PermissionScope, type Role } from "./permissions.ts";

interface PermissionDescription {
  group: string;
  /** One or two sentences for the person who decides on it. */
  explanation: string;
  /** The meaning of `own`; without it the permission covers everything or nothing. */
  own?: string;
}

/** The description of every permission, in display order; its label is in `PERMISSION_LABELS`. */
export const PERMISSION_DESCRIPTIONS: Readonly<Record<Permission, PermissionDescription>> = {
  "bookings.read": {
    group: "Bookings",
    explanation: "See the schedule and every booking, including who booked and what they wrote.",
  },
  "bookings.read_own": {
    group: "Bookings",
    explanation: "See their own bookings on the booking page, and cancel them within the rules of the service.",
  },
  "bookings.write": {
    group: "Bookings",
    explanation: "Book for clients at the front desk, move and cancel bookings, check people in, and write notes.",
    own: "Only lessons that the person gives.",
  },
  "bookings.reassign_resource": {
    group: "Bookings",
    explanation:
      "Move a booking to another bay. Without it, the time can be moved but the bay stays, and the screen says why.",
  },
  "bookings.delete_any_note": {
    group: "Bookings",
    explanation: "Delete notes on bookings that somebody else wrote. Everybody may delete their own.",
  },
  "bookings.override_client_overlap": {
    group: "Bookings",
    explanation: "Book a client who already has another booking at that time. A reason is required and kept.",
  },
  "fees.waive": {
    group: "Bookings",
    explanation: "Waive the fee for a late cancellation or a no-show. A reason is required and kept.",
  },
  "clients.read": {
    group: "Clients",
    explanation: "See the clients, how to reach them and what they have booked.",
  },
  "clients.write": {
    group: "Clients",
    explanation: "Add clients, and change their names, addresses and phone numbers.",
  },
  "clients.merge": {
    group: "Clients",
    explanation: "Merge two entries for the same person into one client, with the bookings of both.",
  },
  "clients.export": {
    group: "Clients",
    explanation: "Export lists with people’s names and addresses from the system as a file.",
  },
  "clients.anonymize": {
    group: "Clients",
    explanation: "Remove everything that identifies a client. Bookings and figures stay; this cannot be undone.",
  },
  "payments.take": {
    group: "Money",
    explanation: "Take money for bookings and memberships at the front desk.",
  },
  "payments.refund": {
    group: "Money",
    explanation: "Refund money that was paid, the way it was paid.",
  },
  "memberships.write": {
    group: "Money",
    explanation: "Start, change, pause and end a client’s membership.",
    own: "Only the person’s own membership.",
  },
  "plans.write": {
    group: "Money",
    explanation: "Set which memberships there are, what they cost and what they include.",
  },
  "billing.manage": {
    group: "Money",
    explanation: "See and change what the company pays for this system, and the card that pays for it.",
  },
  "coaches.write": {
    group: "Venue",
    explanation: "Change coaches’ details, where they teach and when they work.",
    own: "Only the person’s own details and hours.",
  },
  "catalog.write": {
    group: "Venue",
    explanation: "Add and change services with their prices and rules, resources and their types.",
  },
  "catalog.delete": {
    group: "Venue",
    explanation: "Take services, resources and their types out of use. Existing bookings keep their names.",
  },
  "locations.write": {
    group: "Venue",
    explanation: "Add, change and remove locations, their opening hours, holidays and closures.",
  },
  "company.write": {
    group: "Company",
    explanation: "Change the company’s name, time zone, language and colour.",
  },
  "accounts.read": {
    group: "Company",
    explanation: "See who works here and with which roles, and what each role may do.",
  },
  "accounts.write": {
    group: "Company",
    explanation:
      "Invite people, change their names, addresses and roles, and delete their accounts: never above the person’s own role.",
  },
  impersonate: {
    group: "Company",
    explanation:
      "See the system as somebody else does, and help them with it. Both names are recorded; never above the person’s own role.",
  },
  "audit.read": {
    group: "Company",
    explanation: "Read the history of changes: who did what, when and in whose name.",
  },
  "import.run": {
    group: "Company",
    explanation: "Import clients and bookings from another system’s files.",
  },
  "communications.send": {
    group: "Company",
    explanation: "Send emails to many clients at once.",
  },
  "reports.read": {
    group: "Company",
    explanation: "See figures: use of the bays, revenue, memberships, lessons.",
    own: "Only figures about the person’s own lessons.",
  },
  "graph.explore": {
    group: "Company",
    explanation: "Query everything that the person may see, in GraphiQL, without changing anything.",
  },
};

/**
 * The permissions that the client side uses; all others only apply behind the staff area, and granting them to
 * clients would have no effect.
 */
const OF_CLIENTS: Partial<Record<Permission, readonly PermissionScope[]>> = { "bookings.read_own": ["no", "yes"] };

/** Only clients have memberships: for staff, `own` would mean none. */
const OWN_OF_CLIENTS: readonly Permission[] = ["memberships.write"];

/** The scopes a company may choose for a role; a single one means that it is fixed. */
export function choicesFor(role: Role, permission: Permission): readonly PermissionScope[] {
  const fixed = [PERMISSIONS[permission][role]];
  if (role === "owner") return fixed;
  if (role === "client") return OF_CLIENTS[permission] ?? fixed;
  const hasOwn = PERMISSION_DESCRIPTIONS[permission].own !== undefined && !OWN_OF_CLIENTS.includes(permission);
  return hasOwn ? ["no", "own", "yes"] : ["no", "yes"];
}
