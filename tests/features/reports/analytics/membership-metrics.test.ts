import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MembershipStatus } from "#schema/memberships/memberships/models.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { randomly } from "#tests/features/venue/coaches/recounted.ts";
import { startPlatform, TEST_NOW, type Ask, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
  platform.clock.set("2027-06-01T06:30:00Z");
});
afterAll(() => platform.close());

const metricsOf = (ask: Ask, periodType: string, period: string, more: object = {}) =>
  ask("membershipMetrics", { query: { periodType, period, ...more } });

interface Sold {
  price: number;
  months?: number | null;
  status?: MembershipStatus;
  started: string;
  pause_from?: string;
  cancel_on?: string;
  client?: number;
  /** The day after the initial trial; the first bill follows on it unless cancelled by then. */
  trial_end?: string;
  /** Months on an earlier plan, at its price, until May 1. */
  before?: { plan: number; price: number };
}

async function desk(venue: Venue) {
  const plan = async (name: string): Promise<number> => {
    const { id } = await platform.admin
      .insertInto("membership_plans")
      .values({ tenant_id: venue.tenantId, name, billing_period: "monthly", price_amount: 1 })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  };
  const sell = async (plan_id: number, sold: Sold): Promise<number> => {
    const { price, months = 1, status = "active", started, pause_from, cancel_on, before, trial_end } = sold;
    const client_id = sold.client ?? (await venue.person("client")).id;
    const { id: membership_id } = await platform.admin
      .insertInto("memberships")
      .values({
        tenant_id: venue.tenantId,
        client_id,
        plan_id,
        status,
        billing_months: months,
        price_amount: price,
        currency: "CAD",
        anchor_on: started,
        period_start: started,
        period_end: months === null ? null : Temporal.PlainDate.from(started).add({ months }).toString(),
        started_on: started,
        pause_from: pause_from ?? null,
        cancel_on: cancel_on ?? null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const bill = (of: number, period_start: string, amount: number) =>
      platform.admin
        .insertInto("membership_invoices")
        .values({
          tenant_id: venue.tenantId,
          membership_id,
          plan_id: of,
          period_start,
          period_end: Temporal.PlainDate.from(period_start)
            .add({ months: months ?? 1 })
            .toString(),
          amount,
          currency: "CAD",
          due_on: period_start,
          status: "paid",
          method: "cash",
          paid_at: Temporal.Instant.from(`${period_start}T20:00:00Z`),
        })
        .execute();
    if (trial_end !== undefined) {
      await bill(plan_id, started, 0);
      await platform.admin
        .updateTable("membership_invoices")
        .set({ method: "trial", period_end: trial_end })
        .where("tenant_id", "=", venue.tenantId)
        .where("membership_id", "=", membership_id)
        .execute();
      if (trial_end !== cancel_on) await bill(plan_id, trial_end, price);
    } else if (before) {
      await bill(before.plan, "2027-04-01", before.price);
      await bill(plan_id, "2027-05-01", price);
    } else await bill(plan_id, started, price);
    return client_id;
  };
  return { plan, sell };
}

const movement = (name: string, amount: number, members = 1) => ({ movement: name, amount: cad(amount), members });

describe("membership metrics", () => {
  it("match the documented example for May to the cent", async () => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    const { plan, sell } = await desk(venue);
    const [one, other] = [await plan("One"), await plan("Other")];
    await sell(other, { price: 13_000, started: "2027-01-01", before: { plan: one, price: 10_000 } });
    await sell(one, { price: 120_000, months: 12, started: "2027-01-01" });
    await sell(other, { price: 4500, started: "2027-01-01", before: { plan: one, price: 6000 } });
    await sell(one, { price: 9000, started: "2027-04-01", status: "paused", pause_from: "2027-05-10" });
    await sell(one, { price: 8000, started: "2027-04-01", status: "cancelled", cancel_on: "2027-05-20" });
    const back = await sell(one, { price: 7000, started: "2026-12-01", status: "cancelled", cancel_on: "2027-02-10" });
    await sell(one, { price: 7000, started: "2027-05-05", client: back });
    await sell(one, { price: 5000, started: "2027-05-06" });
    // One that does not renew, and one that is free.
    await sell(one, { price: 9900, months: null, started: "2027-05-06" });
    await sell(one, { price: 0, started: "2027-05-06" });
    const { status, body } = await metricsOf(owner.ask, "month", "2027-05");
    expect(status).toBe(200);
    const [figures] = body.figures;
    expect(figures).toMatchObject({
      currency: "CAD",
      mrr_start: cad(43_000),
      mrr_end: cad(39_500),
      payers_start: 5,
      payers_end: 5,
      paused: 1,
      churn_percent: 20,
      revenue_churn_percent: 22.1,
      arpu: cad(7900),
      movements: [
        movement("new", 5000),
        movement("reactivated", 7000),
        movement("expansion", 3000),
        movement("contraction", -1500),
        movement("paused", -9000),
        movement("churned", -8000),
      ],
    });
    expect([figures.net_revenue_churn_percent, figures.paused_percent]).toEqual([-1.2, 16.7]);
    expect(
      figures.plans.map(({ plan_name, mrr, payers }: Record<string, unknown>) => [plan_name, mrr, payers]),
    ).toEqual([
      ["One", cad(22_000), 3],
      ["Other", cad(17_500), 2],
    ]);
    const [first, last] = [figures.buckets[0], figures.buckets.at(-1)];
    expect([first.start, last.end, last.mrr]).toEqual(["2027-05-01", "2027-05-31", cad(39_500)]);
    const paused = await metricsOf(owner.ask, "month", "2027-05", { status: ["paused"] });
    expect(paused.body.figures[0]).toMatchObject({ mrr_start: cad(9000), mrr_end: cad(0), paused: 1 });
    const ofOther = await metricsOf(owner.ask, "month", "2027-05", { plan_ids: [other] });
    expect(ofOther.body.figures[0].mrr_end).toEqual(cad(17_500));
  });

  it("round MRR once: three at 100.00 a year are 25.00 a month", async () => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    const { plan, sell } = await desk(venue);
    const yearly = await plan("Yearly");
    for (let n = 0; n < 3; n++) await sell(yearly, { price: 10_000, months: 12, started: "2027-05-01" });
    const { body } = await metricsOf(owner.ask, "month", "2027-05", { compact: true });
    expect(body.figures[0]).toMatchObject({ mrr_end: cad(2500), movements: null, plans: null, buckets: null });
    expect([body.cohorts, body.failed_payments]).toEqual([null, null]);
  });

  it("show retention by month of joining, members who returned included", async () => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    const { plan, sell } = await desk(venue);
    const one = await plan("One");
    const leavers = ["2027-01-20", "2027-02-10", "2027-02-11"];
    const ids: number[] = [];
    for (let n = 0; n < 20; n++) {
      const cancel_on = leavers[n];
      const ending = cancel_on === undefined ? {} : ({ status: "cancelled", cancel_on } as const);
      ids.push(await sell(one, { price: 5000, started: "2027-01-02", ...ending }));
    }
    await sell(one, { price: 5000, started: "2027-03-15", client: ids[1] ?? 0 });
    const { body } = await metricsOf(owner.ask, "month", "2027-03");
    expect(body.cohorts).toEqual([{ month: "2027-01-01", members: 20, retained_percent: [95, 85, 90] }]);
  });

  it("count a trial from its first paid day, and never if it ended unpaid", async () => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    const { plan, sell } = await desk(venue);
    const one = await plan("One");
    await sell(one, { price: 5000, started: "2027-04-20", trial_end: "2027-05-04" });
    await sell(one, { price: 7000, started: "2027-05-25", trial_end: "2027-06-08" });
    const left = { price: 9000, started: "2027-04-20", trial_end: "2027-05-04", status: "cancelled" } as const;
    const unpaid = await sell(one, { ...left, cancel_on: "2027-05-04" });
    const may = async () => {
      const { body } = await metricsOf(owner.ask, "month", "2027-05");
      const [{ mrr_start, mrr_end, movements }] = body.figures;
      return { mrr_start, mrr_end, movements, cohorts: body.cohorts };
    };
    expect(await may()).toEqual({
      mrr_start: cad(0),
      mrr_end: cad(5000),
      movements: [movement("new", 5000)],
      cohorts: [{ month: "2027-05-01", members: 1, retained_percent: [100] }],
    });
    // A client who left a trial unpaid and joins later counts as new.
    await sell(one, { price: 3000, started: "2027-05-20", client: unpaid });
    expect(await may()).toMatchObject({ mrr_end: cad(8000), movements: [movement("new", 8000, 2)] });
  });

  it("list the bills that are open after their due day", async () => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    const { plan, sell } = await desk(venue);
    const client_id = await sell(await plan("Club"), { price: 5000, started: "2027-05-01", status: "past_due" });
    await platform.admin
      .updateTable("membership_invoices")
      .set({ status: "open", method: null, paid_at: null })
      .where("tenant_id", "=", venue.tenantId)
      .execute();
    const { body } = await metricsOf(owner.ask, "month", "2027-05");
    expect(body.failed_payments).toEqual([
      expect.objectContaining({ client_id, plan_name: "Club", amount: cad(5000), due_on: "2027-05-01" }),
    ]);
    expect(body.figures[0]).toMatchObject({ not_collected: cad(5000), mrr_end: cad(5000) });
    // A hundred are listed, and all of them are summed.
    await sql`insert into membership_invoices (tenant_id, membership_id, plan_id, period_start, period_end, amount, currency,
        due_on)
      select i.tenant_id, i.membership_id, i.plan_id, i.period_start - n, i.period_start, 100, i.currency, i.due_on - n
      from membership_invoices i cross join generate_series(1, 120) n where i.tenant_id = ${venue.tenantId}`.execute(
      platform.admin,
    );
    const more = (await metricsOf(owner.ask, "month", "2027-05")).body;
    expect(more.failed_payments).toHaveLength(100);
    expect(more.figures[0].not_collected).toEqual(cad(17_000));
  });

  // At 23:30 in Vancouver on the last day, that day is not over.
  it("end a period with the company's own day", async () => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    platform.clock.set("2027-06-01T06:30:00Z");
    expect((await metricsOf(owner.ask, "month", "2027-05")).body.mature).toBe(false);
    platform.clock.set("2027-06-01T07:00:00Z");
    expect((await metricsOf(owner.ask, "month", "2027-05")).body.mature).toBe(true);
  });

  it("equal a count of raw rows day by day, and the movements add up from start to end", async () => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    const { plan, sell } = await desk(venue);
    const plans = [await plan("One"), await plan("Two")];
    const random = randomly(11);
    const sold: (Sold & { status: string })[] = [];
    const day = () => Temporal.PlainDate.from("2027-02-01").add({ days: random(118) });
    for (let n = 0; n < 25; n++) {
      const started = day();
      const later = started.add({ days: 1 + random(60) }).toString();
      const status = (["active", "past_due", "paused", "cancelled"] as const)[random(4)] ?? "active";
      const one = {
        price: 1 + random(30_000),
        months: [1, 3, 12][random(3)] ?? 1,
        started: started.toString(),
        status,
        ...(status === "paused" ? { pause_from: later } : {}),
        ...(status === "cancelled" ? { cancel_on: later } : {}),
      };
      sold.push(one);
      await sell(plans[random(2)] ?? 0, one);
    }
    const mrrOn = (at: string) => {
      let yearly = 0;
      for (const { price, months, started, pause_from = "9999", cancel_on = "9999" } of sold) {
        if (started <= at && at < pause_from && at < cancel_on) yearly += (price * 12) / (months ?? 1);
      }
      return Math.round(yearly / 12);
    };
    for (const month of ["2027-03", "2027-04", "2027-05"]) {
      const { body } = await metricsOf(owner.ask, "month", month);
      const [figures] = body.figures;
      for (const bucket of figures.buckets)
        expect([bucket.end, bucket.mrr.amount]).toEqual([bucket.end, mrrOn(bucket.end)]);
      const before = Temporal.PlainDate.from(`${month}-01`).subtract({ days: 1 }).toString();
      expect(figures.mrr_start.amount).toBe(mrrOn(before));
      const moved = figures.movements.reduce(
        (sum: number, one: { amount: { amount: number } }) => sum + one.amount.amount,
        0,
      );
      // Each sum is rounded separately.
      expect(Math.abs(figures.mrr_start.amount + moved - figures.mrr_end.amount)).toBeLessThanOrEqual(4);
    }
  });
});

describe("membership metrics are refused", () => {
  it.each([
    ["an invalid month", { period: "2027-13" }, 400],
    ["an unknown status", { status: ["asleep"] }, 400],
    ["an unknown part", { include: ["weather"] }, 400],
    ["an invalid plan", { plan_ids: [999_999] }, 404],
  ])("for %s", async (_, more, status) => {
    const owner = await (await platform.venue()).person("owner");
    const query = { periodType: "month", period: "2027-05", ...more };
    expect((await owner.ask("membershipMetrics", { query })).status).toBe(status);
  });

  it("to clients, strangers and a locked company, and are empty for a coach and another company", async () => {
    const venue = await platform.venue();
    const { plan, sell } = await desk(venue);
    await sell(await plan("Club"), { price: 5000, started: "2027-05-01" });
    const locked = await (await platform.venue({ cancelled_at: Temporal.Instant.from(TEST_NOW) })).person("owner");
    expect((await metricsOf(venue.anonymous, "month", "2027-05")).status).toBe(401);
    expect((await metricsOf((await venue.person("client")).ask, "month", "2027-05")).status).toBe(403);
    expect((await metricsOf(locked.ask, "month", "2027-05")).status).toBe(423);
    for (const person of [await venue.coach(0), await (await platform.venue()).person("owner")]) {
      expect((await metricsOf(person.ask, "month", "2027-05")).body).toMatchObject({ figures: [], cohorts: [] });
    }
  });
});
