import { type Permission, PERMISSIONS, reachOf, type Role, widerOf } from "#schema/auth/permissions.ts";

const PERMISSION_NAMES = Object.keys(PERMISSIONS) as Permission[]; // the keys of a constant are its key type

/** Whether an actor may act in the name of somebody with these roles: never upwards, whatever the permission. */
export function mayActFor(actor: readonly Role[], other: readonly Role[]): boolean {
  if (reachOf(actor, "impersonate") !== "yes") return false;
  if (other.includes("owner") && !actor.includes("owner")) return false;
  return PERMISSION_NAMES.every((name) => {
    const reach = reachOf(actor, name);
    return widerOf(reach, reachOf(other, name)) === reach;
  });
}
