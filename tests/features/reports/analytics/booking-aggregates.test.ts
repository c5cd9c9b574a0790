import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recountMarkedDays } from "#api/features/reports/analytics/rollups/recount.ts";
import type { PaymentStatus } from "#schema/bookings/bookings/models.ts";
import { BookingFigure } from "#schema/reports/analytics/booking-aggregates.ts";
import { randomly } from "#tests/features/venue/coaches/recounted.ts";
import { cases, oneOf } from "#tests/support/proof/proof.ts";
import { startPlatform, TEST_NOW, type Ask, type Platform, type Venue } from "#tests/support/venue.ts";
import { decorate, quantileOf, recountBookings, type Group } from "./recounted-bookings.ts";
import { bookRandomly, type Recounting } from "./recounted.ts";
import { AROUND, beginDaysAt, venueIn } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const MAY = { start: "2027-05-01", end: "2027-05-31" };
const counted = (ask: Ask, query: object) => ask("bookingAggregates", { query: { ...MAY, ...query } });

const GROUPINGS = [
  [],
  ["day"],
  ["week", "service"],
  ["month"],
  ["weekday", "hour"],
  ["hour"],
  ["location", "kind"],
  ["resource", "status"],
  ["coach"],
  ["week", "weekday"],
  ["client", "source"],
  ["source", "notice", "lead_band"],
  ["month", "service", "payment_status"],
  ["notice", "cancelled_by"],
  ["peak"],
  ["lead_band", "payment_status"],
];

const SUMS = BookingFigure.options.filter((figure) => !/^lead_(median|p90)/.test(figure));

const COLUMN: Record<string, string> = {
  day: "date",
  week: "date",
  month: "date",
  location: "location_id",
  service: "service_id",
  resource: "resource_id",
  coach: "coach_id",
  client: "client_id",
  peak: "is_peak",
};

const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((1000 * part) / whole) / 10);
const decimal = (value: number | null) => (value === null ? null : Math.round(10 * value) / 10);

function figuresOf(group: Group, all: { bookings: number; cancelled: number }) {
  const { leads, prices, marked, minutes, ...counts } = group;
  return {
    ...counts,
    minutes,
    share_percent: percent(group.bookings, all.bookings),
    no_show_percent: percent(group.no_shows, marked),
    cancelled_percent: percent(group.cancelled, group.bookings + group.cancelled),
    cancelled_share_percent: percent(group.cancelled, all.bookings + all.cancelled),
    average_minutes: group.bookings === 0 ? null : decimal(minutes / group.bookings),
    lead_average_hours: leads.length === 0 ? null : decimal(leads.reduce((sum, one) => sum + one, 0) / leads.length),
    lead_median_hours: decimal(quantileOf(leads, 0.5)),
    lead_p90_hours: decimal(quantileOf(leads, 0.9)),
    prices: Object.entries(prices)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([currency, amount]) => ({ amount, currency })),
  };
}

async function expectRecounted(ask: Ask, venue: Venue, about: Recounting, by: string[]) {
  const { status, body } = await counted(ask, { start: about.start, end: about.end, group_by: by });
  const where = `${about.start} to ${about.end} by ${by.join()}`;
  expect([status, body.timezone], where).toEqual([200, about.zone]);
  const found = await recountBookings(platform, venue, { ...about, by });
  const sum = (name: "bookings" | "cancelled") => [...found.values()].reduce((all, one) => all + one[name], 0);
  const all = { bookings: sum("bookings"), cancelled: sum("cancelled") };
  const keyOf = (group: Record<string, unknown>) => JSON.stringify(by.map((name) => group[COLUMN[name] ?? name]));
  const answered = new Map(body.groups.map((group: Record<string, unknown>) => [keyOf(group), group]));
  expect(new Set(answered.keys()), where).toEqual(new Set(found.keys()));
  expect(answered.size, where).toBe(body.groups.length);
  for (const [key, group] of found) expect(answered.get(key), `${where}: ${key}`).toMatchObject(figuresOf(group, all));
  // Without the figures that cannot be summed, more is read from aggregated days.
  const sums = await counted(ask, { start: about.start, end: about.end, group_by: by, include: SUMS });
  const unread = { lead_median_hours: null, lead_p90_hours: null };
  expect(sums.body.groups, where).toEqual(body.groups.map((group: object) => ({ ...group, ...unread })));
  return found.size;
}

describe("grouped bookings", () => {
  it.each(oneOf(AROUND, 1))("equal a count of raw rows in %s around %s", { tags: ["both"] }, async (zone, day) => {
    const { venue, staff, people } = await venueIn(platform, zone);
    const date = Temporal.PlainDate.from(day);
    const dayHour = day.endsWith("04") ? 0 : 5;
    await beginDaysAt(platform, venue, dayHour);
    const wide = { zone, dayHour, start: date.subtract({ days: 6 }).toString(), end: date.add({ days: 5 }).toString() };
    const month = {
      zone,
      dayHour,
      start: day.slice(0, 8) + "01",
      end: date.add({ months: 1 }).with({ day: 1 }).toString(),
    };
    const recounted = async () => {
      let groups = 0;
      for (const by of GROUPINGS) groups += await expectRecounted(staff.ask, venue, wide, by);
      expect(groups).toBeGreaterThan(GROUPINGS.length);
      await expectRecounted(staff.ask, venue, { zone, dayHour, start: day, end: day }, ["hour", "source"]);
      for (const by of [[], ["month", "coach"], ["weekday", "hour"]])
        await expectRecounted(staff.ask, venue, month, by);
    };
    for (let seed = 1; seed <= cases(2, 3); seed++) {
      await bookRandomly(platform, venue, randomly(seed), { day, zone, people, desk: staff.id });
      await decorate(platform, venue, randomly(seed + 100), day);
      // Computed at query time, then from aggregated days, then from a mix of both.
      await recounted();
      if (seed < 3) await recountMarkedDays(platform.db, venue.tenantId);
      if (seed === 2) await recounted();
    }
  });

  it("match the overview of the same month", async () => {
    const { venue, staff, people } = await venueIn(platform, "America/Vancouver");
    await bookRandomly(platform, venue, randomly(7), {
      day: "2027-05-15",
      zone: "America/Vancouver",
      people,
      desk: staff.id,
    });
    const { body } = await counted(staff.ask, {});
    const overview = await staff.ask("analyticsOverview", { query: { periodType: "month", period: "2027-05" } });
    const { totals, lead_time } = overview.body;
    expect(body.groups).toHaveLength(1);
    expect(body.groups[0]).toMatchObject({
      bookings: totals.bookings,
      no_shows: totals.no_shows,
      no_show_percent: totals.no_show_percent,
      cancelled: totals.cancelled,
      cancelled_percent: totals.cancelled_percent,
      lead_median_hours: lead_time.median_hours,
      lead_p90_hours: lead_time.p90_hours,
    });
  });

  it("use each location's own clock for hours", async () => {
    const { venue, staff } = await venueIn(platform, "America/Vancouver");
    const { id: east } = await platform.admin
      .insertInto("locations")
      .values({ tenant_id: venue.tenantId, name: "East", timezone: "America/Toronto" })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const location_id of [venue.locationId, east])
      await book(venue, { location_id, start: "2027-05-11T02:30:00Z" });
    const { body } = await counted(staff.ask, { group_by: ["location", "weekday", "hour"] });
    const told = body.groups.map((one: Record<string, unknown>) => [one["location_name"], one["weekday"], one["hour"]]);
    expect(told).toContainEqual(["East", "monday", 22]);
    expect(told).toContainEqual([expect.not.stringMatching("East"), "monday", 19]);
    const there = await counted(staff.ask, { location_id: east, group_by: ["day"] });
    expect([there.body.timezone, there.body.groups]).toMatchObject([
      "America/Toronto",
      [{ date: "2027-05-10", bookings: 1 }],
    ]);
  });

  it("include the amount still due by the ledger", async () => {
    const { venue, staff } = await venueIn(platform, "America/Vancouver");
    const id = await book(venue, { start: "2027-05-06T18:00:00Z", payment_status: "deposit_paid" });
    await sql`with t as (
        insert into ledger_transactions (tenant_id, kind, booking_id, location_id, created_at)
        values (${venue.tenantId}, 'charge', ${id}, ${venue.locationId}, now()) returning id)
      insert into ledger_entries (tenant_id, transaction_id, account, amount, currency)
      select ${venue.tenantId}, t.id, v.account, v.amount, 'CAD'
      from t, (values ('receivable', 4000), ('bookings', -4000)) v (account, amount)`.execute(platform.admin);
    await book(venue, { start: "2027-05-06T20:00:00Z", payment_status: "paid" });
    const expected = async (amount: number) => {
      const { body } = await counted(staff.ask, { payment_status: ["due", "deposit_paid"] });
      expect(body.groups).toMatchObject([{ bookings: 1, due: [{ amount, currency: "CAD" }] }]);
      const all = await counted(staff.ask, { group_by: ["hour"], include: ["due"] });
      expect(all.body.groups).toMatchObject([{ due: [{ amount, currency: "CAD" }] }, { due: [] }]);
    };
    await expected(4000);
    await recountMarkedDays(platform.db, venue.tenantId);
    await expected(4000);
    // A payment is made for it: the day is recounted.
    await sql`with t as (
        insert into ledger_transactions (tenant_id, kind, booking_id, location_id, created_at)
        values (${venue.tenantId}, 'payment', ${id}, ${venue.locationId}, now()) returning id)
      insert into ledger_entries (tenant_id, transaction_id, account, amount, currency)
      select ${venue.tenantId}, t.id, v.account, v.amount, 'CAD'
      from t, (values ('receivable', -1500), ('cash', 1500)) v (account, amount)`.execute(platform.admin);
    await expected(2500);
    await recountMarkedDays(platform.db, venue.tenantId);
    await expected(2500);
  });

  it("have one group of zero, or none, if there are no bookings", async () => {
    const { staff } = await venueIn(platform, "America/Vancouver");
    const { body } = await counted(staff.ask, {});
    expect(body.groups).toMatchObject([
      { bookings: 0, share_percent: null, minutes: 0, prices: [], lead_p90_hours: null },
    ]);
    expect((await counted(staff.ask, { group_by: ["day"] })).body.groups).toEqual([]);
  });

  it("include only the own lessons for a coach", async () => {
    const { venue, staff, people } = await venueIn(platform, "America/Vancouver");
    await bookRandomly(platform, venue, randomly(9), {
      day: "2027-05-15",
      zone: "America/Vancouver",
      people,
      desk: staff.id,
    });
    const dana = await venue.coach(0);
    const { body } = await counted(dana.ask, { group_by: ["coach"] });
    expect(body.groups.map((one: { coach_id: number }) => one.coach_id)).toEqual([dana.id]);
  });
});

describe("grouped bookings are refused", () => {
  it.each([
    ["invalid days", { start: "2027-02-30" }, "start"],
    ["an end before the start", { end: "2027-04-30" }, "end"],
    ["more than a year", { end: "2028-06-01" }, "end"],
    ["an unknown group", { group_by: ["weather"] }, "group_by"],
    ["two kinds of dates", { group_by: ["day", "month"] }, "group_by"],
    ["five keys", { group_by: ["day", "hour", "coach", "status", "client"] }, "group_by"],
    ["an unknown status", { status: ["lost"] }, "status"],
  ])("for %s", async (_, query, field) => {
    const { staff } = await venueIn(platform, "America/Vancouver");
    const { status, body } = await counted(staff.ask, query);
    expect([status, body.error]).toEqual([400, "bad_argument"]);
    expect(Object.keys(body.errors)[0]).toMatch(new RegExp(`^${field}`));
  });

  it("to clients, strangers and a locked company, and for another company's records", async () => {
    const { venue } = await venueIn(platform, "America/Vancouver");
    const client = await venue.person("client");
    const stranger = await (await platform.venue()).person("owner");
    const locked = await (await platform.venue({ cancelled_at: Temporal.Instant.from(TEST_NOW) })).person("owner");
    expect((await counted(venue.anonymous, {})).status).toBe(401);
    expect((await counted(client.ask, {})).status).toBe(403);
    expect((await counted(locked.ask, {})).status).toBe(423);
    const [service, bay, coach] = [venue.catalogue.services, venue.catalogue.resources, venue.catalogue.coaches];
    for (const theirs of [
      { location_id: venue.locationId },
      { service_ids: [service[0]?.id] },
      { resource_ids: [bay[0]?.id] },
      { coach_ids: [coach[0]?.id] },
    ])
      expect((await counted(stranger.ask, theirs)).status, Object.keys(theirs)[0]).toBe(404);
  });

  it("for too many groups, with advice", async () => {
    const { venue, staff } = await venueIn(platform, "America/Vancouver");
    const { tenantId, locationId, catalogue } = venue;
    await sql`with people as (
        insert into users (tenant_id, first_name, last_name, email, roles)
        select ${tenantId}, 'Pat', n::text, n || '@example.test', array['client'] from generate_series(1, 1001) n returning id)
      insert into bookings (tenant_id, location_id, service_id, client_id, price_amount, price_currency, start_time, end_time,
        status)
      select ${tenantId}, ${locationId}, ${catalogue.services[0]?.id}, id, 100, 'CAD', '2027-05-10T18:00Z',
        '2027-05-10T19:00Z', 'completed' from people`.execute(platform.admin);
    const { status, body } = await counted(staff.ask, { group_by: ["client"] });
    expect([status, body.error]).toEqual([422, "too_many_groups"]);
    expect(body.errors.group_by[0]).toBe(body.message);
    expect(body.message).toContain("Group by less");
    expect((await counted(staff.ask, { group_by: ["day"] })).body.groups).toMatchObject([{ bookings: 1001 }]);
  });
});

async function book(
  venue: Venue,
  { start, ...more }: { start: string; location_id?: number; payment_status?: PaymentStatus },
) {
  const start_time = Temporal.Instant.from(start);
  const { id } = await platform.admin
    .insertInto("bookings")
    .values({
      tenant_id: venue.tenantId,
      location_id: venue.locationId,
      service_id: venue.catalogue.services[0]?.id ?? 0,
      guest: JSON.stringify({ first_name: "Robin" }),
      price_amount: 4000,
      price_currency: "CAD",
      start_time,
      end_time: start_time.add({ minutes: 60 }),
      status: "confirmed",
      ...more,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
