import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { recountMarkedDays } from "#api/features/reports/analytics/rollups/recount.ts";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { cash, take } from "#tests/features/payments/payments/support.ts";
import { bookLesson, seanOf } from "#tests/features/venue/coaches/support.ts";
import { startPlatform, TEST_NOW, type Ask, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

/** Saturday 8 May 2027 in Vancouver. */
const AT_ONE = { start_time: "2027-05-08 08:00:00", end_time: "2027-05-08 09:00:00" };
const AT_NOON = { start_time: "2027-05-08 19:00:00", end_time: "2027-05-08 20:00:00" };
const [FRIDAY, SATURDAY] = ["2027-05-07", "2027-05-08"];
const WEEK = { start: "2027-05-03", end: "2027-05-09" };

/** A venue that is open on Friday night until two, with a booking at one on Saturday morning and one at noon. */
async function openAtNight() {
  const venue = await platform.venue();
  const owner = await venue.person("owner");
  const days = [{ weekday: "friday", ranges: [{ opens: "18:00", closes: "02:00" }] }];
  await owner.ask("updateLocationHours", { params: { id: venue.locationId }, body: { version: 1, days } });
  const [night] = [await book(owner.ask, bayHour(venue, AT_ONE)), await book(owner.ask, bayHour(venue, AT_NOON))];
  const begin = async (report_day_hour: unknown, ask: Ask = owner.ask) => {
    const { version } = (await owner.ask("company", {})).body;
    return ask("updateCompany", { params: { id: venue.slug }, body: { version, report_day_hour } });
  };
  expect((await begin(4)).status).toBe(200);
  return { venue, owner, night, begin };
}

const byDay = async (ask: Ask) => {
  const { body } = await ask("bookingAggregates", { query: { ...WEEK, group_by: ["day"] } });
  return body.groups.map(({ date, bookings }: Record<string, unknown>) => [date, bookings]);
};

describe("a reporting day that starts at four", () => {
  it("contains the night after its evening: bookings, hours of bays, revenue and lessons", async () => {
    const { venue, owner } = await openAtNight();
    const read = async () => {
      const groupsOf = async (operation: "bookingAggregates" | "hourAggregates", query: object) =>
        (await owner.ask(operation, { query: { ...WEEK, ...query } })).body.groups;
      const revenue = { periodType: "week", period: "2027-W18", basis: "accrual" };
      return {
        days: await byDay(owner.ask),
        hours: (await groupsOf("bookingAggregates", { group_by: ["weekday", "hour"] })).map(
          ({ weekday, hour }: Record<string, unknown>) => `${String(weekday)} ${String(hour)}`,
        ),
        bays: (await groupsOf("hourAggregates", { of: "bays", group_by: ["day", "hour"] }))
          .filter(({ booked_minutes }: { booked_minutes: number }) => booked_minutes > 0)
          .map(({ date, hour }: Record<string, unknown>) => `${String(date)} ${String(hour)}`),
        revenue: (await owner.ask("bookingsRevenue", { query: revenue })).body.buckets.map(
          ({ start }: { start: string }) => start,
        ),
      };
    };
    const expected = {
      days: [
        [FRIDAY, 1],
        [SATURDAY, 1],
      ],
      hours: ["friday 1", "saturday 12"],
      bays: [`${FRIDAY} 1`, `${SATURDAY} 12`],
      revenue: [FRIDAY, SATURDAY],
    };
    expect(await read()).toEqual(expected);
    await recountMarkedDays(platform.db, venue.tenantId);
    expect(await read()).toEqual(expected);
    await bookLesson(owner, venue, seanOf(venue), "2027-05-07T19:00");
    const friday = { start: FRIDAY, end: FRIDAY };
    const { timezone, totals } = (await owner.ask("coachSummary", { query: friday })).body;
    expect([timezone, totals.lessons]).toEqual(["America/Vancouver", 1]);
  });

  it("puts payments at night into the evening's drawer and export, with their time on the clock", async () => {
    const { venue, owner, night } = await openAtNight();
    platform.clock.set("2027-05-08T08:30:00Z");
    await take(owner.ask, night.id, cash(4000));
    const sheet = (await owner.ask("cashUpSheet", { query: { location_id: venue.locationId } })).body;
    expect(sheet).toMatchObject({
      day: FRIDAY,
      expected: cad(4000),
      moves: [{ amount: cad(4000), local_time: "2027-05-08T01:30:00-07:00" }],
    });
    const fileOf = async (day: string) =>
      String((await owner.ask("exportPayments", { query: { date_from: day, date_to: day } })).body);
    expect(await fileOf(FRIDAY)).toContain("2027-05-08 01:30");
    expect(await fileOf(SATURDAY)).not.toContain("2027-05-08 01:30");
  });

  it("leaves a closed cash-up unchanged when the hour changes, and has each movement on one sheet", async () => {
    const { venue, owner, night, begin } = await openAtNight();
    const location_id = venue.locationId;
    const sheetOf = async (day: string) => (await owner.ask("cashUpSheet", { query: { location_id, day } })).body;
    platform.clock.set("2027-05-08T08:30:00Z");
    await take(owner.ask, night.id, cash(4000));
    expect(
      (await owner.ask("closeCashUp", { body: { location_id, expected: 4000, counted: 4000, float: 0 } })).status,
    ).toBe(201);
    const closed = await sheetOf(FRIDAY);
    for (const hour of [0, 2, 11, 4]) {
      expect((await begin(hour)).status).toBe(200);
      expect(await sheetOf(FRIDAY)).toEqual(closed);
      expect((await sheetOf(SATURDAY)).moves).toEqual([]);
    }
    const payment = (await owner.ask("payments", {})).body.data[0];
    await begin(0);
    const asking = { reason: "Typed twice", refunded: 0, dry_run: true };
    const voiding = await owner.ask("voidPayment", { params: { id: payment.id }, body: asking });
    expect(voiding.body.closed_day).toBe(FRIDAY);
  });

  it("can start at midnight again, and the figures are counted again", async () => {
    const { venue, owner, begin } = await openAtNight();
    await recountMarkedDays(platform.db, venue.tenantId);
    expect((await begin(0)).body.report_day_hour).toBe(0);
    expect(await byDay(owner.ask)).toEqual([[SATURDAY, 2]]);
    await recountMarkedDays(platform.db, venue.tenantId);
    expect(await byDay(owner.ask)).toEqual([[SATURDAY, 2]]);
  });

  it("starts at a whole hour before noon, set by people who may change the company", async () => {
    const { venue, begin } = await openAtNight();
    for (const hour of [12, -1, 1.5, "4"]) expect((await begin(hour)).body.errors).toHaveProperty("report_day_hour");
    expect((await begin(5, (await venue.person("staff")).ask)).status).toBe(403);
  });
});
