import { z } from "zod";
import { CoachLesson } from "#schema/coaches/schedule-models.ts";
import { faultOf } from "#web/apollo/http-fault.ts";

const Lessons = z.array(CoachLesson).min(1);

/** The bookings that new hours would leave outside, where that is why they were refused. */
export function lessonsLeftOutside(error: unknown): readonly CoachLesson[] | undefined {
  const { code, current } = faultOf(error);
  if (code !== "invalid_state") return undefined;
  return Lessons.safeParse(current).data;
}

/** "Save and keep both": saving in the knowledge of these bookings. */
export function keepLabel(lessons: readonly CoachLesson[]): string {
  if (lessons.length === 1) return "Save and keep it";
  return lessons.length === 2 ? "Save and keep both" : `Save and keep all ${lessons.length}`;
}

/** "These 2 bookings fall outside" */
export function outsideTitle(lessons: readonly CoachLesson[]): string {
  return lessons.length === 1 ? "This booking falls outside" : `These ${lessons.length} bookings fall outside`;
}
