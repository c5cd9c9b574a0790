import { bookedTimes } from "#api/features/bookings/booked-queries.ts";
import { refuseLeftOutside } from "#api/features/bookings/left-outside.ts";
import type { CoachPlan } from "#api/features/coaches/coach-hours.ts";
import { lessonsLeftOutside } from "#api/features/coaches/lessons-outside.ts";
import type { CoachRow } from "#api/features/coaches/present.ts";
import type { Call } from "#api/http/call.ts";

interface PlanChange {
  before: CoachPlan;
  after: CoachPlan;
  /** The caller knows the bookings and leaves them where they are. */
  keep: boolean;
}

/** Refuses new hours of a coach that leave coming bookings outside them, and lists those. */
export async function refuseLessonsOutside(call: Call, coach: CoachRow, { before, after, keep }: PlanChange) {
  if (keep) return;
  const coming = await bookedTimes(call.db, call.tenant.tenant_id, {
    of: { coach_id: coach.id },
    range: { from: call.now.epochMilliseconds, to: null },
    statuses: ["confirmed", "checked_in"],
  });
  refuseLeftOutside(lessonsLeftOutside(coming, before, after), coach.first_name);
}
