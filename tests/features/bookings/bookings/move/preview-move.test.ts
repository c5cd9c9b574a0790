import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cases, oneOf } from "#tests/support/proof/proof.ts";
import { tenantRows } from "#tests/support/tenant-rows.ts";
import { startPlatform, TEST_NOW, type Ask, type Platform, type Reply, type Venue } from "#tests/support/venue.ts";
import { bayHour, bayId, book, coachId, lessonHour } from "../support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
beforeEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

const hour = (start: string, end: string) => ({ start_time: `2027-05-${start}:00`, end_time: `2027-05-${end}:00` });
const LATER = hour("04 21:00", "04 22:00");
/** 19:00 at the venue. */
const PEAK = hour("05 02:00", "05 03:00");

async function preview(ask: Ask, id: number, body: object): Promise<Reply["body"]> {
  const reply = await ask("previewBookingUpdate", { params: { id }, body });
  expect(reply).toMatchObject({ status: 200 });
  return reply.body;
}

const codesOf = ({ notices }: { notices: { code: string }[] }) => notices.map(({ code }) => code);

test("shows the new time and place and the client's email, and writes nothing", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const { id } = await book(ask, bayHour(venue));
  const before = await tenantRows(platform.admin, venue.tenantId);
  const headers = { "idempotency-key": "the same for each" };
  const reply = await ask("previewBookingUpdate", { params: { id }, body: LATER, headers });
  expect(reply.body).toEqual({
    start_time: "2027-05-04T21:00:00Z",
    end_time: "2027-05-04T22:00:00Z",
    local_start: "2027-05-04T14:00:00-07:00",
    local_end: "2027-05-04T15:00:00-07:00",
    resource_id: bayId(venue),
    coach_id: null,
    price_before: { amount: 6000, currency: "CAD" },
    price: { amount: 6000, currency: "CAD" },
    price_change: { amount: 0, currency: "CAD" },
    notices: [{ code: "client_told", message: "The client gets an email with the new time." }],
    refusal: null,
  });
  const other = await ask("previewBookingUpdate", { params: { id }, body: PEAK, headers });
  expect(other.body.start_time).toBe("2027-05-05T02:00:00Z");
  expect(await tenantRows(platform.admin, venue.tenantId)).toBe(before);
});

test("shows that the price stays the same in peak hours, and what another length costs", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const { id } = await book(ask, bayHour(venue, { guest: { first_name: "Robin" } }));
  const evening = await preview(ask, id, PEAK);
  expect(evening.notices).toEqual([
    {
      code: "peak_hours",
      message: "This is in peak hours, where it costs $72.00. The price stays $60.00, as agreed.",
    },
  ]);
  const longer = await preview(ask, id, hour("05 02:00", "05 04:00"));
  expect(longer).toMatchObject({
    price_before: { amount: 6000 },
    price: { amount: 13_000 },
    price_change: { amount: 7000, currency: "CAD" },
    notices: [{ code: "price", message: "The price rises from $60.00 to $130.00." }],
  });
  const shorter = await preview(ask, id, hour("04 19:00", "04 19:30"));
  expect(shorter).toMatchObject({
    price_change: { amount: -3000 },
    notices: [{ message: "The price falls from $60.00 to $30.00." }],
  });
});

test("shows what the desk may do and clients may not", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const guest = { first_name: "Robin" };
  const lesson = await book(ask, lessonHour(venue, { guest }));
  const soon = await preview(ask, lesson.id, hour("03 18:00", "03 19:00"));
  expect(soon.notices).toEqual([
    { code: "short_notice", message: "Clients book Lesson at least 2 hours ahead. This is later." },
  ]);
  const bay = await book(ask, bayHour(venue, { guest }));
  platform.clock.set("2027-05-03T17:05:00Z");
  expect(codesOf(await preview(ask, bay.id, hour("03 17:00", "03 18:00")))).toEqual(["past"]);
  const far = { start_time: "2027-07-20 19:00:00", end_time: "2027-07-20 20:00:00" };
  expect((await preview(ask, bay.id, far)).notices).toEqual([
    { code: "beyond_horizon", message: "Clients book Bay time at most 60 days ahead. This is farther off." },
  ]);
});

test("shows the other bays of the party, which stay", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const { resource_id: _bay, ...body } = bayHour(venue, { guest: { first_name: "Robin" } });
  const party = await ask("createBookingGroup", { body: { ...body, bays: 3, party_size: 6 } });
  expect((await preview(ask, party.body.data[1].id, LATER)).notices).toEqual([
    { code: "one_of_party", message: "Only this one moves: the party has 2 other bookings, which stay." },
  ]);
});

test("shows why the move would be refused, with free times and the current booking", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const booking = await book(ask, bayHour(venue));
  await book(ask, bayHour(venue, LATER));
  const taken = await preview(ask, booking.id, LATER);
  expect(taken).toMatchObject({
    start_time: booking.start_time,
    price: booking.price,
    price_change: { amount: 0 },
    notices: [],
    refusal: { error: "slot_taken", message: expect.stringContaining("Bay 1 is taken at 2:00 PM") },
  });
  expect(taken.refusal.alternatives).toHaveLength(3);
  const night = await preview(ask, booking.id, hour("04 10:00", "04 11:00"));
  expect(night.refusal).toMatchObject({ error: "outside_hours", alternatives: [] });
  expect((await preview(ask, booking.id, { party_size: 7 })).refusal).toMatchObject({ error: "party_too_large" });
  expect((await preview(ask, booking.id, { resource_id: bayId(venue, 1) })).refusal).toMatchObject({
    error: "forbidden",
  });
});

test("answers a booking that can no longer be changed with its status", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const { id } = await book(ask, bayHour(venue));
  await ask("cancelBooking", { params: { id } });
  expect((await preview(ask, id, LATER)).refusal).toMatchObject({
    error: "invalid_state",
    message: "This booking is cancelled and cannot be changed.",
  });
});

test("lets coaches preview only their own lessons", async () => {
  const venue = await platform.venue();
  const [staff, coach] = [await venue.person("staff"), await venue.coach()];
  const [bay, lesson] = [await book(staff.ask, bayHour(venue)), await book(staff.ask, lessonHour(venue))];
  const ask = (id: number) => coach.ask("previewBookingUpdate", { params: { id }, body: LATER });
  expect(await ask(bay.id)).toMatchObject({ status: 403, body: { error: "forbidden" } });
  expect(await ask(lesson.id)).toMatchObject({ status: 200, body: { refusal: null } });
});

test.each([
  ["an invalid time", { start_time: "tomorrow" }],
  ["an invalid date", { start_time: "2027-02-31 19:00:00" }],
  ["a party of zero", { party_size: 0 }],
])("refuses %s", async (_what, body) => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const { id } = await book(ask, bayHour(venue));
  const reply = await ask("previewBookingUpdate", { params: { id }, body });
  const told = reply.body.refusal ?? reply.body;
  expect(told).toMatchObject({ error: "validation_failed", message: expect.any(String) });
});

/** Mostly undefined; the rarer values refer to something missing or unsuitable. */
const rarely = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { freq: 3, nil: undefined });
const seldom = <T>(...values: T[]) => rarely(...values).chain((value) => rarely(value));

/**
 * Moves around one day with conflicting bookings: before opening, off the grid, too long, to other bays and coaches.
 */
const moves = fc.record({
  start: fc.option(
    fc.integer({ min: 15 * 4, max: 31 * 4 }).map((quarter) => quarter * 15),
    { freq: 6, nil: undefined },
  ),
  minutes: fc.constantFrom(60, 60, 60, 60, 30, 120, 45, -60),
  bay: rarely(0, 1, 2, 2, 1, 0, 3, 4),
  coach: seldom(0, 1, 2),
  party_size: seldom(1, 2, 4, 5, 7),
  overrides: seldom(true),
  offGrid: seldom(true),
});

type Move = typeof moves extends fc.Arbitrary<infer T> ? T : never;

function inputOf(venue: Venue, { start, minutes, bay, coach, party_size, overrides, offGrid }: Move) {
  const at = (minute: number) =>
    Temporal.Instant.from("2027-05-04T00:00:00Z")
      .add({ minutes: minute + (offGrid ? 5 : 0) })
      .toString();
  return {
    ...(start === undefined ? {} : { start_time: at(start), end_time: at(start + minutes) }),
    ...(bay === undefined ? {} : { resource_id: bayId(venue, bay) || 999_999 }),
    ...(coach === undefined ? {} : { coach_id: coachId(venue, coach) || 999_999 }),
    ...(party_size === undefined ? {} : { party_size }),
    ...(overrides ? { override_client_overlap: { reason: "Both are meant" } } : {}),
  };
}

test.each(oneOf(["owner", "staff"] as const, 1))(
  "matches the result of every move that it previews, for %s",
  { tags: ["both"] },
  async (role) => {
    const venue = await platform.venue();
    const { ask } = await venue.person(role);
    const own = { guest: null, client_id: (await venue.person("client")).id };
    const { resource_id: _bay, ...party } = bayHour(venue, { ...own, ...hour("05 00:00", "05 01:00") });
    const { body: group } = await ask("createBookingGroup", { body: { ...party, bays: 2, party_size: 4 } });
    const movable: number[] = [
      (await book(ask, bayHour(venue, { ...own, ...hour("04 17:00", "04 18:00") }))).id,
      (await book(ask, bayHour(venue, { ...hour("04 19:00", "04 20:00"), resource_id: bayId(venue, 1) }))).id,
      (await book(ask, lessonHour(venue, hour("04 20:00", "04 21:00")))).id,
      group.data[0].id,
      group.data[1].id,
    ];
    const outcomes = new Set<string>();
    for (const [index, move] of fc.sample(moves, { numRuns: cases(150, 600), seed: 20_270_504 }).entries()) {
      const params = { id: movable[index % movable.length] ?? 0 };
      const input = inputOf(venue, move);
      const seen = await preview(ask, params.id, input);
      const { version } = (await ask("booking", { params })).body;
      const { status, body } = await ask("updateBooking", { params, body: { version, ...input } });
      const told = [JSON.stringify(input), JSON.stringify(body)].join(" -> ");
      expect({ error: seen.refusal?.error, message: seen.refusal?.message }, told).toEqual({
        error: body.error,
        message: status === 200 ? undefined : body.message,
      });
      outcomes.add(body.error ?? "moved");
      if (status !== 200) continue;
      const { start_time, end_time, resource_id, coach_id, price } = body;
      expect(seen, told).toMatchObject({ start_time, end_time, resource_id, coach_id, price });
    }
    expect([...outcomes]).toEqual(
      expect.arrayContaining([
        "moved",
        "slot_taken",
        "client_overlap",
        "outside_hours",
        "validation_failed",
        "party_too_large",
        ...(role === "staff" ? ["forbidden"] : []),
      ]),
    );
  },
);
