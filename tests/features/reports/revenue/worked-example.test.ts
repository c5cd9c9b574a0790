import { afterAll, beforeAll, expect, it } from "vitest";
import type { BookingStatus } from "#schema/bookings/bookings/models.ts";
import type { LedgerAccount, LedgerTransactionKind } from "#schema/payments/ledger/models.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
  platform.clock.set("2027-07-02T16:00:00Z");
});
afterAll(() => platform.close());

/** Writes rows as the desk's acts leave them, each at its own moment. */
function writerOf({ tenantId: tenant_id, locationId: location_id, catalogue }: Venue, client_id: number) {
  const book = async (start: string, status: BookingStatus = "completed"): Promise<number> => {
    const start_time = Temporal.Instant.from(start);
    const { id } = await platform.admin
      .insertInto("bookings")
      .values({
        tenant_id,
        location_id,
        service_id: catalogue.services[0]?.id ?? 0,
        client_id,
        price_amount: 4000,
        price_currency: "CAD",
        start_time,
        end_time: start_time.add({ hours: 1 }),
        status,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  };
  const post = async (
    kind: LedgerTransactionKind,
    at: string,
    about: { booking_id?: number; payment_id?: number },
    entries: [account: LedgerAccount, amount: number, tax?: number][],
  ) => {
    const { id: transaction_id } = await platform.admin
      .insertInto("ledger_transactions")
      .values({ tenant_id, kind, ...about, location_id, created_at: Temporal.Instant.from(at) })
      .returning("id")
      .executeTakeFirstOrThrow();
    const rows = entries.map(([account, amount, tax_amount = 0]) => ({ account, amount, tax_amount }));
    await platform.admin
      .insertInto("ledger_entries")
      .values(rows.map((row) => ({ tenant_id, transaction_id, currency: "CAD", ...row })))
      .execute();
  };
  let number = 0;
  /** Sells a membership whose only bill is paid on the day it begins. */
  const sell = async (
    amount: number,
    starts: string,
    terms: { months?: number; uses?: number; expires_on?: string },
  ) => {
    const { months = null, uses, expires_on = null } = terms;
    const period_end = months === null ? null : Temporal.PlainDate.from(starts).add({ months }).toString();
    const paid_at = Temporal.Instant.from(`${starts}T20:00:00Z`);
    const { id: plan_id } = await platform.admin
      .insertInto("membership_plans")
      .values({ tenant_id, name: `Plan ${++number}`, billing_period: "custom", price_amount: amount })
      .returning("id")
      .executeTakeFirstOrThrow();
    const period = { period_start: starts, period_end };
    const { id: membership_id } = await platform.admin
      .insertInto("memberships")
      .values({
        tenant_id,
        client_id,
        plan_id,
        status: "active",
        billing_months: months,
        price_amount: amount,
        currency: "CAD",
        anchor_on: starts,
        ...period,
        started_on: starts,
        expires_on,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const bill = {
      membership_id,
      plan_id,
      amount,
      currency: "CAD",
      due_on: starts,
      status: "paid",
      method: "cash",
    } as const;
    const { id: membership_invoice_id } = await platform.admin
      .insertInto("membership_invoices")
      .values({ tenant_id, ...bill, ...period, paid_at })
      .returning("id")
      .executeTakeFirstOrThrow();
    const payment = { number, method: "cash", amount, currency: "CAD", membership_invoice_id, client_id } as const;
    const { id: payment_id } = await platform.admin
      .insertInto("payments")
      .values({ tenant_id, ...payment, created_at: paid_at })
      .returning("id")
      .executeTakeFirstOrThrow();
    await post("payment", `${starts}T20:00:00Z`, { payment_id }, [
      ["cash", amount],
      ["memberships", -amount],
    ]);
    if (uses === undefined) return { use: async () => undefined };
    const grant = {
      membership_id,
      plan_id,
      period_start: starts,
      position: 1,
      unit: "credits",
      quantity: uses,
    } as const;
    const { id: grant_id } = await platform.admin
      .insertInto("allowance_grants")
      .values({ tenant_id, ...grant })
      .returning("id")
      .executeTakeFirstOrThrow();
    const use = async (booking_id: number, units = 1) => {
      await platform.admin
        .insertInto("allowance_entries")
        .values({
          tenant_id,
          grant_id,
          kind: units > 0 ? "use" : "return",
          amount: -units,
          booking_id,
          created_at: paid_at,
        })
        .execute();
    };
    return { use };
  };
  return { book, post, sell };
}

async function company() {
  const venue = await platform.venue();
  const owner = await venue.person("owner");
  const of = async (source: "bookings" | "memberships", period: string, basis: string): Promise<number> => {
    const operation = source === "bookings" ? "bookingsRevenue" : "membershipsRevenue";
    const query = { periodType: period.length === 4 ? "year" : "month", period, basis, include_rows: true };
    const { status, body } = await owner.ask(operation, { query });
    expect(status, JSON.stringify(body)).toBe(200);
    const [total] = body.totals;
    const rows = body.rows.reduce((sum: number, row: { amount: { amount: number } }) => sum + row.amount.amount, 0);
    expect(rows).toBe(total?.revenue.amount ?? 0);
    return total?.revenue.amount ?? 0;
  };
  const whole = async (period: string, basis: string) =>
    (await of("bookings", period, basis)) + (await of("memberships", period, basis));
  return { of, whole, ...writerOf(venue, (await venue.person("client")).id) };
}

it("matches the documented example: May is 490.00 in cash and 103.87 on the accrual basis", async () => {
  const { whole, of, book, post, sell } = await company();
  const pack = await sell(30_000, "2027-05-02", { uses: 10 });
  await pack.use(await book("2027-05-05T18:00:00Z"));
  await pack.use(await book("2027-05-31T18:00:00Z"));
  // Booked ahead, and a use that is returned.
  await pack.use(await book("2027-06-07T18:00:00Z"));
  const returned = await book("2027-05-20T18:00:00Z", "cancelled");
  await pack.use(returned);
  await pack.use(returned, -1);
  await sell(9000, "2027-05-10", { months: 1 });
  const ahead = await book("2027-06-10T18:00:00Z", "confirmed");
  await post("charge", "2027-05-12T18:00:00Z", { booking_id: ahead }, [
    ["receivable", 4200],
    ["bookings", -4000],
    ["taxes", -200],
  ]);
  await post("payment", "2027-05-12T18:01:00Z", { booking_id: ahead }, [
    ["card", 4700],
    ["receivable", -4200, -200],
    ["tips", -500],
  ]);
  await post("payment", "2027-05-14T18:00:00Z", {}, [
    ["cash", 10_000],
    ["gift_cards", -10_000],
  ]);
  const missed = await book("2027-06-01T05:30:00Z", "no_show");
  // At 23:30 on the 31st, venue time.
  await post("fee", "2027-06-01T06:30:00Z", { booking_id: missed }, [
    ["receivable", 2000],
    ["fees", -2000],
  ]);
  await post("payment", "2027-06-02T18:00:00Z", { booking_id: missed }, [
    ["cash", 2000],
    ["receivable", -2000],
  ]);
  const april = await book("2027-04-20T18:00:00Z");
  await post("charge", "2027-04-12T18:00:00Z", { booking_id: april }, [
    ["receivable", 4000],
    ["bookings", -4000],
  ]);
  await post("refund", "2027-05-16T18:00:00Z", { booking_id: april }, [
    ["refunds", 4000],
    ["card", -4000],
  ]);
  expect(await whole("2027-05", "cash")).toBe(cad(49_000).amount);
  expect(await whole("2027-05", "accrual")).toBe(cad(10_387).amount);
  expect(await of("memberships", "2027-05", "accrual")).toBe(6000 + 6387);
  expect(await of("memberships", "2027-06", "accrual")).toBe(3000 + 2613);
});

it("spreads a pack's revenue over its uses, with the rest on its last day, without rounding losses", async () => {
  const { of, book, sell } = await company();
  const pack = await sell(10_000, "2027-02-10", { uses: 3, expires_on: "2027-05-10" });
  await pack.use(await book("2027-02-20T18:00:00Z"));
  // At 23:30 on 31 March, venue time.
  await pack.use(await book("2027-04-01T06:30:00Z"));
  const earned = (period: string) => of("memberships", period, "accrual");
  const months = ["2027-02", "2027-03", "2027-04", "2027-05", "2027-06"];
  const found: number[] = [];
  for (const month of months) found.push(await earned(month));
  expect(found).toEqual([3333, 3334, 0, 3333, 0]);
  expect(await earned("2027")).toBe(10_000);
});
