import { refusalWithout } from "#schema/auth/permission-labels.ts";
import type { Permission } from "#schema/auth/permissions.ts";
import { useCan } from "./session.ts";

/** Why the person may not do something to everything of the company; undefined for who may. */
export function useRefusal(permission: Permission): string | undefined {
  return useCan(permission) ? undefined : refusalWithout(permission);
}
