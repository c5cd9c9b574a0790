import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recountMarkedDays } from "#api/features/reports/analytics/rollups/recount.ts";
import type { BookingStatus } from "#schema/bookings/bookings/models.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { startPlatform, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { venueIn } from "./support.ts";
import {
  DAY,
  insertBooking,
  insertWaiting,
  openFromTenToTen,
  post,
  ZONE,
  type Inserted,
} from "./worked-example-rows.ts";

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
  status?: BookingStatus;
  /** Hours before its start at which it was cancelled. */
  notice?: number;
  by?: "client" | "venue";
}

/** Inserts consecutive bookings of an hour each; the history records who cancelled one. */
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

/** Returns the response, having checked that it is the same before and after its days are aggregated. */
async function answers<Answer>(venue: Venue, ask: () => Promise<Answer>): Promise<Answer> {
  const read = await ask();
  await recountMarkedDays(platform.db, venue.tenantId);
  expect(await ask()).toEqual(read);
  return read;
}

const overview = async ({ ask }: Person) =>
  (await ask("analyticsOverview", { query: { periodType: "month", period: "2027-03" } })).body;

describe("the documented example of", () => {
  it("lead time: from 6 pm to 6 pm the next day, when the clock goes forward, is 23 hours", async () => {
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

  it("notice: exactly 48, 24 and 12 hours count as the longer one, a second less as the shorter", async () => {
    const { venue, staff } = await venueIn(platform, ZONE);
    const second = 1 / 3600;
    const notices = [48, 48 - second, 24, 24 - second, 12, 12 - second, 0];
    await book(
      venue,
      staff,
      notices.map((notice) => ({ start: "2027-03-10T18:00:00Z", notice })),
    );
    const { cancellations } = await answers(venue, () => overview(staff));
    expect(cancellations.map(({ notice, bookings }: Record<string, unknown>) => [notice, bookings])).toEqual([
      ["two_days", 1],
      ["one_day", 2],
      ["half_day", 2],
      ["same_day", 1],
      ["after_start", 1],
    ]);
  });

  it("use of bays: the last evening of a month, which is in the next by UTC, is within opening hours", async () => {
    const { venue, staff } = await venueIn(platform, ZONE);
    const bay = await openFromTenToTen(platform, venue);
    await insertBooking(platform, venue, { start: "2027-03-31T20:00:00-04:00", hours: 2, resource_id: bay });
    const { bays } = await answers(venue, () => overview(staff));
    const figures = bays.find((one: { resource_id: number }) => one.resource_id === bay);
    expect(figures).toMatchObject({ booked_minutes: 120, outside_minutes: 0 });
  });

  it("use of bays: open 12 hours, closed for 2 and blocked for 1; 4 booked and 1 missed are 5/9: 55.6 %", async () => {
    const { venue, staff } = await venueIn(platform, ZONE);
    const bay = await openFromTenToTen(platform, venue);
    const [lesson] = venue.catalogue.services;
    const taken = (hour: number, hours: number, status: BookingStatus = "completed") =>
      insertBooking(platform, venue, { hour, hours, status, resource_id: bay, service_id: lesson?.id ?? 0 });
    await taken(12, 4);
    await taken(16, 1, "no_show");
    await taken(17, 1, "cancelled");
    await taken(18, 1, "held");
    // A booking outside opening hours does not count.
    await taken(22, 1);
    const body = await answers(venue, async () => {
      const { body: day } = await staff.ask("analyticsOverview", { query: { periodType: "day", period: DAY } });
      return day.bays.find((one: { resource_id: number }) => one.resource_id === bay);
    });
    expect(body).toMatchObject({
      bookable_minutes: 540,
      booked_minutes: 300,
      outside_minutes: 60,
      occupancy_percent: 55.6,
    });
  });

  it("revenue per bay-hour: 4 hours at 40.00 and a fee of 20.00 in 9 open hours: 20.00", async () => {
    const { venue, staff } = await venueIn(platform, ZONE);
    const bay = await openFromTenToTen(platform, venue);
    const services = await sql<{ id: number; kind: string }>`select id, kind from services
      where tenant_id = ${venue.tenantId}`.execute(platform.admin);
    const of = (kind: string) => services.rows.find((one) => one.kind === kind)?.id ?? 0;
    const bayTime = { hour: 12, hours: 4, resource_id: bay, service_id: of("resource") };
    const earn = async (row: Inserted, kind: string, account: string, amount: number) =>
      post(platform, venue, { bookingId: await insertBooking(platform, venue, row), kind, account, amount });
    await earn(bayTime, "charge", "bookings", 16_000);
    await earn({ ...bayTime, hour: 18, hours: 1, status: "no_show" }, "fee", "fees", 2000);
    // Lesson revenue in the bay does not count.
    const lesson = { ...bayTime, hour: 20, hours: 1, service_id: of("coach") };
    await earn(lesson, "charge", "bookings", 9000);
    const body = await answers(venue, async () => {
      const query = { periodType: "day", period: DAY, basis: "accrual" };
      const { body: day } = await staff.ask("analyticsRevenue", { query });
      return day.bays.find((one: { resource_id: number }) => one.resource_id === bay);
    });
    expect(body).toMatchObject({ bookable_minutes: 540, revenue: cad(18_000), per_hour: cad(2000) });
  });

  it("new and returning: a client who came in 2025, by the import, returns in May", async () => {
    const { venue, staff } = await venueIn(platform, ZONE);
    const [known, fresh] = [await venue.person("client"), await venue.person("client")];
    const visit = (start: string, client_id: number) => insertBooking(platform, venue, { start, hours: 1, client_id });
    await visit("2025-08-10T18:00:00Z", known.id);
    await visit("2027-03-10T18:00:00Z", known.id);
    await visit("2027-03-11T18:00:00Z", fresh.id);
    await visit("2027-03-18T18:00:00Z", fresh.id);
    const { clients } = await answers(venue, () => overview(staff));
    expect(clients).toEqual({ new_clients: 1, returning_clients: 1 });
  });

  it("rebooking: of 10 visits 3 had a later booking, 2 made one within 24 hours and 1 at 25 hours: 50 %", async () => {
    const { venue, staff } = await venueIn(platform, ZONE);
    const visits = async (made: string | null, more: object = {}) => {
      const { id: client_id } = await venue.person("client");
      // From 18:00 to 19:00.
      await insertBooking(platform, venue, { start: "2027-03-10T18:00:00Z", hours: 1, client_id });
      const later = { start: "2027-03-20T18:00:00Z", hours: 1, client_id, status: "confirmed" } as const;
      return made === null ? null : insertBooking(platform, venue, { ...later, made, ...more });
    };
    const before = [await visits("2027-03-01T18:00:00Z"), await visits("2027-03-02T18:00:00Z")];
    await visits("2027-03-10T18:00:00Z");
    await visits("2027-03-10T20:00:00Z");
    await visits("2027-03-11T19:00:00Z");
    await visits("2027-03-11T20:00:00Z");
    for (let n = 0; n < 3; n++) await visits(null);
    // Excluded: cancelled earlier within the day.
    await visits("2027-03-01T18:00:00Z", { status: "cancelled", cancelled: "2027-03-11T18:00:00Z" });
    const { rebooking } = await answers(venue, () => overview(staff));
    expect(rebooking).toEqual({ visits: 10, rebooked: 5, percent: 50 });
    const cancelled = (id: number | null, at: string) =>
      sql`update bookings set status = 'cancelled', cancelled_at = ${at}::timestamptz
        where tenant_id = ${venue.tenantId} and id = ${id}`.execute(platform.admin);
    await cancelled(before[0] ?? null, "2027-03-11T19:30:00Z");
    expect((await answers(venue, () => overview(staff))).rebooking).toMatchObject({ rebooked: 5 });
    await cancelled(before[1] ?? null, "2027-03-11T18:30:00Z");
    expect((await answers(venue, () => overview(staff))).rebooking).toMatchObject({ rebooked: 4, percent: 40 });
  });

  it("waiting list: 4 booked, 2 did not answer, 3 were never offered and 1 left: 44.4 %, and 66.7 % of offers", async () => {
    const { venue, staff } = await venueIn(platform, ZONE);
    const some = async (count: number, status: string, isOffered: boolean) => {
      for (let n = 0; n < count; n++) await insertWaiting(platform, venue, status, isOffered);
    };
    await some(4, "booked", true);
    await some(2, "expired", true);
    await some(3, "closed", false);
    await some(1, "left", false);
    // Entries still waiting, or offered without a response, do not count.
    await some(2, "waiting", false);
    await some(1, "offered", true);
    const { waitlist } = await answers(venue, () => overview(staff));
    expect(waitlist).toEqual({ ended: 9, booked: 4, percent: 44.4, offered: 6, accepted: 4, accepted_percent: 66.7 });
    await sql`update waitlist_entries set status = 'declined' where tenant_id = ${venue.tenantId} and status = 'offered'`.execute(
      platform.admin,
    );
    expect((await answers(venue, () => overview(staff))).waitlist).toMatchObject({
      ended: 10,
      offered: 7,
      percent: 40,
    });
  });
});
