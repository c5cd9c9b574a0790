import type { LocationFacts } from "#api/features/availability/facts.ts";
import { hoursFacts } from "#api/features/locations/hours-facts.ts";
import { locationHours } from "#api/features/locations/hours-service.ts";
import { loadLocation } from "#api/features/locations/service.ts";
import type { Call } from "#api/http/call.ts";
import { venueZone } from "#api/time/zone.ts";

/** When a location is open, as the rules take it; 404 where there is none. */
export async function locationFacts(call: Call, id: number): Promise<LocationFacts> {
  const [hours, { timezone }] = await Promise.all([locationHours(call, id), loadLocation(call, id)]);
  return hoursFacts(hours, venueZone(timezone, call.tenant.timezone));
}
