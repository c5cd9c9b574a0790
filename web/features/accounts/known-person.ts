import { z } from "zod";
import { KnownPerson } from "#schema/accounts/models.ts";
import { CoachLesson } from "#schema/coaches/schedule-models.ts";
import { faultOf } from "#web/apollo/http-fault.ts";

/** Whose address it is, where an invitation was refused because the person is known already. */
export function knownPersonOf(error: unknown): KnownPerson | undefined {
  const { code, current } = faultOf(error);
  return code === "invalid_state" ? KnownPerson.safeParse(current).data : undefined;
}

const Lessons = z.array(CoachLesson).min(1);

/** A coach's lessons to come, where they are why somebody stays a coach. */
export function lessonsToComeOf(error: unknown): readonly CoachLesson[] | undefined {
  const { code, current } = faultOf(error);
  return code === "invalid_state" ? Lessons.safeParse(current).data : undefined;
}
