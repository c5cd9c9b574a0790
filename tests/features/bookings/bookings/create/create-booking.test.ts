import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { statementsOf } from "#tests/support/statements-of.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { bayHour, bayId, book, coachId, lessonHour, serviceId } from "../support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

test("books a bay for a guest with price, wall times and allowed actions", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const booking = await book(ask, bayHour(venue));
  expect(booking).toMatchObject({
    status: "confirmed",
    guest: { first_name: "Robin", last_name: "Lee", email: "robin@guest.test", phone: null },
    start_time: "2027-05-04T19:00:00Z",
    local_start: "2027-05-04T12:00:00-07:00",
    price: { amount: 6000, currency: "CAD" },
    payment_status: "due",
    version: 1,
    late_minutes: null,
    allowed_actions: ["update", "move", "check_in", "cancel"],
  });
  expect((await ask("booking", { params: { id: booking.id } })).body).toEqual(booking);
});

test("charges the peak price by the venue's wall clock", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const evening = bayHour(venue, { start_time: "2027-05-05T00:00:00Z", end_time: "2027-05-05T01:00:00Z" });
  expect((await book(ask, evening)).price).toEqual({ amount: 7200, currency: "CAD" });
});

test("takes the first free bay if no bay is chosen", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const bays = [];
  for (let each = 0; each < 3; each++) bays.push((await book(ask, bayHour(venue, { resource_id: null }))).resource_id);
  expect(bays).toEqual([bayId(venue, 0), bayId(venue, 1), bayId(venue, 2)]);
  const full = await ask("createBooking", { body: bayHour(venue, { resource_id: null }) });
  expect(full).toMatchObject({ status: 409, body: { error: "slot_taken" } });
  expect(full.body.alternatives).toHaveLength(3);
});

test("claims coach and studio together, and offers the nearest free times to the next person", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const lesson = await book(ask, lessonHour(venue));
  expect(lesson).toMatchObject({ coach_id: coachId(venue), resource_id: bayId(venue, 3) });
  const second = await ask("createBooking", { body: lessonHour(venue) });
  expect(second).toMatchObject({ status: 409, body: { error: "slot_taken" } });
  // the buffer of 15 minutes after the lesson is claimed, too
  const offered = second.body.alternatives.map((time: { local_start: string }) => time.local_start.slice(11, 16));
  expect(offered).toEqual(["10:45", "13:15", "13:30"]);
});

test("refuses a client who is already booked at that time, unless the overlap has a reason", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const client = await venue.person("client");
  const first = await book(ask, bayHour(venue, { guest: null, client_id: client.id }));
  const again = bayHour(venue, { guest: null, client_id: client.id, resource_id: bayId(venue, 1) });
  const refused = await ask("createBooking", { body: again });
  expect(refused).toMatchObject({ status: 409, body: { error: "client_overlap", current: { id: first.id } } });
  const allowed = await book(ask, { ...again, override_client_overlap: { reason: "Brings a friend" } });
  const claims = await platform.admin.selectFrom("claims").where("booking_id", "=", allowed.id).selectAll().execute();
  expect(claims.map((claim) => claim.owner)).toEqual([`resource:${bayId(venue, 1)}`]);
  const { after } = await platform.admin
    .selectFrom("audit_log")
    .where("tenant_id", "=", venue.tenantId)
    .where("entity_id", "=", String(allowed.id))
    .select("after")
    .executeTakeFirstOrThrow();
  expect(after).toMatchObject({ overlap_reason: "Brings a friend" });
});

test("refuses an overlap that a coach allows for a client", async () => {
  const venue = await platform.venue();
  const coach = await venue.coach();
  const body = lessonHour(venue, { override_client_overlap: { reason: "Why not" } });
  expect(await coach.ask("createBooking", { body })).toMatchObject({ status: 403, body: { error: "forbidden" } });
});

test("lets coaches book only their own lessons", async () => {
  const venue = await platform.venue();
  const coach = await venue.coach();
  expect((await book(coach.ask, lessonHour(venue, { coach_id: null }))).coach_id).toBe(coach.id);
  const others = lessonHour(venue, {
    coach_id: coachId(venue, 1),
    start_time: "2027-05-04 21:00:00",
    end_time: "2027-05-04 22:00:00",
  });
  expect(await coach.ask("createBooking", { body: others })).toMatchObject({ status: 403 });
});

test("queues an email for a client or guest with an address, and none without", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const booking = await book(ask, bayHour(venue));
  await book(ask, bayHour(venue, { resource_id: bayId(venue, 1), guest: { first_name: "Walk-in" } }));
  const mails = await platform.admin.selectFrom("outbox").where("tenant_id", "=", venue.tenantId).selectAll().execute();
  expect(mails.map(({ kind, payload }) => ({ kind, payload }))).toEqual([
    {
      kind: "booking_confirmed",
      payload: { booking_id: booking.id, start_time: booking.start_time, end_time: booking.end_time },
    },
  ]);
});

test.each([
  ["an unknown service", { service_id: 999_999 }, 422, "validation_failed", "service_id"],
  ["an unknown location", { location_id: 999_999 }, 422, "validation_failed", "location_id"],
  ["an unknown bay", { resource_id: 999_999 }, 422, "validation_failed", "resource_id"],
  ["a coach for bay time", { coach_id: 999_999 }, 422, "validation_failed", "coach_id"],
  ["an unknown client", { guest: null, client_id: 999_999 }, 422, "validation_failed", "client_id"],
  ["neither client nor guest", { guest: null }, 422, "validation_failed", "guest"],
  ["an end before the start", { end_time: "2027-05-04 18:00:00" }, 422, "validation_failed", "end_time"],
  ["a length that is not sold", { end_time: "2027-05-04 19:45:00" }, 422, "validation_failed", "end_time"],
  [
    "yesterday",
    { start_time: "2027-05-02 19:00:00", end_time: "2027-05-02 20:00:00" },
    422,
    "validation_failed",
    "start_time",
  ],
  [
    "an invalid date",
    { start_time: "2027-02-30 19:00:00", end_time: "2027-02-30 20:00:00" },
    422,
    "validation_failed",
    "start_time",
  ],
  [
    "a time before the venue opens",
    { start_time: "2027-05-04 14:00:00", end_time: "2027-05-04 15:00:00" },
    422,
    "outside_hours",
    "start_time",
  ],
  ["a party too large", { party_size: 7 }, 422, "party_too_large", "party_size"],
  ["a party too large for the bay", { party_size: 5 }, 422, "party_too_large", "party_size"],
])("refuses %s and stores nothing", async (_what, changes, status, error, field) => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const reply = await ask("createBooking", { body: bayHour(venue, changes) });
  expect(reply).toMatchObject({ status, body: { error } });
  expect(Object.keys(reply.body.errors)).toContain(field);
  const { count } = await platform.admin
    .selectFrom("bookings")
    .where("tenant_id", "=", venue.tenantId)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(count).toBe(0);
});

test("names the opening hours in a refusal", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const late = bayHour(venue, { start_time: "2027-05-05 04:30:00", end_time: "2027-05-05 05:30:00" });
  expect((await ask("createBooking", { body: late })).body.message).toBe("The venue closes at 10:00 PM on Tuesdays.");
});

test("refuses a bay of another type", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const reply = await ask("createBooking", { body: bayHour(venue, { resource_id: bayId(venue, 3), party_size: 1 }) });
  expect(reply).toMatchObject({ status: 422, body: { error: "validation_failed" } });
  expect(reply.body.errors).toHaveProperty("resource_id");
});

test("treats another company's bay, service and client as not found", async () => {
  const [venue, other] = [await platform.venue(), await platform.venue()];
  const { ask } = await venue.person("staff");
  const stranger = await other.person("client");
  for (const changes of [
    { resource_id: bayId(other) },
    { service_id: serviceId(other) },
    { location_id: other.locationId },
    { guest: null, client_id: stranger.id },
  ]) {
    expect(await ask("createBooking", { body: bayHour(venue, changes) })).toMatchObject({ status: 422 });
  }
});

test("refuses clients, visitors, and everybody of a locked company", async () => {
  const venue = await platform.venue();
  const client = await venue.person("client");
  expect(await client.ask("createBooking", { body: bayHour(venue) })).toMatchObject({ status: 403 });
  expect(await venue.anonymous("createBooking", { body: bayHour(venue) })).toMatchObject({ status: 401 });
  const locked = await platform.venue({ cancelled_at: platform.clock.now(), subscription_status: "canceled" });
  const { ask } = await locked.person("owner");
  expect(await ask("createBooking", { body: bayHour(locked) })).toMatchObject({
    status: 423,
    body: { error: "account_locked" },
  });
});

test("answers a repeated request with the same booking, and refuses the key for another one", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const headers = { "idempotency-key": "once" };
  const first = await book(ask, bayHour(venue), headers);
  expect(await book(ask, bayHour(venue), headers)).toEqual(first);
  const other = await ask("createBooking", { body: bayHour(venue, { party_size: 1 }), headers });
  expect(other).toMatchObject({ status: 409, body: { error: "idempotency_mismatch" } });
});

test("does not use up the key of a refused request", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const headers = { "idempotency-key": "later" };
  await book(ask, bayHour(venue));
  expect(await ask("createBooking", { body: bayHour(venue), headers })).toMatchObject({ status: 409 });
  await book(ask, bayHour(venue, { resource_id: bayId(venue, 1) }), headers);
});

describe("a guest at the desk", () => {
  const from = (start_time: string, end_time: string) => ({ start_time, end_time });
  afterEach(() => platform.clock.set(TEST_NOW));

  test("can start at any minute, off the grid, and stay longer later", async () => {
    const venue = await platform.venue();
    const { ask } = await venue.person("staff");
    platform.clock.set("2027-05-03T17:57:20Z");
    const booking = await book(ask, bayHour(venue, from("2027-05-03T17:57:00Z", "2027-05-03T18:57:00Z")));
    expect(booking).toMatchObject({ local_start: "2027-05-03T10:57:00-07:00", local_end: "2027-05-03T11:57:00-07:00" });
    platform.clock.set("2027-05-03T18:40:00Z");
    const params = { id: booking.id };
    const longer = { version: booking.version, end_time: "2027-05-03T19:57:00Z" };
    expect((await ask("updateBooking", { params, body: longer })).body).toMatchObject({ end_time: longer.end_time });
  });

  test("cannot start between minutes, or off the grid of a later hour", async () => {
    const venue = await platform.venue();
    const { ask } = await venue.person("staff");
    platform.clock.set("2027-05-03T17:57:20Z");
    for (const times of [
      from("2027-05-03T17:57:20Z", "2027-05-03T18:57:20Z"),
      from("2027-05-03T18:57:00Z", "2027-05-03T19:57:00Z"),
    ]) {
      const refused = await ask("createBooking", { body: bayHour(venue, times) });
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: { start_time: [expect.stringContaining("grid")] } },
      });
    }
  });

  test("is never a visitor who books online", async () => {
    const venue = await platform.venue();
    platform.clock.set("2027-05-03T17:57:20Z");
    const { guest: _guest, ...body } = bayHour(venue, from("2027-05-03T17:58:00Z", "2027-05-03T18:58:00Z"));
    const refused = await venue.anonymous("createHold", { body });
    expect(refused.status).toBe(422);
  });
});

test("is booked with one read of the coaches for a lesson and none for a bay, also when a service has come to need a coach", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const service_id = serviceId(venue, "Bay time");
  const coaches = (sent: string[]) => sent.filter((text) => text.includes("coach_availabilities")).length;
  const booked = (hour: number) =>
    statementsOf(() => ask("createBooking", { body: bayHour(venue, { ...hourAt(hour), service_id }) }));
  await booked(18);
  const again = await booked(20);
  expect([again.reply.status, coaches(again.sent)]).toEqual([201, 0]);
  const lesson = await statementsOf(() => ask("createBooking", { body: lessonHour(venue) }));
  expect([lesson.reply.status, coaches(lesson.sent)]).toEqual([201, 1]);
  const ofService = { tenant_id: venue.tenantId, service_id, coach_id: coachId(venue) };
  await platform.admin.insertInto("service_coaches").values(ofService).execute();
  await platform.admin.updateTable("services").set({ kind: "coach" }).where("id", "=", service_id).execute();
  const taught = await booked(22);
  expect(taught.reply).toMatchObject({ status: 201, body: { coach_id: coachId(venue) } });
});

const hourAt = (hour: number) => ({
  start_time: `2027-05-04T${hour}:00:00Z`,
  end_time: `2027-05-04T${hour + 1}:00:00Z`,
});
