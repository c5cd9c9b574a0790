import type { Person } from "#api/auth/caller.ts";
import { ApiError, forbidden, invalidField } from "#api/errors/errors.ts";
import type { Role } from "#schema/people/sign-in/permissions.ts";
import { rankOf, standsAbove } from "#schema/people/sign-in/role-ranks.ts";

interface AccountRoles {
  id: number;
  name: string;
  roles: readonly Role[];
}

/** Refuses changes to the account of somebody with a higher role. */
export function refuseAbove(caller: Person, account: AccountRoles): void {
  if (!standsAbove(account.roles, caller.roles)) return;
  throw forbidden(`${account.name} has a role above yours. Only somebody with that role can change this account.`);
}

/** Refuses to grant a role above the caller's own. */
export function refuseHigherRoles(caller: Person, roles: readonly Role[]): void {
  const tooHigh = roles.find((role) => standsAbove([role], caller.roles));
  if (tooHigh) throw forbidden(`The role ${ROLE_NAMES[tooHigh]} is above yours, so you cannot give it to others.`);
}

/** Refuses to remove the caller's own highest role: a slip of the mouse would lock them out. */
export function refuseOwnDemotion(caller: Person, account: AccountRoles, roles: readonly Role[]): void {
  if (account.id !== caller.id || rankOf(roles) >= rankOf(account.roles)) return;
  throw invalidField("roles", "You cannot remove your own highest role. Ask somebody else who has it.");
}

export function refuseOwnEnd(caller: Person, account: AccountRoles): void {
  if (account.id !== caller.id) return;
  throw new ApiError("invalid_state", "You cannot end your own account. Ask somebody else who is allowed to.");
}

/** Refuses to leave a company without an owner who can sign in. */
export function refuseLastOwner(account: AccountRoles, roles: readonly Role[], otherOwners: number): void {
  const ceases = account.roles.includes("owner") && !roles.includes("owner");
  if (!ceases || otherOwners > 0) return;
  throw new ApiError(
    "invalid_state",
    `${account.name} is the only owner who can sign in. Make somebody else an owner first.`,
  );
}

const ROLE_NAMES: Readonly<Record<Role, string>> = {
  client: "client",
  coach: "coach",
  staff: "staff",
  facility_admin: "facility admin",
  owner: "owner",
};
