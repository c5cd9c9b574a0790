import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditClaims, SOUND } from "#tests/support/claims-audit.ts";
import { startPlatform, TEST_NOW, type Ask, type Platform } from "#tests/support/venue.ts";
import { bayHour, bayId, book, claimsOf, coachId, mailsOf, serviceId } from "../support.ts";
import { bookSeries, sentMails, tuesdays, walls } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
beforeEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

interface Series {
  series_id: number;
  data: { id: number; version: number; local_start: string }[];
}

/** Four Tuesdays at 18:00 from 11 May 2027 in Bay 1, and an owner at the desk. */
async function atWork(changes: Record<string, unknown> = {}) {
  const venue = await platform.venue();
  const { ask } = await venue.person("owner");
  const series: Series = await bookSeries(ask, tuesdays(venue, changes));
  const seen = async () => {
    const { body } = await ask("bookingSeries", { params: { id: series.series_id } });
    return walls(body.dates);
  };
  return { venue, ask, series, seen };
}

const move = (ask: Ask, { series_id, data }: Series, nth: number, change: Record<string, unknown>) =>
  ask("updateBookingSeries", {
    params: { id: series_id },
    body: { booking_id: data[nth]?.id, version: data[nth]?.version, ...change },
  });

/** 25 May 2027, 19:00 at the venue: where the third date ends up when moved by an hour. */
const THIRD_LATER = { start_time: "2027-05-26T02:00:00Z", end_time: "2027-05-26T03:00:00Z" };

describe("moving dates of a series", () => {
  test("moves this date, this and the following, or all upcoming dates, with their claims and in one email", async () => {
    const { venue, ask, series, seen } = await atWork();
    const one = await move(ask, series, 1, { scope: "this", start: "19:00" });
    expect([one.status, walls(one.body.data), one.body.left_out]).toEqual([200, ["05-18T19:00"], []]);
    const rest = await move(ask, series, 2, { scope: "following", start: "20:00", message: "The hall is let." });
    expect(walls(rest.body.data)).toEqual(["05-25T20:00", "06-01T20:00"]);
    expect(rest.body.data[0]).toMatchObject({ version: 2, status: "confirmed", price: { amount: 7200 } });
    expect(await seen()).toEqual(["05-11T18:00", "05-18T19:00", "05-25T20:00", "06-01T20:00"]);
    platform.clock.set("2027-05-12T17:00:00Z");
    const { body: second } = await ask("booking", { params: { id: series.data[1]?.id ?? 0 } });
    const all = await move(ask, { ...series, data: [second] }, 0, {
      scope: "all",
      weekday: "thursday",
      start: "10:00",
      resource_id: bayId(venue, 1),
    });
    expect([all.status, walls(all.body.data)]).toEqual([200, ["05-20T10:00", "05-27T10:00", "06-03T10:00"]]);
    expect(await claimsOf(platform, series.data[3]?.id ?? 0)).toEqual([`resource:${bayId(venue, 1)} 17:00`]);
    const { body } = await ask("bookingSeries", { params: { id: series.series_id } });
    expect(body).toMatchObject({ weekday: "thursday", start: "10:00" });
    expect((await mailsOf(platform, venue)).map(({ kind }) => kind)).toEqual([
      "booking_confirmed",
      "booking_moved",
      "booking_moved",
      "booking_moved",
    ]);
    const mails = await sentMails(platform, venue);
    expect(mails.at(-2)?.subject).toMatch(/^2 of your weekly bookings have moved: /);
    expect(mails.at(-2)?.text).toContain("The hall is let.");
    expect(mails.at(-1)?.calendar?.content.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  test("is refused as a whole with the taken dates named, leaves those unchanged on request, and previews both", async () => {
    const { venue, ask, series, seen } = await atWork();
    await book(ask, bayHour(venue, THIRD_LATER));
    const change = { scope: "all", start: "19:00" };
    const [first] = series.data;
    const { body: preview } = await ask("previewBookingSeriesUpdate", {
      params: { id: series.series_id },
      body: { booking_id: first?.id, version: first?.version, ...change },
    });
    expect(preview.occurrences.map(({ date, problem }: Record<string, string>) => [date, problem])).toEqual([
      ["2027-05-11", null],
      ["2027-05-18", null],
      ["2027-05-25", "resource_taken"],
      ["2027-06-01", null],
    ]);
    const refused = await move(ask, series, 0, change);
    expect([refused.status, refused.body.error]).toEqual([409, "slot_taken"]);
    expect(refused.body.message).toBe("Bay 1 is not free then on Tuesday 25 May. Nothing was moved.");
    expect(refused.body.current).toMatchObject([{ date: "2027-05-25" }]);
    expect(await seen()).toEqual(["05-11T18:00", "05-18T18:00", "05-25T18:00", "06-01T18:00"]);
    const other = await move(ask, series, 0, { ...change, skip_dates: ["2027-06-01"] });
    expect([other.status, other.body.current.length]).toEqual([409, 1]);
    const skipped = await move(ask, series, 0, { ...change, skip_dates: ["2027-05-25"] });
    expect(skipped.body.left_out).toMatchObject([{ date: "2027-05-25", problem: "resource_taken" }]);
    expect(await seen()).toEqual(["05-11T19:00", "05-18T19:00", "05-25T18:00", "06-01T19:00"]);
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
    const none = await move(ask, { ...series, data: [{ ...skipped.body.data[0] }] }, 0, {
      scope: "all",
      start: "06:00",
      skip_dates: ["2027-05-11", "2027-05-18", "2027-05-25", "2027-06-01"],
    });
    expect([none.status, none.body.message]).toEqual([409, "None of these dates can be moved."]);
  });

  test("moves into times that its own dates leave, and puts no two dates at one time", async () => {
    const { venue, ask, series, seen } = await atWork({ count: 2 });
    // Half an hour later overlaps each date's own old time.
    expect((await move(ask, series, 0, { scope: "all", start: "18:30" })).status).toBe(200);
    expect(await seen()).toEqual(["05-11T18:30", "05-18T18:30"]);
    // The second date is moved into the week of the first.
    const { body: moved } = await ask("bookings");
    const second = moved.data.find(({ id }: { id: number }) => id === series.data[1]?.id);
    const earlier = { start_time: "2027-05-13T01:30:00Z", end_time: "2027-05-13T02:30:00Z" };
    const change = { params: { id: second.id }, body: { version: second.version, ...earlier } };
    const { body: beside } = await ask("updateBooking", change);
    const both = await move(ask, { ...series, data: [beside] }, 0, { scope: "all", weekday: "friday" });
    expect([both.status, both.body.error]).toEqual([409, "slot_taken"]);
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  test("assigns another coach if that coach works and is free", async () => {
    const lesson = { resource_id: null, party_size: 1, start: "13:00", count: 3 };
    const venue = await platform.venue();
    const { ask } = await venue.person("owner");
    const lessons = { ...lesson, service_id: serviceId(venue, "Lesson"), coach_id: coachId(venue) };
    const series: Series = await bookSeries(ask, tuesdays(venue, lessons));
    const given = await move(ask, series, 0, { scope: "all", coach_id: coachId(venue, 1) });
    expect([given.status, given.body.data.length]).toEqual([200, 3]);
    expect(given.body.data[2]).toMatchObject({ coach_id: coachId(venue, 1), local_start: "2027-05-25T13:00:00-07:00" });
    const off = await move(ask, { ...series, data: given.body.data }, 0, { scope: "all", weekday: "sunday" });
    expect([off.status, off.body.message]).toEqual([
      409,
      "Sean Gallagher does not work then on Sunday 16 May. 2 other dates are not available either. Nothing was moved.",
    ]);
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  test("names a time that a clock change skips, and never moves there", async () => {
    const { ask, series, venue } = await atWork({ from: "2028-03-07", count: 2 });
    const location = { params: { id: venue.locationId } };
    const days = [{ weekday: "sunday", ranges: [{ opens: "00:00", closes: "24:00" }] }];
    const zone = await ask("updateLocation", { ...location, body: { version: 1, timezone: "America/New_York" } });
    expect(zone.status).toBe(200);
    const { version } = (await ask("locationHours", location)).body;
    await ask("updateLocationHours", { ...location, body: { version, days, keep_bookings: true } });
    const skipped = await move(ask, series, 0, { scope: "all", weekday: "sunday", start: "02:30" });
    expect([skipped.status, skipped.body.message]).toEqual([
      409,
      "The clocks go forward on Sunday 12 March, so 02:30 does not exist. Nothing was moved.",
    ]);
  });

  test("refuses an outdated version, another series' date, a past or cancelled date, no change, and a bay elsewhere", async () => {
    const { venue, ask, series, seen } = await atWork();
    const refusal = async (nth: number, change: Record<string, unknown>, of: Series = series) => {
      const { status, body } = await move(ask, of, nth, change);
      return [status, body.error];
    };
    expect(await refusal(0, { version: 7, start: "19:00" })).toEqual([409, "stale_version"]);
    expect(await refusal(0, {})).toEqual([422, "validation_failed"]);
    expect(await refusal(0, { start: "25:00" })).toEqual([422, "validation_failed"]);
    expect(await refusal(0, { start: "24:00" })).toEqual([422, "validation_failed"]);
    expect(await refusal(0, { start: "18:07" })).toEqual([422, "validation_failed"]);
    expect(await refusal(0, { scope: "all", resource_id: 2_000_000_001 })).toEqual([422, "validation_failed"]);
    expect(await refusal(0, { weekday: "someday" })).toEqual([422, "validation_failed"]);
    const other: Series = await bookSeries(ask, tuesdays(venue, { start: "20:00" }));
    expect(await refusal(0, { start: "19:00" }, { ...other, series_id: series.series_id })).toEqual([404, "not_found"]);
    await ask("cancelBooking", { params: { id: other.data[0]?.id ?? 0 } });
    expect(await refusal(0, { version: 2, start: "21:00" }, other)).toEqual([409, "invalid_state"]);
    platform.clock.set("2027-06-10T17:00:00Z");
    const { ask: later } = await venue.person("owner");
    const over = await move(later, series, 3, { scope: "all", start: "19:00" });
    expect([over.status, over.body.message]).toEqual([409, "No date of this series is left to move."]);
    platform.clock.set(TEST_NOW);
    expect(await seen()).toEqual(["05-11T18:00", "05-18T18:00", "05-25T18:00", "06-01T18:00"]);
  });

  test("is refused to clients, other companies, other coaches and a locked company", async () => {
    const { venue, series } = await atWork();
    const client = await venue.person("client");
    expect((await move(client.ask, series, 0, { start: "19:00" })).status).toBe(403);
    const coach = await venue.coach(0);
    expect((await move(coach.ask, series, 0, { start: "19:00" })).status).toBe(403);
    const desk = await venue.person("staff");
    expect((await move(desk.ask, series, 0, { resource_id: bayId(venue, 1) })).status).toBe(403);
    const stranger = await (await platform.venue()).person("owner");
    expect((await move(stranger.ask, series, 0, { start: "19:00" })).status).toBe(404);
    await platform.admin
      .updateTable("tenants")
      .set({ subscription_status: "none", trial_ends_at: Temporal.Instant.from("2027-01-01T00:00Z") })
      .where("tenant_id", "=", venue.tenantId)
      .execute();
    expect((await move(desk.ask, series, 0, { start: "19:00" })).status).toBe(423);
  });
});
