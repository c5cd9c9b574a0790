import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTenant } from "#api/db/transaction.ts";
import { recountMarkedMemberships } from "#api/features/reports/analytics/rollups/counted-memberships.ts";
import { rebuildDays, recountMarkedDays } from "#api/features/reports/analytics/rollups/recount.ts";
import type { BookingStatus } from "#schema/bookings/bookings/models.ts";
import { writeRandomly } from "#tests/features/reports/revenue/recounted.ts";
import { randomly } from "#tests/features/venue/coaches/recounted.ts";
import { cases, oneOf } from "#tests/support/proof/proof.ts";
import { startPlatform, type Ask, type Platform, type Venue } from "#tests/support/venue.ts";
import { answers } from "./counted-answers.ts";
import { bookRandomly, recountOverview } from "./recounted.ts";
import { allStored, storedRows, type StoredTable } from "./stored-days.ts";
import { AROUND, beginDaysAt, venueIn } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const rowsOf = (venue: Venue, table: StoredTable) => storedRows(platform, venue, table);
const storedDays = (venue: Venue) => allStored(platform, venue);

const overview = async (ask: Ask, period: string, more: object = {}) => {
  const { status, body } = await ask("analyticsOverview", { query: { periodType: "month", period, ...more } });
  expect(status).toBe(200);
  return body;
};

async function addClass({ tenantId, locationId, catalogue }: Venue, start: number): Promise<void> {
  const instant = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms);
  await platform.admin
    .insertInto("class_sessions")
    .values({
      tenant_id: tenantId,
      location_id: locationId,
      service_id: catalogue.services[0]?.id ?? 0,
      resource_id: catalogue.resources[1]?.id ?? 0,
      capacity: 6,
      price_amount: 0,
      price_currency: "CAD",
      start_time: instant(start),
      end_time: instant(start + 5_400_000),
    })
    .execute();
}

type Random = (below: number) => number;

/** Moves some bookings by hours and past midnight, changes the outcome of others, and removes some. */
async function changeRandomly(venue: Venue, random: Random): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from bookings where tenant_id = ${venue.tenantId}`.execute(
    platform.admin,
  );
  for (const { id } of rows) {
    const one = sql`where tenant_id = ${venue.tenantId} and id = ${id}`;
    const hours = random(60) - 30;
    const acts = [
      sql`update bookings set start_time = start_time + ${hours} * interval '1 hour',
        end_time = end_time + ${hours} * interval '1 hour' ${one}`,
      sql`update bookings set status = 'no_show', cancelled_at = null ${one}`,
      sql`update bookings set status = 'cancelled', cancelled_at = start_time - interval '13 hours' ${one}`,
      sql`update bookings set coach_id = ${venue.catalogue.coaches[random(2)]?.id ?? 0} ${one} and coach_id is not null`,
      sql`update bookings set service_id = ${venue.catalogue.services[0]?.id ?? 0},
        resource_id = ${venue.catalogue.resources[random(3)]?.id ?? 0} ${one}`,
      sql`delete from bookings b ${one} and not exists (select from ledger_transactions t
        where t.tenant_id = b.tenant_id and t.booking_id = b.id)
        and not exists (select from allowance_entries e where e.tenant_id = b.tenant_id and e.booking_id = b.id)`,
      sql`update bookings set client_id = (select max(client_id) from bookings where tenant_id = ${venue.tenantId}),
        guest = null ${one} and class_session_id is null`,
      sql`update bookings set cancelled_at = null, status = 'confirmed' ${one} and status = 'cancelled'`,
    ];
    const act = acts[random(17)];
    if (act) await act.execute(platform.admin);
  }
  await sql`update waitlist_entries set status = case when id % 3 = 0 then 'booked' else 'left' end
    where tenant_id = ${venue.tenantId} and id % 4 <> 0`.execute(platform.admin);
}

/** Posts refunds and waivers for bookings that already have postings, some of them before the booking starts. */
async function postRandomly({ tenantId: tenant_id }: Venue, random: Random, near: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`select distinct booking_id as id from ledger_transactions
    where tenant_id = ${tenant_id} and booking_id is not null order by 1`.execute(platform.admin);
  for (const { id: booking_id } of rows) {
    if (random(2) === 0) continue;
    const [kind, account] = random(2) === 0 ? (["refund", "refunds"] as const) : (["waiver", "waived"] as const);
    const created_at = Temporal.Instant.fromEpochMilliseconds(near + (random(480) - 240) * 3_600_000);
    const { id: transaction_id } = await platform.admin
      .insertInto("ledger_transactions")
      .values({ tenant_id, kind, booking_id, created_at })
      .returning("id")
      .executeTakeFirstOrThrow();
    const entry = { tenant_id, transaction_id, currency: "CAD" };
    await platform.admin
      .insertInto("ledger_entries")
      .values([
        { ...entry, account, amount: 700 },
        { ...entry, account: "receivable", amount: -700 },
      ])
      .execute();
  }
}

describe("counted days", () => {
  it.each(oneOf(AROUND, 0))("match the raw rows in %s around %s", { tags: ["both"] }, async (zone, day) => {
    for (let seed = 1; seed <= cases(1, 4); seed++) {
      const random = randomly(seed);
      const { venue, staff, people } = await venueIn(platform, zone);
      const dayHour = seed % 2 === 1 ? 6 : 0;
      await beginDaysAt(platform, venue, dayHour);
      await bookRandomly(platform, venue, random, { day, zone, people, desk: staff.id });
      const evening = Temporal.PlainDateTime.from(`${day}T23:30`).toZonedDateTime(zone).epochMilliseconds;
      await addClass(venue, evening);
      await writeRandomly(platform, venue, random, { day, zone });
      const raw = await answers(staff.ask, day);
      expect(await rowsOf(venue, "booking_days")).toEqual([]);
      expect(await recountMarkedDays(platform.db, venue.tenantId)).toBeGreaterThan(10);
      expect(await rowsOf(venue, "days_to_recount")).toEqual([]);
      const where = `seed ${seed}`;
      expect(await answers(staff.ask, day), where).toEqual(raw);

      await changeRandomly(venue, random);
      await postRandomly(venue, random, evening);
      const changed = await answers(staff.ask, day);
      expect(changed, where).not.toEqual(raw);
      await recountMarkedDays(platform.db, venue.tenantId);
      expect(await answers(staff.ask, day), where).toEqual(changed);
      const incremental = await storedDays(venue);
      await rebuildDays(platform.db, venue.tenantId);
      expect(await storedDays(venue), where).toEqual(incremental);
      expect(await answers(staff.ask, day), where).toEqual(changed);

      const about = { zone, start: day, end: day, dayHour };
      const found = await recountOverview(platform, venue, about);
      const { body } = await staff.ask("analyticsOverview", { query: { periodType: "day", period: day } });
      expect(body.totals.bookings, where).toBe(found.starting - (found.counts["cancelled"] ?? 0));
    }
  });

  it("are read until one of the day's bookings changes", async () => {
    const zone = "America/New_York";
    const { venue, staff, people } = await venueIn(platform, zone);
    await bookRandomly(platform, venue, randomly(5), { day: "2027-05-10", zone, people, desk: staff.id });
    await recountMarkedDays(platform.db, venue.tenantId);
    const before = await overview(staff.ask, "2027-05");
    await sql`update booking_days set bookings = bookings + 1000
      where tenant_id = ${venue.tenantId} and day = '2027-05-10'`.execute(platform.admin);
    expect((await overview(staff.ask, "2027-05")).totals.bookings).toBe(before.totals.bookings + 1000);
    await sql`update bookings set party_size = 3
      where tenant_id = ${venue.tenantId} and (start_time at time zone ${zone})::date = '2027-05-10'`.execute(
      platform.admin,
    );
    expect(await overview(staff.ask, "2027-05")).toEqual(before);
  });

  it("follow a location's change of zone", async () => {
    const { venue, staff, people } = await venueIn(platform, "America/New_York");
    const day = "2027-05-10";
    await bookRandomly(platform, venue, randomly(6), { day, zone: "America/New_York", people, desk: staff.id });
    await recountMarkedDays(platform.db, venue.tenantId);
    await sql`update locations set timezone = 'Asia/Tokyo' where tenant_id = ${venue.tenantId}`.execute(platform.admin);
    const ofLocation = { location_id: venue.locationId };
    const [asCompany, asLocation] = [
      await overview(staff.ask, "2027-05"),
      await overview(staff.ask, "2027-05", ofLocation),
    ];
    expect([asCompany.timezone, asLocation.timezone]).toEqual(["America/New_York", "Asia/Tokyo"]);
    await recountMarkedDays(platform.db, venue.tenantId);
    expect(await overview(staff.ask, "2027-05")).toEqual(asCompany);
    expect(await overview(staff.ask, "2027-05", ofLocation)).toEqual(asLocation);
    const kept = await storedDays(venue);
    await rebuildDays(platform.db, venue.tenantId);
    expect(await storedDays(venue)).toEqual(kept);
  });

  it("stay marked for a change that is uncommitted while they are counted", async () => {
    const zone = "America/New_York";
    const { venue, staff, people } = await venueIn(platform, zone);
    await bookRandomly(platform, venue, randomly(7), { day: "2027-05-10", zone, people, desk: staff.id });
    await inTenant(platform.db, venue.tenantId, async (trx) => {
      await sql`update bookings set status = 'no_show', cancelled_at = null where tenant_id = ${venue.tenantId}`.execute(
        trx,
      );
      await recountMarkedDays(platform.db, venue.tenantId);
      expect(await rowsOf(venue, "days_to_recount")).toEqual([]);
    });
    const { totals } = await overview(staff.ask, "2027-05");
    expect(totals).toMatchObject({ bookings: totals.no_shows, cancelled: 0 });
    await recountMarkedDays(platform.db, venue.tenantId);
    expect((await overview(staff.ask, "2027-05")).totals).toEqual(totals);
  });

  it("are counted again if half of a rebuild failed", async () => {
    const zone = "America/New_York";
    const { venue, staff, people } = await venueIn(platform, zone);
    await bookRandomly(platform, venue, randomly(8), { day: "2027-05-10", zone, people, desk: staff.id });
    await rebuildDays(platform.db, venue.tenantId);
    const kept = await storedDays(venue);
    await sql`create function fail_to_store() returns trigger language plpgsql as $$ begin raise 'out of room'; end $$`.execute(
      platform.admin,
    );
    await sql`create trigger fails before insert on bay_days for each row
      when (new.tenant_id = ${sql.lit(venue.tenantId)}) execute function fail_to_store()`.execute(platform.admin);
    await expect(rebuildDays(platform.db, venue.tenantId)).rejects.toThrow("out of room");
    expect(await rowsOf(venue, "days_to_recount")).not.toEqual([]);
    await sql`drop trigger fails on bay_days`.execute(platform.admin);
    await recountMarkedDays(platform.db, venue.tenantId);
    await recountMarkedMemberships(platform.db, venue.tenantId);
    expect(await storedDays(venue)).toEqual(kept);
  });

  it("are not marked by a hold, and marked once for all changes of a statement", async () => {
    const { venue } = await venueIn(platform, "America/New_York");
    const row = (status: BookingStatus) => ({
      tenant_id: venue.tenantId,
      location_id: venue.locationId,
      service_id: venue.catalogue.services[0]?.id ?? 0,
      resource_id: venue.catalogue.resources[0]?.id ?? 0,
      guest: JSON.stringify({ first_name: "Robin" }),
      price_amount: 1,
      price_currency: "CAD",
      start_time: Temporal.Instant.from("2027-05-10T14:00:00Z"),
      end_time: Temporal.Instant.from("2027-05-10T15:00:00Z"),
      status,
      expires_at: status === "held" ? Temporal.Instant.from("2027-05-10T14:00:00Z") : null,
    });
    await platform.admin.insertInto("bookings").values(row("held")).execute();
    expect(await rowsOf(venue, "days_to_recount")).toEqual([]);
    await platform.admin
      .insertInto("bookings")
      .values([row("completed"), row("no_show")])
      .execute();
    expect(await rowsOf(venue, "days_to_recount")).toMatchObject([
      { location_id: venue.locationId, day: "2027-05-10" },
    ]);
  });

  it("count one coach's lessons, and none of another company", async () => {
    const zone = "America/New_York";
    const { venue, staff, people } = await venueIn(platform, zone);
    const other = await venueIn(platform, zone);
    await bookRandomly(platform, venue, randomly(8), { day: "2027-05-10", zone, people, desk: staff.id });
    await recountMarkedDays(platform.db, venue.tenantId);
    const coach = await venue.coach();
    const { rows } = await sql<{ lessons: number }>`select count(*)::int as lessons from bookings
      where tenant_id = ${venue.tenantId} and coach_id = ${coach.id} and status <> 'cancelled'
        and to_char(start_time at time zone ${zone}, 'YYYY-MM') = '2027-05'`.execute(platform.admin);
    expect((await overview(coach.ask, "2027-05")).totals.bookings).toBe(rows[0]?.lessons);
    expect((await overview(other.staff.ask, "2027-05")).totals.bookings).toBe(0);
  });
});
