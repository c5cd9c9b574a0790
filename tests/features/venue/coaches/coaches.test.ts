import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { bookLesson, danaOf, seanOf } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

describe("a coach", () => {
  it("changes field by field, with details as an object or as JSON text", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    const params = { id: seanOf(venue) };
    const first = await staff.ask("updateCoach", {
      params,
      body: { version: 1, details: JSON.stringify({ phone: "+16045550164" }), last_name: "Galloway" },
    });
    expect([first.status, first.body]).toEqual([
      200,
      expect.objectContaining({
        name: "Sean Galloway",
        details: { phone: "+16045550164", bio: null },
        location_ids: [venue.locationId],
        version: 2,
      }),
    ]);
    const second = await staff.ask("updateCoach", {
      params,
      body: { version: 2, details: { bio: "Short game.", phone: null }, location_ids: [] },
    });
    expect(second.body).toMatchObject({ details: { phone: null, bio: "Short game." }, location_ids: [], version: 3 });
  });

  it("may change only their own entry", async () => {
    const venue = await platform.venue();
    const dana = await venue.coach(0);
    const change = (id: number) =>
      dana.ask("updateCoach", { params: { id }, body: { version: 1, details: { bio: "Hi" } } });
    expect((await change(danaOf(venue))).status).toBe(200);
    expect((await change(seanOf(venue))).status).toBe(403);
  });

  it("refuses an outdated version, an empty name, details that are no object and another company's location", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    const change = (body: object) => staff.ask("updateCoach", { params: { id: seanOf(venue) }, body });
    expect((await change({ version: 4 })).body).toMatchObject({ error: "stale_version", current: { version: 1 } });
    expect((await change({ version: 1, first_name: " " })).body.errors).toEqual({
      first_name: ["Enter a first name."],
    });
    expect((await change({ version: 1, details: "not json" })).status).toBe(422);
    expect((await change({ version: 1, location_ids: [2_000_000_000] })).status).toBe(404);
  });

  it("has upcoming hours and lessons, loaded by one query for many coaches", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    await bookLesson(staff, venue, seanOf(venue), "2027-05-06T18:30");
    const ids = [seanOf(venue), 2_000_000_000];
    const { body } = await staff.ask("coachOutlooksByIds", { query: { ids } });
    expect(body).toEqual([
      {
        id: seanOf(venue),
        lessons_to_come: 1,
        next_hours: expect.objectContaining({
          local_start: "2027-05-03T12:00:00-07:00",
          local_end: "2027-05-03T20:00:00-07:00",
        }),
      },
    ]);
  });
});

describe("the coaches of a location", () => {
  const DAYS = { date_from: "2027-05-06", date_to: "2027-05-07" };

  it("are listed by name with their hours there on each day", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    const off = { params: { id: seanOf(venue) }, body: { date: "2027-05-07", starts: null, ends: null } };
    expect(await staff.ask("createCoachAvailability", off)).toMatchObject({ status: 201 });
    const query = { location_id: venue.locationId, ...DAYS };
    const { body } = await staff.ask("coachHours", { query });
    const lesson = venue.catalogue.services[1]?.id;
    expect(body).toMatchObject([
      {
        id: danaOf(venue),
        name: "Dana Okafor",
        service_ids: expect.arrayContaining([lesson]),
        hours: [
          { start_time: "2027-05-06T17:00:00Z", end_time: "2027-05-07T01:00:00Z" },
          { start_time: "2027-05-07T17:00:00Z", end_time: "2027-05-08T01:00:00Z" },
        ],
      },
      { id: seanOf(venue), hours: [{ start_time: "2027-05-06T19:00:00Z", end_time: "2027-05-07T03:00:00Z" }] },
    ]);
  });

  it("are an empty list if nobody teaches there, and 404 for an unknown location", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("owner");
    const { body: other } = await staff.ask("createLocation", { body: { name: "Elsewhere" } });
    expect((await staff.ask("coachHours", { query: { location_id: other.id, ...DAYS } })).body).toEqual([]);
    const absent = { location_id: 2_000_000_000, ...DAYS };
    expect(await staff.ask("coachHours", { query: absent })).toMatchObject({ status: 404 });
  });

  it.each([["2027-05-05"], ["2027-05-14"], ["2027-02-30"]])("refuse the end date %s", async (date_to) => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    const query = { location_id: venue.locationId, date_from: "2027-05-06", date_to };
    expect(await staff.ask("coachHours", { query })).toMatchObject({
      status: 400,
      body: { errors: { date_to: [expect.any(String)] } },
    });
  });
});

describe("a coach's schedule", () => {
  const DAY = { start: "2027-05-06T07:00:00Z", end: "2027-05-07 07:00:00" };

  it("shows the bookings, the hours and the free part of them", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    const lesson = await bookLesson(staff, venue, seanOf(venue), "2027-05-06T14:00");
    const { body } = await staff.ask("coachSchedule", { params: { id: seanOf(venue) }, query: DAY });
    const spans = (times: { local_start: string; local_end: string }[]) =>
      times.map(({ local_start, local_end }) => `${local_start.slice(11, 16)}-${local_end.slice(11, 16)}`);
    expect(body.bookings).toEqual([expect.objectContaining({ id: lesson.id, client_name: "Hana Kimura" })]);
    expect(spans(body.hours)).toEqual(["12:00-20:00"]);
    // The lesson is followed by a buffer of 15 minutes.
    expect(spans(body.free)).toEqual(["12:00-14:00", "15:15-20:00"]);
  });

  it("offers no past time", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    const query = { start: "2027-05-01 07:00:00", end: "2027-05-04 07:00:00" };
    const { body } = await staff.ask("coachSchedule", { params: { id: danaOf(venue) }, query });
    expect(body.hours).toHaveLength(3);
    expect(body.free.map(({ start_time }: { start_time: string }) => start_time)).toEqual(["2027-05-03T17:00:00Z"]);
  });

  it("shows visitors when a coach is booked, and never by whom", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    await bookLesson(staff, venue, seanOf(venue), "2027-05-06T14:00");
    const { body } = await venue.anonymous("publicCoachSchedule", { params: { id: seanOf(venue) }, query: DAY });
    expect(body.busy).toEqual([{ start_time: "2027-05-06T21:00:00Z", end_time: "2027-05-06T22:15:00Z" }]);
    expect(body.free).toHaveLength(2);
    expect(JSON.stringify(body)).not.toMatch(/Hana|Kimura|Lesson|Studio/);
  });

  it.each([
    ["an end before the start", { start: DAY.end, end: DAY.start }],
    ["more than 45 days", { start: "2027-05-01 00:00:00", end: "2027-07-01 00:00:00" }],
    ["an invalid day", { start: "2027-02-30 00:00:00", end: "2027-03-01 00:00:00" }],
  ])("refuses %s", async (_, query) => {
    const venue = await platform.venue();
    const { status, body } = await venue.anonymous("publicCoachSchedule", { params: { id: seanOf(venue) }, query });
    expect([status, body.error]).toEqual([400, "bad_argument"]);
  });
});
