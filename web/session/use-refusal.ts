import { refusalWithout } from "#schema/auth/permission-labels.ts";
import type { Permission } from "#schema/auth/permissions.ts";
import { useCan } from "./session.ts";

/** Why the person lacks this permission company-wide; undefined if they have it. */
export function useRefusal(permission: Permission): string | undefined {
  return useCan(permission) ? undefined : refusalWithout(permission);
}
