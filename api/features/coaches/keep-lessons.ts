import type { CoachPlan } from "#api/features/coaches/coach-hours.ts";
import { lessonsLeftOutside } from "#api/features/coaches/lessons-outside.ts";
import { type LessonRow, lessonsOf } from "#api/features/coaches/lesson-queries.ts";
import type { CoachRow } from "#api/features/coaches/present.ts";
import { presentTimes } from "#api/features/bookings/present.ts";
import type { Call } from "#api/http/call.ts";
import { ApiError } from "#api/http/errors.ts";
import type { CoachLesson } from "#schema/coaches/schedule-models.ts";

interface PlanChange {
  before: CoachPlan;
  after: CoachPlan;
  /** The caller knows the bookings and leaves them where they are. */
  keep: boolean;
}

/** Refuses new hours that leave coming bookings outside them, and lists those in `current`. */
export async function refuseLessonsOutside(call: Call, coach: CoachRow, { before, after, keep }: PlanChange) {
  if (keep) return;
  const coming = await lessonsOf(call.db, call.tenant.tenant_id, {
    coach_id: coach.id,
    range: { from: call.now.epochMilliseconds, to: null },
    statuses: ["confirmed", "checked_in"],
  });
  const left = lessonsLeftOutside(coming, before, after);
  if (left.length === 0) return;
  const what = left.length === 1 ? "1 booking falls" : `${left.length} bookings fall`;
  const sentence = `${what} outside these hours of ${coach.first_name}. Move or cancel them, or keep them as they are.`;
  throw new ApiError("invalid_state", sentence, { current: left.map(presentLesson) });
}

export function presentLesson({ timezone, start_time, end_time, ...lesson }: LessonRow): CoachLesson {
  return { ...lesson, ...presentTimes({ start_time, end_time, timezone }) };
}
