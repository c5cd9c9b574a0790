import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rebuildDays, recountMarkedDays } from "#api/features/reports/analytics/rollups/recount.ts";
import type { BookingStatus } from "#schema/bookings/bookings/models.ts";
import { randomly } from "#tests/features/venue/coaches/recounted.ts";
import { cases } from "#tests/support/proof/proof.ts";
import { startPlatform, TEST_NOW, type Ask, type Platform, type Venue } from "#tests/support/venue.ts";
import { quantileOf } from "./recounted-bookings.ts";
import { venueIn } from "./support.ts";

const ZONE = "America/New_York";
/** 23:30 on June 30 in New York, which is July 1 in UTC. */
const NOW = "2027-07-01T03:30:00Z";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
  platform.clock.set(NOW);
});
afterAll(() => platform.close());

const DAYS = { start: "2026-07-01", end: "2027-06-30" };
const counted = (ask: Ask, query: object = {}) => ask("clientAggregates", { query: { ...DAYS, ...query } });

async function book(venue: Venue, client_id: number, at: string, status: BookingStatus = "completed"): Promise<void> {
  const start_time = Temporal.Instant.from(at);
  await platform.admin
    .insertInto("bookings")
    .values({
      tenant_id: venue.tenantId,
      location_id: venue.locationId,
      service_id: venue.catalogue.services[0]?.id ?? 0,
      client_id,
      price_amount: 1000,
      price_currency: "CAD",
      start_time,
      end_time: start_time.add({ minutes: 60 }),
      status,
    })
    .execute();
}

async function addClient({ tenantId }: Venue, joined: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into users (tenant_id, first_name, last_name, roles, created_at)
    values (${tenantId}, 'Pat', 'Client', array['client'], ${joined}::timestamptz) returning id`.execute(
    platform.admin,
  );
  return rows[0]?.id ?? 0;
}

const dateIn = (instant: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE).toPlainDate().toString();

describe("grouped clients", () => {
  it("match the documented example of clients absent for 60 days", async () => {
    const { venue, staff } = await venueIn(platform, ZONE);
    const [first, second, third] = [
      await addClient(venue, NOW),
      await addClient(venue, NOW),
      await addClient(venue, NOW),
    ];
    // The last minute of May 1 there, and the first of May 2.
    await book(venue, first, "2027-05-02T03:59:00Z");
    await book(venue, second, "2027-05-02T04:00:00Z");
    await book(venue, third, "2027-04-02T18:00:00Z");
    await book(venue, third, "2027-07-04T18:00:00Z", "confirmed");
    const absent = { start: "2017-07-01", end: "2027-05-01", time: "last_visit", has_upcoming: false };
    const { body } = await counted(staff.ask, { ...absent, group_by: ["client"] });
    expect(body.groups).toMatchObject([
      {
        client_id: first,
        client_name: "Pat Client",
        clients: 1,
        visits: 1,
        absent_median_days: 60,
        share_percent: 100,
      },
    ]);
    const all = await counted(staff.ask, { start: absent.start, end: absent.end, group_by: ["upcoming"] });
    expect(all.body.groups).toMatchObject([
      { has_upcoming: false, clients: 1 },
      { has_upcoming: true, clients: 1 },
    ]);
  });

  it("equal a count of raw rows, by join date and last visit", { tags: ["both"] }, async () => {
    for (let seed = 1; seed <= cases(1, 12); seed++) {
      const { venue, staff } = await venueIn(platform, ZONE);
      const random = randomly(seed);
      await sql`update users set created_at = '2020-01-01' where tenant_id = ${venue.tenantId}`.execute(platform.admin);
      const noon = Temporal.Instant.from("2026-05-01T16:00:00Z");
      const hours = (count: number) => noon.add({ hours: count }).toString();
      const people: { id: number; joined: string; visits: string[] }[] = [];
      for (let n = 0; n < 12; n++) {
        const joined = hours(random(9000));
        const id = await addClient(venue, joined);
        const visits = Array.from({ length: random(4) }, () => hours(random(10_000)));
        for (const at of visits) await book(venue, id, at, random(2) === 0 ? "completed" : "checked_in");
        await book(venue, id, hours(random(10_000)), "cancelled");
        people.push({ id, joined, visits });
      }
      const recounted = (time: "joined" | "last_visit") => {
        const groups = new Map<string, { visits: number[]; away: number[] }>();
        for (const { joined, visits } of people) {
          const last = visits.toSorted((one, other) => (one < other ? -1 : 1)).at(-1);
          const at = time === "joined" ? joined : last;
          const day = at === undefined ? "" : dateIn(at);
          if (day < DAYS.start || day > DAYS.end) continue;
          const key = `${day.slice(0, 7)}-01`;
          const group = groups.get(key) ?? { visits: [], away: [] };
          groups.set(key, group);
          group.visits.push(visits.length);
          if (last)
            group.away.push(Temporal.PlainDate.from(dateIn(last)).until("2027-06-30", { largestUnit: "days" }).days);
        }
        return new Map([...groups].map(([key, { visits, away }]) => [key, figuresOf(visits, away)]));
      };
      const expectRecounted = async (where: string) => {
        for (const time of ["joined", "last_visit"] as const) {
          const { body } = await counted(staff.ask, { time, group_by: ["month"] });
          const told = body.groups.map(
            ({
              date,
              clients,
              visits,
              median_visits,
              absent_median_days,
              absent_p90_days,
            }: Record<string, unknown>) => [
              date,
              { clients, visits, median_visits, absent_median_days, absent_p90_days },
            ],
          );
          expect(new Map(told), `seed ${seed}, ${time}, ${where}`).toEqual(recounted(time));
        }
      };
      await expectRecounted("nothing counted yet");
      await recountMarkedDays(platform.db, venue.tenantId);
      await expectRecounted("all counted");
      const one = people[random(12)];
      if (!one) throw new Error("twelve people");
      one.visits.push(hours(random(10_000)), hours(10_000));
      for (const at of one.visits.slice(-2)) await book(venue, one.id, at);
      await expectRecounted("some counted with the question");
    }
  });

  it("follow each change of their visits", async () => {
    const { venue, staff } = await venueIn(platform, ZONE);
    const [one, other] = [await addClient(venue, NOW), await addClient(venue, NOW)];
    for (const at of ["2027-03-01T18:00Z", "2027-03-01T20:00Z", "2027-05-01T18:00Z"]) await book(venue, one, at);
    await book(venue, other, "2027-05-01T20:00Z");
    const visits = async () => {
      const { body } = await counted(staff.ask, { group_by: ["client", "day"] });
      return body.groups.map((group: { client_id: number; visits: number; date: string }) => [
        group.client_id === one ? "one" : "other",
        group.visits,
        group.date,
      ]);
    };
    // Computed at query time, then recounted for the changed days, then rebuilt completely.
    const expectVisits = async (expected: [string, number, string][]) => {
      expect(new Set(await visits())).toEqual(new Set(expected));
      await recountMarkedDays(platform.db, venue.tenantId);
      expect(new Set(await visits())).toEqual(new Set(expected));
      await rebuildDays(platform.db, venue.tenantId);
      expect(new Set(await visits())).toEqual(new Set(expected));
    };
    const change = (text: ReturnType<typeof sql>) => text.execute(platform.admin);
    await expectVisits([
      ["one", 3, "2027-05-01"],
      ["other", 1, "2027-05-01"],
    ]);
    await change(sql`update bookings set start_time = start_time + interval '25 hours', end_time = end_time + interval '25 hours'
      where tenant_id = ${venue.tenantId} and client_id = ${one} and start_time = '2027-05-01T18:00Z'`);
    await expectVisits([
      ["one", 3, "2027-05-02"],
      ["other", 1, "2027-05-01"],
    ]);
    await change(sql`update bookings set status = 'no_show'
      where tenant_id = ${venue.tenantId} and client_id = ${one} and start_time > '2027-05-01'`);
    await expectVisits([
      ["one", 2, "2027-03-01"],
      ["other", 1, "2027-05-01"],
    ]);
    await change(sql`update bookings set client_id = ${other}
      where tenant_id = ${venue.tenantId} and client_id = ${one} and start_time = '2027-03-01T20:00Z'`);
    await expectVisits([
      ["one", 1, "2027-03-01"],
      ["other", 2, "2027-05-01"],
    ]);
    await change(sql`delete from bookings where tenant_id = ${venue.tenantId} and client_id = ${one}`);
    await expectVisits([["other", 2, "2027-05-01"]]);
  });

  it("are read from counted rows", async () => {
    const { venue, staff } = await venueIn(platform, ZONE);
    const one = await addClient(venue, NOW);
    await book(venue, one, "2027-05-01T18:00Z");
    await recountMarkedDays(platform.db, venue.tenantId);
    await sql`update client_visits set visits = 50 where tenant_id = ${venue.tenantId}`.execute(platform.admin);
    expect((await counted(staff.ask)).body.groups).toMatchObject([{ clients: 1, visits: 50 }]);
    await book(venue, one, "2027-05-02T18:00Z");
    expect((await counted(staff.ask)).body.groups).toMatchObject([{ clients: 1, visits: 2 }]);
  });

  it("can be grouped by membership, and are hidden from coaches", async () => {
    const { venue, staff } = await venueIn(platform, ZONE);
    const [member] = [await addClient(venue, "2027-05-01T12:00:00Z"), await addClient(venue, "2027-05-01T12:00:00Z")];
    await sql`with plan as (
        insert into membership_plans (tenant_id, name, billing_period, price_amount)
        values (${venue.tenantId}, 'One', 'monthly', 1) returning id)
      insert into memberships (tenant_id, client_id, plan_id, status, price_amount, currency, anchor_on, period_start,
        started_on, pause_from)
      select ${venue.tenantId}, ${member}, id, 'paused', 1, 'CAD', '2027-05-01', '2027-05-01', '2027-05-01', '2027-05-02' from plan`.execute(
      platform.admin,
    );
    const joined = { time: "joined", start: "2027-05-01", end: "2027-05-01" };
    const { body } = await counted(staff.ask, { ...joined, group_by: ["membership", "hour"] });
    expect(body.groups).toMatchObject([
      { membership: "paused", hour: 8, clients: 1, absent_median_days: null },
      { membership: null, hour: 8, clients: 1 },
    ]);
    expect((await counted(staff.ask, { ...joined, membership: true })).body.groups).toMatchObject([{ clients: 1 }]);
    expect((await counted((await venue.coach(0)).ask, joined)).body.groups).toEqual([]);
  });
});

function figuresOf(visits: readonly number[], away: readonly number[]) {
  const decimal = (value: number | null) => (value === null ? null : Math.round(10 * value) / 10);
  return {
    clients: visits.length,
    visits: visits.reduce((sum, one) => sum + one, 0),
    median_visits: decimal(quantileOf(visits, 0.5)),
    absent_median_days: decimal(quantileOf(away, 0.5)),
    absent_p90_days: decimal(quantileOf(away, 0.9)),
  };
}

describe("grouped clients are refused", () => {
  it.each([
    ["invalid days", { end: "2027-06-31" }, "end"],
    ["an end before the start", { end: "2026-06-30" }, "end"],
    ["more than ten years", { start: "2016-01-01" }, "end"],
    ["an unknown group", { group_by: ["weather"] }, "group_by"],
    ["an unknown time", { time: "born" }, "time"],
  ])("for %s", async (_, query, field) => {
    const { staff } = await venueIn(platform, ZONE);
    const { status, body } = await counted(staff.ask, query);
    expect([status, body.error]).toEqual([400, "bad_argument"]);
    expect(Object.keys(body.errors)[0]).toMatch(new RegExp(`^${field}`));
  });

  it("to clients, strangers and a locked company, for another company's location, and for too many groups", async () => {
    const { venue, staff } = await venueIn(platform, ZONE);
    const stranger = await (await platform.venue()).person("owner");
    const locked = await (await platform.venue({ cancelled_at: Temporal.Instant.from(TEST_NOW) })).person("owner");
    expect((await counted(venue.anonymous)).status).toBe(401);
    expect((await counted((await venue.person("client")).ask)).status).toBe(403);
    expect((await counted(locked.ask)).status).toBe(423);
    expect((await counted(stranger.ask, { location_id: venue.locationId })).status).toBe(404);
    await sql`insert into users (tenant_id, first_name, last_name, roles, created_at)
      select ${venue.tenantId}, 'Pat', n::text, array['client'], '2027-05-01T12:00Z' from generate_series(1, 1001) n`.execute(
      platform.admin,
    );
    const { status, body } = await counted(staff.ask, { time: "joined", group_by: ["client"] });
    expect([status, body.error]).toEqual([422, "too_many_groups"]);
  });
});
