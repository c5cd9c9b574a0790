import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rebuildDays, recountMarkedDays } from "#api/features/reports/analytics/rollups/recount.ts";
import { writeRandomly } from "#tests/features/reports/revenue/recounted.ts";
import { randomly } from "#tests/features/venue/coaches/recounted.ts";
import { danaOf } from "#tests/features/venue/coaches/support.ts";
import { cases, oneOf } from "#tests/support/proof/proof.ts";
import { startPlatform, type Ask, type Platform, type Question } from "#tests/support/venue.ts";
import { bookRandomly } from "./recounted.ts";
import { venueIn } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const ZONE = "America/New_York";
const YEAR = { start: "2026-01-01", end: "2026-12-31" };

/** A company with two locations, where one coach teaches at both, across the end of a month and at the same time. */
async function companyWithTwo(otherZone: string, seed: number) {
  const { venue, staff, people } = await venueIn(platform, ZONE);
  const { tenantId: tenant_id, locationId } = venue;
  const { id: other } = await platform.admin
    .insertInto("locations")
    .values({ tenant_id, name: "Other", timezone: otherZone })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql`insert into location_hours (tenant_id, location_id, weekday, opens, closes)
    select tenant_id, ${other}, weekday, opens, closes from location_hours
    where tenant_id = ${tenant_id} and location_id = ${locationId}`.execute(platform.admin);
  for (const day of ["2026-06-30", "2026-12-31"]) {
    const random = randomly(seed);
    await bookRandomly(platform, venue, random, { day, zone: ZONE, people, desk: staff.id });
    await writeRandomly(platform, venue, random, { day, zone: ZONE });
  }
  for (const [location_id, start, minutes] of [
    [locationId, "2026-06-30T23:30", 60],
    [other, "2026-07-01T00:15", 60],
    [locationId, "2026-07-10T12:00", 45],
    [other, "2025-12-31T23:30", 60],
    [locationId, "2026-12-31T23:30", 60],
  ] as const) {
    const start_time = Temporal.PlainDateTime.from(start).toZonedDateTime(ZONE).toInstant();
    await platform.admin
      .insertInto("bookings")
      .values({
        tenant_id,
        location_id,
        service_id: venue.catalogue.services[1]?.id ?? 0,
        coach_id: danaOf(venue),
        client_id: people[0] ?? null,
        price_amount: 100,
        price_currency: "CAD",
        start_time,
        end_time: start_time.add({ minutes }),
        status: "completed",
      })
      .execute();
  }
  // Bays that used to be at the other location.
  await sql`update bookings set location_id = ${other} where tenant_id = ${tenant_id} and id % 3 = 0`.execute(
    platform.admin,
  );
  return { venue, ask: staff.ask, other };
}

const body = async (ask: Ask, operation: Parameters<Ask>[0], query: NonNullable<Question["query"]>) => {
  const { status, body: found } = await ask(operation, { query });
  expect(status, JSON.stringify(found)).toBe(200);
  return found;
};

/** The responses of all reports over years, or over months where a year is requested. */
async function answers(ask: Ask, location_id: number) {
  const year = { periodType: "year", period: "2026" };
  const found: unknown[] = [
    await body(ask, "coachSummary", YEAR),
    await body(ask, "coachSummary", { start: "2026-06-01", end: "2026-06-30" }),
    await body(ask, "coachSummary", { start: "2026-07-01", end: "2026-08-31" }),
    (await body(ask, "hourAggregates", { of: "coaches", ...YEAR, group_by: ["coach"] })).groups,
    (await body(ask, "hourAggregates", { of: "bays", ...YEAR, group_by: ["resource"] })).groups,
  ];
  for (const more of [{}, { location_id }]) {
    found.push(
      await body(ask, "analyticsOverview", { ...year, ...more }),
      await body(ask, "analyticsOverview", { periodType: "month", period: "2026-06", ...more }),
      await body(ask, "analyticsRevenue", { ...year, ...more, basis: "accrual" }),
      (await body(ask, "bookingAggregates", { ...YEAR, ...more, group_by: ["service"] })).groups,
    );
    for (const group_by of [[], ["month", "service"], ["item", "coach"]])
      found.push((await body(ask, "paymentAggregates", { ...YEAR, ...more, basis: "cash", group_by })).groups);
  }
  return found;
}

describe("counted years", () => {
  const clocks = [
    ["locations by one clock", ZONE],
    ["locations by two clocks", "America/Vancouver"],
  ] as const;
  it.each(oneOf(clocks, 1))("match the raw rows at %s", { tags: ["both"] }, async (_, otherZone) => {
    for (let seed = 1; seed <= cases(1, 3); seed++) {
      const { venue, ask, other } = await companyWithTwo(otherZone, seed);
      const raw = await answers(ask, other);
      expect(await recountMarkedDays(platform.db, venue.tenantId)).toBeGreaterThan(10);
      expect(await answers(ask, other), `seed ${seed}`).toEqual(raw);
      await sql`update bookings set start_time = start_time + interval '1 hour', end_time = end_time + interval '1 hour'
        where tenant_id = ${venue.tenantId} and id % 5 = ${seed}`.execute(platform.admin);
      const changed = await answers(ask, other);
      expect(changed, `seed ${seed}`).not.toEqual(raw);
      await recountMarkedDays(platform.db, venue.tenantId);
      expect(await answers(ask, other), `seed ${seed}`).toEqual(changed);
      await rebuildDays(platform.db, venue.tenantId);
      expect(await answers(ask, other), `seed ${seed}`).toEqual(changed);
    }
  });

  it("count a coach's lessons at two locations at the same time once", async () => {
    const { venue, ask } = await companyWithTwo(ZONE, 4);
    await sql`update bookings set coach_id = null where tenant_id = ${venue.tenantId} and price_amount <> 100`.execute(
      platform.admin,
    );
    await recountMarkedDays(platform.db, venue.tenantId);
    const { rows } = await body(ask, "coachSummary", YEAR);
    const dana = rows.find(({ coach_id }: { coach_id: number }) => coach_id === danaOf(venue));
    // 23:30 to 01:15 across the end of June, 45 minutes at noon, and half an hour at either end of the year.
    expect([dana.booked_minutes, dana.outside_minutes, dana.lessons]).toEqual([45, 105 + 30 + 30, 4]);
  });

  it("are read for a year, and its months if one of them has changed since", async () => {
    const { venue, ask } = await companyWithTwo(ZONE, 5);
    const ofTenant = sql`where tenant_id = ${venue.tenantId}`;
    await recountMarkedDays(platform.db, venue.tenantId);
    const overview = () => body(ask, "analyticsOverview", { periodType: "year", period: "2026" });
    const money = () => body(ask, "paymentAggregates", { ...YEAR, basis: "cash", source: ["bookings"] });
    const coaches = () => body(ask, "coachSummary", YEAR);
    const before = { overview: await overview(), money: await money(), coaches: await coaches() };
    expect(before.overview.totals.outside_minutes).toBeGreaterThan(0);

    await sql`update visitor_years set visitors = '{}', guest_visitors = '{}' ${ofTenant}`.execute(platform.admin);
    await sql`update service_revenue_years set counts = '{}', amounts = '{}' ${ofTenant}`.execute(platform.admin);
    await sql`update taught_months set taught = '{}' ${ofTenant}`.execute(platform.admin);
    await sql`update bay_span_months set span = '{}' ${ofTenant}`.execute(platform.admin);
    const read = await overview();
    expect(read.clients).toEqual({ new_clients: 0, returning_clients: 0 });
    expect(read.totals.outside_minutes).toBe(0);
    expect((await money()).groups).toEqual([]);
    expect((await coaches()).totals).toMatchObject({ booked_minutes: 0, lessons: before.coaches.totals.lessons });

    await sql`update bookings set party_size = party_size + 1 ${ofTenant}
      and (start_time at time zone ${ZONE})::date between '2026-06-29' and '2026-07-01'`.execute(platform.admin);
    expect((await overview()).clients).toEqual(before.overview.clients);
    expect((await money()).groups).toEqual(before.money.groups);
  });
});
