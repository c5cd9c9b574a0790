import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clockChanges } from "#api/time/clock-changes.ts";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const first = ({ locationId: id }: Venue) => ({ id });

describe("locations", () => {
  it("gives a new location the default formats and zone", async () => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    const { status, body } = await owner.ask("createLocation", { body: { name: "  North Shore " } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: "North Shore",
      locale: "en-US",
      timeformat: "h:mm a",
      timezone: "America/Vancouver",
      dateformat: "MM/DD/YYYY",
      utc_offset: "-07:00",
      version: 1,
    });
  });

  it("reports clock changes of a location and its company to staff and guests", async () => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    const body = { name: "London", timezone: "Europe/London" };
    const { body: london } = await owner.ask("createLocation", { body });
    const changes = clockChanges("Europe/London", platform.clock.now());
    expect(london.clock_changes).toEqual(changes);
    const { body: shown } = await venue.visitor()("publicLocations");
    expect(shown.data.find(({ id }: { id: number }) => id === london.id).clock_changes).toEqual(changes);
    const { body: company } = await venue.visitor()("publicCompany");
    expect(company.clock_changes).toEqual(clockChanges(company.timezone, platform.clock.now()));
  });

  it("lists, searches, sorts and pages", async () => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    for (const name of ["Alpha", "Beta 100%", "Gamma"]) await owner.ask("createLocation", { body: { name } });
    const page = await owner.ask("locations", { query: { perPage: 2, page: 2, sortDir: "desc" } });
    expect(page.body.meta).toEqual({ current_page: 2, last_page: 2, total: 4, per_page: 2 });
    expect(page.body.data.map(({ name }: { name: string }) => name)).toEqual(["Beta 100%", "Alpha"]);
    const found = await owner.ask("locations", { query: { search: "100%" } });
    expect(found.body.meta.total).toBe(1);
  });

  it.each([
    [{ country: "US", province_state: "BC" }, "province_state"],
    [{ country: "ZZ", province_state: "QQ" }, "country"],
    [{ country: "ca" }, "country"],
    [{ country: null, province_state: "BC" }, "country"],
    [{ country: "PL", province_state: "MZ" }, "province_state"],
  ])("refuses %j, a country and a province that do not match", async (place, field) => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    const added = await owner.ask("createLocation", { body: { name: "North Shore", ...place } });
    const changed = await owner.ask("updateLocation", { params: first(venue), body: { version: 1, ...place } });
    for (const { status, body } of [added, changed]) {
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    }
  });

  it("checks a new province against the current country, and a new country against the current province", async () => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    const change = (body: object) => owner.ask("updateLocation", { params: first(venue), body });
    expect((await change({ version: 1, country: "CA", province_state: "BC" })).status).toBe(200);
    expect((await change({ version: 2, province_state: "NY" })).status).toBe(422);
    expect((await change({ version: 2, country: "US" })).status).toBe(422);
    expect((await change({ version: 2, country: "US", province_state: "NY" })).status).toBe(200);
    expect((await change({ version: 3, country: "FR", province_state: null })).status).toBe(200);
  });

  it("changes only the fields that were sent, and counts the version", async () => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    const { body } = await owner.ask("updateLocation", {
      params: first(venue),
      body: { version: 1, phone: "604 555 0100" },
    });
    expect(body).toMatchObject({ name: "Main Street", city: "Vancouver", phone: "604 555 0100", version: 2 });
  });

  it("accepts a phone number in the same formats as a client's", async () => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    const refused = { status: 422, body: { errors: { phone: ["Enter a phone number with at least 5 digits."] } } };
    expect(await owner.ask("createLocation", { body: { name: "Pier", phone: "call me" } })).toMatchObject(refused);
    const change = (phone: string | null) =>
      owner.ask("updateLocation", { params: first(venue), body: { version: 1, phone } });
    expect(await change("call me")).toMatchObject(refused);
    expect((await change(null)).body.phone).toBeNull();
  });

  it("refuses an outdated version, with the current location", async () => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    await owner.ask("updateLocation", { params: first(venue), body: { version: 1, name: "Harbour" } });
    const { status, body } = await owner.ask("updateLocation", {
      params: first(venue),
      body: { version: 1, name: "Port" },
    });
    expect(status).toBe(409);
    expect(body).toMatchObject({ error: "stale_version", current: { name: "Harbour", version: 2 } });
  });

  it.each(["staff", "coach"] as const)("refuses changes by a %s", async (role) => {
    const venue = await platform.venue();
    const person = await venue.person(role);
    const replies = [
      await person.ask("createLocation", { body: { name: "X" } }),
      await person.ask("updateLocation", { params: first(venue), body: { version: 1, name: "X" } }),
      await person.ask("deleteLocation", { params: first(venue) }),
      await person.ask("updateLocationHours", { params: first(venue), body: { version: 1, days: [] } }),
    ];
    expect(replies.map(({ body }) => body.error)).toEqual(Array(4).fill("forbidden"));
  });

  it("answers another company's location as an unknown one", async () => {
    const [mine, theirs] = [await platform.venue(), await platform.venue()];
    const owner = await mine.person("owner");
    for (const id of [theirs.locationId, 2_000_000_000]) {
      const replies = [
        await owner.ask("updateLocation", { params: { id }, body: { version: 1, name: "X" } }),
        await owner.ask("deleteLocation", { params: { id } }),
        await owner.ask("locationHours", { params: { id } }),
        await owner.ask("updateLocationHours", { params: { id }, body: { version: 1, days: [] } }),
      ];
      for (const { status, body } of replies) {
        expect(status).toBe(404);
        expect(body).toMatchObject({ error: "not_found", message: "There is no such location." });
      }
    }
  });

  it("names the invalid field and stores nothing", async () => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    const { status, body } = await owner.ask("createLocation", {
      body: { name: "", timezone: "Mars/Base", email: "x" },
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      name: ["Enter a name for the location."],
      timezone: ["Choose a time zone of the IANA database, for example America/Vancouver."],
      email: ["Enter an email address."],
    });
    expect((await owner.ask("locations")).body.meta.total).toBe(1);
  });

  it("refuses to remove a location with upcoming bookings", async () => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    await owner.ask("createBooking", {
      body: {
        service_id: venue.catalogue.services[0]?.id,
        location_id: venue.locationId,
        start_time: "2027-05-04 18:00:00",
        end_time: "2027-05-04 19:00:00",
        guest: { first_name: "Walk-in" },
      },
    });
    const { status, body } = await owner.ask("deleteLocation", { params: first(venue) });
    expect(status).toBe(409);
    expect(body.message).toBe("Main Street still has 1 booking to come. Move or cancel it first.");
  });

  it("removes a location with its bays, and still names it in the history", async () => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    expect((await owner.ask("deleteLocation", { params: first(venue), query: { version: 1 } })).status).toBe(200);
    expect((await owner.ask("locations")).body.meta.total).toBe(0);
    expect((await owner.ask("resources")).body.meta.total).toBe(0);
    expect((await owner.ask("locationsByIds", { query: { ids: [venue.locationId] } })).body).toHaveLength(1);
    expect((await owner.ask("deleteLocation", { params: first(venue) })).status).toBe(404);
  });
});

describe("location hours", () => {
  it("lists the seven weekdays and the holiday hours", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    const { body } = await staff.ask("locationHours", { params: first(venue) });
    expect(body.days.map(({ weekday }: { weekday: string }) => weekday)).toEqual([
      "monday",
      "tuesday",
      "wednesday",
      "thursday",
      "friday",
      "saturday",
      "sunday",
      "holiday",
    ]);
    expect(body.days[7].ranges).toEqual([{ opens: "12:00", closes: "18:00" }]);
  });

  it("replaces the days in the request and leaves the others unchanged", async () => {
    const venue = await platform.venue();
    const owner = await venue.person("facility_admin");
    const { status, body } = await owner.ask("updateLocationHours", {
      params: first(venue),
      body: {
        version: 1,
        days: [
          { weekday: "monday", ranges: [] },
          {
            weekday: "tuesday",
            ranges: [
              { opens: "18:00", closes: "24:00" },
              { opens: "08:00", closes: "12:00" },
            ],
          },
        ],
        holidays: [{ date: "2027-12-25", name: "Christmas Day" }],
      },
    });
    expect(status).toBe(200);
    expect(body.version).toBe(2);
    expect(body.days[0].ranges).toEqual([]);
    expect(body.days[1].ranges).toEqual([
      { opens: "08:00", closes: "12:00" },
      { opens: "18:00", closes: "24:00" },
    ]);
    expect(body.days[2].ranges).toEqual([{ opens: "09:00", closes: "22:00" }]);
    expect(body.holidays).toEqual([{ date: "2027-12-25", name: "Christmas Day" }]);
  });

  it.each([
    [
      "hours that overlap",
      [
        { opens: "09:00", closes: "13:00" },
        { opens: "12:00", closes: "18:00" },
      ],
      "Monday: 09:00–13:00 overlaps 12:00–18:00.",
    ],
    ["hours that end when they start", [{ opens: "09:00", closes: "09:00" }], "Monday closes at 09:00, when it opens."],
    [
      "hours that start at the end of the day",
      [{ opens: "24:00", closes: "02:00" }],
      "Monday opens at 24:00. Enter 00:00 on the next day.",
    ],
    [
      "a night that overlaps the next day's hours",
      [{ opens: "18:00", closes: "09:30" }],
      "Monday 18:00–09:30 overlaps Tuesday 09:00–22:00.",
    ],
    ["an invalid time", [{ opens: "25:00", closes: "26:00" }], "Enter the time as HH:MM, from 00:00 to 24:00."],
  ])("refuses %s", async (_, ranges, sentence) => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    const { status, body } = await owner.ask("updateLocationHours", {
      params: first(venue),
      body: { version: 1, days: [{ weekday: "monday", ranges }] },
    });
    expect(status).toBe(422);
    expect(Object.values(body.errors).flat()).toContain(sentence);
    expect((await owner.ask("locationHours", { params: first(venue) })).body.version).toBe(1);
  });
});
