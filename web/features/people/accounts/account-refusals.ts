import { refusalWithout } from "#schema/people/sign-in/permission-labels.ts";
import type { SessionPersonFragment } from "#web/session/session.generated.ts";
import type { AccountRowFragment } from "./accounts.generated.ts";

export const MAY_NOT_CHANGE = refusalWithout("accounts.write");

type Caller = Pick<SessionPersonFragment, "id" | "permissions">;
type Account = Pick<AccountRowFragment, "id" | "allowed_actions">;

/** Returns why this account cannot be changed; undefined if it can. */
export function whyNotChange(account: Account, caller: Caller): string | undefined {
  if (account.allowed_actions.includes("update")) return undefined;
  if (!caller.permissions.includes("accounts.write")) return MAY_NOT_CHANGE;
  return "This account has a role above yours.";
}

/** Returns why this account cannot be ended; undefined if it can. */
export function whyNotEnd(account: Account, caller: Caller): string | undefined {
  if (account.allowed_actions.includes("delete")) return undefined;
  if (account.id === caller.id && account.allowed_actions.includes("update")) {
    return "You cannot end your own account. Ask somebody else who is allowed to.";
  }
  return whyNotChange(account, caller);
}
