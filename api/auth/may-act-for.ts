import { PERMISSION_NAMES, widerScope } from "#schema/people/sign-in/permissions.ts";
import type { Person } from "./caller.ts";

type Allowed = Pick<Person, "roles" | "permissionScopes">;

/** Whether an actor may act on behalf of another person: never upward in rank, whatever the permissions. */
export function mayActFor(actor: Allowed, other: Allowed): boolean {
  if (actor.permissionScopes.impersonate !== "yes") return false;
  if (other.roles.includes("owner") && !actor.roles.includes("owner")) return false;
  return PERMISSION_NAMES.every(
    (name) => widerScope(actor.permissionScopes[name], other.permissionScopes[name]) === actor.permissionScopes[name],
  );
}
