import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { auditClaims, SOUND } from "#tests/support/claims-audit.ts";
import { startPlatform, type Ask, type Platform, type Venue } from "#tests/support/venue.ts";
import { block, noonRepair } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** Bay 1 at noon on the four Tuesdays from 4 to 25 May 2027. */
async function fourTuesdays() {
  const venue = await platform.venue();
  const staff = await venue.person("staff");
  const first = await block(staff.ask, noonRepair(venue, { until: "2027-05-27" }));
  return { venue, staff, first };
}

interface Listed {
  id: number;
  version: number;
  local_start: string;
  local_end: string;
  series_id: number;
}

/** The blocked times of May, week by week. */
async function listOf(venue: Venue, ask: Ask): Promise<Listed[]> {
  const weeks = ["2027-05-03", "2027-05-10", "2027-05-17", "2027-05-24"].map((date_from) => ({
    location_id: venue.locationId,
    date_from,
    date_to: Temporal.PlainDate.from(date_from).add({ days: 6 }).toString(),
  }));
  const replies = await Promise.all(weeks.map((query) => ask("blockedTimes", { query })));
  return replies.flatMap(({ body }) => body.data);
}

const startsOf = async (venue: Venue, ask: Ask) =>
  (await listOf(venue, ask)).map(({ local_start }) => local_start.slice(5, 16));

const sound = async ({ tenantId }: Venue) => expect(await auditClaims(platform.admin, tenantId)).toEqual(SOUND);

/** The same fields as created, at another time. */
function changed(venue: Venue, version: number, changes: Record<string, unknown> = {}) {
  const { location_id: _, ...rest } = noonRepair(venue, changes);
  return { ...rest, version };
}

describe("a weekly blocked time", () => {
  it("blocks each date up to the last as one series, and none can be booked", async () => {
    const { venue, staff, first } = await fourTuesdays();
    expect(await startsOf(venue, staff.ask)).toEqual(["05-04T12:00", "05-11T12:00", "05-18T12:00", "05-25T12:00"]);
    expect((await listOf(venue, staff.ask)).map(({ series_id }) => series_id)).toEqual(Array(4).fill(first.id));
    const third = { start_time: "2027-05-18 19:00:00", end_time: "2027-05-18 20:00:00" };
    expect((await staff.ask("createBooking", { body: bayHour(venue, third) })).body.error).toBe("slot_taken");
    await sound(venue);
  });

  it("stays at the same wall time past midnight and across clock changes", async () => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    const params = { id: venue.locationId };
    await owner.ask("updateLocation", { params, body: { version: 1, timezone: "America/New_York" } });
    const night = { from_date: "2027-10-31", from_time: "22:00", to_date: "2027-11-01", to_time: "02:00" };
    await block(owner.ask, noonRepair(venue, { ...night, until: "2027-11-07" }));
    const query = { location_id: venue.locationId, date_from: "2027-10-31", date_to: "2027-11-07" };
    const { data } = (await owner.ask("blockedTimes", { query })).body;
    expect(data.map(({ local_start, local_end }: Listed) => `${local_start} ${local_end}`)).toEqual([
      "2027-10-31T22:00:00-04:00 2027-11-01T02:00:00-04:00",
      "2027-11-07T22:00:00-05:00 2027-11-08T02:00:00-05:00",
    ]);
  });

  it("is refused as a whole, with the bookings on any of its dates", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    const third = { start_time: "2027-05-18 19:00:00", end_time: "2027-05-18 20:00:00" };
    const { id } = await book(staff.ask, bayHour(venue, third));
    const body = noonRepair(venue, { until: "2027-05-27" });
    const { kind: _kind, reason: _reason, colour: _colour, ...asked } = body;
    const preview = (await staff.ask("previewBlockedTime", { body: asked })).body;
    expect([preview.count, preview.conflicts.map((one: Listed) => one.id)]).toEqual([4, [id]]);
    expect((await staff.ask("createBlockedTime", { body })).body).toMatchObject({
      error: "slot_taken",
      current: [{ id }],
    });
    expect(await startsOf(venue, staff.ask)).toEqual([]);
  });

  it("changes on one date, or on one and all later dates, which move by as many days", async () => {
    const { venue, staff } = await fourTuesdays();
    const [, second, third] = await listOf(venue, staff.ask);
    const one = changed(venue, 1, { from_date: "2027-05-11", to_date: "2027-05-11", from_time: "13:00" });
    await staff.ask("updateBlockedTime", { params: { id: second?.id ?? 0 }, body: one });
    expect(await startsOf(venue, staff.ask)).toEqual(["05-04T12:00", "05-11T13:00", "05-18T12:00", "05-25T12:00"]);
    const later = changed(venue, 1, { from_date: "2027-05-19", to_date: "2027-05-19", from_time: "11:00" });
    const body = { ...later, following: true };
    const asked = { ...noonRepair(venue, later), except_id: third?.id, following: true };
    const { kind: _kind, reason: _reason, colour: _colour, version: _version, ...question } = { ...asked, version: 1 };
    const preview = (await staff.ask("previewBlockedTime", { body: question })).body;
    expect([preview.count, preview.conflicts]).toEqual([2, []]);
    expect((await staff.ask("updateBlockedTime", { params: { id: third?.id ?? 0 }, body })).status).toBe(200);
    expect(await startsOf(venue, staff.ask)).toEqual(["05-04T12:00", "05-11T13:00", "05-19T11:00", "05-26T11:00"]);
    await sound(venue);
  });

  it("is removed on one date or from one date on, and restored the same way", async () => {
    const { venue, staff } = await fourTuesdays();
    const [first, second] = await listOf(venue, staff.ask);
    await staff.ask("deleteBlockedTime", { params: { id: first?.id ?? 0 } });
    const params = { id: second?.id ?? 0 };
    const freed = await staff.ask("deleteBlockedTime", { params, query: { version: 1, following: true } });
    expect(freed.body).toMatchObject({ id: second?.id, is_removed: true });
    expect(await startsOf(venue, staff.ask)).toEqual([]);
    await staff.ask("restoreBlockedTime", { params, body: { version: 2 } });
    expect(await startsOf(venue, staff.ask)).toEqual(["05-11T12:00", "05-18T12:00", "05-25T12:00"]);
    await sound(venue);
  });

  it("is not restored if one of its dates was booked in the meantime", async () => {
    const { venue, staff, first } = await fourTuesdays();
    const params = { id: first.id };
    await staff.ask("deleteBlockedTime", { params, query: { following: true } });
    await book(staff.ask, bayHour(venue, { start_time: "2027-05-18 19:00:00", end_time: "2027-05-18 20:00:00" }));
    expect((await staff.ask("restoreBlockedTime", { params, body: { version: 2 } })).body.error).toBe("slot_taken");
    expect(await startsOf(venue, staff.ask)).toEqual([]);
  });

  it.each([
    ["a last day before the first", { until: "2027-05-03" }, "until"],
    ["more than a year", { until: "2028-05-30" }, "until"],
    ["a time longer than a week", { to_date: "2027-05-12", until: "2027-05-27" }, "to_date"],
    ["an invalid day", { until: "2027-02-30" }, "until"],
  ])("refuses %s", async (_what, changes, field) => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    const { status, body } = await staff.ask("createBlockedTime", { body: noonRepair(venue, changes) });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it("refuses changes of later dates to a client, another company, another coach and for an outdated version", async () => {
    const { venue, staff, first } = await fourTuesdays();
    const client = await venue.person("client");
    const coach = await venue.coach(0);
    const other = await (await platform.venue()).person("staff");
    const body = { ...changed(venue, 1), following: true };
    const statuses = [];
    for (const ask of [client.ask, coach.ask, other.ask]) {
      const gone = await ask("deleteBlockedTime", { params: { id: first.id }, query: { following: true } });
      const moved = await ask("updateBlockedTime", { params: { id: first.id }, body });
      statuses.push([gone.status, moved.status]);
    }
    expect(statuses).toEqual([
      [403, 403],
      [403, 403],
      [404, 404],
    ]);
    const stale = await staff.ask("updateBlockedTime", { params: { id: first.id }, body: { ...body, version: 9 } });
    expect(stale.body.error).toBe("stale_version");
    expect(await startsOf(venue, staff.ask)).toHaveLength(4);
  });
});
