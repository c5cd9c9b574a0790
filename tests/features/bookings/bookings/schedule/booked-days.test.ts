import { afterAll, beforeAll, expect, test } from "vitest";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";
import { bayHour, book } from "../support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const MAY = { date_from: "2027-05-01", date_to: "2027-05-31" };
const queryOf = (venue: Venue, changes: object = {}) => ({
  query: { location_id: venue.locationId, ...MAY, ...changes },
});

test("counts the bookings that start each day, and the share of open bay time they take", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  await book(ask, bayHour(venue));
  const cancelled = await book(
    ask,
    bayHour(venue, { start_time: "2027-05-04 21:00:00", end_time: "2027-05-04 22:00:00" }),
  );
  await ask("cancelBooking", { params: { id: cancelled.id } });
  // 21:00 to 22:00 on the last evening of the month in Vancouver, which is a June morning in UTC.
  await book(ask, bayHour(venue, { start_time: "2027-06-01 04:00:00", end_time: "2027-06-01 05:00:00" }));
  const { status, body } = await ask("bookedDays", queryOf(venue));
  expect(status).toBe(200);
  expect(body.days).toHaveLength(31);
  // Three bays and the studio, open for 13 hours.
  const open_minutes = 4 * 13 * 60;
  expect(body.days[3]).toEqual({
    date: "2027-05-04",
    weekday: "tuesday",
    is_closed: false,
    closed_for: null,
    holiday: null,
    bookings: 1,
    classes: 0,
    booked_minutes: 60,
    open_minutes,
    load_percent: 2,
  });
  expect(body.days[4]).toMatchObject({ bookings: 0, booked_minutes: 0, load_percent: 0 });
  expect(body.days[30]).toMatchObject({ date: "2027-05-31", bookings: 1 });
});

test("names closures and holidays, and still shows the bookings on them", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("owner");
  await book(ask, bayHour(venue));
  const { body: hours } = await ask("locationHours", { params: { id: venue.locationId } });
  const changed = await ask("updateLocationHours", {
    params: { id: venue.locationId },
    body: {
      version: hours.version,
      days: hours.days,
      holidays: [{ date: "2027-05-24", name: "Victoria Day" }],
      closures: [{ from_date: "2027-05-04", to_date: "2027-05-05", name: "New turf" }],
      keep_bookings: true,
    },
  });
  expect(changed.status).toBe(200);
  const { body } = await ask("bookedDays", queryOf(venue));
  expect(body.days[3]).toMatchObject({ is_closed: true, closed_for: "New turf", bookings: 1, load_percent: null });
  expect(body.days[4]).toMatchObject({ is_closed: true, closed_for: "New turf", bookings: 0 });
  expect(body.days[23]).toMatchObject({ weekday: "holiday", holiday: "Victoria Day", is_closed: false });
  // Noon to six instead of nine to ten.
  expect(body.days[23].open_minutes).toBe(4 * 6 * 60);
});

test.each([
  ["32 days", { date_from: "2027-04-30" }],
  ["days in the wrong order", { date_to: "2027-04-30" }],
])("refuses %s", async (_what, changes) => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  expect(await ask("bookedDays", queryOf(venue, changes))).toMatchObject({
    status: 400,
    body: { error: "bad_argument", errors: { date_to: [expect.any(String)] } },
  });
});

test("is refused to clients, other companies and a locked company", async () => {
  const venue = await platform.venue();
  const client = await venue.person("client");
  expect((await client.ask("bookedDays", queryOf(venue))).status).toBe(403);
  expect((await venue.anonymous("bookedDays", queryOf(venue))).status).toBe(401);
  const stranger = await (await platform.venue()).person("owner");
  expect((await stranger.ask("bookedDays", queryOf(venue))).status).toBe(404);
  const locked = await platform.venue({ cancelled_at: platform.clock.now(), subscription_status: "canceled" });
  const owner = await locked.person("owner");
  expect((await owner.ask("bookedDays", queryOf(locked))).status).toBe(423);
});
