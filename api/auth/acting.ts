import type { Person } from "#api/auth/caller.ts";
import { PERMISSION_NAMES, widerOf } from "#schema/auth/permissions.ts";

type Allowed = Pick<Person, "roles" | "reaches">;

/** Whether an actor may act in the name of somebody else: never upwards, whatever the permission. */
export function mayActFor(actor: Allowed, other: Allowed): boolean {
  if (actor.reaches.impersonate !== "yes") return false;
  if (other.roles.includes("owner") && !actor.roles.includes("owner")) return false;
  return PERMISSION_NAMES.every((name) => widerOf(actor.reaches[name], other.reaches[name]) === actor.reaches[name]);
}
