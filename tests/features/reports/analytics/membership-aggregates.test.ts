import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { randomly } from "#tests/features/venue/coaches/recounted.ts";
import { cases } from "#tests/support/proof/proof.ts";
import { startPlatform, TEST_NOW, type Ask, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
  platform.clock.set("2027-06-20T06:30:00Z");
});
afterAll(() => platform.close());

const SPRING = { start: "2027-03-15", end: "2027-06-10" };
const counted = (ask: Ask, query: object) => ask("membershipAggregates", { query: { ...SPRING, ...query } });

interface Sold {
  plan_id: number;
  currency: string;
  price: number;
  months: number;
  started: string;
  ended: string | null;
}

async function addPlan({ tenantId: tenant_id }: Venue, name: string): Promise<number> {
  const { id } = await platform.admin
    .insertInto("membership_plans")
    .values({ tenant_id, name, billing_period: "monthly", price_amount: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function sell(venue: Venue, { plan_id, currency, price, months, started, ended }: Sold): Promise<void> {
  await platform.admin
    .insertInto("memberships")
    .values({
      tenant_id: venue.tenantId,
      client_id: (await venue.person("client")).id,
      plan_id,
      status: ended === null ? "active" : "cancelled",
      billing_months: months,
      price_amount: price,
      currency,
      anchor_on: started,
      period_start: started,
      period_end: Temporal.PlainDate.from(started).add({ months }).toString(),
      started_on: started,
      cancel_on: ended,
    })
    .execute();
}

/** Each is sold to a different person, so what is paid on a day is a plain sum. */
function recount(sold: readonly Sold[], { start, end }: { start: string; end: string }) {
  const on = (day: string) => sold.filter(({ started, ended }) => started <= day && (ended === null || day < ended));
  const mrr = (some: readonly Sold[]) => Math.round(some.reduce((sum, { price, months }) => sum + price / months, 0));
  const before = on(Temporal.PlainDate.from(start).subtract({ days: 1 }).toString());
  const after = on(end);
  const gone = before.filter((one) => !after.includes(one));
  const come = after.filter((one) => !before.includes(one));
  return {
    mrr_start: mrr(before),
    mrr_end: mrr(after),
    payers_start: before.length,
    payers_end: after.length,
    churn: before.length === 0 ? null : Math.round((1000 * gone.length) / before.length) / 10,
    come: [mrr(come), come.length],
    gone: [0 - mrr(gone), gone.length],
  };
}

interface Group {
  date: string;
  plan_id: number;
  currency: string;
  mrr_start: { amount: number };
  mrr_end: { amount: number };
  payers_start: number;
  payers_end: number;
  churn_percent: number | null;
  movements: { movement: string; amount: { amount: number }; members: number }[];
}

const figuresOf = (group: Group) => {
  const moved = (name: string) => {
    const found = group.movements.find(({ movement }) => movement === name);
    return [found?.amount.amount ?? 0, found?.members ?? 0];
  };
  return {
    mrr_start: group.mrr_start.amount,
    mrr_end: group.mrr_end.amount,
    payers_start: group.payers_start,
    payers_end: group.payers_end,
    churn: group.churn_percent,
    come: moved("new"),
    gone: moved("churned"),
  };
};

const WEEKS = (() => {
  const weeks: { start: string; end: string }[] = [];
  for (let day = Temporal.PlainDate.from(SPRING.start); day.toString() <= SPRING.end; day = day.add({ days: 7 })) {
    const last = day.add({ days: 6 }).toString();
    weeks.push({ start: day.toString(), end: last < SPRING.end ? last : SPRING.end });
  }
  return weeks;
})();

describe("grouped memberships", () => {
  it("equal a count of raw rows, by week and by plan, in each currency", { tags: ["both"] }, async () => {
    for (let seed = 1; seed <= cases(1, 12); seed++) {
      const venue = await platform.venue();
      const staff = await venue.person("staff");
      const random = randomly(seed);
      const plans = [await addPlan(venue, "One"), await addPlan(venue, "Two")];
      const day = (after: number) => Temporal.PlainDate.from("2027-02-20").add({ days: after }).toString();
      const sold = Array.from({ length: 25 }, (): Sold => {
        const from = random(100);
        return {
          plan_id: plans[random(2)] ?? 0,
          currency: random(4) === 0 ? "JPY" : "CAD",
          price: 12 * (1 + random(3000)),
          months: [1, 3, 12][random(3)] ?? 1,
          started: day(from),
          ended: random(2) === 0 ? null : day(from + 1 + random(60)),
        };
      });
      for (const one of sold) await sell(venue, one);
      const { status, body } = await counted(staff.ask, { group_by: ["week", "plan"] });
      expect(status).toBe(200);
      let groups = 0;
      for (const week of WEEKS) {
        for (const plan_id of plans) {
          for (const currency of ["CAD", "JPY"]) {
            const own = sold.filter((one) => one.plan_id === plan_id && one.currency === currency);
            if (own.length === 0) continue;
            groups++;
            const told = body.groups.find(
              (one: Group) => one.date === week.start && one.plan_id === plan_id && one.currency === currency,
            );
            const where = `seed ${seed}, ${week.start}, plan ${plan_id}, ${currency}`;
            expect(told && figuresOf(told), where).toEqual(recount(own, week));
          }
        }
      }
      expect(body.groups).toHaveLength(groups);
    }
  });

  it("match the metrics of the same month, and omit future days", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    const plan_id = await addPlan(venue, "One");
    const common = { plan_id, currency: "CAD", months: 1 };
    await sell(venue, { ...common, price: 5000, started: "2027-04-10", ended: "2027-05-12" });
    await sell(venue, { ...common, price: 7000, started: "2027-05-02", ended: null });
    const { body } = await counted(staff.ask, { start: "2027-05-01", end: "2027-05-31" });
    const metrics = await staff.ask("membershipMetrics", { query: { periodType: "month", period: "2027-05" } });
    const { mrr_start, mrr_end, churn_percent, revenue_churn_percent, arpu, movements } = metrics.body.figures[0];
    expect(body.groups).toMatchObject([
      { date: null, plan_id: null, mrr_start, mrr_end, churn_percent, revenue_churn_percent, arpu, movements },
    ]);
    const later = await counted(staff.ask, { start: "2027-06-01", end: "2027-12-31", group_by: ["month"] });
    expect(later.body.groups.map(({ date }: Group) => date)).toEqual(["2027-06-01"]);
  });

  it("are empty for a coach", async () => {
    const venue = await platform.venue();
    await sell(venue, {
      plan_id: await addPlan(venue, "One"),
      currency: "CAD",
      price: 1,
      months: 1,
      started: "2027-04-10",
      ended: null,
    });
    expect((await counted((await venue.coach(0)).ask, {})).body.groups).toEqual([]);
  });
});

describe("grouped memberships are refused", () => {
  it.each([
    ["invalid days", { start: "2027-02-29" }, "start"],
    ["an end before the start", { end: "2027-03-01" }, "end"],
    ["more than a year", { end: "2028-06-01" }, "end"],
    ["groups by hour", { group_by: ["hour"] }, "group_by"],
    ["two kinds of dates", { group_by: ["week", "month"] }, "group_by"],
  ])("for %s", async (_, query, field) => {
    const staff = await (await platform.venue()).person("staff");
    const { status, body } = await counted(staff.ask, query);
    expect([status, body.error]).toEqual([400, "bad_argument"]);
    expect(Object.keys(body.errors)[0]).toMatch(new RegExp(`^${field}`));
  });

  it("to clients, strangers and a locked company, for another company's plan, and for too many groups", async () => {
    const venue = await platform.venue();
    const plan_id = await addPlan(venue, "One");
    const other = await (await platform.venue()).person("owner");
    const locked = await (await platform.venue({ cancelled_at: Temporal.Instant.from(TEST_NOW) })).person("owner");
    expect((await counted(venue.anonymous, {})).status).toBe(401);
    expect((await counted((await venue.person("client")).ask, {})).status).toBe(403);
    expect((await counted(locked.ask, {})).status).toBe(423);
    expect((await counted(other.ask, { plan_ids: [plan_id] })).status).toBe(404);
    const started = "2026-01-01";
    for (const currency of ["CAD", "JPY"]) {
      for (const plan of [plan_id, await addPlan(venue, `Other ${currency}`)])
        await sell(venue, { plan_id: plan, currency, price: 100, months: 1, started, ended: null });
    }
    const staff = await venue.person("staff");
    const year = { start: "2026-06-15", end: "2027-06-14", group_by: ["day", "plan"] };
    const { status, body } = await counted(staff.ask, year);
    expect([status, body.error]).toEqual([422, "too_many_groups"]);
  });
});
