import { openLocations } from "#api/features/locations/hours-service.ts";
import { availabilitiesOf } from "#api/features/coaches/availability-queries.ts";
import { countLessons } from "#api/features/coaches/lesson-queries.ts";
import { coachesWithIds } from "#api/features/coaches/queries.ts";
import { timesAt } from "#api/features/coaches/schedule-service.ts";
import type { Call } from "#api/http/call.ts";
import { DAY_MS } from "#api/time/calendar.ts";
import { AvailabilityMode } from "#schema/coaches/models.ts";
import type { CoachOutlook } from "#schema/coaches/schedule-models.ts";

const HOURS_DAYS = 14;
const LESSONS_DAYS = 30;

/** What lies ahead of each coach, asked for all of them at once. */
export async function coachOutlooksByIds(call: Call, ids: number[]): Promise<CoachOutlook[]> {
  const { tenant_id } = call.tenant;
  const from = call.now.epochMilliseconds;
  const coaches = await coachesWithIds(call.db, ids);
  const rows = Map.groupBy(await availabilitiesOf(call.db, tenant_id, ids), ({ coach_id }) => coach_id);
  const places = await openLocations(call);
  const counts = await countLessons(call.db, tenant_id, ids, { from, to: from + LESSONS_DAYS * DAY_MS });
  const lessons = new Map(counts.map(({ coach_id, count }) => [coach_id, count]));
  return coaches.map(({ id, availability_mode, location_ids }) => {
    const plan = { mode: AvailabilityMode.parse(availability_mode), location_ids, rows: rows.get(id) ?? [] };
    // From the day before, so that hours which run now keep their start.
    const [next_hours = null] = timesAt(
      plan,
      places,
      { from: from - DAY_MS, to: from + HOURS_DAYS * DAY_MS },
      (hours) => hours.filter(({ to }) => to > from),
    );
    return { id, next_hours, lessons_to_come: lessons.get(id) ?? 0 };
  });
}
