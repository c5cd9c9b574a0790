import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { REVENUE_DEFINITIONS } from "#schema/reports/revenue/metrics.ts";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { cad, HALF_UNDER_12_HOURS, setPolicy } from "#tests/features/bookings/policies/support.ts";
import { deskOf } from "#tests/features/memberships/memberships/support.ts";
import { cash, deskWithBooking, take } from "#tests/features/payments/payments/support.ts";
import { randomly } from "#tests/features/venue/coaches/recounted.ts";
import { cases } from "#tests/support/proof/proof.ts";
import { startPlatform, TEST_NOW, type Ask, type Platform } from "#tests/support/venue.ts";
import { recount, writeRandomly } from "./recounted.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

const CALLS = { bookings: "bookingsRevenue", memberships: "membershipsRevenue" } as const;
type Source = keyof typeof CALLS;

const revenueOf = (ask: Ask, source: Source, periodType: string, period: string, more: object = {}) =>
  ask(CALLS[source], { query: { periodType, period, ...more } });

const total = (gross: number, back = 0) => ({
  gross: cad(gross),
  given_back: cad(back),
  revenue: cad(gross - back),
  tax: cad(0),
});

interface Sum {
  revenue: { amount: number; currency: string };
}

describe("revenue", () => {
  // DST changes in both directions, the southern hemisphere's half-hour shift, and a zone that skips midnight.
  it.each([
    ["America/New_York", "2027-03-14"],
    ["America/New_York", "2027-11-07"],
    ["Australia/Lord_Howe", "2027-04-04"],
    ["Africa/Cairo", "2027-04-30"],
  ])("equals a count of raw rows to the cent in %s around %s", { tags: ["both"] }, async (zone, day) => {
    const venue = await platform.venue({ timezone: zone });
    const staff = await venue.person("staff");
    const [month, last] = [day.slice(0, 7), Temporal.PlainDate.from(day).with({ day: 31 }).day];
    const monday = Temporal.PlainDate.from(day).subtract({ days: Temporal.PlainDate.from(day).dayOfWeek - 1 });
    const week = `${monday.yearOfWeek}-W${String(monday.weekOfYear).padStart(2, "0")}`;
    const quarter = Math.ceil(Number(day.slice(5, 7)) / 3);
    const until = `2027-${String(quarter * 3).padStart(2, "0")}-${[31, 30, 30, 31][quarter - 1]}`;
    const periods = [
      ["day", day, day, day],
      ["week", week, monday.toString(), monday.add({ days: 6 }).toString()],
      ["month", month, `${month}-01`, `${month}-${last}`],
      ["quarter", `2027-Q${quarter}`, `2027-${String(quarter * 3 - 2).padStart(2, "0")}-01`, until],
      ["year", "2027", "2027-01-01", "2027-12-31"],
    ] as const;
    let seen = 0;
    for (let seed = 1; seed <= cases(1, 3); seed++) {
      await writeRandomly(platform, venue, randomly(seed), { day, zone });
      for (const [periodType, period, start, end] of periods) {
        for (const basis of ["cash", "accrual"]) {
          for (const source of ["bookings", "memberships"] as const) {
            const asked = { basis, include_rows: true, rows_limit: 1000 };
            const { status, body } = await revenueOf(staff.ask, source, periodType, period, asked);
            const where = `${source} ${basis} ${period}, seed ${seed}`;
            expect([status, body.start, body.end], `${where} ${JSON.stringify(body)}`).toEqual([200, start, end]);
            const { revenue, given_back } = await recount(platform, venue.tenantId, source, {
              zone,
              start,
              end,
              basis,
            });
            const by = (kind: string) =>
              new Map(
                body.totals.map((one: Record<string, Sum["revenue"]>) => [one[kind]?.currency, one[kind]?.amount]),
              );
            expect(by("revenue"), where).toEqual(revenue);
            for (const currency of revenue.keys()) {
              expect(by("given_back").get(currency), where).toBe(given_back.get(currency) ?? 0);
              const inCurrency = (all: Sum["revenue"][]) =>
                all.reduce((sum, one) => sum + (one.currency === currency ? one.amount : 0), 0);
              const parts = [
                body.buckets.map((one: Sum) => one.revenue),
                ...[body.items, body.rows].map((all: { amount: Sum["revenue"] }[]) => all.map(({ amount }) => amount)),
              ];
              expect(parts.map(inCurrency), where).toEqual(parts.map(() => revenue.get(currency)));
            }
            expect(body.rows_total).toBe(body.rows.length);
            expect(body.rows.every(({ date }: { date: string }) => start <= date && date <= end)).toBe(true);
            seen += body.rows.length;
          }
        }
      }
    }
    expect(seen).toBeGreaterThan(cases(100, 500));
  });

  it("is exported with the same rows, with money in the currency's own digits", async () => {
    const venue = await platform.venue();
    await writeRandomly(platform, venue, randomly(5), { day: "2027-05-10", zone: "America/Vancouver" });
    const [staff, stranger] = [await venue.person("staff"), await (await platform.venue()).person("owner")];
    const query = { periodType: "year", period: "2027", basis: "accrual" };
    for (const source of ["bookings", "memberships"] as const) {
      const file = source === "bookings" ? "exportBookingsRevenue" : "exportMembershipsRevenue";
      const linesOf = (csv: unknown) => String(csv).trimEnd().split("\r\n").slice(1);
      const { body } = await revenueOf(staff.ask, source, "year", "2027", {
        basis: "accrual",
        include_rows: true,
        rows_limit: 1000,
      });
      expect(linesOf((await staff.ask(file, { query })).body)).toEqual(
        body.rows.map((row: Record<string, string | number | null> & { amount: Sum["revenue"] }) => {
          const { amount, currency } = row.amount;
          const money = currency === "JPY" ? amount : amount / 100;
          return [row.date, row.item, money, currency, row.booking_id, row.membership_id, row.payment_id]
            .map((cell) => String(cell ?? ""))
            .join(",");
        }),
      );
      expect(linesOf((await stranger.ask(file, { query })).body)).toEqual([]);
      expect((await (await venue.person("client")).ask(file, { query })).status).toBe(403);
      expect((await venue.anonymous(file, { query })).status).toBe(401);
      expect((await staff.ask(file, { query: { ...query, period: "2027-05" } })).status).toBe(400);
    }
  });

  it("counts a booking when it is paid, or when it starts, without the tip", async () => {
    const { staff, admin, id } = await deskWithBooking(platform);
    const taken = await take(staff.ask, id, cash(6000, { tip: cad(500) }));
    const paidOn = await revenueOf(staff.ask, "bookings", "day", "2027-05-03", { include_rows: true });
    expect(paidOn.body).toMatchObject({
      basis: "cash",
      definition: REVENUE_DEFINITIONS.bookings.cash,
      timezone: "America/Vancouver",
      mature: false,
      totals: [total(6000)],
      items: [{ item: "payment", amount: cad(6000) }],
      buckets: [{ start: "2027-05-03", end: "2027-05-03", revenue: cad(6000) }],
      rows: [{ date: "2027-05-03", item: "payment", amount: cad(6000), booking_id: id, membership_id: null }],
      rows_total: 1,
    });
    const accrued = (day: string) => revenueOf(staff.ask, "bookings", "day", day, { basis: "accrual" });
    expect((await accrued("2027-05-03")).body).toMatchObject({ totals: [], rows: null, rows_total: null });
    expect((await accrued("2027-05-04")).body.totals).toEqual([total(6000)]);
    // Waived before delivery: it reduces what the day of the start will have earned.
    await admin.ask("refundPayment", {
      params: { id: taken.body.payments[0].id },
      body: { amount: cad(2100), as: "payment", reason: "Projector was down" },
    });
    expect((await accrued("2027-05-04")).body.totals).toEqual([total(6000, 2100)]);
    const money = await revenueOf(staff.ask, "bookings", "day", "2027-05-03");
    expect(money.body.totals).toEqual([total(6000, 2100)]);
  });

  it("counts credit once, when it is paid", async () => {
    const { venue, staff, admin, id } = await deskWithBooking(platform);
    const client = await venue.person("client");
    const other = bayHour(venue, { guest: undefined, client_id: client.id, start_time: "2027-05-04 21:00:00" });
    const own = await book(staff.ask, { ...other, end_time: "2027-05-04 22:00:00" });
    const taken = await take(staff.ask, own.id, cash(6000));
    await admin.ask("refundPayment", {
      params: { id: taken.body.payments[0].id },
      body: { amount: cad(6000), as: "credit", reason: "Rain" },
    });
    expect((await revenueOf(staff.ask, "bookings", "month", "2027-05")).body.totals).toEqual([total(6000)]);
    const accrual = await revenueOf(staff.ask, "bookings", "month", "2027-05", { basis: "accrual" });
    expect(accrual.body.totals).toEqual([total(12_000, 6000)]);
    expect(id).not.toBe(own.id);
  });

  it("counts a late fee when it becomes due, and nothing else of a cancelled booking", async () => {
    const venue = await platform.venue();
    const [staff, admin] = [await venue.person("staff"), await venue.person("facility_admin")];
    await setPolicy(admin.ask, venue, HALF_UNDER_12_HOURS);
    const { id } = await book(staff.ask, bayHour(venue));
    platform.clock.set("2027-05-04T12:00:00Z");
    await staff.ask("cancelBooking", { params: { id } });
    const { body } = await revenueOf(staff.ask, "bookings", "day", "2027-05-04", { basis: "accrual" });
    expect([body.totals, body.items]).toEqual([
      [total(3000)],
      [
        { item: "fee", amount: cad(3000) },
        { item: "price", amount: cad(0) },
      ],
    ]);
  });

  it("counts a membership's bill when it is paid, or over the days of its period", async () => {
    const { start, venue } = await deskOf(platform);
    expect((await start()).status).toBe(201);
    const staff = await venue.person("staff");
    const inMonth = async (period: string, basis: string) =>
      (await revenueOf(staff.ask, "memberships", "month", period, { basis })).body.totals;
    expect(await inMonth("2027-05", "cash")).toEqual([total(22_900)]);
    expect(await inMonth("2027-06", "cash")).toEqual([]);
    // 3 May to 3 June: 29 of 31 days are in May.
    expect(await inMonth("2027-05", "accrual")).toEqual([total(21_423)]);
    expect(await inMonth("2027-06", "accrual")).toEqual([total(1477)]);
  });

  it("returns the latest rows within the limit and the total", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    for (const hour of [17, 19, 21]) {
      const times = { start_time: `2027-05-04 ${hour}:00:00`, end_time: `2027-05-04 ${hour + 1}:00:00` };
      await book(staff.ask, bayHour(venue, times));
    }
    const asked = { basis: "accrual", include_rows: true, rows_limit: 2 };
    const { body } = await revenueOf(staff.ask, "bookings", "week", "2027-W18", asked);
    const ids = body.rows.map((row: { booking_id: number }) => row.booking_id);
    expect([ids.length, ids[0] > ids[1], body.rows_total]).toEqual([2, true, 3]);
    platform.clock.set("2027-05-10T07:00:00Z");
    const later = await venue.person("staff");
    expect((await revenueOf(later.ask, "bookings", "week", "2027-W18")).body.mature).toBe(true);
  });
});

describe("the revenue report is refused", () => {
  it.each([
    ["an invalid day", "day", "2027-02-30", "period"],
    ["an invalid month", "month", "2027-13", "period"],
    ["a week that the year does not have", "week", "2027-W53", "period"],
    ["week 0", "week", "2027-W00", "period"],
    ["a fifth quarter", "quarter", "2027-Q5", "period"],
    ["a year long ago", "year", "0000", "period"],
    ["a period of another type", "month", "2027", "period"],
    ["an unknown type", "decade", "2027", "periodType"],
  ])("for %s", async (_, periodType, period, field) => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    for (const source of ["bookings", "memberships"] as const) {
      const { status, body } = await revenueOf(staff.ask, source, periodType, period);
      expect([status, body.error, Object.keys(body.errors)]).toEqual([400, "bad_argument", [field]]);
    }
  });

  it.each([{ basis: "both" }, { rows_limit: 0 }, { rows_limit: 1001 }, { include_rows: "perhaps" }])(
    "for %o",
    async (more) => {
      const venue = await platform.venue();
      const staff = await venue.person("staff");
      const { status, body } = await revenueOf(staff.ask, "bookings", "year", "2027", more);
      expect([status, Object.keys(body.errors)]).toEqual([400, Object.keys(more)]);
    },
  );

  it("to clients, visitors and a locked company, and is empty for another company", async () => {
    const { venue, staff, id } = await deskWithBooking(platform);
    await take(staff.ask, id, cash(6000));
    const client = await venue.person("client");
    const stranger = await (await platform.venue()).person("owner");
    const locked = await (await platform.venue({ cancelled_at: Temporal.Instant.from(TEST_NOW) })).person("owner");
    for (const source of ["bookings", "memberships"] as const) {
      expect((await revenueOf(venue.anonymous, source, "year", "2027")).status).toBe(401);
      expect((await revenueOf(client.ask, source, "year", "2027")).status).toBe(403);
      expect((await revenueOf(locked.ask, source, "year", "2027")).status).toBe(423);
      const { body } = await revenueOf(stranger.ask, source, "year", "2027", { include_rows: true });
      expect([body.totals, body.rows]).toEqual([[], []]);
    }
  });

  it("to a coach for others, and shows the revenue of the own lessons", async () => {
    const venue = await platform.venue();
    await writeRandomly(platform, venue, randomly(7), { day: "2027-05-10", zone: "America/Vancouver" });
    const [dana, staff] = [await venue.coach(0), await venue.person("staff")];
    const asked = { basis: "accrual", include_rows: true, rows_limit: 1000 };
    const bookingsOf = async (ask: Ask) => {
      const { body } = await revenueOf(ask, "bookings", "year", "2027", asked);
      return new Set<number>(body.rows.map((row: { booking_id: number }) => row.booking_id));
    };
    const lessons = await platform.admin
      .selectFrom("bookings")
      .where("tenant_id", "=", venue.tenantId)
      .select(["id", "coach_id"])
      .execute();
    const all = await bookingsOf(staff.ask);
    const own = lessons.filter(({ id, coach_id }) => coach_id === dana.id && all.has(id)).map(({ id }) => id);
    expect(await bookingsOf(dana.ask)).toEqual(new Set(own));
    expect(own.length).toBeLessThan(all.size);
    expect((await revenueOf(dana.ask, "memberships", "year", "2027", asked)).body).toMatchObject({
      totals: [],
      rows: [],
      rows_total: 0,
    });
  });
});
