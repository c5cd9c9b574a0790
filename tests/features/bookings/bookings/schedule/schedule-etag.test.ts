import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cash, take } from "#tests/features/payments/payments/support.ts";
import {
  startPlatform,
  TEST_NOW,
  type Ask,
  type Person,
  type Platform,
  type Reply,
  type Venue,
} from "#tests/support/venue.ts";
import { bayHour, bayId, book, coachId, lessonHour, serviceId } from "../support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
beforeEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

/** A desk with a bay, a part-paid lesson, a cancelled booking and a hold on one day, and a client booking on the day before. */
async function openDesk() {
  const venue = await platform.venue();
  const [owner, staff, client] = [
    await venue.person("owner"),
    await venue.person("staff"),
    await venue.person("client"),
  ];
  const own = { guest: null, client_id: client.id };
  const bay = await book(staff.ask, bayHour(venue, own));
  const lesson = await book(
    staff.ask,
    lessonHour(venue, { start_time: "2027-05-04 21:00:00", end_time: "2027-05-04 22:00:00" }),
  );
  await take(staff.ask, lesson.id, cash(1000));
  const gone = await book(staff.ask, bayHour(venue, { resource_id: bayId(venue, 1) }));
  await staff.ask("cancelBooking", { params: { id: gone.id } });
  const visitor = venue.visitor();
  const { guest: _guest, ...wanted } = bayHour(venue, { resource_id: bayId(venue, 2) });
  const hold = await visitor("createHold", { body: wanted });
  return { venue, owner, staff, client, bay, lesson, gone, visitor, token: hold.body.token as string };
}

type Desk = Awaited<ReturnType<typeof openDesk>>;

const day = ({ locationId }: Venue, changes: object = {}) => ({
  query: { location_id: locationId, date_from: "2027-05-04", date_to: "2027-05-04", ...changes },
});

const read = (ask: Ask, venue: Venue, etag?: string): Promise<Reply> =>
  ask("bookingsCompact", { ...day(venue), ...(etag === undefined ? {} : { headers: { "if-none-match": etag } }) });

const etagOf = ({ headers }: Reply): string => headers.get("etag") ?? "none";

test("answers 304 without a body to a client that has the current schedule, and always asks to revalidate", async () => {
  const { venue, staff } = await openDesk();
  const fresh = await read(staff.ask, venue);
  expect(etagOf(fresh)).toMatch(/^"[\w-]{43}"$/);
  expect(fresh.headers.get("cache-control")).toBe("private, no-cache");
  for (const held of [etagOf(fresh), `W/${etagOf(fresh)}`, `"other", ${etagOf(fresh)}`]) {
    const reply = await read(staff.ask, venue, held);
    expect(reply).toMatchObject({ status: 304, body: null });
    expect(etagOf(reply)).toBe(etagOf(fresh));
  }
  expect((await read(staff.ask, venue, '"other"')).body).toEqual(fresh.body);
});

test("has the same ETag for the same bays in another order, and another for other bays", async () => {
  const { venue, staff } = await openDesk();
  const [first, second] = [bayId(venue), bayId(venue, 1)];
  const bays = async (...resource_ids: number[]) => staff.ask("bookingsCompact", day(venue, { resource_ids }));
  const sorted = await bays(first, second);
  expect(etagOf(await bays(second, first, second))).toBe(etagOf(sorted));
  expect((await bays(second, first)).body).toEqual(sorted.body);
  expect(etagOf(await bays(first))).not.toBe(etagOf(sorted));
  expect(etagOf(await read(staff.ask, venue))).not.toBe(etagOf(sorted));
});

const update = ({ ask }: Person, id: number, body: object) => ask("updateBooking", { params: { id }, body });
const at = (instant: string) => async () => platform.clock.set(instant);

/** Everything that the schedule shows, and a change to each. */
const CHANGES: [string, (desk: Desk) => Promise<unknown>][] = [
  ["a booking is made", ({ staff, venue }) => book(staff.ask, bayHour(venue, { resource_id: bayId(venue, 1) }))],
  ["a booking moves", ({ owner, bay, venue }) => update(owner, bay.id, { version: 1, resource_id: bayId(venue, 1) })],
  [
    "a booking moves away",
    ({ staff, bay }) =>
      update(staff, bay.id, { version: 1, start_time: "2027-05-05 19:00:00", end_time: "2027-05-05 20:00:00" }),
  ],
  ["another part is paid", ({ staff, lesson }) => take(staff.ask, lesson.id, cash(1000))],
  ["a party grows", ({ staff, bay }) => update(staff, bay.id, { version: 1, party_size: 3 })],
  ["somebody checks in", ({ staff, bay }) => update(staff, bay.id, { version: 1, status: "checked_in" })],
  ["a booking is cancelled", ({ staff, bay }) => staff.ask("cancelBooking", { params: { id: bay.id } })],
  [
    "a cancel is taken back",
    ({ staff, gone }) => staff.ask("restoreBooking", { params: { id: gone.id }, body: { version: 2 } }),
  ],
  ["a cancel can be taken back no more", at("2027-05-03T17:10:00.001Z")],
  ["a hold ends by the clock", at("2027-05-03T17:06:00Z")],
  ["a hold is given back", ({ visitor, token }) => visitor("releaseHold", { params: { token } })],
  [
    "a hold becomes a booking",
    ({ visitor, token, venue }) =>
      visitor("createPublicBooking", { body: { hold_token: token, guest: bayHour(venue).guest } }),
  ],
  ["a booking begins", at("2027-05-04T19:00:00Z")],
  [
    "a client has another name",
    ({ staff, client }) =>
      staff.ask("updateClient", { params: { id: client.id }, body: { version: 1, last_name: "Renamed" } }),
  ],
  [
    "a service has another name",
    ({ owner, venue }) =>
      owner.ask("updateService", { params: { id: serviceId(venue) }, body: { version: 1, name: "Simulator" } }),
  ],
  [
    "a coach has another name",
    ({ owner, venue }) =>
      owner.ask("updateCoach", { params: { id: coachId(venue) }, body: { version: 1, last_name: "Renamed" } }),
  ],
  [
    "the opening hours change",
    ({ owner, venue }) =>
      owner.ask("updateLocationHours", {
        params: { id: venue.locationId },
        body: { version: 1, days: [{ weekday: "tuesday", ranges: [{ opens: "10:00", closes: "20:00" }] }] },
      }),
  ],
  [
    "the location closes for a day",
    ({ owner, venue }) =>
      owner.ask("updateLocationHours", {
        params: { id: venue.locationId },
        body: {
          version: 1,
          days: [],
          closures: [{ from_date: "2027-05-04", to_date: "2027-05-04", name: "Repairs" }],
          keep_bookings: true,
        },
      }),
  ],
  [
    "the location has another zone",
    ({ owner, venue }) =>
      owner.ask("updateLocation", {
        params: { id: venue.locationId },
        body: { version: 1, timezone: "America/Denver" },
      }),
  ],
  [
    "the company lets staff do less",
    ({ owner }) =>
      owner.ask("updateRolesPermissions", {
        body: { changes: [{ role: "staff", permission: "bookings.write", reach: "no" }] },
      }),
  ],
];

describe("the schedule's ETag changes when", () => {
  test.each(CHANGES)("%s", async (_what, change) => {
    const desk = await openDesk();
    const { staff, venue } = desk;
    const before = await read(staff.ask, venue);
    expect(await read(staff.ask, venue, etagOf(before))).toMatchObject({ status: 304 });
    const done = await change(desk);
    expect(done).not.toMatchObject({ status: expect.any(Number), body: { error: expect.any(String) } });
    const after = await read(staff.ask, venue, etagOf(before));
    expect(after.status).toBe(200);
    expect(after.body).not.toEqual(before.body);
    expect(etagOf(after)).not.toBe(etagOf(before));
  });
});

test("changes with each minute of lateness, and not with the seconds in between", async () => {
  const { venue, staff } = await openDesk();
  platform.clock.set("2027-05-04T19:05:10Z");
  const before = await read(staff.ask, venue);
  platform.clock.set("2027-05-04T19:05:50Z");
  expect(await read(staff.ask, venue, etagOf(before))).toMatchObject({ status: 304 });
  platform.clock.set("2027-05-04T19:06:00Z");
  const after = await read(staff.ask, venue, etagOf(before));
  expect(after.body.data.map((row: { late_minutes: number | null }) => row.late_minutes)).toContain(6);
});

test("stays the same when other days or other clients' names change", async () => {
  const { venue, staff, bay } = await openDesk();
  const before = await read(staff.ask, venue);
  await book(staff.ask, bayHour(venue, { start_time: "2027-05-05 19:00:00", end_time: "2027-05-05 20:00:00" }));
  await staff.ask("addBookingNote", { params: { id: bay.id }, body: { body: "Left-handed" } });
  await staff.ask("createClient", { body: { first_name: "New", last_name: "Client" } });
  expect(await read(staff.ask, venue, etagOf(before))).toMatchObject({ status: 304 });
});

test("differs for each person, because their permissions differ", async () => {
  const { venue, staff, owner } = await openDesk();
  const coach = await venue.coach();
  const etags = [staff, owner, coach].map(async ({ ask }) => etagOf(await read(ask, venue)));
  expect(new Set(await Promise.all(etags)).size).toBe(3);
});

test("is refused like the schedule itself, whatever ETag is sent", async () => {
  const { venue, staff, client } = await openDesk();
  const other = await platform.venue();
  const stranger = await other.person("staff");
  const held = etagOf(await read(staff.ask, venue));
  expect(await read(client.ask, venue, held)).toMatchObject({ status: 403 });
  expect(await read(venue.anonymous, venue, held)).toMatchObject({ status: 401 });
  expect(await read(stranger.ask, venue, held)).toMatchObject({ status: 404 });
  const headers = { "if-none-match": held };
  const many = { ...day(venue, { date_to: "2027-05-12" }), headers };
  expect(await staff.ask("bookingsCompact", many)).toMatchObject({ status: 400 });
});

test("counts one change of names for a transaction, however many names it changes", async () => {
  const { venue, client } = await openDesk();
  const count = async () => {
    const row = await platform.admin
      .selectFrom("name_changes")
      .where("tenant_id", "=", venue.tenantId)
      .select("changes")
      .executeTakeFirst();
    return row?.changes ?? 0;
  };
  const rename = (first_name: string) =>
    platform.admin.updateTable("users").set({ first_name }).where("tenant_id", "=", venue.tenantId).execute();
  await rename("Kim");
  expect(await count()).toBe(1);
  await rename("Kim");
  expect(await count()).toBe(1);
  await platform.admin.updateTable("users").set({ phone: "1" }).where("id", "=", client.id).execute();
  expect(await count()).toBe(1);
  await rename("Sam");
  expect(await count()).toBe(2);
});
