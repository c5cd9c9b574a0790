import type { Call } from "#api/call/call.ts";
import {
  comingTimes,
  conflictingBookings,
  refuseConflictingBookings,
  spanOf,
} from "#api/features/bookings/booked-times/service.ts";
import { ownTimes, type CoachPlan } from "./coach-hours.ts";
import type { CoachRow } from "./present.ts";

interface PlanChange {
  before: CoachPlan;
  after: CoachPlan;
  /** The caller has seen the affected bookings and keeps them as they are. */
  keep: boolean;
}

/** Refuses new hours of a coach that leave upcoming bookings outside, and lists those. */
export async function refuseConflictingLessons(call: Call, coach: CoachRow, { before, after, keep }: PlanChange) {
  if (keep) return;
  const coming = await comingTimes(call, { coach_id: coach.id });
  refuseConflictingBookings(conflictingLessons(coming, before, after), coach.first_name);
}

interface Lesson {
  location_id: number;
  timezone: string;
  start_time: Temporal.Instant;
  end_time: Temporal.Instant;
}

/** The lessons, by start, that a new plan leaves outside, at each of the coach's locations. */
function conflictingLessons<L extends Lesson>(lessons: readonly L[], before: CoachPlan, after: CoachPlan): L[] {
  const places = Map.groupBy(lessons, ({ location_id }) => location_id);
  const conflicting = [...places].flatMap(([location_id, there]) => {
    const [first] = there;
    const range = spanOf(there);
    if (!first || !range) return [];
    const hoursOf = (plan: CoachPlan) => ownTimes(plan, location_id, first.timezone, range);
    return conflictingBookings(there, hoursOf(before), hoursOf(after));
  });
  return conflicting.toSorted((a, b) => a.start_time.epochMilliseconds - b.start_time.epochMilliseconds);
}
