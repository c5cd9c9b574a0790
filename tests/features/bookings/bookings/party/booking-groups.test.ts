import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditClaims, SOUND } from "#tests/support/claims-audit.ts";
import { startPlatform, type Ask, type Platform, type Reply, type Venue } from "#tests/support/venue.ts";
import { bayHour, bayId, book, claimsOf, mailsOf, serviceId } from "../support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** The same hour as bayHour's, in bays 1 and 2 for five. */
function partyHour(venue: Venue, changes: Record<string, unknown> = {}): Record<string, unknown> {
  const { resource_id: _bay, ...hour } = bayHour(venue, { party_size: 5 });
  return { ...hour, resource_ids: [bayId(venue, 0), bayId(venue, 1)], ...changes };
}

async function bookParty(ask: Ask, body: unknown): Promise<Reply["body"]> {
  const reply = await ask("createBookingGroup", { body });
  if (reply.status !== 201)
    throw new Error(`createBookingGroup answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply.body;
}

const countBookings = async ({ tenantId }: Venue) => {
  const rows = await platform.admin.selectFrom("bookings").where("tenant_id", "=", tenantId).select("id").execute();
  return rows.length;
};

const LATER = { start_time: "2027-05-04 21:00:00", end_time: "2027-05-04 22:00:00" };

test("books all bays of a party at once, distributes its people, claims the client once and mails once", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const client = await venue.person("client");
  const { group_id, data } = await bookParty(ask, partyHour(venue, { guest: null, client_id: client.id }));
  const [first, second] = data;
  expect(group_id).toBe(first.id);
  expect(data).toMatchObject([
    { group_id, resource_id: bayId(venue, 0), party_size: 3, client_id: client.id, status: "confirmed", version: 1 },
    { group_id, resource_id: bayId(venue, 1), party_size: 2, client_id: client.id, price: { amount: 6000 } },
  ]);
  expect(await claimsOf(platform, first.id)).toEqual([
    `client:${client.id} 19:00`,
    `resource:${bayId(venue, 0)} 19:00`,
  ]);
  expect(await claimsOf(platform, second.id)).toEqual([`resource:${bayId(venue, 1)} 19:00`]);
  expect(await mailsOf(platform, venue)).toMatchObject([{ kind: "booking_confirmed", payload: { group_id } }]);
  const listed = await ask("bookings", { query: { group_id } });
  expect(listed.body.data.map((booking: { id: number }) => booking.id)).toEqual([second.id, first.id]);
  expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
});

test("takes the first free bays that are large enough if none are chosen", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  await book(ask, bayHour(venue));
  const { data } = await bookParty(ask, partyHour(venue, { resource_ids: null, bays: 2, party_size: 10 }));
  expect(data).toMatchObject([
    { resource_id: bayId(venue, 1), party_size: 4 },
    { resource_id: bayId(venue, 2), party_size: 6 },
  ]);
});

test.each([
  ["a chosen bay is taken", {}],
  ["too few bays are free", { resource_ids: null, bays: 3 }],
])("books nothing if %s, and offers times when all bays are free", async (_what, changes) => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  await book(ask, bayHour(venue, { resource_id: bayId(venue, 1) }));
  const reply = await ask("createBookingGroup", { body: partyHour(venue, changes) });
  expect(reply).toMatchObject({ status: 409, body: { error: "slot_taken" } });
  expect(reply.body.alternatives.map((time: { start_time: string }) => time.start_time)).toEqual([
    "2027-05-04T18:00:00Z",
    "2027-05-04T20:00:00Z",
    "2027-05-04T20:15:00Z",
  ]);
  expect(await countBookings(venue)).toBe(1);
  expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
});

test.each([
  ["nine people in two bays for four", { party_size: 9 }],
  ["seventeen people in any three bays", { resource_ids: null, bays: 3, party_size: 17 }],
])("refuses a party that is too large for its bays: %s", async (_what, changes) => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  expect(await ask("createBookingGroup", { body: partyHour(venue, changes) })).toMatchObject({
    status: 422,
    body: { error: "party_too_large", errors: { party_size: [expect.stringContaining("together")] } },
  });
  expect(await countBookings(venue)).toBe(0);
});

test.each([
  ["neither bays nor a number of bays", { resource_ids: null }, "resource_ids"],
  ["both bays and a number of bays", { bays: 2 }, "bays"],
  ["a single bay", { resource_ids: [1] }, "resource_ids"],
  ["the same bay twice", (venue: Venue) => ({ resource_ids: [bayId(venue), bayId(venue)] }), "resource_ids"],
  ["more bays than people", { resource_ids: null, bays: 3, party_size: 2 }, "party_size"],
  ["more bays than the venue has", { resource_ids: null, bays: 4 }, "bays"],
  ["an unknown bay", (venue: Venue) => ({ resource_ids: [bayId(venue), 999_999] }), "resource_id"],
  ["a bay of another type", (venue: Venue) => ({ resource_ids: [bayId(venue), bayId(venue, 3)] }), "resource_id"],
  [
    "a lesson",
    (venue: Venue) => ({ service_id: serviceId(venue, "Lesson"), resource_ids: null, bays: 2 }),
    "service_id",
  ],
  ["an unknown service", { service_id: 999_999 }, "service_id"],
  ["both a client and a guest", { client_id: 1 }, "client_id"],
  ["neither a client nor a guest", { guest: null }, "guest"],
  ["an end before the start", { end_time: "2027-05-04 18:00:00" }, "end_time"],
  ["a length that is not sold", { end_time: "2027-05-04 19:45:00" }, "end_time"],
])("refuses %s", async (_what, changes, field) => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const body = partyHour(venue, typeof changes === "function" ? changes(venue) : changes);
  const reply = await ask("createBookingGroup", { body });
  expect(reply).toMatchObject({ status: 422, body: { error: "validation_failed" } });
  expect(Object.keys(reply.body.errors)).toContain(field);
  expect(await countBookings(venue)).toBe(0);
});

test("refuses a time outside the opening hours", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const night = { start_time: "2027-05-04 10:00:00", end_time: "2027-05-04 11:00:00" };
  expect(await ask("createBookingGroup", { body: partyHour(venue, night) })).toMatchObject({
    status: 422,
    body: { error: "outside_hours" },
  });
});

test("refuses a coach, who may book only lessons, and another company's bays", async () => {
  const [venue, other] = [await platform.venue(), await platform.venue()];
  const [coach, stranger] = [await venue.coach(), await other.person("owner")];
  expect(await coach.ask("createBookingGroup", { body: partyHour(venue) })).toMatchObject({ status: 403 });
  expect(await stranger.ask("createBookingGroup", { body: partyHour(venue) })).toMatchObject({ status: 422 });
  expect([await countBookings(venue), await countBookings(other)]).toEqual([0, 0]);
});

test("refuses a client who is booked elsewhere then, unless the overlap is allowed", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const own = { guest: null, client_id: (await venue.person("client")).id };
  const other = await book(ask, bayHour(venue, { ...own, resource_id: bayId(venue, 2) }));
  expect(await ask("createBookingGroup", { body: partyHour(venue, own) })).toMatchObject({
    status: 409,
    body: { error: "client_overlap", current: { id: other.id } },
  });
  const override_client_overlap = { reason: "Pays for both" };
  const { data } = await bookParty(ask, partyHour(venue, { ...own, override_client_overlap }));
  expect(await claimsOf(platform, data[0].id)).toEqual([`resource:${bayId(venue, 0)} 19:00`]);
});

describe("a party's claim on its client", () => {
  async function clientParty() {
    const venue = await platform.venue();
    const { ask } = await venue.person("owner");
    const own = { guest: null, client_id: (await venue.person("client")).id };
    const { group_id, data } = await bookParty(ask, partyHour(venue, own));
    const spans = async () => {
      const claims = await platform.admin
        .selectFrom("claims")
        .where("tenant_id", "=", venue.tenantId)
        .where("client_id", "=", own.client_id)
        .orderBy("starts_at")
        .select(["booking_id", "starts_at", "ends_at"])
        .execute();
      const hour = (at: Temporal.Instant) => at.toString().slice(11, 13);
      return claims.map((claim) => `${claim.booking_id}: ${hour(claim.starts_at)}-${hour(claim.ends_at)}`);
    };
    const update = (booking: { id: number }, version: number, changes: object) =>
      ask("updateBooking", { params: { id: booking.id }, body: { version, ...changes } });
    return { venue, ask, own, group_id, first: data[0], second: data[1], spans, update };
  }

  test("covers all of its bookings when one moves, and lets the client book nothing in between", async () => {
    const { venue, ask, own, first, second, spans, update } = await clientParty();
    expect(await update(second, 1, LATER)).toMatchObject({ status: 200 });
    expect(await spans()).toEqual([`${first.id}: 19-22`]);
    const between = { ...own, start_time: "2027-05-04 20:00:00", end_time: "2027-05-04 21:00:00" };
    expect(await ask("createBooking", { body: bayHour(venue, between) })).toMatchObject({
      status: 409,
      body: { error: "client_overlap", current: { id: first.id } },
    });
    expect(
      await update(second, 2, { start_time: "2027-05-04 20:00:00", end_time: "2027-05-04 21:00:00" }),
    ).toMatchObject({ status: 200 });
    expect(await spans()).toEqual([`${first.id}: 19-21`]);
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  test("passes to the next booking when the first is cancelled, and back when it is restored", async () => {
    const { venue, ask, first, second, spans } = await clientParty();
    await ask("cancelBooking", { params: { id: first.id } });
    expect(await spans()).toEqual([`${second.id}: 19-20`]);
    expect((await ask("booking", { params: { id: second.id } })).body).toMatchObject({
      group_id: first.id,
      version: 1,
    });
    await ask("restoreBooking", { params: { id: first.id }, body: { version: 2 } });
    expect(await spans()).toEqual([`${first.id}: 19-20`]);
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  test("ends with the last booking", async () => {
    const { venue, ask, own, first, second, spans } = await clientParty();
    for (const { id } of [first, second]) await ask("cancelBooking", { params: { id } });
    expect(await spans()).toEqual([]);
    await book(ask, bayHour(venue, own));
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  test("leaves out a booking that was moved over the client's other booking with a reason", async () => {
    const { venue, ask, own, first, second, spans, update } = await clientParty();
    const other = await book(ask, bayHour(venue, { ...own, ...LATER }));
    expect(await update(second, 1, LATER)).toMatchObject({ status: 409, body: { current: { id: other.id } } });
    const meant = { ...LATER, override_client_overlap: { reason: "Half of them come later" } };
    expect(await update(second, 1, meant)).toMatchObject({ status: 200 });
    expect(await spans()).toEqual([`${first.id}: 19-20`, `${other.id}: 21-22`]);
  });

  test("returns for the other bookings when a booking that was moved with a reason is restored", async () => {
    const { venue, ask, own, first, second, spans, update } = await clientParty();
    await book(ask, bayHour(venue, { ...own, ...LATER, resource_id: bayId(venue, 2) }));
    await update(second, 1, { ...LATER, override_client_overlap: { reason: "Half of them come later" } });
    await ask("cancelBooking", { params: { id: second.id } });
    expect((await ask("restoreBooking", { params: { id: second.id }, body: { version: 3 } })).status).toBe(200);
    expect((await spans())[0]).toBe(`${first.id}: 19-20`);
  });

  test("spans at most two days: a booking farther away is refused, and nothing changes", async () => {
    const { first, second, spans, update } = await clientParty();
    const far = { start_time: "2027-05-07 19:00:00", end_time: "2027-05-07 20:00:00" };
    expect(await update(second, 1, far)).toMatchObject({
      status: 422,
      body: { errors: { start_time: [expect.stringContaining("within two days")] } },
    });
    expect(await spans()).toEqual([`${first.id}: 19-20`]);
  });

  test("stays valid when two bookings of the party swap bays", async () => {
    const { venue, first, second, update } = await clientParty();
    expect(await update(first, 1, { resource_id: bayId(venue, 1) })).toMatchObject({ status: 409 });
    expect(await update(first, 1, { resource_id: bayId(venue, 2) })).toMatchObject({ status: 200 });
    expect(await update(second, 1, { resource_id: bayId(venue, 0) })).toMatchObject({ status: 200 });
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });
});
