import { can, signedIn, type Person } from "#api/auth/caller.ts";
import { isRole } from "#api/auth/roles.ts";
import type { Call } from "#api/call/call.ts";
import { utcTextMs } from "#api/time/instants.ts";
import type { Account, AccountAction } from "#schema/people/accounts/models.ts";
import { isStaff, type Role } from "#schema/people/sign-in/permissions.ts";
import { standsAbove } from "#schema/people/sign-in/role-ranks.ts";
import { fullName } from "#schema/shared/person-name.ts";
import type { AccountRow } from "./queries.ts";

export function presentAccount(call: Call, row: AccountRow): Account {
  const roles = row.roles.filter(isRole);
  return {
    ...row,
    roles,
    name: fullName(row),
    invited_at: row.invited_at && utcTextMs(row.invited_at),
    last_seen_at: row.last_seen_at && utcTextMs(row.last_seen_at),
    created_at: utcTextMs(row.created_at),
    allowed_actions: allowedActions(signedIn(call.caller), { ...row, roles }),
  };
}

function allowedActions(caller: Person, account: Pick<Account, "id" | "roles" | "status" | "email">): AccountAction[] {
  if (can(caller, "accounts.write") !== "yes" || !isStaff(account.roles)) return [];
  if (standsAbove(account.roles, caller.roles)) return [];
  const isOwn = account.id === caller.id;
  const canBeInvited = account.status !== "active" && account.email !== null;
  return ["update", ...(isOwn ? [] : (["delete"] as const)), ...(canBeInvited ? (["send_invitation"] as const) : [])];
}

/** The fields of an account that the audit log keeps. */
export function factsOf({ first_name, last_name, email, roles }: Account) {
  return { name: fullName({ first_name, last_name }), email, roles: roles satisfies Role[] };
}
