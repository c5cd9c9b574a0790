import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BookingStatus } from "#schema/bookings/bookings/models.ts";
import { recount, writeRandomly } from "#tests/features/reports/revenue/recounted.ts";
import { randomly } from "#tests/features/venue/coaches/recounted.ts";
import { startPlatform, TEST_NOW, type Ask, type Platform } from "#tests/support/venue.ts";
import { bookRandomly, recountOverview } from "./recounted.ts";
import { AROUND, beginDaysAt, venueIn } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const overviewOf = (ask: Ask, periodType: string, period: string, more: object = {}) =>
  ask("analyticsOverview", { query: { periodType, period, ...more } });
const revenueOf = (ask: Ask, periodType: string, period: string, more: object = {}) =>
  ask("analyticsRevenue", { query: { periodType, period, ...more } });

const asRecord = (rows: Record<string, string | number>[], key: string): Record<string, number> =>
  Object.fromEntries(rows.filter(({ bookings }) => bookings !== 0).map((row) => [row[key], Number(row["bookings"])]));

describe("the analytics overview", () => {
  it.each(AROUND)("equals a count of raw rows and minutes in %s around %s", async (zone, day) => {
    const { venue, staff, people } = await venueIn(platform, zone);
    // Open past midnight on the day before the change, so that the clock change falls within opening hours.
    await sql`insert into location_hours (tenant_id, location_id, weekday, opens, closes)
      select ${venue.tenantId}, ${venue.locationId}, weekday, '00:00', '04:00'
      from unnest(array['friday', 'sunday']) weekday`.execute(platform.admin);
    const date = Temporal.PlainDate.from(day);
    const monday = date.subtract({ days: date.dayOfWeek - 1 });
    const week = `${monday.yearOfWeek}-W${String(monday.weekOfYear).padStart(2, "0")}`;
    const periods = [
      ["day", day, day, day],
      ["week", week, monday.toString(), monday.add({ days: 6 }).toString()],
    ] as const;
    for (let seed = 1; seed <= 2; seed++) {
      const dayHour = seed === 2 ? 4 : 0;
      await beginDaysAt(platform, venue, dayHour);
      await bookRandomly(platform, venue, randomly(seed), { day, zone, people, desk: staff.id });
      for (const [periodType, period, start, end] of periods) {
        const { status, body } = await overviewOf(staff.ask, periodType, period);
        expect([status, body.start, body.end, body.timezone]).toEqual([200, start, end, zone]);
        const found = await recountOverview(platform, venue, { zone, start, end, dayHour });
        const where = `${period}, seed ${seed}`;
        const cells = body.hours.map((cell: Record<string, unknown>) => [
          `${String(cell["weekday"])} ${String(cell["hour"])}`,
          [cell["bookable_minutes"], cell["booked_minutes"]],
        ]);
        expect(new Map(cells), where).toEqual(found.cells);
        for (const bay of body.bays) {
          const sums = [bay.bookable_minutes, bay.booked_minutes, bay.outside_minutes];
          expect(sums, where).toEqual(found.byBay.get(bay.resource_id));
        }
        const summed = (index: 0 | 1 | 2) => [...found.byBay.values()].reduce((sum, one) => sum + one[index], 0);
        expect(body.totals).toMatchObject({
          bookable_minutes: summed(0),
          booked_minutes: summed(1),
          outside_minutes: summed(2),
          occupancy_percent: Math.round((1000 * summed(1)) / summed(0)) / 10,
          bookings: found.starting - (found.counts["cancelled"] ?? 0),
          no_shows: found.counts["no_show"] ?? 0,
          cancelled: found.counts["cancelled"] ?? 0,
        });
        const inBuckets = (name: string) =>
          body.buckets.reduce((sum: number, one: Record<string, number>) => sum + (one[name] ?? 0), 0);
        expect([inBuckets("bookable_minutes"), inBuckets("booked_minutes"), inBuckets("bookings")], where).toEqual([
          summed(0),
          summed(1),
          body.totals.bookings,
        ]);
        expect(body.rebooking, where).toMatchObject(found.rebooking);
        expect(body.waitlist, where).toMatchObject(found.waitlist);
        expect(asRecord(body.sources, "source"), where).toEqual(found.sources);
        expect(asRecord(body.cancellations, "notice"), where).toEqual(found.notices);
        expect(body.clients, where).toEqual({ new_clients: found.fresh, returning_clients: found.returning });
        const inBands = body.lead_time.bands.reduce((sum: number, one: { bookings: number }) => sum + one.bookings, 0);
        expect(inBands, where).toBe(found.leads.length);
        const at = (found.leads.length - 1) / 2;
        const median = ((found.leads[Math.floor(at)] ?? 0) + (found.leads[Math.ceil(at)] ?? 0)) / 2;
        expect(body.lead_time.median_hours, where).toBe(Math.round(median * 10) / 10);
      }
    }
  });

  it("counts use as defined: without closures and blocked times, with no-shows, without cancelled bookings and holds", async () => {
    const { venue, staff } = await venueIn(platform, "America/New_York");
    const [bay] = venue.catalogue.resources;
    const book = (status: BookingStatus, start: string, end: string) =>
      platform.admin
        .insertInto("bookings")
        .values({
          tenant_id: venue.tenantId,
          location_id: venue.locationId,
          service_id: venue.catalogue.services[0]?.id ?? 0,
          resource_id: bay?.id ?? 0,
          guest: JSON.stringify({ first_name: "Robin" }),
          price_amount: 1,
          price_currency: "CAD",
          start_time: Temporal.Instant.from(start),
          end_time: Temporal.Instant.from(end),
          status,
          expires_at: status === "held" ? Temporal.Instant.from("2027-05-03T18:00:00Z") : null,
        })
        .execute();
    await book("completed", "2027-05-10T14:00:00Z", "2027-05-10T18:00:00Z");
    await book("no_show", "2027-05-10T18:00:00Z", "2027-05-10T19:00:00Z");
    await book("cancelled", "2027-05-10T19:00:00Z", "2027-05-10T20:00:00Z");
    await book("held", "2027-05-10T20:00:00Z", "2027-05-10T21:00:00Z");
    const dayOf = async (day: string) => (await overviewOf(staff.ask, "day", day)).body;
    const shown = (await dayOf("2027-05-10")).bays.find((one: { resource_id: number }) => one.resource_id === bay?.id);
    expect(shown).toMatchObject({
      bookable_minutes: 13 * 60,
      booked_minutes: 300,
      occupancy_percent: 38.5,
      no_shows: 1,
    });
    await sql`insert into blocked_times (tenant_id, location_id, scope, resource_ids, kind, reason, colour, start_time,
        end_time, created_at, removed_at)
      select ${venue.tenantId}, ${venue.locationId}, 'resources', array[${bay?.id ?? 0}]::int[], 'repair', 'Net', 'grey',
        '2027-05-10T22:00Z', '2027-05-11T00:00Z', now(), removed_at
      from (values (null::timestamptz), (now())) v (removed_at)`.execute(platform.admin);
    const blocked = (await dayOf("2027-05-10")).bays.find(
      (one: { resource_id: number }) => one.resource_id === bay?.id,
    );
    expect(blocked).toMatchObject({ bookable_minutes: 11 * 60, booked_minutes: 300, occupancy_percent: 45.5 });
    await sql`insert into location_closures (tenant_id, location_id, from_date, to_date, name)
      values (${venue.tenantId}, ${venue.locationId}, '2027-05-10', '2027-05-10', 'Floor')`.execute(platform.admin);
    expect((await dayOf("2027-05-10")).totals).toMatchObject({
      bookable_minutes: 0,
      booked_minutes: 0,
      outside_minutes: 300,
      occupancy_percent: null,
      no_show_percent: 50,
      cancelled_percent: 33.3,
    });
  });

  it("has 23 hours when the clock goes forward for a bay that never closes", async () => {
    const { venue, staff } = await venueIn(platform, "America/New_York");
    await sql`delete from location_hours where tenant_id = ${venue.tenantId}`.execute(platform.admin);
    await sql`insert into location_hours (tenant_id, location_id, weekday, opens, closes)
      values (${venue.tenantId}, ${venue.locationId}, 'sunday', '00:00', '24:00')`.execute(platform.admin);
    const { body } = await overviewOf(staff.ask, "day", "2027-03-14");
    expect(body.bays.map((one: { bookable_minutes: number }) => one.bookable_minutes / 60)).toContain(23);
    expect(body.hours.map(({ hour }: { hour: number }) => hour)).not.toContain(2);
    const back = await overviewOf(staff.ask, "day", "2027-11-07");
    const twice = back.body.hours.find(({ hour }: { hour: number }) => hour === 1);
    expect(twice.bookable_minutes).toBe(2 * 60 * back.body.bays.length);
  });

  it("leaves out parts that were not requested", async () => {
    const { staff } = await venueIn(platform, "America/Vancouver");
    const parts = [
      "hours",
      "bays",
      "buckets",
      "sources",
      "clients",
      "cancellations",
      "lead_time",
      "rebooking",
      "waitlist",
    ] as const;
    const givenOf = async (more: object) => {
      const { body } = await overviewOf(staff.ask, "month", "2027-05", more);
      return parts.filter((part) => body[part] !== null);
    };
    expect(await givenOf({})).toEqual([...parts]);
    expect(await givenOf({ compact: true })).toEqual([]);
    expect(await givenOf({ include: ["sources", "clients"] })).toEqual(["sources", "clients"]);
  });

  it.each([
    ["day", 31],
    ["week", 6],
    ["month", 1],
  ])("is split by %s", async (granularity, count) => {
    const { staff } = await venueIn(platform, "America/Vancouver");
    const { body } = await overviewOf(staff.ask, "month", "2027-05", { granularity });
    expect([body.buckets.length, body.buckets[0].start, body.buckets.at(-1).end]).toEqual([
      count,
      "2027-05-01",
      "2027-05-31",
    ]);
  });
});

describe("revenue by bay and service", () => {
  it.each(["cash", "accrual"])("equals the revenue of bookings, %s", async (basis) => {
    const zone = "America/New_York";
    const { venue, staff } = await venueIn(platform, zone);
    await writeRandomly(platform, venue, randomly(3), { day: "2027-03-14", zone });
    const { body } = await revenueOf(staff.ask, "month", "2027-03", { basis });
    const found = await recount(platform, venue.tenantId, "bookings", {
      zone,
      start: "2027-03-01",
      end: "2027-03-31",
      basis,
    });
    expect(found.revenue.size).toBeGreaterThan(0);
    for (const [currency, amount] of found.revenue) {
      for (const part of ["services", "buckets", "totals"]) {
        const sums = body[part].map(({ revenue }: { revenue: { amount: number; currency: string } }) => revenue);
        const own = sums.filter((one: { currency: string }) => one.currency === currency);
        expect(
          own.reduce((sum: number, one: { amount: number }) => sum + one.amount, 0),
          `${part} ${currency}`,
        ).toBe(amount);
      }
    }
  });

  it("is divided by the bays' open hours", async () => {
    const { venue, staff } = await venueIn(platform, "America/New_York");
    const [bay] = venue.catalogue.resources;
    const { id: booking_id } = await platform.admin
      .insertInto("bookings")
      .values({
        tenant_id: venue.tenantId,
        location_id: venue.locationId,
        service_id: venue.catalogue.services[0]?.id ?? 0,
        resource_id: bay?.id ?? 0,
        guest: JSON.stringify({ first_name: "Robin" }),
        price_amount: 18_000,
        price_currency: "CAD",
        start_time: Temporal.Instant.from("2027-05-11T03:30:00Z"),
        end_time: Temporal.Instant.from("2027-05-11T04:30:00Z"),
        status: "completed",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await sql`with t as (
        insert into ledger_transactions (tenant_id, kind, booking_id, location_id, created_at)
        values (${venue.tenantId}, 'charge', ${booking_id}, ${venue.locationId}, now()) returning id)
      insert into ledger_entries (tenant_id, transaction_id, account, amount, currency)
      select ${venue.tenantId}, t.id, v.account, v.amount, 'CAD'
      from t, (values ('receivable', 18000), ('bookings', -18000)) v (account, amount)`.execute(platform.admin);
    // At 23:30 on the tenth by the venue's clock: the bay is open 13 hours.
    const { body } = await revenueOf(staff.ask, "day", "2027-05-10", { basis: "accrual" });
    const bays = venue.catalogue.resources.length;
    expect(body.bays).toEqual([
      {
        resource_id: bay?.id,
        resource_name: expect.any(String),
        bookable_minutes: 780,
        revenue: { amount: 18_000, currency: "CAD" },
        per_hour: { amount: Math.round(18_000 / 13), currency: "CAD" },
      },
    ]);
    expect(body.per_bay_hour).toEqual([{ amount: Math.round((18_000 * 60) / body.bookable_minutes), currency: "CAD" }]);
    expect(body.bookable_minutes).toBe(780 * bays);
    const next = await revenueOf(staff.ask, "day", "2027-05-11", { basis: "accrual" });
    expect(next.body.totals).toEqual([]);
  });
});

describe("analytics are refused", () => {
  it.each([
    ["an invalid month", { periodType: "month", period: "2027-13" }, "period"],
    ["a week that the year does not have", { periodType: "week", period: "2027-W53" }, "period"],
    ["an unknown type", { periodType: "decade", period: "2027" }, "periodType"],
    ["an unknown granularity", { periodType: "year", period: "2027", granularity: "hour" }, "granularity"],
    ["an unknown part", { periodType: "year", period: "2027", include: ["weather"] }, "include"],
  ])("for %s", async (_, query, field) => {
    const { staff } = await venueIn(platform, "America/Vancouver");
    for (const operation of ["analyticsOverview", "analyticsRevenue"] as const) {
      const { status, body } = await staff.ask(operation, { query });
      expect([status, body.error]).toEqual([400, "bad_argument"]);
      expect(Object.keys(body.errors)[0]).toMatch(new RegExp(`^${field}`));
    }
  });

  it("to clients, strangers and a locked company, and for another company's location", async () => {
    const { venue } = await venueIn(platform, "America/Vancouver");
    const client = await venue.person("client");
    const stranger = await (await platform.venue()).person("owner");
    const locked = await (await platform.venue({ cancelled_at: Temporal.Instant.from(TEST_NOW) })).person("owner");
    for (const ask of [overviewOf, revenueOf]) {
      expect((await ask(venue.anonymous, "year", "2027")).status).toBe(401);
      expect((await ask(client.ask, "year", "2027")).status).toBe(403);
      expect((await ask(locked.ask, "year", "2027")).status).toBe(423);
      expect((await ask(stranger.ask, "year", "2027", { location_id: venue.locationId })).status).toBe(404);
    }
  });

  it("to a coach for bays and for other coaches' lessons", async () => {
    const { venue, staff, people } = await venueIn(platform, "America/Vancouver");
    const near = { day: "2027-05-10", zone: "America/Vancouver", people, desk: staff.id };
    await bookRandomly(platform, venue, randomly(9), near);
    const dana = await venue.coach(0);
    const { body } = await overviewOf(dana.ask, "month", "2027-05");
    const lessons = await platform.admin
      .selectFrom("bookings")
      .where("tenant_id", "=", venue.tenantId)
      .where("coach_id", "=", dana.id)
      .where("status", "not in", ["cancelled", "held"])
      .select("id")
      .execute();
    expect([body.bays, body.totals.bookable_minutes, body.totals.bookings]).toEqual([[], 0, lessons.length]);
    expect((await revenueOf(dana.ask, "month", "2027-05")).body.per_bay_hour).toEqual([]);
  });
});
