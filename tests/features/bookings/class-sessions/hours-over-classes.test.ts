import { afterAll, beforeAll, expect, it } from "vitest";
import { book, coachId } from "#tests/features/bookings/bookings/support.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { offerClass, schedule, seatIn, tuesdays } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const DAY = "2027-05-11";

/** A class of the coach on four Tuesdays, with three of its six seats booked on the first. */
async function bookedClass() {
  const venue = await platform.venue();
  const owner = await venue.person("owner");
  const { data } = await schedule(owner.ask, tuesdays(venue, await offerClass(owner.ask)));
  await book(owner.ask, seatIn(data[0], { party_size: 2 }));
  await book(owner.ask, seatIn(data[0]));
  const [first] = data;
  const listed = {
    kind: "class_session",
    id: first.id,
    client_name: "Swing Basics",
    service_name: "3 of 6 seats booked",
    resource_name: "Studio",
    location_id: venue.locationId,
    start_time: first.start_time,
    end_time: first.end_time,
    local_start: `${DAY}T13:00:00-07:00`,
    local_end: `${DAY}T14:00:00-07:00`,
  };
  return { venue, owner, first, listed, dayOff: { params: { id: coachId(venue) }, body: { date: DAY } } };
}

it("a coach's day off lists that day's class once, and is saved if the class is left or cancelled", async () => {
  const { owner, first, listed, dayOff } = await bookedClass();
  const refused = await owner.ask("createCoachAvailability", dayOff);
  expect([refused.status, refused.body.error]).toEqual([409, "invalid_state"]);
  expect(refused.body.message).toBe(
    "1 class falls outside these hours of Dana. Move or cancel it, or keep it as it is.",
  );
  expect(refused.body.current).toEqual([listed]);
  await owner.ask("deleteClassSession", { params: { id: first.id } });
  expect((await owner.ask("createCoachAvailability", dayOff)).status).toBe(201);
});

it("a day off is saved over a class that is left, which stays with its seats", async () => {
  const { owner, first, dayOff } = await bookedClass();
  const kept = { ...dayOff, body: { ...dayOff.body, keep_bookings: true } };
  expect((await owner.ask("createCoachAvailability", kept)).status).toBe(201);
  const { body } = await owner.ask("classSession", { params: { id: first.id } });
  expect(body).toMatchObject({ status: "scheduled", seats_left: 3 });
});

it("a closure lists that day's class once, without listing its seats", async () => {
  const { venue, owner, listed } = await bookedClass();
  const closures = [{ from_date: DAY, to_date: DAY, name: "New floor" }];
  const { status, body } = await owner.ask("updateLocationHours", {
    params: { id: venue.locationId },
    body: { version: 1, days: [], closures },
  });
  expect([status, body.error, body.current]).toEqual([409, "invalid_state", [listed]]);
});
