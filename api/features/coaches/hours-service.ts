import { refuseSpan } from "#api/features/availability/asked-days.ts";
import { availabilitiesOf } from "#api/features/coaches/availability-queries.ts";
import { workingTimes } from "#api/features/coaches/coach-hours.ts";
import { presentPublicCoach } from "#api/features/coaches/present.ts";
import { coachesAt } from "#api/features/coaches/queries.ts";
import { locationFacts } from "#api/features/locations/hours-service.ts";
import type { Call } from "#api/http/call.ts";
import { presentRange } from "#api/time/present-times.ts";
import { dayBounds } from "#api/time/wall-time.ts";
import { AvailabilityMode } from "#schema/coaches/models.ts";
import type { CoachHoursQuery } from "#schema/coaches/operations.ts";
import type { CoachHours } from "#schema/coaches/schedule-models.ts";

/** Who teaches at a location, and when: what the columns of the coaches' schedule are made of. */
export async function coachHours(call: Call, query: CoachHoursQuery): Promise<CoachHours[]> {
  const { location_id, date_from, date_to } = query;
  refuseSpan(date_from, date_to);
  const place = await locationFacts(call, location_id);
  const coaches = await coachesAt(call.db, location_id);
  if (coaches.length === 0) return [];
  const ids = coaches.map(({ id }) => id);
  const rows = Map.groupBy(await availabilitiesOf(call.db, call.tenant.tenant_id, ids), ({ coach_id }) => coach_id);
  const range = { from: dayBounds(date_from, place.zone).from, to: dayBounds(date_to, place.zone).to };
  return coaches.map((coach) => {
    const { id, name, service_ids, location_ids } = presentPublicCoach(coach);
    const plan = { mode: AvailabilityMode.parse(coach.availability_mode), location_ids, rows: rows.get(id) ?? [] };
    const hours = workingTimes(plan, location_id, place, range);
    return { id, name, service_ids, hours: hours.map(presentRange) };
  });
}
