import { afterAll, beforeAll, expect, test } from "vitest";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { offerClass, schedule, seatIn, tuesdays } from "#tests/features/bookings/class-sessions/support.ts";
import { auditClaims, SOUND } from "#tests/support/claims-audit.ts";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

async function venueWithBooking(): Promise<{ venue: Venue; id: number }> {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const { id } = await book(ask, bayHour(venue));
  expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  return { venue, id };
}

test("reports two bookings in one bay at one time, though only one has claims", async () => {
  const { venue, id } = await venueWithBooking();
  const first = await platform.admin.selectFrom("bookings").where("id", "=", id).selectAll().executeTakeFirstOrThrow();
  const { id: _id, manage_token_hash: _hash, guest_key: _key, guest, ...copy } = first;
  await platform.admin
    .insertInto("bookings")
    .values({ ...copy, guest: JSON.stringify(guest) })
    .execute();
  expect(await auditClaims(platform.admin, venue.tenantId)).toEqual({
    overlaps: 1,
    unclaimed: 1,
    leftover: 0,
    wrong_seats: 0,
  });
});

test("reports claims of a cancelled booking", async () => {
  const { venue, id } = await venueWithBooking();
  await platform.admin.updateTable("bookings").set({ status: "cancelled" }).where("id", "=", id).execute();
  expect(await auditClaims(platform.admin, venue.tenantId)).toEqual({
    overlaps: 0,
    unclaimed: 0,
    leftover: 1,
    wrong_seats: 0,
  });
});

test("reports claims that did not move with their booking", async () => {
  const { venue, id } = await venueWithBooking();
  const end_time = Temporal.Instant.from("2027-05-04T21:00:00Z");
  await platform.admin.updateTable("bookings").set({ end_time }).where("id", "=", id).execute();
  expect(await auditClaims(platform.admin, venue.tenantId)).toEqual({
    overlaps: 0,
    unclaimed: 1,
    leftover: 1,
    wrong_seats: 0,
  });
});

test("reports a class with more booked seats than it has", async () => {
  const venue = await platform.venue();
  const staff = await venue.person("staff");
  const { data } = await schedule(staff.ask, tuesdays(venue, await offerClass(staff.ask), { capacity: 2 }));
  await book(staff.ask, seatIn(data[0], { party_size: 2 }));
  await platform.admin.updateTable("class_sessions").set({ capacity: 1 }).where("id", "=", data[0].id).execute();
  expect(await auditClaims(platform.admin, venue.tenantId)).toEqual({ ...SOUND, wrong_seats: 1 });
});
