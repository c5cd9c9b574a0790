import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bayHour, bayId, book, coachId, lessonHour, serviceId } from "#tests/features/bookings/bookings/support.ts";
import { auditClaims, SOUND } from "#tests/support/claims-audit.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { offerClass, schedule, seatIn, tuesdays } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

async function atWork(changes: Parameters<Platform["venue"]>[0] = {}) {
  const venue = await platform.venue(changes);
  const staff = await venue.person("staff");
  const swing = await offerClass(staff.ask);
  return { venue, staff, swing };
}

describe("scheduling a class", () => {
  it("claims its coach and bay on every date, so that nobody else can book them", async () => {
    const { venue, staff, swing } = await atWork();
    const { series_id, data, left_out } = await schedule(staff.ask, tuesdays(venue, swing));
    expect(series_id).toBeTypeOf("number");
    expect(left_out).toEqual([]);
    expect(data.map(({ local_start, seats_left }: Record<string, unknown>) => [local_start, seats_left])).toEqual([
      ["2027-05-11T13:00:00-07:00", 6],
      ["2027-05-18T13:00:00-07:00", 6],
      ["2027-05-25T13:00:00-07:00", 6],
      ["2027-06-01T13:00:00-07:00", 6],
    ]);
    const at = { start_time: "2027-05-18 20:00:00", end_time: "2027-05-18 21:00:00" };
    const lesson = await staff.ask("createBooking", { body: lessonHour(venue, at) });
    expect([lesson.status, lesson.body.error]).toEqual([409, "slot_taken"]);
    const free = await venue.anonymous("publicAvailability", {
      query: {
        service_id: serviceId(venue, "Lesson"),
        location_id: venue.locationId,
        coach_id: coachId(venue),
        date_from: "2027-05-18",
        date_to: "2027-05-18",
      },
    });
    const starts = free.body.data.map(({ local_start }: { local_start: string }) => local_start.slice(11, 16));
    expect(starts).toContain("14:00");
    expect(starts).not.toContain("13:00");
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  it("is refused as a whole if a date is taken, naming it, and schedules the others on request", async () => {
    const { venue, staff, swing } = await atWork();
    await book(staff.ask, lessonHour(venue, { start_time: "2027-05-18 20:00:00", end_time: "2027-05-18 21:00:00" }));
    const refused = await staff.ask("scheduleClassSessions", { body: tuesdays(venue, swing) });
    expect([refused.status, refused.body.error]).toEqual([409, "slot_taken"]);
    expect(refused.body.current).toMatchObject([{ date: "2027-05-18", problem: "coach_taken" }]);
    expect((await staff.ask("classSessions")).body.meta.total).toBe(0);
    const other = await staff.ask("scheduleClassSessions", {
      body: tuesdays(venue, swing, { skip_dates: ["2027-05-25"] }),
    });
    expect([other.status, other.body.current.length]).toEqual([409, 1]);
    const skipped = await schedule(staff.ask, tuesdays(venue, swing, { skip_dates: ["2027-05-18"] }));
    expect(skipped.data).toHaveLength(3);
    expect(skipped.left_out).toMatchObject([
      { date: "2027-05-18", message: "Dana is not free then on Tuesday 18 May." },
    ]);
  });

  it("lists all conflicts before anything is saved", async () => {
    const { venue, staff, swing } = await atWork({ timezone: "America/New_York" });
    const body = tuesdays(venue, swing, { weekdays: ["tuesday", "wednesday"], start: "21:30", count: 2 });
    const { body: preview } = await staff.ask("previewClassSchedule", { body });
    expect(preview.occurrences.map(({ problem }: { problem: string }) => problem)).toEqual(["closed", "closed"]);
    const early = await staff.ask("previewClassSchedule", { body: { ...body, start: "09:00" } });
    expect(early.body.occurrences[0]).toMatchObject({ problem: "coach_off" });
    expect((await staff.ask("classSessions")).body.meta.total).toBe(0);
  });

  it("refuses an end before the start, no end, ten thousand dates, a bay at another location, and a lesson", async () => {
    const { venue, staff, swing } = await atWork();
    const refusal = async (changes: Record<string, unknown>) => {
      const { status, body } = await staff.ask("scheduleClassSessions", { body: tuesdays(venue, swing, changes) });
      return [status, ...Object.keys(body.errors ?? {})];
    };
    expect(await refusal({ count: null, until: "2027-05-01" })).toEqual([422, "until"]);
    expect(await refusal({ count: null })).toEqual([422, "until"]);
    expect(await refusal({ count: 10_000 })).toEqual([422, "count"]);
    expect(await refusal({ count: null, until: "2057-05-01" })).toEqual([422, "until"]);
    expect(await refusal({ capacity: 0 })).toEqual([422, "capacity"]);
    expect(await refusal({ resource_id: 2_000_000_001 })).toEqual([422, "resource_id"]);
    expect(await refusal({ coach_id: 2_000_000_001 })).toEqual([422, "coach_id"]);
    expect(await refusal({ service_id: serviceId(venue, "Lesson") })).toEqual([422, "service_id"]);
    expect(await refusal({ from: "2020-01-07", count: 2 })).toEqual([409]);
  });

  it("lets a coach schedule only the coach's own classes", async () => {
    const { venue, swing } = await atWork();
    const dana = await venue.coach(0);
    const own = await dana.ask("scheduleClassSessions", { body: tuesdays(venue, swing) });
    expect(own.status).toBe(201);
    const other = tuesdays(venue, swing, { coach_id: coachId(venue, 1), start: "15:00" });
    expect((await dana.ask("scheduleClassSessions", { body: other })).status).toBe(403);
    const client = await venue.person("client");
    expect((await client.ask("scheduleClassSessions", { body: other })).status).toBe(403);
  });
});

describe("a series", () => {
  it("changes one date, the following ones or all upcoming ones, and never past ones", async () => {
    const { venue, staff, swing } = await atWork();
    const { data, series_id } = await schedule(staff.ask, tuesdays(venue, swing));
    const wallOf = async () => {
      const { body } = await staff.ask("classSessions", { query: { series_id } });
      return body.data.map(({ local_start }: { local_start: string }) => local_start.slice(5, 16));
    };
    const change = (index: number, body: Record<string, unknown>) =>
      staff.ask("updateClassSession", { params: { id: data[index].id }, body: { version: 1, ...body } });
    expect((await change(1, { start: "14:00" })).status).toBe(200);
    expect(await wallOf()).toEqual(["05-11T13:00", "05-18T14:00", "05-25T13:00", "06-01T13:00"]);
    expect((await change(2, { start: "15:00", scope: "following" })).body.data).toHaveLength(2);
    expect(await wallOf()).toEqual(["05-11T13:00", "05-18T14:00", "05-25T15:00", "06-01T15:00"]);
    platform.clock.set("2027-05-12T17:00:00Z");
    const all = await staff.ask("updateClassSession", {
      params: { id: data[3].id },
      body: { version: 2, start: "16:00", scope: "all" },
    });
    platform.clock.set("2027-05-03T17:00:00Z");
    expect(all.status).toBe(200);
    expect(await wallOf()).toEqual(["05-11T13:00", "05-18T16:00", "05-25T16:00", "06-01T16:00"]);
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  it("refuses the whole change if a date is taken, for an outdated version, and for fewer seats than are booked", async () => {
    const { venue, staff, swing } = await atWork();
    const { data } = await schedule(staff.ask, tuesdays(venue, swing));
    await book(staff.ask, bayHour(venue, { start_time: "2027-05-25 22:00:00", end_time: "2027-05-25 23:00:00" }));
    const change = (body: Record<string, unknown>) =>
      staff.ask("updateClassSession", { params: { id: data[0].id }, body: { version: 1, ...body } });
    const taken = await change({ start: "15:00", resource_id: bayId(venue), scope: "all" });
    expect([taken.status, taken.body.current]).toMatchObject([
      409,
      [{ date: "2027-05-25", problem: "resource_taken" }],
    ]);
    expect((await staff.ask("classSession", { params: { id: data[0].id } })).body).toMatchObject({
      version: 1,
      resource_id: bayId(venue, 3),
    });
    expect((await change({ version: 7, capacity: 4 })).body.error).toBe("stale_version");
    await book(staff.ask, seatIn(data[0], { party_size: 3 }));
    const small = await change({ capacity: 2 });
    expect([small.status, small.body.errors.capacity]).toEqual([
      409,
      ["3 seats are booked on 2027-05-11. Enter at least as many, or cancel some first."],
    ]);
  });

  it("cannot be ended after its last date", async () => {
    const { venue, staff, swing } = await atWork();
    const { series_id } = await schedule(staff.ask, tuesdays(venue, swing));
    const end = () =>
      staff.ask("deleteClassSeriesOccurrences", { params: { id: series_id }, body: { from: "2030-01-01" } });
    expect(await end()).toMatchObject({ status: 200, body: { data: [], bookings_cancelled: 0 } });
  });

  it("ends from a day on: coach and bay are free again, and everybody with a seat is told why", async () => {
    const { venue, staff, swing } = await atWork();
    const { data, series_id } = await schedule(staff.ask, tuesdays(venue, swing));
    const seat = await book(staff.ask, seatIn(data[2]));
    const { body } = await staff.ask("deleteClassSeriesOccurrences", {
      params: { id: series_id },
      body: { from: "2027-05-25", message: "Dana is away." },
    });
    expect([body.data.length, body.bookings_cancelled]).toEqual([2, 1]);
    expect((await staff.ask("booking", { params: { id: seat.id } })).body.status).toBe("cancelled");
    const { body: series } = await staff.ask("classSessionSeries", { query: { coach_id: coachId(venue) } });
    expect(series.data).toMatchObject([{ id: series_id, sessions_left: 2, start: "13:00", weekdays: ["tuesday"] }]);
    await book(staff.ask, lessonHour(venue, { start_time: "2027-05-25 20:00:00", end_time: "2027-05-25 21:00:00" }));
    const mails = await platform.admin
      .selectFrom("outbox")
      .where("tenant_id", "=", venue.tenantId)
      .where("kind", "=", "booking_cancelled")
      .select("payload")
      .execute();
    expect(mails).toMatchObject([{ payload: { booking_id: seat.id, message: "Dana is away." } }]);
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  it("cancels a date once, and returns it unchanged afterwards", async () => {
    const { venue, staff, swing } = await atWork();
    const { data } = await schedule(staff.ask, tuesdays(venue, swing));
    const cancel = () => staff.ask("deleteClassSession", { params: { id: data[0].id }, query: { notify: false } });
    expect((await cancel()).body.data[0]).toMatchObject({ status: "cancelled", allowed_actions: [] });
    const again = await cancel();
    expect([again.status, again.body.bookings_cancelled, again.body.data[0].version]).toEqual([200, 0, 2]);
    const enrol = await staff.ask("createBooking", { body: seatIn(data[0]) });
    expect([enrol.status, enrol.body.error]).toEqual([409, "invalid_state"]);
  });
});

describe("the bay and location of an upcoming class", () => {
  it("cannot be archived", async () => {
    const { venue, staff, swing } = await atWork();
    const owner = await venue.person("owner");
    const { series_id } = await schedule(staff.ask, tuesdays(venue, swing));
    const bay = () => owner.ask("deleteResource", { params: { id: bayId(venue, 3) } });
    const refused = await bay();
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "Studio still has 4 classes to come. Move or cancel them first.",
    ]);
    const location = await owner.ask("deleteLocation", { params: { id: venue.locationId } });
    expect([location.status, location.body.error]).toEqual([409, "invalid_state"]);
    await staff.ask("deleteClassSeriesOccurrences", { params: { id: series_id }, body: { from: "2027-05-11" } });
    expect((await bay()).status).toBe(200);
    const service = await owner.ask("deleteService", { params: { id: swing } });
    expect([service.status, service.body.is_archived]).toEqual([200, true]);
  });
});
