import { afterAll, beforeAll, expect, test } from "vitest";
import { book } from "#tests/features/bookings/bookings/support.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { offerClass, schedule, seatIn, tuesdays } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

test("shows the class on the schedule, and not the bookings of its seats", async () => {
  const venue = await platform.venue();
  const staff = await venue.person("staff");
  const { data } = await schedule(staff.ask, tuesdays(venue, await offerClass(staff.ask)));
  const query = { location_id: venue.locationId, date_from: "2027-05-11", date_to: "2027-05-11" };
  const before = await staff.ask("bookingsCompact", { query });
  const seat = await book(staff.ask, seatIn(data[0]));
  const after = await staff.ask("bookingsCompact", { query });
  expect(after.body.data).toEqual([]);
  expect(after.headers.get("etag")).toBe(before.headers.get("etag"));
  const { body } = await staff.ask("classSessions", { query });
  expect(body.data).toMatchObject([{ id: data[0].id, seats_left: 5 }]);
  const listed = await staff.ask("bookings", { query: { date_from: "2027-05-11", date_to: "2027-05-11" } });
  expect(listed.body.data.map(({ id }: { id: number }) => id)).toEqual([seat.id]);
});
