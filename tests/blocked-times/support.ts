import { bayId } from "#tests/bookings/support.ts";
import type { Ask, Reply, Venue } from "#tests/support/venue.ts";

/** Bay 1 on Tuesday 4 May 2027, noon to two in Vancouver. */
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

/** Blocks and answers the reply's body; fails the test where that is refused. */
export async function block(ask: Ask, body: unknown): Promise<Reply["body"]> {
  const reply = await ask("createBlockedTime", { body });
  if (reply.status !== 201)
    throw new Error(`createBlockedTime answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply.body;
}
