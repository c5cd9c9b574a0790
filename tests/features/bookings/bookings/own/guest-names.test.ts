import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { offerClass, schedule, seatIn, tuesdays } from "#tests/features/bookings/class-sessions/support.ts";
import { startPlatform, TEST_NOW, type Person, type Platform } from "#tests/support/venue.ts";
import { bayHour, bayId, book, lessonHour } from "../support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

const ADA = "Ada Byron";
const GRACE = "Grace Hopper";

/** A client's booking for three on Tuesday at noon, with the link from its mails. */
async function bookedForThree(changes: Record<string, unknown> = {}) {
  const venue = await platform.venue();
  const [staff, client] = [await venue.person("staff"), await venue.person("client")];
  const own = { guest: null, client_id: client.id };
  const { id } = await book(staff.ask, bayHour(venue, { ...own, party_size: 3, ...changes }));
  const link = await client.ask("publicBookingLink", { params: { id } });
  const token = new URL(link.body.manage_url).hash.slice(1);
  const params = { id: id as number };
  const name = (guest_names: unknown, version = 1, person: Pick<Person, "ask"> = client) =>
    person.ask("namePublicBookingGuests", { params, body: { version, guest_names } });
  const nameByLink = (guest_names: unknown, version = 1) =>
    venue.anonymous("nameManagedBookingGuests", { params: { token }, body: { version, guest_names } });
  const nameAtDesk = (body: Record<string, unknown>) =>
    staff.ask("updateBooking", { params, body: { version: 1, ...body } });
  return { venue, staff, client, id: id as number, params, token, name, nameByLink, nameAtDesk };
}

describe("the names of a booking's companions", () => {
  it("can be entered by the client, and are shown in order to the client and at the desk", async () => {
    const { staff, client, params, name } = await bookedForThree();
    const before = await client.ask("publicBooking", { params });
    expect(before.body).toMatchObject({ guest_names: [], most_guest_names: 2 });
    const named = await name([`  ${GRACE} `, "Ada\u00a0\n Byron"]);
    expect(named).toMatchObject({ status: 200, body: { guest_names: [GRACE, ADA], most_guest_names: 2, version: 2 } });
    expect((await client.ask("publicBookings")).body.data).toMatchObject([{ guest_names: [GRACE, ADA] }]);
    const atDesk = { guest_names: [GRACE, ADA], most_guest_names: 2, version: 2 };
    expect((await staff.ask("booking", { params })).body).toMatchObject(atDesk);
    expect((await staff.ask("bookings")).body.data).toMatchObject([atDesk]);
    const fields = { query: { fields: ["id", "guest_names"] } };
    expect((await staff.ask("bookings", fields)).body.data).toEqual([{ id: params.id, guest_names: [GRACE, ADA] }]);
    expect((await name([], 2)).body).toMatchObject({ guest_names: [], version: 3 });
  });

  it("can be entered by anyone with the link, such as a friend, without an account", async () => {
    const { client, params, nameByLink } = await bookedForThree();
    const named = await nameByLink([ADA]);
    expect(named).toMatchObject({ status: 200, body: { guest_names: [ADA], allowed_actions: ["move", "cancel"] } });
    expect((await client.ask("publicBooking", { params })).body.guest_names).toEqual([ADA]);
  });

  it("can be entered at the desk, also together with a larger party", async () => {
    const { client, params, nameAtDesk } = await bookedForThree({ party_size: 1 });
    expect((await nameAtDesk({ guest_names: [ADA] })).body.errors).toEqual({
      guest_names: ["Only the one who booked comes. Book for more people first."],
    });
    const named = await nameAtDesk({ guest_names: [ADA, GRACE], party_size: 3 });
    expect(named).toMatchObject({ status: 200, body: { guest_names: [ADA, GRACE], party_size: 3 } });
    expect((await client.ask("publicBooking", { params })).body.guest_names).toEqual([ADA, GRACE]);
  });

  it("are in the history, with what was changed and by whom", async () => {
    const { venue, id, name, nameByLink } = await bookedForThree();
    await name([ADA]);
    await nameByLink([GRACE], 2);
    const owner = await venue.person("owner");
    const { body } = await owner.ask("auditLog", { query: { entity: "booking", entity_id: String(id) } });
    const [second, first] = body.data;
    expect(second).toMatchObject({
      action: "nameManagedBookingGuests",
      sentence: expect.stringContaining("guests of"),
    });
    expect(first.sentence).toMatch(/^Named the guests of the booking of /);
    const rows = await platform.admin
      .selectFrom("audit_log")
      .where("tenant_id", "=", venue.tenantId)
      .where("action", "like", "name%Guests")
      .orderBy("id")
      .select(["before", "after"])
      .execute();
    expect(rows).toMatchObject([
      { before: { guest_names: [] }, after: { guest_names: [ADA] } },
      { before: { guest_names: [ADA] }, after: { guest_names: [GRACE] } },
    ]);
  });

  it("are in the exported bookings", async () => {
    const { venue, name } = await bookedForThree();
    await name([ADA, GRACE]);
    const { body } = await (await venue.person("owner")).ask("exportBookings");
    const [head, line] = String(body).trim().split("\r\n");
    expect([head?.split(",").at(-1), line?.split(",").at(-1)]).toEqual(["guest_names", `"${ADA}; ${GRACE}"`]);
  });

  it("are listed with the client of a class seat, also of a client who comes alone", async () => {
    const venue = await platform.venue();
    const [staff, client] = [await venue.person("staff"), await venue.person("client")];
    const { data } = await schedule(staff.ask, tuesdays(venue, await offerClass(staff.ask)));
    const seats = seatIn(data[0], { party_size: 2, guest: null, client_id: client.id });
    const { id } = await book(staff.ask, seats);
    const body = { version: 1, guest_names: [ADA] };
    expect((await client.ask("namePublicBookingGuests", { params: { id }, body })).status).toBe(200);
    const attended = await staff.ask("classSession", { params: { id: data[0].id } });
    expect(attended.body.attendees).toMatchObject([{ booking_id: id, seats: 2, guest_names: [ADA] }]);
  });

  it("are in the day of the coach who gives the lesson", async () => {
    const venue = await platform.venue();
    const [staff, client, coach] = [await venue.person("staff"), await venue.person("client"), await venue.coach(0)];
    const lesson = lessonHour(venue, { guest: null, client_id: client.id, party_size: 2 });
    const { id, coach_id } = await book(staff.ask, lesson);
    const body = { version: 1, guest_names: [GRACE] };
    await client.ask("namePublicBookingGuests", { params: { id }, body });
    const day = { start: "2027-05-04T00:00:00Z", end: "2027-05-05T12:00:00Z" };
    const seen = await coach.ask("coachSchedule", { params: { id: coach_id }, query: day });
    expect(seen.body.bookings).toMatchObject([{ id, guest_names: [GRACE] }]);
  });

  it("leave one place for the client in the first bay of a party, and none in the other bays", async () => {
    const venue = await platform.venue();
    const [staff, client] = [await venue.person("staff"), await venue.person("client")];
    const { resource_id: _bay, ...party } = bayHour(venue, { guest: null, client_id: client.id, party_size: 4 });
    const resource_ids = [bayId(venue, 0), bayId(venue, 1)];
    const { body } = await staff.ask("createBookingGroup", { body: { ...party, resource_ids } });
    const most = body.data.map((bay: Record<string, number>) => [bay.party_size, bay.most_guest_names]);
    expect(most).toEqual([
      [2, 1],
      [2, 2],
    ]);
    const [first, second] = body.data;
    const name = (bay: { id: number; version: number }, guest_names: string[]) =>
      client.ask("namePublicBookingGuests", { params: { id: bay.id }, body: { version: bay.version, guest_names } });
    expect((await name(first, [ADA, GRACE])).status).toBe(422);
    expect((await name(second, [ADA, GRACE])).body.guest_names).toEqual([ADA, GRACE]);
  });
});

describe("entering companions is refused", () => {
  it.each([
    ["more names than people", [ADA, GRACE, "Mary Shelley"], { guest_names: ["Name at most 2 guests: no more come."] }],
    ["an empty name", [ADA, " \u200b "], { "guest_names.1": ["Enter a name."] }],
    ["a name that is too long", ["x".repeat(101)], { "guest_names.0": ["Enter at most 100 characters."] }],
    ["a control character", ["Ada\u0007"], { "guest_names.0": ["Remove the characters that cannot be shown."] }],
    [
      "more names than any booking can have",
      Array.from({ length: 101 }, () => "A"),
      { guest_names: expect.any(Array) },
    ],
    ["a text instead of a list", ADA, { guest_names: expect.any(Array) }],
    ["no list", undefined, { guest_names: expect.any(Array) }],
    ["a number as a name", [7], { "guest_names.0": expect.any(Array) }],
  ])("with %s", async (_what, names, errors) => {
    const { client, params, name, nameByLink, nameAtDesk } = await bookedForThree();
    const asked = [await name(names), await nameByLink(names)];
    if (names !== undefined) asked.push(await nameAtDesk({ guest_names: names }));
    for (const { status, body } of asked) expect([status, body.errors]).toEqual([422, errors]);
    expect((await client.ask("publicBooking", { params })).body).toMatchObject({ guest_names: [], version: 1 });
  });

  it("once the booking is over or cancelled, and leaves the entered names unchanged", async () => {
    const { staff, client, params, name, nameByLink, nameAtDesk } = await bookedForThree();
    await name([ADA]);
    const refused = async (version: number, message: string) => {
      for (const reply of [await name([GRACE], version), await nameByLink([GRACE], version)]) {
        expect(reply).toMatchObject({ status: 409, body: { error: "invalid_state", message } });
      }
      expect(await nameAtDesk({ guest_names: [], version })).toMatchObject({
        status: 409,
        body: { error: "invalid_state", message },
      });
      expect((await client.ask("publicBooking", { params })).body).toMatchObject({
        guest_names: [ADA],
        most_guest_names: 0,
      });
    };
    platform.clock.set("2027-05-04T19:59:59Z");
    expect((await name([ADA], 2)).status).toBe(200);
    platform.clock.set("2027-05-04T20:00:00Z");
    await refused(3, "This booking has ended. Its guests stay as they were named.");
    platform.clock.set("2027-05-04T19:30:00Z");
    await staff.ask("updateBooking", { params, body: { version: 3, status: "no_show" } });
    await refused(4, "This booking is marked as a no-show and cannot be changed.");
    await staff.ask("updateBooking", { params, body: { version: 4, status: "confirmed" } });
    await staff.ask("cancelBooking", { params });
    await refused(6, "This booking is cancelled and cannot be changed.");
  });

  it("for fewer people than are named, instead of dropping names silently", async () => {
    const { client, params, name, nameAtDesk } = await bookedForThree();
    await name([ADA, GRACE]);
    const errors = { party_size: ["2 guests are named. Take names off first."] };
    const fewer = { version: 2, party_size: 2 };
    const own = await client.ask("updatePublicBooking", { params, body: fewer });
    expect([own.status, own.body.errors]).toEqual([422, errors]);
    const atDesk = await nameAtDesk(fewer);
    expect([atDesk.status, atDesk.body.errors]).toEqual([422, errors]);
    expect((await nameAtDesk({ ...fewer, guest_names: [GRACE] })).body).toMatchObject({
      guest_names: [GRACE],
      party_size: 2,
    });
  });

  it("for an outdated version, with the current booking", async () => {
    const { name, nameByLink, nameAtDesk } = await bookedForThree();
    await name([ADA]);
    const current = { guest_names: [ADA], version: 2 };
    for (const reply of [await name([]), await nameByLink([]), await nameAtDesk({ guest_names: [] })]) {
      expect(reply).toMatchObject({ status: 409, body: { error: "stale_version", current } });
    }
  });

  it("to anyone whom the booking does not concern, and the names are hidden from them", async () => {
    const { venue, staff, params, token, name, nameAtDesk } = await bookedForThree();
    await name([ADA]);
    const elsewhere = await platform.venue();
    const [other, stranger] = [await venue.person("client"), await elsewhere.person("client")];
    for (const person of [other, stranger, staff]) {
      expect((await name([GRACE], 2, person)).status).toBe(404);
      expect((await person.ask("publicBooking", { params })).status).toBe(404);
    }
    const body = { version: 2, guest_names: [GRACE] };
    const byLink = { params: { token }, body };
    expect((await elsewhere.anonymous("nameManagedBookingGuests", byLink)).status).toBe(404);
    expect(
      (await venue.anonymous("nameManagedBookingGuests", { params: { token: "y".repeat(43) }, body })).status,
    ).toBe(404);
    expect((await venue.anonymous("namePublicBookingGuests", { params, body })).status).toBe(401);
    expect((await venue.anonymous("updateBooking", { params, body })).status).toBe(401);
    expect((await other.ask("updateBooking", { params, body })).status).toBe(403);
    expect((await (await venue.coach(0)).ask("updateBooking", { params, body })).status).toBe(403);
    expect((await (await elsewhere.person("owner")).ask("updateBooking", { params, body })).status).toBe(404);
    expect((await nameAtDesk({ ...body, version: 1 })).status).toBe(409);
    const days = { location_id: venue.locationId, date_from: "2027-05-04", date_to: "2027-05-04" };
    const compact = await staff.ask("bookingsCompact", { query: days });
    const free = await venue.anonymous("publicAvailability", {
      query: { ...days, service_id: venue.catalogue.services[0]?.id ?? 0 },
    });
    for (const seen of [compact, free, await other.ask("publicBookings")]) {
      expect(seen.status).toBe(200);
      expect(JSON.stringify(seen.body)).not.toContain(ADA);
    }
  });

  it("at a locked company, and by an expired link", async () => {
    const { venue, name, nameByLink, nameAtDesk } = await bookedForThree();
    platform.clock.set("2027-06-04T20:00:01Z");
    expect(await nameByLink([ADA])).toMatchObject({ status: 410, body: { error: "link_expired" } });
    platform.clock.set(TEST_NOW);
    await platform.admin
      .updateTable("tenants")
      .set({ subscription_status: "none", trial_ends_at: Temporal.Instant.from("2027-01-01T00:00Z") })
      .where("tenant_id", "=", venue.tenantId)
      .execute();
    for (const reply of [await name([ADA]), await nameByLink([ADA]), await nameAtDesk({ guest_names: [ADA] })]) {
      expect(reply).toMatchObject({ status: 423, body: { error: "account_locked_soft" } });
    }
  });
});
