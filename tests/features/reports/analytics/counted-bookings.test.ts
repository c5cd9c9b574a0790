import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recountMarkedDays } from "#api/features/reports/analytics/rollups/recount.ts";
import { randomly } from "#tests/features/venue/coaches/recounted.ts";
import { startPlatform, type Ask, type Platform } from "#tests/support/venue.ts";
import { bookRandomly } from "./recounted.ts";
import { venueIn } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const MAY = { start: "2027-05-01", end: "2027-05-31" };
const counted = (ask: Ask, query: object) => ask("bookingAggregates", { query: { ...MAY, ...query } });

describe("grouped bookings", () => {
  it("are read from counted days if those have the figures, and from bookings otherwise", async () => {
    const zone = "America/Vancouver";
    const { venue, staff, people } = await venueIn(platform, zone);
    await bookRandomly(platform, venue, randomly(9), { day: "2027-05-15", zone, people, desk: staff.id });
    await recountMarkedDays(platform.db, venue.tenantId);
    const bookings = async (query: object, ask: Ask = staff.ask) => {
      const { status, body } = await counted(ask, { include: ["bookings"], ...query });
      expect(status).toBe(200);
      return body.groups.reduce((sum: number, group: { bookings: number }) => sum + group.bookings, 0);
    };
    const [all, kind] = [await bookings({}), { kind: ["resource"] }];
    const ofKind = await bookings(kind);
    for (const table of ["booking_hour_days", "booked_thing_days", "booked_service_days", "booking_way_days"])
      await sql`update ${sql.table(table)} set bookings = bookings + 1000 where tenant_id = ${venue.tenantId}`.execute(
        platform.admin,
      );
    for (const table of ["booking_hour_months", "booked_thing_months", "booked_service_months", "booking_way_months"])
      await sql`update ${sql.table(table)} set bookings = bookings + 1000 where tenant_id = ${venue.tenantId}`.execute(
        platform.admin,
      );
    for (const group_by of [
      [],
      ["day"],
      ["weekday", "hour"],
      ["location", "service"],
      ["coach"],
      ["source", "lead_band"],
    ])
      expect(await bookings({ group_by }), group_by.join()).toBeGreaterThan(all + 900);
    expect(await bookings(kind)).toBeGreaterThan(ofKind + 900);
    for (const group_by of [["client"], ["peak"], ["cancelled_by"], ["hour", "service"], ["weekday", "source"]])
      expect(await bookings({ group_by }), group_by.join()).toBe(all);
    expect(await bookings({ group_by: ["hour"], include: ["bookings", "lead_p90_hours"] })).toBe(all);
    const coach = await venue.coach();
    expect(await bookings({ group_by: ["hour"] }, coach.ask)).toBeLessThan(all);
  });

  it("have the included figures, or all by default", async () => {
    const zone = "America/Vancouver";
    const { venue, staff, people } = await venueIn(platform, zone);
    await bookRandomly(platform, venue, randomly(9), { day: "2027-05-15", zone, people, desk: staff.id });
    const [all] = (await counted(staff.ask, {})).body.groups;
    expect(all.lead_median_hours).toBeGreaterThan(0);
    const some = await counted(staff.ask, { include: ["bookings", "no_shows"] });
    expect(some.body.groups).toEqual([
      { ...all, lead_median_hours: null, lead_p90_hours: null, prices: [], average_prices: [], due: [] },
    ]);
    const money = await counted(staff.ask, { include: ["prices"] });
    expect(money.body.groups[0].prices).toEqual(all.prices);
    const leads = await counted(staff.ask, { include: ["lead_p90_hours"], group_by: ["service"] });
    const each = await counted(staff.ask, { group_by: ["service"] });
    const told = (groups: { lead_p90_hours: number }[]) => groups.map(({ lead_p90_hours }) => lead_p90_hours);
    expect(told(leads.body.groups)).toEqual(told(each.body.groups));
  });
});
