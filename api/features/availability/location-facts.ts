import type { LocationFacts } from "#api/features/availability/facts.ts";
import { locationHours } from "#api/features/locations/hours-service.ts";
import { loadLocation } from "#api/features/locations/service.ts";
import type { Call } from "#api/http/call.ts";
import { venueZone } from "#api/time/zone.ts";

/** When a location is open, as the rules take it; 404 where there is none. */
export async function locationFacts(call: Call, id: number): Promise<LocationFacts> {
  const { days, holidays, closures } = await locationHours(call, id);
  const { timezone } = await loadLocation(call, id);
  return {
    zone: venueZone(timezone, call.tenant.timezone),
    hours: days.flatMap(({ weekday, ranges }) => ranges.map((range) => ({ weekday, ...range }))),
    holidays: holidays.map(({ date }) => date),
    closures,
  };
}
