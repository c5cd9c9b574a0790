import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Mail } from "#api/mail/mailer.ts";
import { deliverMail } from "#api/work/start-work.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { deskOf } from "#tests/features/memberships/memberships/support.ts";
import { startPlatform, TEST_NOW, type Ask, type Platform, type Venue } from "#tests/support/venue.ts";
import { cash, take } from "./support.ts";
import { mistaken, NEXT_DAY, paidBooking, refund } from "./void-support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

const revenueOf = async ({ ask }: { ask: Ask }, source: "bookings" | "memberships", basis: string) => {
  const operation = source === "bookings" ? "bookingsRevenue" : "membershipsRevenue";
  const { body } = await ask(operation, { query: { periodType: "year", period: "2027", basis, include_rows: true } });
  return { totals: body.totals, rows: body.rows };
};

describe("reports after a voided payment", () => {
  it.each(["cash", "accrual"])("count neither its sale nor its refund, on any day: %s", async (basis) => {
    const { admin, id, payment } = await paidBooking(platform);
    const before = await revenueOf(admin, "bookings", basis);
    await refund(admin.ask, payment, 2000);
    platform.clock.set(NEXT_DAY);
    await mistaken(admin.ask, payment, { refunded: 2000 });
    const after = await revenueOf(admin, "bookings", basis);
    expect(after.rows).toEqual(basis === "cash" ? [] : before.rows);
    expect(after.totals).toEqual(basis === "cash" ? [] : before.totals);
    const { body } = await admin.ask("paymentAggregates", { query: { start: "2027-01-01", end: "2027-12-31", basis } });
    expect(body.groups).toMatchObject(basis === "cash" ? [] : [{ items: 1, revenue: cad(6000), given_back: cad(0) }]);
    await take(admin.ask, id, cash(6000));
    expect((await revenueOf(admin, "bookings", basis)).totals).toMatchObject([
      { gross: cad(6000), given_back: cad(0) },
    ]);
  });

  it.each(["cash", "accrual"])("count a membership's bill once, when it is paid correctly: %s", async (basis) => {
    const { owner, start, current, staff } = await deskOf(platform);
    await start();
    const [bill] = (await current()).invoices;
    const { totals } = await revenueOf(owner, "memberships", basis);
    await mistaken(owner.ask, bill.payment_id);
    expect((await revenueOf(owner, "memberships", basis)).totals).toEqual([]);
    await staff.ask("payMembershipInvoice", { params: { id: bill.id }, body: { method: "card_terminal" } });
    expect((await revenueOf(owner, "memberships", basis)).totals).toEqual(totals);
  });
});

describe("a bill whose payment was voided", () => {
  it("is open again, and can be paid correctly", async () => {
    const { owner, staff, start, current } = await deskOf(platform);
    await start();
    const [bill] = (await current()).invoices;
    const done = await mistaken(owner.ask, bill.payment_id);
    expect(done).toMatchObject({ status: 200, body: { balance: cad(22_900), entries: expect.any(Array) } });
    expect(await current()).toMatchObject({
      status: "active",
      open_amount: cad(22_900),
      invoices: [{ id: bill.id, status: "open", method: null, payment_id: null, paid_at: null }],
    });
    await staff.ask("payMembershipInvoice", { params: { id: bill.id }, body: { method: "transfer" } });
    const { open_amount, invoices } = await current();
    expect(open_amount).toEqual(cad(0));
    expect(invoices).toMatchObject([{ id: bill.id, status: "paid", method: "transfer" }]);
    expect(invoices[0].payment_id).not.toBe(bill.payment_id);
  });

  it("makes the membership past due if it was due before, until it is paid", async () => {
    const { venue, start, current, staff } = await deskOf(platform);
    await start();
    const [bill] = (await current()).invoices;
    platform.clock.set("2027-05-20T17:00:00Z");
    await mistaken((await venue.person("owner")).ask, bill.payment_id);
    expect(await current()).toMatchObject({ status: "past_due", open_amount: cad(22_900) });
    await staff.ask("payMembershipInvoice", { params: { id: bill.id }, body: { method: "cash" } });
    expect(await current()).toMatchObject({ status: "active", open_amount: cad(0) });
  });
});

describe("the receipt of a voided payment", () => {
  /** The mails of these kinds that leave for a company. */
  async function mailed({ tenantId }: Venue): Promise<Mail[]> {
    const waiting = await platform.admin
      .selectFrom("outbox")
      .where("tenant_id", "=", tenantId)
      .where("kind", "in", ["receipt", "receipt_withdrawn"])
      .where("sent_at", "is", null)
      .orderBy("id")
      .select("id")
      .execute();
    const sent: Mail[] = [];
    const mailer = { send: async (one: Mail) => void sent.push(one), close: () => undefined };
    const { db, clock, deps } = platform;
    const { secretKeys, siteUrl, limits } = deps;
    const delivery = { db, clock, mailer, secretKeys, siteUrl, limits, mailFrom: "desk@venue.test" };
    for (const { id } of waiting) await deliverMail(delivery, { tenant_id: tenantId, outbox_id: id });
    return sent;
  }
  const mail = (ask: Ask, id: number, email: string) => ask("mailReceipt", { params: { id }, body: { email } });

  it("is withdrawn by an email to each address, and is no longer mailed", async () => {
    const { venue, admin, payment } = await paidBooking(platform, cash(6000, { tip: cad(500) }));
    for (const email of ["gil@example.test", "Gil@example.test", "kim@example.test"]) {
      await mail(admin.ask, payment, email);
    }
    expect(await mailed(venue)).toHaveLength(3);
    expect((await mistaken(admin.ask, payment, { dry_run: true })).body.receipts_mailed).toBe(2);
    expect(await mailed(venue)).toEqual([]);
    await mistaken(admin.ask, payment);
    const told = await mailed(venue);
    expect(told.map(({ to }) => to.address.toLowerCase())).toEqual(["gil@example.test", "kim@example.test"]);
    expect(told[0]?.subject).toContain("Receipt 1 is withdrawn");
    expect(told[0]?.text).toContain("The payment of $65.00 on this receipt was recorded by mistake.");
    const refused = await mail(admin.ask, payment, "gil@example.test");
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe("This payment was recorded by mistake, so its receipt is withdrawn.");
  });

  it("is not sent if it was still waiting, and nobody is notified", async () => {
    const { venue, admin, payment } = await paidBooking(platform);
    await mail(admin.ask, payment, "gil@example.test");
    expect((await mistaken(admin.ask, payment)).body.receipts_mailed).toBe(0);
    expect(await mailed(venue)).toEqual([]);
  });
});

describe("the list of payments with a voided one", () => {
  it("shows it, also in the export, with when and why, and not as refunded", async () => {
    const { staff, admin, payment } = await paidBooking(platform, cash(4000), cash(2000));
    await refund(admin.ask, payment, 4000);
    await mistaken(admin.ask, payment, { refunded: 4000 });
    const listed = async (query: Record<string, boolean>) =>
      (await staff.ask("payments", { query })).body.data.map(({ number }: { number: number }) => number);
    expect(await listed({ voided: true })).toEqual([1]);
    expect(await listed({ voided: false })).toEqual([2]);
    expect(await listed({ refunded: true })).toEqual([]);
    expect(await listed({})).toEqual([2, 1]);
    const file = String((await admin.ask("exportPayments", {})).body);
    const [head = "", ...lines] = file.trim().split(/\r?\n/);
    expect(head).toMatch(/recorded_by_mistake,void_reason,refunded_tip$/);
    expect(lines.map((line) => line.split(",").slice(-3, -1))).toEqual([
      ["", ""],
      [expect.stringMatching(/^2027-05-03 \d\d:\d\d$/), "Wrong booking"],
    ]);
  });

  it("has its sentence in the history", async () => {
    const { admin, payment } = await paidBooking(platform);
    await mistaken(admin.ask, payment);
    const { body } = await admin.ask("auditLog", { query: {} });
    expect(body.data[0]).toMatchObject({
      sentence: expect.stringContaining("Withdrew a payment recorded by mistake for the booking of Robin Lee"),
    });
  });
});
