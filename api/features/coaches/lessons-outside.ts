import { leftOutside, spanOf } from "#api/features/bookings/left-outside.ts";
import { type CoachPlan, ownTimes } from "#api/features/coaches/coach-hours.ts";

interface Lesson {
  location_id: number;
  timezone: string;
  start_time: Date;
  end_time: Date;
}

/** The lessons, in order of start, that a new plan leaves outside, at each of the coach's locations. */
export function lessonsLeftOutside<L extends Lesson>(lessons: readonly L[], before: CoachPlan, after: CoachPlan): L[] {
  const places = Map.groupBy(lessons, ({ location_id }) => location_id);
  const left = [...places].flatMap(([location_id, there]) => {
    const [first] = there;
    const range = spanOf(there);
    if (!first || !range) return [];
    const hoursOf = (plan: CoachPlan) => ownTimes(plan, location_id, first.timezone, range);
    return leftOutside(there, hoursOf(before), hoursOf(after));
  });
  return left.toSorted((a, b) => a.start_time.getTime() - b.start_time.getTime());
}
