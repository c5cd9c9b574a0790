import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPlatform, type Person, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const FLOOR = { from_date: "2027-05-05", to_date: "2027-05-06", name: "New floor" };

const close = (venue: Venue, person: Person, closures: object[], version = 1) =>
  person.ask("updateLocationHours", { params: { id: venue.locationId }, body: { version, days: [], closures } });

describe("closures of a location", () => {
  it("are sorted, and stay when an update omits them", async () => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    const christmas = { from_date: "2027-12-25", to_date: "2027-12-25", name: "Christmas" };
    const set = await close(venue, owner, [christmas, FLOOR]);
    expect([set.status, set.body.closures]).toEqual([200, [FLOOR, christmas]]);
    const params = { id: venue.locationId };
    const { body } = await owner.ask("updateLocationHours", { params, body: { version: 2, days: [] } });
    expect(body.closures).toEqual([FLOOR, christmas]);
  });

  it("leave no free time, close the schedule, and refuse bookings", async () => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    await close(venue, owner, [FLOOR]);
    const service_id = venue.catalogue.services[0]?.id ?? 0;
    const query = { service_id, location_id: venue.locationId, date_from: "2027-05-04", date_to: "2027-05-07" };
    const free = await venue.anonymous("publicAvailability", { query });
    const dates = free.body.data.map(({ local_start }: { local_start: string }) => local_start.slice(0, 10));
    expect([...new Set(dates)]).toEqual(["2027-05-04", "2027-05-07"]);
    const days = await owner.ask("bookingsCompact", {
      query: { location_id: venue.locationId, date_from: "2027-05-05", date_to: "2027-05-07" },
    });
    expect(days.body.days.map(({ open }: { open: unknown[] }) => open.length)).toEqual([0, 0, 1]);
    const refused = await owner.ask("createBooking", {
      body: {
        service_id,
        location_id: venue.locationId,
        start_time: "2027-05-05 18:00:00",
        end_time: "2027-05-05 19:00:00",
        guest: { first_name: "Walk-in" },
      },
    });
    expect([refused.status, refused.body.error]).toEqual([422, "outside_hours"]);
  });

  it.each([
    [
      "an end before the start",
      [{ ...FLOOR, to_date: "2027-05-04" }],
      { "closures.0.to_date": ["Enter a last date on or after 2027-05-05."] },
    ],
    [
      "two closures of one date",
      [FLOOR, { ...FLOOR, from_date: "2027-05-06", to_date: "2027-05-09" }],
      { "closures.1.from_date": ["2027-05-06 is closed already."] },
    ],
    [
      "a closure without a reason",
      [{ ...FLOOR, name: " " }],
      { "closures.0.name": ["Enter a reason for the closure."] },
    ],
  ])("refuse %s, and store nothing", async (_, closures, errors) => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    const { status, body } = await close(venue, owner, closures);
    expect([status, body.errors]).toEqual([422, errors]);
    const hours = await owner.ask("locationHours", { params: { id: venue.locationId } });
    expect(hours.body).toMatchObject({ version: 1, closures: [] });
  });
});
