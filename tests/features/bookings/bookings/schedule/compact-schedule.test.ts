import { afterAll, beforeAll, expect, test } from "vitest";
import { scheduleDays } from "#api/features/bookings/bookings/schedule/schedule-days.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { cash, deskWithBooking, take } from "#tests/features/payments/payments/support.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { bayHour, bayId, book, lessonHour } from "../support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

test("returns a day of one location with names, in order of start", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const client = await venue.person("client");
  const lesson = await book(ask, lessonHour(venue, { guest: null, client_id: client.id }));
  const early = { start_time: "2027-05-04 17:00:00", end_time: "2027-05-04 18:00:00" };
  const bay = await book(ask, bayHour(venue, { ...early, guest: { first_name: "Robin" } }));
  const next = { start_time: "2027-05-05 19:00:00", end_time: "2027-05-05 20:00:00" };
  await book(ask, bayHour(venue, next));
  const query = { location_id: venue.locationId, date_from: "2027-05-04", date_to: "2027-05-04" };
  const schedule = (await ask("bookingsCompact", { query })).body;
  expect(schedule).toMatchObject({ location_id: venue.locationId, timezone: "America/Vancouver" });
  expect(schedule.data).toMatchObject([
    { id: bay.id, client_name: "Robin", service_name: "Bay time", coach_name: null, expires_at: null },
    { id: lesson.id, client_name: "Pat client", service_name: "Lesson", coach_name: "Dana Okafor" },
  ]);
  expect(schedule.days).toMatchObject([
    {
      date: "2027-05-04",
      start_time: "2027-05-04T07:00:00Z",
      local_end: "2027-05-05T00:00:00-07:00",
      open: [{ start_time: "2027-05-04T16:00:00Z", end_time: "2027-05-05T05:00:00Z" }],
    },
  ]);
  expect(schedule.days[0].hours).toHaveLength(24);
  const onlyBays = await ask("bookingsCompact", { query: { ...query, resource_ids: [bayId(venue)] } });
  expect(onlyBays.body.data).toMatchObject([{ id: bay.id }]);
});

test("returns what each booking still owes: its price less payments and waivers, or nothing", async () => {
  const { venue, staff, admin, id } = await deskWithBooking(platform);
  const others = [1, 2].map((nth) => book(staff.ask, bayHour(venue, { resource_id: bayId(venue, nth) })));
  const [paid, unpaid] = (await Promise.all(others)).map((one) => one.id as number);
  await take(staff.ask, id, cash(2000, { tip: cad(500) }));
  await take(staff.ask, paid ?? 0, cash(6000));
  const due = async () => {
    const query = { location_id: venue.locationId, date_from: "2027-05-04", date_to: "2027-05-04" };
    const { data } = (await staff.ask("bookingsCompact", { query })).body;
    const byId = new Map(data.map((one: { id: number; balance_due: object }) => [one.id, one.balance_due]));
    return [id, paid, unpaid].map((one) => byId.get(one ?? 0));
  };
  expect(await due()).toEqual([cad(4000), cad(0), cad(6000)]);
  await admin.ask("waiveBalance", { params: { id }, body: { amount: cad(1500), reason: "Projector was down" } });
  expect(await due()).toEqual([cad(2500), cad(0), cad(6000)]);
});

test.each([
  ["nine days", { date_to: "2027-05-12" }],
  ["days in the wrong order", { date_to: "2027-05-03" }],
])("refuses %s", async (_what, changes) => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const query = { location_id: venue.locationId, date_from: "2027-05-04", ...changes };
  expect(await ask("bookingsCompact", { query })).toMatchObject({
    status: 400,
    body: { error: "bad_argument", errors: { date_to: [expect.any(String)] } },
  });
});

test.each([
  ["2027-03-14", 23, "01:00:00-05:00", "03:00:00-04:00"],
  ["2027-11-07", 25, "01:00:00-04:00", "01:00:00-05:00"],
])("counts the hours of a clock change on %s", (date, count, second, third) => {
  const zone = "America/New_York";
  const hours = [{ weekday: "sunday" as const, opens: "00:00", closes: "24:00" }];
  const [day] = scheduleDays({ zone, hours, holidays: [], closures: [] }, date, date);
  expect(day?.hours).toHaveLength(count);
  expect(day?.hours.slice(1, 3).map((tick) => tick.local_start.slice(11))).toEqual([second, third]);
  expect(day?.open).toEqual([{ start_time: day?.start_time, end_time: day?.end_time }]);
});

test("says which weekday's or holiday's hours and peak prices apply to a date", () => {
  const hours = [{ weekday: "tuesday" as const, opens: "09:00", closes: "23:00" }];
  const days = scheduleDays(
    { zone: "America/Vancouver", hours, holidays: ["2027-05-05"], closures: [] },
    "2027-05-04",
    "2027-05-06",
  );
  expect(days.map(({ weekday }) => weekday)).toEqual(["tuesday", "holiday", "thursday"]);
});
