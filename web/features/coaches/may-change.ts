import { useCan, usePerson } from "#web/session/session.ts";

export const MAY_NOT_CHANGE = "A coach may change only the own hours.";

/** Whether the person may change this coach: the desk all of them, a coach the own entry. */
export function useMayChangeCoach(coachId: number): boolean {
  const mayAll = useCan("coaches.write");
  const { id, own_permissions } = usePerson();
  return mayAll || (id === coachId && own_permissions.includes("coaches.write"));
}
