import { afterAll, beforeAll, expect, test } from "vitest";
import { sweepExpiredHolds } from "#api/features/bookings/online/release-holds.ts";
import { startPlatform, TEST_NOW, type Ask, type Platform, type Venue } from "#tests/support/venue.ts";
import { bayHour, bayId, coachId, lessonHour, serviceId } from "../support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const GUEST = { first_name: "Robin", last_name: "Lee", email: "robin@guest.test" };

/** An hour of Bay 1 as the booking page requests it. */
function wantedHour(venue: Venue, changes: Record<string, unknown> = {}): Record<string, unknown> {
  const { guest: _guest, ...wanted } = bayHour(venue, changes);
  return wanted;
}

const hold = (ask: Ask, body: unknown, headers = {}) => ask("createHold", { body, headers });

const heldCount = async (venue: Venue) => {
  const { count } = await platform.admin
    .selectFrom("bookings")
    .where("tenant_id", "=", venue.tenantId)
    .where("status", "=", "held")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
};

test("holds a time for five minutes and gives a new visitor a cookie", async () => {
  const venue = await platform.venue();
  // The booking page counts down from this.
  expect((await venue.anonymous("publicCompany")).body.hold_minutes).toBe(5);
  const reply = await hold(venue.anonymous, wantedHour(venue));
  expect(reply).toMatchObject({
    status: 201,
    body: {
      expires_at: "2027-05-03T17:05:00Z",
      booking: { status: "held", resource: { name: "Bay 1" }, service: { name: "Bay time" }, contact_email: null },
    },
  });
  expect(reply.headers.get("set-cookie")).toMatch(/^visitor=[\w-]{43};.*HttpOnly.*SameSite=Lax/);
  expect(await hold(venue.visitor(), wantedHour(venue))).toMatchObject({ status: 409, body: { error: "slot_taken" } });
});

test("turns a hold into a guest's booking, once", async () => {
  const venue = await platform.venue();
  const ask = venue.visitor();
  const { token } = (await hold(ask, wantedHour(venue))).body;
  const body = { hold_token: token, guest: GUEST, client_note: "First time" };
  const confirmed = await ask("createPublicBooking", { body });
  expect(confirmed).toMatchObject({
    status: 201,
    body: { booking: { status: "confirmed", contact_email: GUEST.email, allowed_actions: ["move", "cancel"] } },
  });
  expect(confirmed.body.manage_url).toContain(`http://${venue.slug}.localhost:4000/`);
  expect(await ask("createPublicBooking", { body })).toMatchObject({ status: 409, body: { error: "invalid_state" } });
  expect(await ask("releaseHold", { params: { token } })).toMatchObject({ status: 409 });
  const claims = await platform.admin
    .selectFrom("claims")
    .where("tenant_id", "=", venue.tenantId)
    .select(["owner", "expires_at"])
    .execute();
  expect(claims).toEqual([{ owner: `resource:${bayId(venue)}`, expires_at: null }]);
});

test("gives repeated requests the same tokens, and saves none of them", async () => {
  const venue = await platform.venue();
  const ask = venue.visitor();
  const headers = { "idempotency-key": "k1" };
  const first = await hold(ask, wantedHour(venue), headers);
  expect((await hold(ask, wantedHour(venue), headers)).body).toEqual(first.body);
  const body = { hold_token: first.body.token, guest: GUEST };
  const confirmed = await ask("createPublicBooking", { body, headers });
  expect((await ask("createPublicBooking", { body, headers })).body).toEqual(confirmed.body);
  const kept = await platform.admin
    .selectFrom("idempotency_keys")
    .where("tenant_id", "=", venue.tenantId)
    .selectAll()
    .execute();
  expect(JSON.stringify(kept)).not.toContain(confirmed.body.manage_token);
  expect(JSON.stringify(kept)).not.toContain(first.body.token);
});

test("refuses an expired hold, and lets the next person have the time", async () => {
  const venue = await platform.venue();
  const [first, second] = [venue.visitor(), venue.visitor()];
  const { token } = (await hold(first, wantedHour(venue))).body;
  platform.clock.set("2027-05-03T17:05:01Z");
  const late = await first("createPublicBooking", { body: { hold_token: token, guest: GUEST } });
  expect(late).toMatchObject({ status: 410, body: { error: "hold_expired" } });
  expect(await hold(second, wantedHour(venue))).toMatchObject({ status: 201 });
  expect(await first("createPublicBooking", { body: { hold_token: token, guest: GUEST } })).toMatchObject({
    status: 410,
  });
  platform.clock.set(TEST_NOW);
});

test("treats an unknown hold token as an expired hold", async () => {
  const venue = await platform.venue();
  const body = { hold_token: "x".repeat(43), guest: GUEST };
  expect(await venue.visitor()("createPublicBooking", { body })).toMatchObject({ status: 410 });
  expect(await venue.visitor()("releaseHold", { params: { token: "x".repeat(43) } })).toMatchObject({ status: 404 });
});

test("frees a released time at once, with only the token", async () => {
  const venue = await platform.venue();
  const { token } = (await hold(venue.visitor(), wantedHour(venue))).body;
  expect(await venue.anonymous("releaseHold", { params: { token } })).toMatchObject({ status: 200 });
  expect(await heldCount(venue)).toBe(0);
  expect(await hold(venue.visitor(), wantedHour(venue))).toMatchObject({ status: 201 });
});

test("releases the oldest hold after three, and a hold for the same time at once", async () => {
  const venue = await platform.venue();
  const ask = venue.visitor();
  const at = (hour: number) => ({ start_time: `2027-05-04 ${hour}:00:00`, end_time: `2027-05-04 ${hour + 1}:00:00` });
  const first = await hold(ask, wantedHour(venue, at(17)));
  await hold(ask, wantedHour(venue, at(18)));
  await hold(ask, wantedHour(venue, at(19)));
  expect(await heldCount(venue)).toBe(2);
  const body = { hold_token: first.body.token, guest: GUEST };
  expect(await ask("createPublicBooking", { body })).toMatchObject({ status: 410 });
  const shifted = { start_time: "2027-05-04 19:30:00", end_time: "2027-05-04 20:30:00" };
  expect(await hold(ask, wantedHour(venue, shifted))).toMatchObject({ status: 201 });
  expect(await heldCount(venue)).toBe(2);
});

test("refuses an address with too many holds, and says how long to wait", async () => {
  const venue = await platform.venue();
  const starts = Array.from({ length: 10 }, (_, index) => 16 + index * 0.5);
  const iso = (hour: number) => new Date(Date.UTC(2027, 4, 4, 0, hour * 60)).toISOString();
  for (const [index, hour] of starts.entries()) {
    const body = wantedHour(venue, { start_time: iso(hour), end_time: iso(hour + 0.5), resource_id: bayId(venue, 1) });
    expect(await venue.visitor()("createHold", { body, address: "192.0.2.7" }), `hold ${index}`).toMatchObject({
      status: 201,
    });
  }
  const body = wantedHour(venue);
  const refused = await venue.visitor()("createHold", { body, address: "192.0.2.7" });
  expect(refused).toMatchObject({ status: 429, body: { error: "rate_limited" } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(200);
  expect(await venue.visitor()("createHold", { body, address: "192.0.2.8" })).toMatchObject({ status: 201 });
});

test("asks visitors for their details, and claims a client without asking", async () => {
  const venue = await platform.venue();
  const visitor = venue.visitor();
  const held = (await hold(visitor, wantedHour(venue))).body;
  const nobody = await visitor("createPublicBooking", { body: { hold_token: held.token } });
  expect(nobody).toMatchObject({ status: 422, body: { errors: { guest: [expect.any(String)] } } });
  const nameless = { hold_token: held.token, guest: { ...GUEST, email: "nobody" } };
  expect((await visitor("createPublicBooking", { body: nameless })).body.errors).toHaveProperty(["guest.email"]);

  const client = await venue.person("client");
  const signedIn = await client.ask("createPublicBooking", { body: { hold_token: held.token } });
  expect(signedIn).toMatchObject({ status: 201, body: { booking: { contact_email: client.email } } });
  const own = await hold(client.ask, wantedHour(venue, { resource_id: bayId(venue, 1) }));
  expect(own).toMatchObject({
    status: 409,
    body: { error: "client_overlap", current: { id: signedIn.body.booking.id } },
  });
});

test("reserves a signed-in client's hold for that client", async () => {
  const venue = await platform.venue();
  const [client, other] = [await venue.person("client"), await venue.person("client")];
  const { token } = (await hold(client.ask, wantedHour(venue))).body;
  const body = { hold_token: token, guest: GUEST };
  expect(await other.ask("createPublicBooking", { body })).toMatchObject({ status: 410 });
  expect(await venue.visitor()("createPublicBooking", { body })).toMatchObject({ status: 401 });
  expect(await client.ask("createPublicBooking", { body: { hold_token: token } })).toMatchObject({ status: 201 });
});

test("refuses services and times that visitors may not book", async () => {
  const venue = await platform.venue();
  const visitor = venue.visitor();
  const review = lessonHour(venue, {
    service_id: serviceId(venue, "Video review"),
    end_time: "2027-05-04 19:30:00",
    guest: undefined,
  });
  expect(await hold(visitor, review)).toMatchObject({ status: 401, body: { error: "unauthenticated" } });
  const client = await venue.person("client");
  expect(await hold(client.ask, review)).toMatchObject({
    status: 201,
    body: { booking: { coach: { id: coachId(venue) } } },
  });
  const soon = lessonHour(venue, { start_time: "2027-05-03 18:00:00", end_time: "2027-05-03 19:00:00" });
  expect(await hold(visitor, soon)).toMatchObject({ status: 422, body: { error: "too_short_notice" } });
  const far = { start_time: "2027-09-01 19:00:00", end_time: "2027-09-01 20:00:00" };
  expect(await hold(visitor, wantedHour(venue, far))).toMatchObject({ status: 422, body: { error: "beyond_horizon" } });
  const offGrid = { start_time: "2027-05-04 19:05:00", end_time: "2027-05-04 20:05:00" };
  const crooked = await hold(visitor, wantedHour(venue, offGrid));
  expect(crooked).toMatchObject({ status: 422, body: { errors: { start_time: [expect.any(String)] } } });
});

test("shows holds on the schedule and nowhere else", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const held = await hold(venue.visitor(), wantedHour(venue));
  const id = held.body.booking.id;
  expect((await ask("bookings")).body.meta.total).toBe(0);
  expect(await ask("booking", { params: { id } })).toMatchObject({ status: 404 });
  const query = { location_id: venue.locationId, date_from: "2027-05-04", date_to: "2027-05-04" };
  expect((await ask("bookingsCompact", { query })).body.data).toMatchObject([
    { id, status: "held", client_name: null, expires_at: "2027-05-03T17:05:00Z", allowed_actions: [] },
  ]);
  platform.clock.set("2027-05-03T17:06:00Z");
  expect((await ask("bookingsCompact", { query })).body.data).toEqual([]);
  platform.clock.set(TEST_NOW);
});

test("deletes expired holds and leaves current ones", async () => {
  const venue = await platform.venue();
  await hold(venue.visitor(), wantedHour(venue));
  platform.clock.set("2027-05-03T17:03:00Z");
  await hold(venue.visitor(), wantedHour(venue, { resource_id: bayId(venue, 1) }));
  platform.clock.set("2027-05-03T17:06:00Z");
  expect(await sweepExpiredHolds(platform.db, venue.tenantId, platform.clock)).toBe(1);
  expect(await heldCount(venue)).toBe(1);
  platform.clock.set(TEST_NOW);
});

test("refuses a write of a visitor that a form on another site could send", async () => {
  const venue = await platform.venue();
  const headers = { cookie: `visitor=${"v".repeat(32)}` };
  expect(await venue.anonymous("createHold", { body: wantedHour(venue), headers })).toMatchObject({
    status: 403,
    body: { error: "csrf_required" },
  });
});

test("refuses holds at a locked company", async () => {
  const locked = await platform.venue({
    subscription_status: "none",
    trial_ends_at: Temporal.Instant.from("2027-01-01T00:00Z"),
  });
  expect(await hold(locked.visitor(), wantedHour(locked))).toMatchObject({
    status: 423,
    body: { error: "account_locked_soft" },
  });
});
