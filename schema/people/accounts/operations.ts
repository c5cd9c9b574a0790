import { z } from "zod";
import { Role } from "#schema/people/sign-in/permissions.ts";
import { aboutTheir, readable, withName, type AuditRecord } from "#schema/shared/audit-sentence.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { idParams, pagingQuery, SortDir, versionQuery } from "#schema/shared/paging.ts";
import {
  Account,
  AccountActivityPage,
  AccountPage,
  AccountState,
  CreateAccountInput,
  keepLessons,
  UpdateAccountInput,
} from "./models.ts";

const AccountFacts = z.object({ name: z.string(), email: z.string().nullable(), roles: z.array(z.string()) });

/** Says which of roles, address and name were changed, and how. */
function changedAccount(record: AuditRecord): string {
  const [was, is] = [AccountFacts.safeParse(record.before).data, AccountFacts.safeParse(record.after).data];
  const changes =
    was && is
      ? [
          was.roles.join() === is.roles.join() ? "" : `roles (now ${is.roles.map(readable).join(", ")})`,
          was.email === is.email ? "" : `address (now ${is.email})`,
          was.name === is.name ? "" : `name (was ${was.name})`,
        ].filter(Boolean)
      : [];
  if (changes.length === 0) return aboutTheir("Changed", "account")(record);
  return `Changed ${record.subject ?? "somebody"}’s ${changes.join(" and ")}`;
}

export const accountOperations = defineOperations({
  accounts: {
    method: "get",
    path: "/api/v1/accounts",
    audience: "staff",
    permission: "accounts.read",
    alsoAsks: ["clients.read"],
    summary: "Lists the people who work at the company or, with type client, its clients.",
    query: z.object({
      ...pagingQuery,
      sortBy: z.enum(["name", "last_seen_at"]).default("name").meta({
        id: "AccountSort",
        description:
          "What accounts are sorted by. name: last name, then first name; last_seen_at: when the person was last here, with those who never were counting as the earliest",
      }),
      sortDir: SortDir.default("asc").describe("Sort direction"),
      search: z.string().max(100).optional().describe("Part of name or email address"),
      type: Role.optional().describe("Only accounts with this role; clients are left out unless asked for"),
      status: AccountState.optional().describe("Only accounts in this state"),
    }),
    answer: AccountPage,
  },
  createAccount: {
    method: "post",
    path: "/api/v1/accounts",
    retry: "same_answer",
    refreshes: ["accounts", "rolesPermissions"],
    audit: withName("Invited"),
    audience: "staff",
    permission: "accounts.write",
    status: 201,
    asksAgain: "always",
    summary: "Invites a person by email. The link works once, for 7 days, and sets their first password.",
    body: CreateAccountInput,
    answer: Account,
  },
  account: {
    method: "get",
    path: "/api/v1/accounts/{id}",
    audience: "staff",
    permission: "accounts.read",
    summary: "Returns one account.",
    params: idParams,
    answer: Account,
  },
  updateAccount: {
    method: "put",
    path: "/api/v1/accounts/{id}",
    retry: "same_answer",
    refreshes: ["accounts", "rolesPermissions", "accountActivities"],
    audit: changedAccount,
    audience: "staff",
    permission: "accounts.write",
    asksAgain: "partly",
    summary:
      "Updates an account; fields left out stay unchanged. The last owner cannot lose that role, and nobody can demote themselves.",
    params: idParams,
    body: UpdateAccountInput,
    answer: Account,
  },
  deleteAccount: {
    method: "delete",
    path: "/api/v1/accounts/{id}",
    retry: "same_answer",
    refreshes: ["accounts", "rolesPermissions"],
    audit: aboutTheir("Ended", "account"),
    audience: "staff",
    permission: "accounts.write",
    asksAgain: "always",
    summary: "Deletes an account and ends all its sessions at once; what the person did stays on record.",
    params: idParams,
    query: versionQuery.extend({ keep_bookings: keepLessons }),
    answer: Account,
  },
  sendInvitation: {
    method: "post",
    path: "/api/v1/accounts/{id}/invitation",
    retry: "same_answer",
    refreshes: ["accountActivities"],
    audit: ({ subject }) => `Invited ${subject ?? "somebody"} again`,
    audience: "staff",
    permission: "accounts.write",
    summary: "Sends a first or a new invitation to a person who has not signed in yet; earlier links stop working.",
    params: idParams,
    answer: Account,
  },
  accountActivities: {
    method: "get",
    path: "/api/v1/accounts/{id}/activities",
    audience: "staff",
    permission: "audit.read",
    summary: "Lists what the person did and what was done to the account, newest first.",
    params: idParams,
    query: z.object(pagingQuery),
    answer: AccountActivityPage,
  },
});
