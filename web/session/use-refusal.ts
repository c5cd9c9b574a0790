import { refusalWithout } from "#schema/people/sign-in/permission-labels.ts";
import type { Permission } from "#schema/people/sign-in/permissions.ts";
import { useCan } from "./session.ts";

/** Why the person lacks this permission company-wide; undefined if they have it. */
export function useRefusal(permission: Permission): string | undefined {
  return useCan(permission) ? undefined : refusalWithout(permission);
}
