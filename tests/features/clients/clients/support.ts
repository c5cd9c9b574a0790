import { randomBytes } from "node:crypto";
import type { Insertable } from "kysely";
import type { DB } from "#api/db/types.generated.ts";
import { serviceId } from "#tests/features/bookings/bookings/support.ts";
import { TEST_NOW, type Platform, type Venue } from "#tests/support/venue.ts";

type Wait = Insertable<DB["waitlist_entries"]>;

/** Adds a waitlist entry for an hour of a bay. */
export async function waitFor(
  platform: Platform,
  venue: Venue,
  wait: Partial<Omit<Wait, "start_time">> & { start_time?: string },
) {
  const start = Temporal.Instant.from(wait.start_time ?? "2027-05-11T19:00:00Z");
  await platform.admin
    .insertInto("waitlist_entries")
    .values({
      tenant_id: venue.tenantId,
      service_id: serviceId(venue),
      location_id: venue.locationId,
      end_time: start.add({ hours: 1 }),
      party_size: 1,
      nonce: randomBytes(8),
      token_hash: randomBytes(8),
      created_at: platform.clock.now(),
      ...(wait.status === "offered"
        ? { offered_at: Temporal.Instant.from(TEST_NOW), offered_until: start.subtract({ hours: 24 }) }
        : {}),
      ...wait,
      start_time: start,
    })
    .execute();
}
