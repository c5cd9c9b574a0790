import { afterAll, beforeAll, expect, test } from "vitest";
import { startPlatform, TEST_NOW, type Ask, type Platform, type Venue } from "#tests/support/venue.ts";
import { bayHour, bayId, book } from "../support.ts";

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

test("shows the booking until thirty days after its end, and cancels it until its start", async () => {
  const venue = await platform.venue();
  const ask = venue.visitor();
  const confirm = async (changes = {}) => {
    const { token } = (await hold(ask, wantedHour(venue, changes))).body;
    return (await ask("createPublicBooking", { body: { hold_token: token, guest: GUEST } })).body.manage_token;
  };
  const token = await confirm();
  const shown = await venue.anonymous("managedBooking", { params: { token } });
  expect(shown).toMatchObject({ status: 200, body: { status: "confirmed", allowed_actions: ["move", "cancel"] } });
  const stale = await venue.anonymous("cancelManagedBooking", { params: { token }, body: { version: 9 } });
  expect(stale).toMatchObject({ status: 409, body: { error: "stale_version", current: { status: "confirmed" } } });
  const cancelled = await venue.anonymous("cancelManagedBooking", { params: { token }, body: {} });
  expect(cancelled).toMatchObject({ status: 200, body: { status: "cancelled", allowed_actions: [] } });
  const again = await venue.anonymous("cancelManagedBooking", { params: { token }, body: {} });
  expect(again.body).toEqual(cancelled.body);

  const running = await confirm();
  platform.clock.set("2027-05-04T19:30:00Z");
  expect(await venue.anonymous("cancelManagedBooking", { params: { token: running }, body: {} })).toMatchObject({
    status: 409,
    body: { error: "invalid_state" },
  });
  platform.clock.set("2027-06-04T00:00:00Z");
  for (const operation of ["managedBooking", "cancelManagedBooking"] as const) {
    const body = operation === "managedBooking" ? undefined : {};
    expect(await venue.anonymous(operation, { params: { token: running }, body })).toMatchObject({
      status: 410,
      body: { error: "link_expired" },
    });
  }
  platform.clock.set(TEST_NOW);
});

test("treats a wrong link, or another company's, as not found", async () => {
  const [venue, other] = [await platform.venue(), await platform.venue()];
  const ask = venue.visitor();
  const { token } = (await hold(ask, wantedHour(venue))).body;
  const { manage_token } = (await ask("createPublicBooking", { body: { hold_token: token, guest: GUEST } })).body;
  expect(await other.anonymous("managedBooking", { params: { token: manage_token } })).toMatchObject({ status: 404 });
  expect(await venue.anonymous("managedBooking", { params: { token: "y".repeat(43) } })).toMatchObject({ status: 404 });
  expect(await venue.anonymous("managedBooking", { params: { token: "cut" } })).toMatchObject({
    status: 400,
    body: { errors: { token: ["This does not have the form that is expected here."] } },
  });
});

test("shows clients only their own bookings", async () => {
  const venue = await platform.venue();
  const [staff, client, other] = [
    await venue.person("staff"),
    await venue.person("client"),
    await venue.person("client"),
  ];
  const own = await book(staff.ask, bayHour(venue, { guest: null, client_id: client.id }));
  const others = await book(
    staff.ask,
    bayHour(venue, { resource_id: bayId(venue, 1), guest: null, client_id: other.id }),
  );
  expect((await client.ask("publicBookings")).body).toMatchObject({ data: [{ id: own.id }], meta: { total: 1 } });
  for (const id of [others.id, 999_999]) {
    expect(await client.ask("publicBooking", { params: { id } })).toMatchObject({ status: 404 });
    expect(await client.ask("cancelPublicBooking", { params: { id } })).toMatchObject({ status: 404 });
  }
  expect(await venue.anonymous("publicBookings")).toMatchObject({ status: 401 });
  const cancelled = await client.ask("cancelPublicBooking", { params: { id: own.id }, query: { version: 1 } });
  expect(cancelled).toMatchObject({ status: 200, body: { status: "cancelled" } });
  expect((await client.ask("publicBookings")).body.data).toEqual([]);
  expect((await client.ask("publicBookings", { query: { when: "past" } })).body.data).toMatchObject([{ id: own.id }]);
});

test("lets a friend with the link move and cancel the booking without an account", async () => {
  const venue = await platform.venue();
  const [staff, client] = [await venue.person("staff"), await venue.person("client")];
  const { id } = await book(staff.ask, bayHour(venue, { guest: null, client_id: client.id }));
  const { status, body } = await client.ask("publicBookingLink", { params: { id } });
  expect([status, Object.keys(body)]).toEqual([200, ["manage_url"]]);
  expect((await client.ask("publicBookingLink", { params: { id } })).body).toEqual(body);
  const token = new URL(body.manage_url).hash.slice(1);
  expect((await venue.anonymous("managedBooking", { params: { token } })).body).toMatchObject({ id });
  const moved = await venue.anonymous("moveManagedBooking", {
    params: { token },
    body: { version: 1, start_time: "2027-05-04 21:00:00" },
  });
  expect(moved.body).toMatchObject({ id, version: 2, start_time: "2027-05-04T21:00:00Z" });
  expect((await venue.anonymous("cancelManagedBooking", { params: { token }, body: {} })).status).toBe(200);
  // It still belongs to the client, who sees its new status.
  expect((await client.ask("publicBooking", { params: { id } })).body.status).toBe("cancelled");
});

test("shows the link only to the booking's own client, and none if there is none", async () => {
  const [venue, elsewhere] = [await platform.venue(), await platform.venue()];
  const [staff, client] = [await venue.person("staff"), await venue.person("client")];
  const { id } = await book(staff.ask, bayHour(venue, { guest: null, client_id: client.id }));
  const ask = { params: { id } };
  const stranger = await elsewhere.person("client");
  for (const person of [staff, await venue.person("client"), stranger]) {
    expect(await person.ask("publicBookingLink", ask)).toMatchObject({ status: 404, body: { error: "not_found" } });
  }
  expect((await venue.anonymous("publicBookingLink", ask)).status).toBe(401);
  const unmailed = { manage_nonce: null, manage_token_hash: null };
  await platform.admin.updateTable("bookings").set(unmailed).where("id", "=", id).execute();
  expect(await client.ask("publicBookingLink", ask)).toMatchObject({ status: 409, body: { error: "invalid_state" } });
});

test("shows a part of the booker's address by the mailed link, and all of it to the visitor who typed it", async () => {
  const venue = await platform.venue();
  const ask = venue.visitor();
  const { token: hold_token } = (await hold(ask, wantedHour(venue))).body;
  const made = (await ask("createPublicBooking", { body: { hold_token, guest: GUEST } })).body;
  expect(made.booking.contact_email).toBe(GUEST.email);
  const params = { token: made.manage_token };
  const stale = await venue.anonymous("cancelManagedBooking", { params, body: { version: 9 } });
  const shown = await venue.anonymous("managedBooking", { params });
  const cancelled = await venue.anonymous("cancelManagedBooking", { params, body: {} });
  for (const { body } of [shown, { body: stale.body.current }, cancelled]) {
    expect(body.contact_email).toBe("r•••@g•••.test");
    expect(JSON.stringify(body)).not.toContain(GUEST.email);
  }
});
