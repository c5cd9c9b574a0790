import type { Call } from "#api/call/call.ts";
import { marksAtMost } from "#api/counted-days/day-tables.ts";
import { daysTouched, withBounds } from "#api/counted-days/days.ts";
import { reportZoneOf } from "#api/time/zone.ts";
import { placesWithZones } from "../aggregates/place-queries.ts";
import { clientsOf } from "./client-visit-queries.ts";

/** Changed dates up to which clients are recounted with the query. */
const MOST_MARKS = 400;

/**
 * Clients whose visits may have changed since they were counted; null where so much has changed that the bookings are read
 * instead.
 */
export async function uncountedClients({ db, tenant }: Pick<Call, "db" | "tenant">): Promise<number[] | null> {
  const marks = await marksAtMost(db, MOST_MARKS + 1);
  if (marks.length === 0) return [];
  if (marks.length > MOST_MARKS) return null;
  const zones = new Map((await placesWithZones(db)).map(({ id, timezone }) => [id, timezone]));
  const zoneOf = (id: number) => reportZoneOf(zones.get(id) ?? null, tenant);
  return clientsOf(db, withBounds(daysTouched(marks, zoneOf), zoneOf));
}
