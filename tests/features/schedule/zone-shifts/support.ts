import { noticeZoneChanges } from "#api/features/schedule/zone-shifts/notice-changes.ts";
import type { Person, Platform, Venue } from "#tests/support/venue.ts";

const HOUR_MS = 3_600_000;

/** Simulates older zone data in which this company's zone was always this many hours east of UTC. */
export async function plantOffset({ admin }: Pick<Platform, "admin">, { tenantId }: Venue, hours: number) {
  const stretch = { from: 0, to: Date.parse("2040-01-01T00:00:00Z"), offset: hours * HOUR_MS };
  const known = {
    release: "2020a",
    offsets: JSON.stringify([stretch]),
    checked_at: Temporal.Instant.from("2027-05-01T00:00:00Z"),
  };
  await admin
    .insertInto("zone_offsets")
    .values({ tenant_id: tenantId, zone: "America/Vancouver", ...known })
    .onConflict((conflict) => conflict.columns(["tenant_id", "zone"]).doUpdateSet(known))
    .execute();
}

/** The number of shifts that a start with new zone data finds. */
export const notice = ({ db, clock }: Platform, { tenantId }: Venue): Promise<number> =>
  noticeZoneChanges(db, tenantId, clock.now());

/** The list as seen by this person. */
export const shiftsOf = async ({ ask }: Person) => (await ask("zoneShifts")).body;

/** Plants a shift: a booking stored with an offset one hour lower. */
export async function plantShift({ admin }: Platform, { tenantId }: Venue, bookingId: number): Promise<number> {
  const { start_time, end_time } = await admin
    .selectFrom("bookings")
    .where("id", "=", bookingId)
    .where("tenant_id", "=", tenantId)
    .select(["start_time", "end_time"])
    .executeTakeFirstOrThrow();
  await admin.deleteFrom("zone_shifts").where("tenant_id", "=", tenantId).execute();
  const id = 1_000 + bookingId;
  const shift = { id, tenant_id: tenantId, kind: "booking", thing_id: bookingId, zone: "America/Vancouver" } as const;
  const found_at = Temporal.Instant.from("2027-05-01T00:00:00Z");
  await admin
    .insertInto("zone_shifts")
    .values({ ...shift, start_time, end_time, start_offset: -480, end_offset: -480, found_at })
    .execute();
  return id;
}
