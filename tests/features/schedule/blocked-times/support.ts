import { bayId } from "#tests/features/bookings/bookings/support.ts";
import type { Ask, Reply, Venue } from "#tests/support/venue.ts";

/** Bay 1 on Tuesday 4 May 2027, 12:00 to 14:00 in Vancouver. */
export function noonRepair(venue: Venue, changes: Record<string, unknown> = {}) {
  return {
    location_id: venue.locationId,
    scope: "resources",
    resource_ids: [bayId(venue)],
    from_date: "2027-05-04",
    from_time: "12:00",
    to_date: "2027-05-04",
    to_time: "14:00",
    kind: "repair",
    reason: "Projector is being replaced",
    colour: "amber",
    ...changes,
  };
}

/** Creates a blocked time and returns the response body; fails the test if it is refused. */
export async function block(ask: Ask, body: unknown): Promise<Reply["body"]> {
  const reply = await ask("createBlockedTime", { body });
  if (reply.status !== 201)
    throw new Error(`createBlockedTime answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply.body;
}
