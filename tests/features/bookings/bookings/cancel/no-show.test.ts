import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditClaims, SOUND } from "#tests/support/claims-audit.ts";
import { startPlatform, type Ask, type Platform, type Venue } from "#tests/support/venue.ts";
import { bayHour, bayId, book, claimsOf, serviceId } from "../support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
/** 15 minutes into bayHour's booking. */
const LATE = "2027-05-04T19:15:00Z";
beforeEach(() => platform.clock.set("2027-05-04T18:00:00Z"));
afterAll(() => platform.close());

const set = (ask: Ask, id: number, version: number, changes: object) =>
  ask("updateBooking", { params: { id }, body: { version, ...changes } });

/** A booking by somebody else from the middle of the hour on. */
const rest = (venue: Venue, changes: Record<string, unknown> = {}) =>
  bayHour(venue, { start_time: "2027-05-04 19:30:00", end_time: "2027-05-04 20:30:00", ...changes });

async function missed(changes: Record<string, unknown> = {}) {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const { id } = await book(ask, bayHour(venue, changes));
  platform.clock.set(LATE);
  const marked = await set(ask, id, 1, { status: "no_show" });
  return { venue, ask, id, marked };
}

test("frees the bay for the rest of the time, and shows it as free", async () => {
  const { venue, ask, id, marked } = await missed();
  expect(marked).toMatchObject({ status: 200, body: { status: "no_show", version: 2, payment_status: "due" } });
  expect(await claimsOf(platform, id)).toEqual([]);
  const { body } = await ask("availability", {
    query: {
      service_id: serviceId(venue),
      location_id: venue.locationId,
      resource_id: bayId(venue),
      date_from: "2027-05-04",
      date_to: "2027-05-04",
      duration_minutes: 60,
    },
  });
  expect(body.data.map((time: { start_time: string }) => time.start_time)).toContain("2027-05-04T19:30:00Z");
  await book(ask, rest(venue));
  expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
});

test("frees the client for another booking at the same time", async () => {
  const client = async (venue: Venue) => (await venue.person("client")).id;
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const own = { guest: null, client_id: await client(venue) };
  const { id } = await book(ask, bayHour(venue, own));
  platform.clock.set(LATE);
  await set(ask, id, 1, { status: "no_show" });
  await book(ask, rest(venue, { ...own, resource_id: bayId(venue, 1) }));
  expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
});

test("gives the bay back to a client who arrives late", async () => {
  const { venue, ask, id } = await missed();
  expect(await set(ask, id, 2, { status: "confirmed" })).toMatchObject({
    status: 200,
    body: { status: "confirmed", version: 3 },
  });
  expect(await claimsOf(platform, id)).toEqual([`resource:${bayId(venue)} 19:00`]);
  expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
});

test("refuses a late client whose bay was booked again, with the nearest free times", async () => {
  const { venue, ask, id } = await missed();
  await book(ask, rest(venue));
  const reply = await set(ask, id, 2, { status: "confirmed" });
  expect(reply).toMatchObject({
    status: 409,
    body: {
      error: "slot_taken",
      message: "Its place has been given to another booking since. Book another time or bay for them.",
    },
  });
  expect(reply.body.alternatives).toHaveLength(3);
  expect((await ask("booking", { params: { id } })).body).toMatchObject({ status: "no_show", version: 2 });
  expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
});

test("leaves the other bays of a party, and their client, unchanged", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const client = await venue.person("client");
  const { resource_id: _bay, ...hour } = bayHour(venue, { guest: null, client_id: client.id, party_size: 4 });
  const { body } = await ask("createBookingGroup", {
    body: { ...hour, resource_ids: [bayId(venue, 0), bayId(venue, 1)] },
  });
  const [first, second] = body.data;
  platform.clock.set(LATE);
  expect(await set(ask, first.id, 1, { status: "no_show" })).toMatchObject({ status: 200 });
  expect(await claimsOf(platform, second.id)).toEqual([
    `client:${client.id} 19:00`,
    `resource:${bayId(venue, 1)} 19:00`,
  ]);
  expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  expect(await set(ask, first.id, 2, { status: "confirmed" })).toMatchObject({ status: 200 });
  expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
});

test("refuses to move a booking and mark it as a no-show in one request", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("owner");
  const { id } = await book(ask, bayHour(venue));
  platform.clock.set(LATE);
  expect(await set(ask, id, 1, { status: "no_show", resource_id: bayId(venue, 1) })).toMatchObject({
    status: 422,
    body: { errors: { status: [expect.stringContaining("stays where it was")] } },
  });
  expect(await claimsOf(platform, id)).toEqual([`resource:${bayId(venue)} 19:00`]);
});
