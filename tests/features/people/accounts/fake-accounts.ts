import { AT_THE_DESK, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";

export const NOOR = {
  __typename: "Account",
  id: 31,
  first_name: "Noor",
  last_name: "Haddad",
  name: "Noor Haddad",
  email: "noor@links.example",
  roles: ["staff"],
  status: "invited",
  invited_at: "2027-05-01T17:00:00Z",
  invited_by_name: "Priya Nair",
  two_factor: false,
  last_seen_at: null,
  session_count: 0,
  created_at: "2027-05-01T17:00:00Z",
  version: 2,
  allowed_actions: ["update", "delete", "send_invitation"],
};

const cell = (role: string, reach: "no" | "yes", choices = ["no", "yes"]) => ({
  __typename: "RoleScope",
  role,
  default_reach: role === "owner" ? "yes" : "no",
  reach,
  choices,
});

const cells = (staff: "no" | "yes") => [
  cell("client", "no", ["no"]),
  cell("coach", "no"),
  cell("staff", staff),
  cell("facility_admin", "no"),
  cell("owner", "yes", ["yes"]),
];

/** Two permissions; the second is granted to staff. */
export const matrix = (may_change: boolean, exported: "no" | "yes" = "yes") => ({
  __typename: "RolesPermissions",
  roles: ["client", "coach", "staff", "facility_admin", "owner"].map((role) => ({
    __typename: "RoleSummary",
    role,
    people: 2,
  })),
  permissions: [
    { id: "fees.waive", group: "Bookings", name: "Waive a fee", explanation: "Let it pass.", roles: cells("no") },
    { id: "clients.export", group: "Clients", name: "Export as CSV", explanation: "Take it.", roles: cells(exported) },
  ].map((row) => ({ __typename: "PermissionRow", own_explanation: null, ...row })),
  may_change,
});

export const ADMIN = { ...PERSON, permissions: ["accounts.read", "accounts.write", "audit.read"] };

/** An admin's desk with one account, which has been invited. */
export const ONE_ACCOUNT: Answers = {
  ...AT_THE_DESK,
  Profile: () => ({ data: { userProfile: ADMIN } }),
  AccountList: () => ({ data: { accounts: { data: [NOOR], meta: { total: 1 } } } }),
  AccountDetails: () => ({ data: { account: NOOR } }),
  RolesPermissions: () => ({ data: { rolesPermissions: matrix(false) } }),
  PeopleOfRole: () => ({ data: { accounts: { data: [{ id: 31, first_name: "Noor" }], meta: { total: 1 } } } }),
  AccountActivities: () => ({
    data: {
      accountActivities: {
        data: [
          {
            __typename: "AccountActivity",
            id: 1,
            at: "2027-05-01T17:00:00Z",
            sentence: "Invited Noor Haddad",
            actor_name: "Priya Nair",
            on_behalf_of_name: null,
          },
        ],
        meta: { total: 1 },
      },
    },
  }),
};
