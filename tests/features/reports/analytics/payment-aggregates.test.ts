import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recount, writeRandomly } from "#tests/features/reports/revenue/recounted.ts";
import { randomly } from "#tests/features/venue/coaches/recounted.ts";
import { cases, oneOf } from "#tests/support/proof/proof.ts";
import { startPlatform, TEST_NOW, type Ask, type Platform, type Venue } from "#tests/support/venue.ts";
import { AROUND, daysFrom, venueIn, weekdayOf } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const MAY = { start: "2027-05-01", end: "2027-05-31" };
const counted = (ask: Ask, query: object) => ask("paymentAggregates", { query: { ...MAY, ...query } });

interface Group {
  date: string | null;
  weekday: string | null;
  source: string | null;
  revenue: { amount: number; currency: string };
  given_back: { amount: number };
}

/** Revenue and refunds by key and currency; sums of zero are left out. */
function sumsOf(groups: readonly Group[], keyOf: (group: Group) => string): Map<string, string> {
  const sums = new Map<string, [number, number]>();
  for (const group of groups)
    add(sums, `${keyOf(group)} ${group.revenue.currency}`, group.revenue.amount, group.given_back.amount);
  return written(sums);
}

function add(sums: Map<string, [number, number]>, key: string, revenue: number, back: number): void {
  const sum = sums.get(key) ?? [0, 0];
  sums.set(key, [sum[0] + revenue, sum[1] + back]);
}

const written = (sums: ReadonlyMap<string, [number, number]>): Map<string, string> =>
  new Map(
    [...sums].filter(([, [revenue, back]]) => revenue !== 0 || back !== 0).map(([key, both]) => [key, both.join()]),
  );

interface About {
  zone: string;
  start: string;
  end: string;
  basis: string;
}

/** The same sums computed from raw rows, day by day. */
async function recounted(venue: Venue, about: About, keyOf: (day: string, source: string) => string) {
  const sums = new Map<string, [number, number]>();
  for (const day of daysFrom(about.start, about.end)) {
    for (const source of ["bookings", "memberships"]) {
      const found = await recount(platform, venue.tenantId, source, { ...about, start: day, end: day });
      for (const [currency, revenue] of found.revenue)
        add(sums, `${keyOf(day, source)} ${currency}`, revenue, found.given_back.get(currency) ?? 0);
    }
  }
  return written(sums);
}

describe("grouped money", () => {
  const around = AROUND.flatMap(([zone, day]) => ["cash", "accrual"].map((basis) => [zone, day, basis] as const));
  it.each(oneOf(around, 5))(
    "equals a count of raw rows to the cent in %s around %s, %s",
    { tags: ["both"] },
    async (zone, day, basis) => {
      const { venue, staff } = await venueIn(platform, zone);
      for (let seed = 1; seed <= cases(1, 2); seed++)
        await writeRandomly(platform, venue, randomly(seed), { day, zone });
      const near = Temporal.PlainDate.from(day);
      const about = {
        zone,
        basis,
        start: near.subtract({ days: 9 }).toString(),
        end: near.add({ days: 9 }).toString(),
      };
      const asked = async (...group_by: string[]) => {
        const { start, end } = about;
        const { status, body } = await counted(staff.ask, { basis, start, end, group_by });
        expect([status, body.timezone, body.basis]).toEqual([200, zone, basis]);
        return body.groups;
      };
      const all = await recounted(venue, about, () => "");
      expect(all.size).toBeGreaterThan(0);
      expect(sumsOf(await asked(), () => "")).toEqual(all);
      for (const by of ["item", "method", "hour", "service", "coach", "client", "location", "kind"])
        expect(
          sumsOf(await asked(by), () => ""),
          by,
        ).toEqual(all);
      expect(sumsOf(await asked("day", "source"), ({ date, source }) => `${date} ${source}`)).toEqual(
        await recounted(venue, about, (date, source) => `${date} ${source}`),
      );
      expect(sumsOf(await asked("weekday"), ({ weekday }) => weekday ?? "")).toEqual(
        await recounted(venue, about, weekdayOf),
      );
      const later = (date: string) => (date < about.start ? about.start : date);
      const monday = (date: string) => {
        const plain = Temporal.PlainDate.from(date);
        return later(plain.subtract({ days: plain.dayOfWeek - 1 }).toString());
      };
      expect(sumsOf(await asked("week"), ({ date }) => date ?? "")).toEqual(await recounted(venue, about, monday));
      expect(sumsOf(await asked("month"), ({ date }) => date ?? "")).toEqual(
        await recounted(venue, about, (date) => later(`${date.slice(0, 7)}-01`)),
      );
    },
  );

  it("matches the report of the same month, source by source", async () => {
    const zone = "America/Vancouver";
    const { venue, staff } = await venueIn(platform, zone);
    await writeRandomly(platform, venue, randomly(5), { day: "2027-05-15", zone });
    for (const basis of ["cash", "accrual"]) {
      for (const [source, report] of [
        ["bookings", "bookingsRevenue"],
        ["memberships", "membershipsRevenue"],
      ] as const) {
        const { body } = await counted(staff.ask, { basis, source: [source] });
        // The report includes the tax as well.
        const withoutTax = ({ revenue, gross, given_back }: Record<string, unknown>) => ({
          revenue,
          gross,
          given_back,
        });
        const { totals } = (await staff.ask(report, { query: { periodType: "month", period: "2027-05", basis } })).body;
        expect(body.groups.map(withoutTax), `${source} ${basis}`).toEqual(totals.map(withoutTax));
      }
    }
  });

  it("includes the median and the maximum of payments", async () => {
    const { venue, staff } = await venueIn(platform, "America/Vancouver");
    for (const amount of [1000, 2000, 3000, 4000, 10_000]) await pay(venue, amount, "2027-05-10T06:30:00Z");
    const { body } = await counted(staff.ask, { item: ["payment"], group_by: ["weekday", "hour"] });
    // 23:30 on the ninth, a Sunday, in Vancouver.
    expect(body.groups).toMatchObject([
      {
        weekday: "sunday",
        hour: 23,
        items: 5,
        revenue: { amount: 20_000, currency: "CAD" },
        average: { amount: 4000 },
        median: { amount: 3000 },
        p90: { amount: 7600 },
      },
    ]);
  });

  it("includes only the own lessons for a coach, and no memberships", async () => {
    const zone = "America/Vancouver";
    const { venue } = await venueIn(platform, zone);
    await writeRandomly(platform, venue, randomly(6), { day: "2027-05-15", zone });
    const dana = await venue.coach(0);
    const { body } = await counted(dana.ask, { basis: "accrual", group_by: ["coach", "source"] });
    expect(body.groups.length).toBeGreaterThan(0);
    for (const group of body.groups) expect([group.coach_id, group.source]).toEqual([dana.id, "bookings"]);
    expect((await counted(dana.ask, { source: ["memberships"] })).body.groups).toEqual([]);
  });
});

describe("grouped money is refused", () => {
  it.each([
    ["invalid days", { start: "2027-13-01" }, "start"],
    ["an end before the start", { end: "2027-04-30" }, "end"],
    ["more than a year", { end: "2028-06-01" }, "end"],
    ["an unknown group", { group_by: ["weather"] }, "group_by"],
    ["an unknown basis", { basis: "guess" }, "basis"],
  ])("for %s", async (_, query, field) => {
    const { staff } = await venueIn(platform, "America/Vancouver");
    const { status, body } = await counted(staff.ask, query);
    expect([status, body.error]).toEqual([400, "bad_argument"]);
    expect(Object.keys(body.errors)[0]).toMatch(new RegExp(`^${field}`));
  });

  it("to clients, strangers and a locked company, and for another company's records", async () => {
    const { venue } = await venueIn(platform, "America/Vancouver");
    const stranger = await (await platform.venue()).person("owner");
    const locked = await (await platform.venue({ cancelled_at: Temporal.Instant.from(TEST_NOW) })).person("owner");
    expect((await counted(venue.anonymous, {})).status).toBe(401);
    expect((await counted((await venue.person("client")).ask, {})).status).toBe(403);
    expect((await counted(locked.ask, {})).status).toBe(423);
    expect((await counted(stranger.ask, { location_id: venue.locationId })).status).toBe(404);
    expect((await counted(stranger.ask, { service_ids: [venue.catalogue.services[0]?.id] })).status).toBe(404);
  });

  it("by client names without the permission to read clients", async () => {
    const { venue, staff } = await venueIn(platform, "America/Vancouver");
    const owner = await venue.person("owner");
    const changes = [{ role: "staff", permission: "clients.read", reach: "no" }];
    expect((await owner.ask("updateRolesPermissions", { body: { changes } })).status).toBe(200);
    for (const operation of ["paymentAggregates", "bookingAggregates", "clientAggregates"] as const) {
      const { status, body } = await staff.ask(operation, { query: { ...MAY, group_by: ["client"] } });
      expect([status, body.error], operation).toEqual([403, "forbidden"]);
      expect((await staff.ask(operation, { query: MAY })).status, operation).toBe(200);
    }
  });
});

async function pay(venue: Venue, amount: number, at: string): Promise<void> {
  const start_time = Temporal.Instant.from(at);
  const { id } = await platform.admin
    .insertInto("bookings")
    .values({
      tenant_id: venue.tenantId,
      location_id: venue.locationId,
      service_id: venue.catalogue.services[0]?.id ?? 0,
      guest: JSON.stringify({ first_name: "Robin" }),
      price_amount: amount,
      price_currency: "CAD",
      start_time,
      end_time: start_time.add({ minutes: 60 }),
      status: "completed",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql`with t as (
      insert into ledger_transactions (tenant_id, kind, booking_id, location_id, created_at)
      values (${venue.tenantId}, 'payment', ${id}, ${venue.locationId}, ${at}::timestamptz) returning id)
    insert into ledger_entries (tenant_id, transaction_id, account, amount, currency)
    select ${venue.tenantId}, t.id, v.account, v.amount, 'CAD'
    from t, (values ('cash', ${amount}::int), ('receivable', ${-amount}::int)) v (account, amount)`.execute(
    platform.admin,
  );
}
