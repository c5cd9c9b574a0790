import { coversOwnOnly, refusalWithout } from "#schema/auth/permission-labels.ts";
import { useCan, usePerson } from "#web/session/session.ts";

/** Why the person may not change this coach; undefined for who may: the desk all of them, a coach the own entry. */
export function useCoachRefusal(coachId: number): string | undefined {
  const mayAll = useCan("coaches.write");
  const { id, own_permissions } = usePerson();
  if (mayAll) return undefined;
  if (!own_permissions.includes("coaches.write")) return refusalWithout("coaches.write");
  return id === coachId ? undefined : coversOwnOnly("coaches.write");
}
