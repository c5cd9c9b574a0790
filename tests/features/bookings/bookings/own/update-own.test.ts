import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { BookableBy } from "#schema/venue/services/models.ts";
import { auditClaims, SOUND } from "#tests/support/claims-audit.ts";
import { startPlatform, TEST_NOW, type Ask, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { bayHour, bayId, book, claimsOf, coachId, lessonHour, mailsOf, serviceId } from "../support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
beforeEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

const hour = (start: string, end: string) => ({ start_time: `2027-05-${start}:00`, end_time: `2027-05-${end}:00` });
const LATER = hour("04 21:00", "04 22:00");

async function openVenue(): Promise<{ venue: Venue; staff: Ask; client: Person; own: Record<string, unknown> }> {
  const venue = await platform.venue();
  const client = await venue.person("client");
  const staff = (await venue.person("staff")).ask;
  return { venue, staff, client, own: { guest: null, client_id: client.id } };
}

const update = ({ ask }: Pick<Person, "ask">, id: number, body: object) =>
  ask("updatePublicBooking", { params: { id }, body: { version: 1, ...body } });

test("moves a client's own booking with its claims, given only the start, and mails the client", async () => {
  const { venue, staff, client, own } = await openVenue();
  const { id } = await book(staff, bayHour(venue, own));
  expect((await client.ask("publicBooking", { params: { id } })).body.allowed_actions).toEqual([
    "update",
    "move",
    "cancel",
  ]);
  const reply = await update(client, id, { start_time: LATER.start_time, client_note: "Two left-handed sets" });
  expect(reply).toMatchObject({
    status: 200,
    body: {
      start_time: "2027-05-04T21:00:00Z",
      end_time: "2027-05-04T22:00:00Z",
      resource: { id: bayId(venue) },
      client_note: "Two left-handed sets",
      price: { amount: 6000 },
      version: 2,
    },
  });
  expect(await claimsOf(platform, id)).toEqual([`client:${client.id} 21:00`, `resource:${bayId(venue)} 21:00`]);
  expect((await mailsOf(platform, venue)).map((mail) => mail.kind)).toEqual(["booking_confirmed", "booking_moved"]);
  expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
});

test("leaves the bay unchanged if it is free, also half an hour later, and takes another if not", async () => {
  const { venue, staff, client, own } = await openVenue();
  const { id } = await book(staff, bayHour(venue, { ...own, resource_id: bayId(venue, 1) }));
  const half = await update(client, id, hour("04 19:30", "04 20:30"));
  expect(half.body).toMatchObject({ resource: { id: bayId(venue, 1) }, version: 2 });
  await book(staff, bayHour(venue, { ...LATER, resource_id: bayId(venue, 1) }));
  const elsewhere = await update(client, id, { ...LATER, version: 2 });
  expect(elsewhere.body).toMatchObject({ resource: { id: bayId(venue, 0) }, version: 3 });
});

test("charges the price of the new time and length, and leaves the agreed price unchanged with the time", async () => {
  const { venue, staff, client, own } = await openVenue();
  const { id } = await book(staff, bayHour(venue, own));
  expect((await update(client, id, { party_size: 3 })).body).toMatchObject({ price: { amount: 6000 }, party_size: 3 });
  const peak = await update(client, id, { version: 2, ...hour("05 02:00", "05 03:00") });
  expect(peak.body.price.amount).toBe(7200);
  const longer = await update(client, id, { version: 3, end_time: "2027-05-05 04:00:00" });
  expect(longer.body).toMatchObject({ price: { amount: 13_000 }, payment_status: "due" });
});

test("finds a larger bay for a larger party, and refuses a party that no bay can take", async () => {
  const { venue, staff, client, own } = await openVenue();
  const { id } = await book(staff, bayHour(venue, own));
  expect((await update(client, id, { party_size: 6 })).body).toMatchObject({ resource: { id: bayId(venue, 2) } });
  expect(await update(client, id, { version: 2, party_size: 7 })).toMatchObject({
    status: 422,
    body: { error: "party_too_large" },
  });
});

test("leaves the coach unchanged, and refuses a time when the coach is taken, with the nearest times", async () => {
  const { venue, staff, client, own } = await openVenue();
  const { id } = await book(staff, lessonHour(venue, own));
  await book(staff, lessonHour(venue, LATER));
  const taken = await update(client, id, LATER);
  expect(taken).toMatchObject({ status: 409, body: { error: "slot_taken" } });
  expect(taken.body.alternatives).toHaveLength(3);
  expect((await update(client, id, hour("04 17:00", "04 18:00"))).body.coach).toMatchObject({ id: coachId(venue) });
});

test("refuses with the three nearest times if every bay is taken, and changes nothing", async () => {
  const { venue, staff, client, own } = await openVenue();
  const { id } = await book(staff, bayHour(venue, own));
  for (const bay of [0, 1, 2]) await book(staff, bayHour(venue, { ...LATER, resource_id: bayId(venue, bay) }));
  const before = await client.ask("publicBooking", { params: { id } });
  const reply = await update(client, id, LATER);
  expect(reply).toMatchObject({ status: 409, body: { error: "slot_taken" } });
  expect(reply.body.alternatives).toHaveLength(3);
  expect((await client.ask("publicBooking", { params: { id } })).body).toEqual(before.body);
  expect(await claimsOf(platform, id)).toEqual([`client:${client.id} 19:00`, `resource:${bayId(venue)} 19:00`]);
});

test.each([
  ["too short a notice", "Lesson", hour("03 18:00", "03 19:00"), "too_short_notice"],
  ["a day beyond the horizon", "Bay time", { start_time: "2027-07-20 19:00:00" }, "beyond_horizon"],
  ["the night", "Bay time", { start_time: "2027-05-05 10:00:00" }, "outside_hours"],
  ["the past", "Bay time", { start_time: "2027-05-03 16:00:00" }, "validation_failed"],
  ["a length that is not sold", "Bay time", { end_time: "2027-05-04 19:45:00" }, "validation_failed"],
  ["an end before the start", "Bay time", { end_time: "2027-05-04 18:00:00" }, "validation_failed"],
  ["a start off the grid", "Bay time", { start_time: "2027-05-04 19:10:00" }, "validation_failed"],
  ["an invalid time", "Bay time", { start_time: "2027-05-32 19:00:00" }, "validation_failed"],
  ["a party of zero", "Bay time", { party_size: 0 }, "validation_failed"],
])("refuses a client %s", async (_what, service, changes, error) => {
  const { venue, staff, client, own } = await openVenue();
  const { id } = await book(staff, service === "Lesson" ? lessonHour(venue, own) : bayHour(venue, own));
  expect(await update(client, id, changes)).toMatchObject({ status: 422, body: { error } });
  expect((await client.ask("publicBooking", { params: { id } })).body.version).toBe(1);
});

test("refuses a time when the client has another booking, and shows that booking", async () => {
  const { venue, staff, client, own } = await openVenue();
  const { id } = await book(staff, bayHour(venue, own));
  const other = await book(staff, bayHour(venue, { ...own, ...LATER, resource_id: bayId(venue, 1) }));
  expect(await update(client, id, LATER)).toMatchObject({
    status: 409,
    body: { error: "client_overlap", current: { id: other.id, location: { id: venue.locationId } } },
  });
});

test("refuses an outdated version and a missing version", async () => {
  const { venue, staff, client, own } = await openVenue();
  const { id } = await book(staff, bayHour(venue, own));
  expect(await update(client, id, { ...LATER, version: 2 })).toMatchObject({
    status: 409,
    body: { error: "stale_version", current: { id, version: 1, allowed_actions: ["update", "move", "cancel"] } },
  });
  expect(await client.ask("updatePublicBooking", { params: { id }, body: LATER })).toMatchObject({ status: 422 });
});

test("treats another person's booking as not found, also to staff", async () => {
  const { venue, staff, client, own } = await openVenue();
  const [other, owner] = [await venue.person("client"), await venue.person("owner")];
  const { id } = await book(staff, bayHour(venue, own));
  for (const [person, named] of [
    [other, id],
    [owner, id],
    [client, 999_999],
  ] as const) {
    expect(await update(person, named, LATER)).toMatchObject({ status: 404, body: { error: "not_found" } });
  }
});

test("refuses a booking that has begun, is cancelled, or can be booked only by the venue", async () => {
  const { venue, staff, client, own } = await openVenue();
  const { id } = await book(staff, bayHour(venue, own));
  const staffOnly = await book(staff, bayHour(venue, { ...own, ...LATER }));
  const setBookableBy = (bookable_by: BookableBy) =>
    platform.admin
      .updateTable("services")
      .set({ bookable_by })
      .where("tenant_id", "=", venue.tenantId)
      .where("id", "=", serviceId(venue))
      .execute();
  await setBookableBy("staff");
  expect((await client.ask("publicBooking", { params: { id } })).body.allowed_actions).toEqual(["cancel"]);
  expect(await update(client, staffOnly.id, { party_size: 1 })).toMatchObject({
    status: 409,
    body: { error: "invalid_state", message: "Bay time is booked by the venue alone. Ask them to change it." },
  });
  await setBookableBy("clients");
  platform.clock.set("2027-05-04T19:00:00Z");
  expect(await update(client, id, LATER)).toMatchObject({
    status: 409,
    body: { message: "This booking has begun. Ask the venue to change it." },
  });
  platform.clock.set(TEST_NOW);
  await client.ask("cancelPublicBooking", { params: { id } });
  expect(await update(client, id, { ...LATER, version: 2 })).toMatchObject({
    status: 409,
    body: { message: "This booking is cancelled. Book the time again." },
  });
});

test("moves one booking of a party, and the party still claims the client", async () => {
  const { venue, staff, client, own } = await openVenue();
  const { resource_id: _bay, ...party } = bayHour(venue, own);
  const { body } = await staff("createBookingGroup", { body: { ...party, bays: 2, party_size: 4 } });
  expect(await update(client, body.data[1].id, LATER)).toMatchObject({ status: 200 });
  expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
});

test("allows a move by the mailed link, and any other change only after signing in", async () => {
  const venue = await platform.venue();
  const visitor = venue.visitor();
  const { guest, ...wanted } = bayHour(venue);
  const held = await visitor("createHold", { body: wanted });
  const made = await visitor("createPublicBooking", { body: { hold_token: held.body.token, guest } });
  const managed = await visitor("managedBooking", { params: { token: made.body.manage_token } });
  expect(managed.body.allowed_actions).toEqual(["move", "cancel"]);
});
