import { type CoachPlan, ownTimes } from "#api/features/coaches/coach-hours.ts";
import { covers } from "#api/time/ranges.ts";

interface Lesson {
  location_id: number;
  timezone: string;
  start_time: Date;
  end_time: Date;
}

/**
 * The lessons that lie inside the hours of one plan and outside those of the next. What lay outside before was kept
 * once and is not asked about again.
 */
export function lessonsLeftOutside<L extends Lesson>(lessons: readonly L[], before: CoachPlan, after: CoachPlan): L[] {
  const places = Map.groupBy(lessons, ({ location_id }) => location_id);
  const left = [...places].flatMap(([location_id, there]) => {
    const [first] = there;
    if (!first) return [];
    const range = {
      from: Math.min(...there.map(({ start_time }) => start_time.getTime())),
      to: Math.max(...there.map(({ end_time }) => end_time.getTime())),
    };
    const [was, is] = [before, after].map((plan) => ownTimes(plan, location_id, first.timezone, range));
    const within = (ranges: typeof was, { start_time, end_time }: Lesson) =>
      covers(ranges ?? [], { from: start_time.getTime(), to: end_time.getTime() });
    return there.filter((lesson) => within(was, lesson) && !within(is, lesson));
  });
  return left.toSorted((a, b) => a.start_time.getTime() - b.start_time.getTime());
}
