import { afterAll, beforeAll, expect, test } from "vitest";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { bayHour, bayId, book, coachId, lessonHour, serviceId } from "../support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** Half an hour of Bay 1, from a UTC time of day on Tuesday 4 May. */
const half = (start: string) => {
  const from = Temporal.Instant.from(`2027-05-04T${start}:00Z`);
  return { start_time: from.toString(), end_time: from.add({ minutes: 30 }).toString() };
};

async function venueWithFour() {
  const venue = await platform.venue();
  const { ask, id: staffId } = await venue.person("staff");
  const client = await venue.person("client");
  const bookings = [
    await book(ask, bayHour(venue, half("17:00"))),
    await book(ask, bayHour(venue, { ...half("18:00"), guest: null, client_id: client.id })),
    await book(ask, lessonHour(venue, { guest: { first_name: "Zoë", last_name: "100%", phone: "604-555-0101" } })),
    await book(ask, bayHour(venue, half("20:00"))),
  ];
  const list = async (query: Record<string, unknown> = {}) => {
    const reply = await ask("bookings", { query: query as Record<string, string> });
    return {
      ...reply,
      ids: reply.body.data?.map((row: { id: number }) => bookings.findIndex((one) => one.id === row.id)),
    };
  };
  return { venue, ask, client, bookings, list, staffId };
}

test("pages through bookings, latest start first by default, or in the requested order", async () => {
  const { list } = await venueWithFour();
  expect((await list()).ids).toEqual([3, 2, 1, 0]);
  const page = await list({ sortDir: "asc", perPage: 3, page: 2 });
  expect(page.ids).toEqual([3]);
  expect(page.body.meta).toEqual({ current_page: 2, last_page: 2, total: 4, per_page: 3 });
});

test("finds bookings by name, address or number of client and guest, and takes wildcards literally", async () => {
  const { list, client } = await venueWithFour();
  expect((await list({ search: "pat client" })).ids).toEqual([1]);
  expect((await list({ search: client.email.toUpperCase() })).ids).toEqual([1]);
  expect((await list({ search: "robin lee" })).ids).toEqual([3, 0]);
  expect((await list({ search: "604-555" })).ids).toEqual([2]);
  expect((await list({ search: "100%" })).ids).toEqual([2]);
  expect((await list({ search: "_" })).ids).toEqual([]);
});

test("filters by status, people, places and venue dates", async () => {
  const { list, ask, bookings, venue, client } = await venueWithFour();
  await ask("cancelBooking", { params: { id: bookings[0].id } });
  expect((await list({ status: ["cancelled", "no_show"] })).ids).toEqual([0]);
  expect((await list({ payment_status: "due", sortDir: "asc" })).ids).toEqual([1, 2, 3]);
  expect((await list({ client_id: client.id })).ids).toEqual([1]);
  expect((await list({ coach_id: coachId(venue) })).ids).toEqual([2]);
  expect((await list({ resource_id: bayId(venue), service_id: serviceId(venue) })).ids).toEqual([3, 1, 0]);
  // 22:30 on the venue's Tuesday is Wednesday in UTC
  expect((await list({ date_from: "2027-05-05" })).ids).toEqual([]);
  expect((await list({ date_from: "2027-05-04", date_to: "2027-05-04" })).ids).toEqual([3, 2, 1, 0]);
  expect((await list({ date_to: "2027-05-03" })).ids).toEqual([]);
  expect((await list({ location_id: 999_999 })).ids).toEqual([]);
});

test("finds late bookings: confirmed, and a minute or more past the start", async () => {
  const { list, ask, bookings } = await venueWithFour();
  await ask("cancelBooking", { params: { id: bookings[0].id } });
  platform.clock.set("2027-05-04T18:00:59Z");
  expect((await list({ status: "late" })).ids).toEqual([]);
  platform.clock.set("2027-05-04T18:01:00Z");
  try {
    const late = await list({ status: "late" });
    expect(late.ids).toEqual([1]);
    expect(late.body.data[0].late_minutes).toBe(1);
    expect((await list({ status: ["late", "cancelled"] })).ids).toEqual([1, 0]);
    expect((await list({ status: ["late", "confirmed"] })).ids).toEqual([3, 2, 1]);
    await ask("updateBooking", { params: { id: bookings[1].id }, body: { version: 1, status: "checked_in" } });
    expect((await list({ status: "late" })).ids).toEqual([]);
  } finally {
    platform.clock.set(TEST_NOW);
  }
});

test("lists a late evening under its venue date", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const evening = { start_time: "2027-05-05 04:00:00", end_time: "2027-05-05 05:00:00" };
  const { id } = await book(ask, bayHour(venue, evening));
  const on = async (date: string) => (await ask("bookings", { query: { date_from: date, date_to: date } })).body.data;
  expect(await on("2027-05-04")).toMatchObject([{ id, local_start: "2027-05-04T21:00:00-07:00" }]);
  expect(await on("2027-05-05")).toEqual([]);
});

test("includes the staff's notes, newest first", async () => {
  const { venue, ask, bookings, staffId } = await venueWithFour();
  for (const body of ["First", "Second"]) {
    await platform.admin
      .insertInto("booking_notes")
      .values({ tenant_id: venue.tenantId, booking_id: bookings[0].id, author_id: staffId, body })
      .execute();
  }
  const { notes } = (await ask("booking", { params: { id: bookings[0].id } })).body;
  expect(notes).toMatchObject([{ body: "Second", author_name: "Pat staff" }, { body: "First" }]);
});

test.each([
  ["an unknown status", { status: "lost" }],
  ["a page too large", { perPage: 5000 }],
  ["an unknown sort", { sortBy: "price" }],
  ["dates in the wrong order", { date_from: "2027-05-05", date_to: "2027-05-04" }],
  ["an invalid date", { date_from: "2027-02-30" }],
  ["an invalid id", { client_id: "x" }],
])("refuses %s as invalid input", async (_what, query) => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  expect(await ask("bookings", { query })).toMatchObject({ status: 400, body: { error: "bad_argument" } });
});

test("lists nothing for clients, visitors and other companies", async () => {
  const { venue } = await venueWithFour();
  const client = await venue.person("client");
  expect(await client.ask("bookings")).toMatchObject({ status: 403 });
  expect(await venue.anonymous("bookings")).toMatchObject({ status: 401 });
  const stranger = await (await platform.venue()).person("owner");
  expect((await stranger.ask("bookings")).body.meta.total).toBe(0);
  const query = { location_id: venue.locationId, date_from: "2027-05-04", date_to: "2027-05-04" };
  expect(await stranger.ask("bookingsCompact", { query })).toMatchObject({ status: 404 });
});
