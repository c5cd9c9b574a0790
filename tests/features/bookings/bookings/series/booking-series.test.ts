import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { block, noonRepair } from "#tests/features/schedule/blocked-times/support.ts";
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

async function atWork() {
  const venue = await platform.venue();
  const staff = await venue.person("staff");
  return { venue, ask: staff.ask };
}

const total = async (ask: Ask) => (await ask("bookings")).body.meta.total as number;

const SECOND = { start_time: "2027-05-19 01:00:00", end_time: "2027-05-19 02:00:00" };

describe("a series of bookings", () => {
  test("books its bay on every date at the wall time, priced, charged and claimed as a single booking", async () => {
    const { venue, ask } = await atWork();
    const client = await venue.person("client");
    const single = await book(
      ask,
      bayHour(venue, { start_time: "2027-05-05 01:00:00", end_time: "2027-05-05 02:00:00" }),
    );
    const { series_id, data, left_out } = await bookSeries(ask, tuesdays(venue, { guest: null, client_id: client.id }));
    expect(walls(data)).toEqual(["05-11T18:00", "05-18T18:00", "05-25T18:00", "06-01T18:00"]);
    expect(left_out).toEqual([]);
    for (const one of data) {
      expect(one).toMatchObject({
        series_id,
        status: "confirmed",
        version: 1,
        payment_status: "due",
        price: single.price,
      });
      expect(await claimsOf(platform, one.id)).toEqual([`client:${client.id} 01:00`, `resource:${bayId(venue)} 01:00`]);
      const account = await ask("bookingAccount", { params: { id: one.id } });
      expect(account.body.balance).toEqual(single.price);
    }
    const read = await ask("booking", { params: { id: data[1].id } });
    expect(read.body).toEqual(data[1]);
    const taken = await ask("createBooking", { body: bayHour(venue, SECOND) });
    expect([taken.status, taken.body.error]).toEqual([409, "slot_taken"]);
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
    const history = await platform.admin
      .selectFrom("audit_log")
      .where("tenant_id", "=", venue.tenantId)
      .where("action", "=", "createBookingSeries")
      .select("entity_id")
      .orderBy("id")
      .execute();
    expect(history.map(({ entity_id }) => Number(entity_id))).toEqual(data.map(({ id }: { id: number }) => id));
  });

  test("is refused as a whole if a date is taken, naming it, and books the other dates on request", async () => {
    const { venue, ask } = await atWork();
    await book(ask, bayHour(venue, SECOND));
    const { body: preview } = await ask("previewBookingSeries", { body: tuesdays(venue, { guest: null }) });
    expect(preview.occurrences.map(({ problem }: { problem: string }) => problem)).toEqual([
      null,
      "resource_taken",
      null,
      null,
    ]);
    const refused = await ask("createBookingSeries", { body: tuesdays(venue) });
    expect([refused.status, refused.body.error]).toEqual([409, "slot_taken"]);
    expect(refused.body.message).toBe("Bay 1 is not free then on Tuesday 18 May. Nothing was booked.");
    expect(refused.body.current).toMatchObject([{ date: "2027-05-18", problem: "resource_taken", price: null }]);
    expect(await total(ask)).toBe(1);
    const { data, left_out } = await bookSeries(ask, tuesdays(venue, { skip_dates: ["2027-05-18"] }));
    expect(walls(data)).toEqual(["05-11T18:00", "05-25T18:00", "06-01T18:00"]);
    expect(left_out).toMatchObject([{ date: "2027-05-18" }]);
  });

  test("does not call a blocked bay booked", async () => {
    const { venue, ask } = await atWork();
    const times = { from_date: "2027-05-18", from_time: "18:00", to_date: "2027-05-18", to_time: "19:00" };
    await block(ask, noonRepair(venue, times));
    const { body } = await ask("previewBookingSeries", { body: tuesdays(venue, { guest: null }) });
    const messages = body.occurrences.map(({ message }: { message: string | null }) => message);
    expect(messages).toEqual([null, "Bay 1 is not free then on Tuesday 18 May.", null, null]);
  });

  test("skips exactly the dates in the request: no date taken since, and also a date that is free again", async () => {
    const { venue, ask } = await atWork();
    await book(ask, bayHour(venue, SECOND));
    const third = ["2027-05-25"];
    const refused = await ask("createBookingSeries", { body: tuesdays(venue, { skip_dates: third }) });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "Bay 1 is not free then on Tuesday 18 May. Nothing was booked.",
    ]);
    expect(await total(ask)).toBe(1);
    const { data, left_out } = await bookSeries(ask, tuesdays(venue, { skip_dates: ["2027-05-18", ...third] }));
    expect(walls(data)).toEqual(["05-11T18:00", "06-01T18:00"]);
    expect(left_out).toMatchObject([
      { date: "2027-05-18", problem: "resource_taken" },
      { date: "2027-05-25", problem: null },
    ]);
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  test("takes the first free bay of each date if none is chosen, and refuses a client who is booked elsewhere", async () => {
    const { venue, ask } = await atWork();
    const client = await venue.person("client");
    await book(ask, bayHour(venue, SECOND));
    const open = await bookSeries(ask, tuesdays(venue, { resource_id: null, guest: null, client_id: client.id }));
    const bays = open.data.map(({ resource_id }: { resource_id: number }) => resource_id);
    expect(bays).toEqual([bayId(venue), bayId(venue, 1), bayId(venue), bayId(venue)]);
    const again = await ask("createBookingSeries", {
      body: tuesdays(venue, { resource_id: bayId(venue, 2), guest: null, client_id: client.id, count: 2 }),
    });
    expect(again.status).toBe(409);
    expect(again.body.current.map(({ problem }: { problem: string }) => problem)).toEqual([
      "client_taken",
      "client_taken",
    ]);
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  test("follows the wall time across clock changes, and names and skips a time that does not exist", async () => {
    const { venue, ask } = await atWork();
    const owner = await venue.person("owner");
    const location = { params: { id: venue.locationId } };
    await owner.ask("updateLocation", { ...location, body: { version: 1, timezone: "America/New_York" } });
    const autumn = await bookSeries(ask, tuesdays(venue, { from: "2027-10-31", start: "10:00", count: 2 }));
    expect(autumn.data.map(({ local_start }: { local_start: string }) => local_start)).toEqual([
      "2027-10-31T10:00:00-04:00",
      "2027-11-07T10:00:00-05:00",
    ]);
    const weekday = { weekday: "sunday", ranges: [{ opens: "00:00", closes: "24:00" }] };
    const { version } = (await ask("locationHours", location)).body;
    const hours = await owner.ask("updateLocationHours", {
      ...location,
      body: { version, days: [weekday], keep_bookings: true },
    });
    expect(hours.status).toBe(200);
    const body = tuesdays(venue, { from: "2028-03-05", start: "02:30", count: 3 });
    const { body: preview } = await ask("previewBookingSeries", { body });
    expect(preview.occurrences[1]).toMatchObject({
      date: "2028-03-12",
      start_time: null,
      problem: "skipped_time",
      message: "The clocks go forward on Sunday 12 March, so 02:30 does not exist.",
    });
    const { data, left_out } = await bookSeries(ask, body);
    expect(walls(data)).toEqual(["03-05T02:30", "03-19T02:30"]);
    expect(left_out).toMatchObject([{ date: "2028-03-12" }]);
  });

  test("refuses no end, an end before the start, too many dates, an odd length, a bay elsewhere, and the past", async () => {
    const { venue, ask } = await atWork();
    const refusal = async (changes: Record<string, unknown>) => {
      const { status, body } = await ask("createBookingSeries", { body: tuesdays(venue, changes) });
      return [status, ...Object.keys(body.errors ?? {})];
    };
    expect(await refusal({ count: null })).toEqual([422, "until"]);
    expect(await refusal({ count: null, until: "2027-05-01" })).toEqual([422, "until"]);
    expect(await refusal({ count: 53 })).toEqual([422, "count"]);
    expect(await refusal({ count: 10_000 })).toEqual([422, "count"]);
    expect(await refusal({ count: null, until: "2057-05-01" })).toEqual([422, "until"]);
    expect(await refusal({ duration_minutes: 45 })).toEqual([422, "duration_minutes"]);
    expect(await refusal({ start: "18:07" })).toEqual([422, "start"]);
    expect(await refusal({ start: "24:00" })).toEqual([422, "start"]);
    expect(await refusal({ resource_id: 2_000_000_001 })).toEqual([422, "resource_id"]);
    expect(await refusal({ service_id: 2_000_000_001 })).toEqual([422, "service_id"]);
    expect(await refusal({ party_size: 5 })).toEqual([422, "party_size"]);
    expect(await refusal({ guest: null })).toEqual([422, "client_id", "guest"]);
    expect(await refusal({ from: "2020-01-07" })).toEqual([409]);
    expect(await refusal({ count: 1, skip_dates: ["2027-05-11"] })).toEqual([422, "from"]);
    expect(await refusal({ skip_dates: ["May 18"] })).toEqual([422, "skip_dates.0"]);
    expect(await total(ask)).toBe(0);
  });

  test("can be booked by staff, and by coaches only for their own lessons", async () => {
    const { venue } = await atWork();
    const dana = await venue.coach(0);
    const lesson = { service_id: serviceId(venue, "Lesson"), resource_id: null, party_size: 1, start: "13:00" };
    const own = await dana.ask("createBookingSeries", { body: tuesdays(venue, lesson) });
    expect(own.status).toBe(201);
    expect(own.body.data[0].coach_id).toBe(coachId(venue));
    const other = tuesdays(venue, { ...lesson, coach_id: coachId(venue, 1), start: "15:00" });
    expect((await dana.ask("createBookingSeries", { body: other })).status).toBe(403);
    const client = await venue.person("client");
    expect((await client.ask("createBookingSeries", { body: tuesdays(venue) })).status).toBe(403);
  });

  test("mails all dates in one email, each with its own link and calendar event", async () => {
    const { venue, ask } = await atWork();
    const { data } = await bookSeries(ask, tuesdays(venue));
    const mails = await mailsOf(platform, venue);
    expect(mails).toMatchObject([
      { kind: "booking_confirmed", payload: { series: data.map(({ id }: { id: number }) => id) } },
    ]);
    const [mail] = await sentMails(platform, venue);
    expect(mail?.subject).toMatch(/^Your 4 weekly bookings are confirmed: Tuesday, /);
    expect(mail?.text.match(/\/book\/manage#/g)).toHaveLength(4);
    expect(mail?.calendar?.content.match(/BEGIN:VEVENT/g)).toHaveLength(4);
  });
});

describe("cancelling dates of a series", () => {
  const cancel = (ask: Ask, { series_id, id, version = 1 }: Record<string, number>, scope: string) =>
    ask("cancelBookingSeries", { params: { id: series_id ?? 0 }, body: { booking_id: id, version, scope } });

  const statesOf = async (ask: Ask, series_id: number) => {
    const { body } = await ask("bookingSeries", { params: { id: series_id } });
    return body.dates.map(({ status }: { status: string }) => status);
  };

  test("cancels this date, the following dates or all upcoming dates, and mails once", async () => {
    const { venue, ask } = await atWork();
    const { series_id, data } = await bookSeries(ask, tuesdays(venue, { count: 6 }));
    expect((await cancel(ask, { series_id, id: data[1].id }, "this")).body.data).toHaveLength(1);
    expect(await statesOf(ask, series_id)).toEqual(["confirmed", "cancelled", ...Array(4).fill("confirmed")]);
    const following = await cancel(ask, { series_id, id: data[4].id }, "following");
    expect(following.body.data).toMatchObject([
      { id: data[4].id, status: "cancelled", version: 2, allowed_actions: ["restore"] },
      { id: data[5].id, status: "cancelled" },
    ]);
    platform.clock.set("2027-05-12T17:00:00Z");
    const all = await cancel(ask, { series_id, id: data[3].id }, "all");
    expect(all.body.data.map(({ id }: { id: number }) => id)).toEqual([data[2].id, data[3].id]);
    expect(await statesOf(ask, series_id)).toEqual(["confirmed", ...Array(5).fill("cancelled")]);
    for (const { id } of data.slice(1)) expect(await claimsOf(platform, id)).toEqual([]);
    expect((await mailsOf(platform, venue)).map(({ kind }) => kind)).toEqual([
      "booking_confirmed",
      "booking_cancelled",
      "booking_cancelled",
      "booking_cancelled",
    ]);
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  test("names the weekly time, with its dates in order", async () => {
    const { venue, ask } = await atWork();
    const { series_id, data } = await bookSeries(ask, tuesdays(venue));
    const { body } = await ask("bookingSeries", { params: { id: series_id } });
    expect(body).toMatchObject({ id: series_id, weekday: "tuesday", start: "18:00", duration_minutes: 60 });
    expect(body.dates[0]).toEqual({
      booking_id: data[0].id,
      start_time: data[0].start_time,
      local_start: data[0].local_start,
      status: "confirmed",
      payment_status: "due",
    });
  });

  test("refuses an outdated version, another series' date, a past date, and another company's", async () => {
    const { venue, ask } = await atWork();
    const { series_id, data } = await bookSeries(ask, tuesdays(venue));
    const other = await bookSeries(ask, tuesdays(venue, { start: "20:00" }));
    const stale = await cancel(ask, { series_id, id: data[0].id, version: 2 }, "all");
    expect([stale.status, stale.body.error]).toEqual([409, "stale_version"]);
    expect((await cancel(ask, { series_id, id: other.data[0].id }, "all")).status).toBe(404);
    const stranger = await (await platform.venue()).person("owner");
    expect((await cancel(stranger.ask, { series_id, id: data[0].id }, "all")).status).toBe(404);
    expect((await stranger.ask("bookingSeries", { params: { id: series_id } })).status).toBe(404);
    await ask("updateBooking", { params: { id: data[0].id }, body: { version: 1, status: "checked_in" } });
    const here = await cancel(ask, { series_id, id: data[0].id, version: 2 }, "this");
    expect([here.status, here.body.error]).toEqual([409, "invalid_state"]);
    platform.clock.set("2027-06-10T17:00:00Z");
    const later = await venue.person("staff");
    const over = await cancel(later.ask, { series_id, id: data[3].id }, "all");
    expect([over.status, over.body.message]).toEqual([409, "No date of this series is left to cancel."]);
    expect(await statesOf(later.ask, series_id)).toEqual(["checked_in", "confirmed", "confirmed", "confirmed"]);
  });
});
