import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recountMarkedDays } from "#api/features/analytics/rollups/recount.ts";
import { venueIn } from "#tests/analytics/support.ts";
import { type Person, type Platform, startPlatform, type Venue } from "#tests/support/venue.ts";

const ZONE = "America/New_York";
const MARCH = { start: "2027-03-01", end: "2027-03-31" };

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
  platform.clock.set("2027-04-01T16:00:00Z");
});
afterAll(() => platform.close());

interface Booked {
  start: string;
  made?: string;
  status?: string;
  /** So many hours before its start it was cancelled. */
  notice?: number;
  by?: "client" | "venue";
}

/** Bookings one after another, an hour each; who cancelled one is in the history. */
async function book({ tenantId: tenant_id, locationId: location_id, catalogue }: Venue, staff: Person, rows: Booked[]) {
  for (const { start, made = "2027-02-01T12:00:00Z", status = "completed", notice, by = "client" } of rows) {
    const [start_time, created_at] = [Temporal.Instant.from(start), Temporal.Instant.from(made)];
    const cancelled_at = notice === undefined ? null : start_time.subtract({ seconds: Math.round(notice * 3600) });
    const { id } = await platform.admin
      .insertInto("bookings")
      .values({
        tenant_id,
        location_id,
        service_id: catalogue.services[0]?.id ?? 0,
        guest: JSON.stringify({ email: "guest@example.test" }),
        price_amount: 1000,
        price_currency: "CAD",
        start_time,
        end_time: start_time.add({ hours: 1 }),
        created_at,
        status: cancelled_at === null ? status : "cancelled",
        cancelled_at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (cancelled_at === null) continue;
    await sql`insert into audit_log (tenant_id, at, actor_kind, actor_id, action, entity, entity_id)
      values (${tenant_id}, ${cancelled_at}, ${by === "client" ? "visitor" : "person"},
        ${by === "client" ? null : staff.id}, 'cancelBooking', 'booking', ${String(id)})`.execute(platform.admin);
  }
}

/** The same before and after its days are counted. */
async function answers<Answer>(venue: Venue, ask: () => Promise<Answer>): Promise<Answer> {
  const read = await ask();
  await recountMarkedDays(platform.db, { tenant_id: venue.tenantId, timezone: ZONE });
  expect(await ask()).toEqual(read);
  return read;
}

const overview = async ({ ask }: Person) =>
  (await ask("analyticsOverview", { query: { periodType: "month", period: "2027-03" } })).body;

describe("the worked example of", () => {
  it("lead time: from six in the evening to six the next, when the clock goes forward, are 23 hours", async () => {
    const { venue, staff } = await venueIn(platform, ZONE);
    await book(venue, staff, [{ made: "2027-03-13T18:00:00-05:00", start: "2027-03-14T18:00:00-04:00" }]);
    const { lead_time } = await answers(venue, () => overview(staff));
    expect(lead_time).toMatchObject({ median_hours: 23, p90_hours: 23 });
  });

  it("no-show rate: 30 came, 2 did not, 3 are unmarked and 5 were cancelled: 6.3 %", async () => {
    const { venue, staff } = await venueIn(platform, ZONE);
    const at = { start: "2027-03-10T18:00:00Z" };
    const some = (count: number, row: Partial<Booked>) => Array.from({ length: count }, () => ({ ...at, ...row }));
    await book(venue, staff, [
      ...some(28, {}),
      ...some(2, { status: "checked_in" }),
      ...some(2, { status: "no_show" }),
      ...some(3, { status: "confirmed" }),
      ...some(5, { notice: 30 }),
    ]);
    const { totals } = await answers(venue, () => overview(staff));
    expect(totals).toMatchObject({ bookings: 35, no_shows: 2, no_show_percent: 6.3, cancelled: 5 });
  });

  it("cancellations by notice: of 40, four by clients, one in each band, are 10 %, and one by the venue 2.5 %", async () => {
    const { venue, staff } = await venueIn(platform, ZONE);
    const start = "2027-03-10T18:00:00Z";
    await book(venue, staff, [
      ...Array.from({ length: 35 }, () => ({ start })),
      ...[50, 24, 24 - 1 / 3600, 2].map((notice) => ({ start, notice })),
      { start, notice: 5, by: "venue" },
    ]);
    const grouped = (group_by: string[]) => async () =>
      (await staff.ask("bookingAggregates", { query: { ...MARCH, group_by } })).body.groups.filter(
        (group: { cancelled: number }) => group.cancelled > 0,
      );
    expect(await answers(venue, grouped(["cancelled_by"]))).toMatchObject([
      { cancelled_by: "client", cancelled: 4, cancelled_share_percent: 10 },
      { cancelled_by: "venue", cancelled: 1, cancelled_share_percent: 2.5 },
    ]);
    const bands = (await grouped(["cancelled_by", "notice"])()).filter(
      (group: { cancelled_by: string }) => group.cancelled_by === "client",
    );
    expect(bands.map(({ notice, cancelled }: Record<string, unknown>) => [notice, cancelled])).toEqual([
      ["half_day", 1],
      ["one_day", 1],
      ["same_day", 1],
      ["two_days", 1],
    ]);
    const { cancellations } = await overview(staff);
    expect(cancellations.map(({ bookings }: { bookings: number }) => bookings)).toEqual([1, 1, 1, 2, 0]);
  });
});
