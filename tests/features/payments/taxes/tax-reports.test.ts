import fc from "fast-check";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { bayHour, book, serviceId } from "#tests/features/bookings/bookings/support.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { accountOf, cash, take } from "#tests/features/payments/payments/support.ts";
import { startPlatform, TEST_NOW, type Ask, type Platform } from "#tests/support/venue.ts";
import { GST, HST, QST, setTax, setTaxes, taxOwed } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

async function taxedVenue() {
  const venue = await platform.venue();
  const [owner, admin] = [await venue.person("owner"), await venue.person("facility_admin")];
  await setTaxes(owner.ask, venue, [GST, QST]);
  return { venue, owner, admin };
}

/** One rounding of both rates would take a cent less of it. */
async function priceAt450(ask: Ask, id: number): Promise<void> {
  const [{ version }] = (await ask("servicesByIds", { query: { ids: [id] } })).body;
  const durations = [{ duration_minutes: 60, price: cad(450), peak_price: null }];
  await ask("updateService", { params: { id }, body: { version, durations } });
}

const report = async (ask: Ask, operation: "bookingsRevenue" | "membershipsRevenue", basis: string) =>
  (await ask(operation, { query: { periodType: "month", period: "2027-05", basis, include_taxes: true } })).body;

type Line = Record<"tax" | "refunded", { amount: number }> & { name: string };

it("equals the ledger through a sale, partial refunds and the last refund, in lines and in reports", async () => {
  const { venue, owner, admin } = await taxedVenue();
  await priceAt450(admin.ask, serviceId(venue));
  const parts = fc.array(fc.integer({ min: 1, max: 250 }), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(parts, parts, async (takes, refunds) => {
      const { id, price } = await book(admin.ask, bayHour(venue));
      let left: number = price.amount;
      for (const part of [...takes, left]) {
        const amount = Math.min(part, left);
        left -= amount;
        if (amount > 0) await take(admin.ask, id, cash(amount));
      }
      const lines = async () =>
        (await accountOf(admin.ask, id)).payments.flatMap(({ taxes }: { taxes: Line[] }) => taxes);
      const kept = async () =>
        (await lines()).reduce((sum: number, one: Line) => sum + one.tax.amount - one.refunded.amount, 0);
      const all = (name: string, of: Line[]) =>
        of.filter((one) => one.name === name).reduce((sum, { tax }) => sum + tax.amount, 0);
      const sold = await lines();
      // 22.5 and 44.89 cents, each rounded once.
      expect([all("GST", sold), all("QST", sold)]).toEqual([23, 45]);
      expect(await taxOwed(platform, venue, id)).toBe(68);
      for (const [at, part] of [...refunds, ...sold.map(() => price.amount)].entries()) {
        const { payments } = await accountOf(admin.ask, id);
        const payment = payments[at % payments.length];
        const amount = Math.min(part, payment.refundable.amount);
        if (amount === 0) continue;
        const body = { amount: cad(amount), as: "payment", reason: "Projector was down" };
        const done = (await admin.ask("refundPayment", { params: { id: payment.id }, body })).body;
        const each = done.taxes.reduce((sum: number, { tax }: Line) => sum + tax.amount, 0);
        expect(each).toBe(done.tax.amount);
        expect(await taxOwed(platform, venue, id)).toBe(await kept());
      }
      for (const payment of (await accountOf(admin.ask, id)).payments) {
        if (payment.refundable.amount === 0) continue;
        const body = { amount: payment.refundable, as: "payment", reason: "Projector was down" };
        await admin.ask("refundPayment", { params: { id: payment.id }, body });
      }
      expect([await kept(), await taxOwed(platform, venue, id)]).toEqual([0, 0]);
      await admin.ask("cancelBooking", { params: { id } });
    }),
    { numRuns: 6, seed: 20_270_504 },
  );
  for (const basis of ["cash", "accrual"]) {
    const { totals, taxes } = await report(owner.ask, "bookingsRevenue", basis);
    const sum = taxes.reduce((all: number, { tax }: Line) => all + tax.amount, 0);
    expect([totals[0]?.tax.amount ?? 0, sum]).toEqual([0, 0]);
  }
});

it("lists the taxes of a period separately on both bases, with their base amounts and numbers", async () => {
  const { venue, owner, admin } = await taxedVenue();
  const { id } = await book(admin.ask, bayHour(venue));
  const [payment] = (await take(admin.ask, id, cash(6899))).body.payments;
  await setTax(owner.ask, venue, HST);
  const other = await book(admin.ask, bayHour(venue, { resource_id: venue.catalogue.resources[1]?.id }));
  await take(admin.ask, other.id, cash(6780));
  const body = { amount: cad(3449), as: "payment", reason: "Projector was down" };
  expect((await admin.ask("refundPayment", { params: { id: payment.id }, body })).body.taxes).toMatchObject([
    { name: "GST", tax: cad(150) },
    { name: "QST", tax: cad(299) },
  ]);
  for (const basis of ["cash", "accrual"]) {
    const { totals, taxes } = await report(owner.ask, "bookingsRevenue", basis);
    expect(taxes).toEqual([
      { name: "GST", rate: 5000, number: GST.number, net: cad(3000), tax: cad(150) },
      { name: "HST", rate: 13_000, number: HST.number, net: cad(6000), tax: cad(780) },
      { name: "QST", rate: 9975, number: QST.number, net: cad(3000), tax: cad(300) },
    ]);
    expect(totals[0].tax).toEqual(cad(1230));
  }
  const query = { periodType: "month", period: "2027-05" };
  expect((await owner.ask("bookingsRevenue", { query })).body.taxes).toBeNull();
});

it("lists the taxes of membership bills separately", async () => {
  const { venue, owner } = await taxedVenue();
  const sent = { billing_period: "monthly", notice_days: 0, benefits: [], name: "Club", price: cad(10_000) };
  const plan = (await owner.ask("createMembershipPlan", { body: sent })).body;
  const client = await venue.person("client");
  const body = { client_id: client.id, plan_id: plan.id, method: "cash" };
  await owner.ask("startMembershipSubscription", { body });
  expect((await report(owner.ask, "membershipsRevenue", "cash")).taxes).toMatchObject([
    { name: "GST", net: cad(10_000), tax: cad(500) },
    { name: "QST", net: cad(10_000), tax: cad(998) },
  ]);
});

it("is excluded from recurring revenue, each rounded once", async () => {
  const { venue, owner } = await taxedVenue();
  const sent = { billing_period: "monthly", notice_days: 0, benefits: [], name: "Small", price: cad(50) };
  const plan = (await owner.ask("createMembershipPlan", { body: sent })).body;
  const client = await venue.person("client");
  await owner.ask("startMembershipSubscription", { body: { client_id: client.id, plan_id: plan.id, method: "cash" } });
  const metrics = (await owner.ask("membershipMetrics", { query: { periodType: "month", period: "2027-05" } })).body;
  expect(JSON.stringify(metrics)).toContain('"amount":50,');
});

it("has a column for each tax in the export of payments, and no extra column for a single tax", async () => {
  const { venue, owner, admin } = await taxedVenue();
  const { id } = await book(admin.ask, bayHour(venue));
  await take(admin.ask, id, cash(6899));
  const file: string = (await owner.ask("exportPayments", { query: {} })).body;
  expect(file).toMatch(/,refunded_tip,tax GST,tax QST\r?\n.*,8\.99,,,0\.00,3\.00,5\.99\r?\n/);
  const plain = await platform.venue();
  const desk = await plain.person("owner");
  await setTax(desk.ask, plain, HST);
  const taxed = await book(desk.ask, bayHour(plain));
  await take(desk.ask, taxed.id, cash(6780));
  expect((await desk.ask("exportPayments", { query: {} })).body).toMatch(/,refunded_tip\r?\n.*,7\.80,,,0\.00\r?\n/);
});
