import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
  platform.clock.set("2027-07-20T16:00:00Z");
});
afterAll(() => platform.close());

const may = async (venue: Venue, currency = "CAD") => {
  const owner = await venue.person("owner");
  const { body } = await owner.ask("membershipMetrics", { query: { periodType: "month", period: "2027-05" } });
  return body.figures.find((one: { currency: string }) => one.currency === currency);
};

interface Sold {
  started: string;
  cancel_on?: string;
  price?: number;
  bills?: { from: string; to: string; method?: string; paid?: string; refused?: string }[];
}

async function sell(
  { tenantId, person }: Venue,
  { started, cancel_on, price = 8000, bills = [] }: Sold,
): Promise<void> {
  const client = await person("client");
  const { rows } = await sql<{ id: number; plan_id: number }>`
    with plan as (
      insert into membership_plans (tenant_id, name, billing_period, price_amount)
      values (${tenantId}, ${`Club of ${client.id}`}, 'monthly', ${price}) returning id)
    insert into memberships (tenant_id, client_id, plan_id, status, billing_months, price_amount, currency, anchor_on,
      period_start, period_end, started_on, cancel_on)
    select ${tenantId}, ${client.id}, id, ${cancel_on ? "cancelled" : "active"}, 1, ${price}, 'CAD', ${started}::date,
      ${started}::date, ${started}::date + 30, ${started}::date, ${cancel_on ?? null}::date from plan
    returning id, plan_id`.execute(platform.admin);
  for (const { from, to, method = "card", paid, refused } of bills)
    await sql`insert into membership_invoices (tenant_id, membership_id, plan_id, period_start, period_end, amount, currency,
        due_on, status, method, paid_at, first_refused_at)
      select ${tenantId}, ${rows[0]?.id}, ${rows[0]?.plan_id}, ${from}::date, ${to}::date,
        ${method === "trial" ? 0 : price}::bigint, 'CAD', ${from}::date, ${paid ? "paid" : "open"},
        ${paid ? method : null}, ${paid ?? null}::timestamptz, ${refused ?? null}::timestamptz`.execute(platform.admin);
}

describe("the documented example of", () => {
  it("trials kept: 7 pay, 3 cancel and 2 fail: 58.3 %", async () => {
    const venue = await platform.venue();
    const trial = { from: "2027-05-01", to: "2027-05-15", method: "trial", paid: "2027-05-01T12:00Z" };
    const first = { from: "2027-05-15", to: "2027-06-15" };
    for (let n = 0; n < 7; n++)
      await sell(venue, { started: "2027-05-01", bills: [trial, { ...first, paid: "2027-05-15T12:00Z" }] });
    for (let n = 0; n < 3; n++) await sell(venue, { started: "2027-05-01", cancel_on: "2027-05-10", bills: [trial] });
    for (let n = 0; n < 2; n++)
      await sell(venue, { started: "2027-05-01", bills: [trial, { ...first, refused: "2027-05-15T12:00Z" }] });
    // From another month.
    await sell(venue, { started: "2027-04-01", bills: [{ ...trial, from: "2027-04-01", to: "2027-04-15" }] });
    // The first bill after a trial counts neither as recovered nor as lost.
    expect(await may(venue)).toMatchObject({ trial_percent: 58.3, recovered_percent: null });
  });

  it("failed payments recovered: of ten, six were retried, one was paid at the desk on day 12 and one on day 41: 70 %", async () => {
    const venue = await platform.venue();
    const bill = { from: "2027-05-01", to: "2027-06-01", refused: "2027-05-02T12:00Z" };
    const bills = [
      ...Array.from({ length: 6 }, () => ({ ...bill, paid: "2027-05-05T12:00Z" })),
      { ...bill, method: "cash", paid: "2027-05-14T12:00Z" },
      { ...bill, paid: "2027-06-12T12:00Z" },
      bill,
      bill,
    ];
    for (const one of bills) await sell(venue, { started: "2027-05-01", bills: [one] });
    expect(await may(venue)).toMatchObject({ recovered_percent: 70, trial_percent: null });
  });

  it("lifetime value: MRR per member ÷ losses, and 60 months of it if nobody left", async () => {
    const venue = await platform.venue();
    for (let n = 0; n < 20; n++) await sell(venue, { started: "2027-01-01", price: 7900 });
    expect((await may(venue)).ltv).toEqual(cad(474_000));
    // One of twenty left in March: averaged over three months, 5 % / 3 a month.
    await sql`update memberships set status = 'cancelled', cancel_on = '2027-03-20'
      where tenant_id = ${venue.tenantId} and id = (select min(id) from memberships where tenant_id = ${venue.tenantId})`.execute(
      platform.admin,
    );
    expect((await may(venue)).ltv).toEqual(cad(474_000));
    await sql`update memberships set status = 'cancelled', cancel_on = '2027-04-20'
      where tenant_id = ${venue.tenantId} and id in (
        select id from memberships where tenant_id = ${venue.tenantId} and status = 'active' order by id limit 3)`.execute(
      platform.admin,
    );
    // Losses of 1/20, 3/19 and 0: 0.0693 a month, 14.4 months.
    expect((await may(venue)).ltv).toEqual(cad(Math.round(7900 / ((1 / 20 + 3 / 19) / 3))));
  });

  it("lifetime value at 79.00 a member: 5 % a month make 1,580.00, and none 4,740.00", async () => {
    const venue = await platform.venue();
    for (let n = 0; n < 20; n++) await sell(venue, { started: "2027-01-01", price: 7900 });
    // One of twenty leaves each month and is replaced by somebody new.
    for (const [month, next] of [
      ["03", "2027-03-25"],
      ["04", "2027-04-25"],
      ["05", null],
    ] as const) {
      await sql`update memberships set status = 'cancelled', cancel_on = ${`2027-${month}-20`}::date
        where tenant_id = ${venue.tenantId} and id = (
          select min(id) from memberships where tenant_id = ${venue.tenantId} and status = 'active')`.execute(
        platform.admin,
      );
      if (next) await sell(venue, { started: next, price: 7900 });
    }
    expect(await may(venue)).toMatchObject({ arpu: cad(7900), ltv: cad(158_000) });
  });
});
