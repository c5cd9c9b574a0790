import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { priceWithTax, taxesIn, taxIn } from "#schema/shared/tax-rules.ts";
import type { ListedTax } from "#schema/shared/tax.ts";
import { bayHour, book, lessonHour, serviceId } from "#tests/features/bookings/bookings/support.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { accountOf, cash, take } from "#tests/features/payments/payments/support.ts";
import { ledgerOf } from "#tests/features/payments/refunds/support.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { GST, HST, PST, QST, setTax, setTaxes, taxOwed, trySetTaxes } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

/** A venue whose bays and lessons cost 100.00 an hour, and whose listed prices have these taxes. */
async function venueWith(taxes: readonly ListedTax[]) {
  const venue = await platform.venue();
  const [owner, staff, admin] = [
    await venue.person("owner"),
    await venue.person("staff"),
    await venue.person("facility_admin"),
  ];
  for (const name of ["Bay time", "Lesson"]) {
    const id = serviceId(venue, name);
    const [{ version }] = (await owner.ask("servicesByIds", { query: { ids: [id] } })).body;
    const durations = [60, 120].map((minutes) => {
      return { duration_minutes: minutes, price: cad((10_000 * minutes) / 60), peak_price: null };
    });
    await owner.ask("updateService", { params: { id }, body: { version, durations } });
  }
  await setTaxes(owner.ask, venue, taxes);
  return { venue, owner, staff, admin };
}

const amountsOf = (lines: { tax: { amount: number } }[]): number[] => lines.map(({ tax }) => tax.amount);

describe("two taxes", () => {
  it("are each rounded once: 100.00 with 5 % and 7 % added is 112.00, with 5 % and 9.975 % it is 114.98", () => {
    expect(priceWithTax(10_000, [GST, PST])).toBe(11_200);
    expect(taxesIn(11_200, [5000, 7000])).toEqual([500, 700]);
    expect(priceWithTax(10_000, [GST, QST])).toBe(11_498);
    expect(taxesIn(11_498, [5000, 9975])).toEqual([500, 998]);
    // 5 % of 4.50 and 9.975 % of it are 22.5 and 44.89 cents: together 68, not the 67 that 14.975 % come to.
    expect(priceWithTax(450, [GST, QST])).toBe(518);
    expect(taxIn(518, [5000, 9975])).toBe(68);
    expect(priceWithTax(450, { rate: 14_975, is_inclusive: false })).toBe(517);
  });

  it("can be one included and one added: the added one is on the price without the other", () => {
    const taxes = [{ ...GST, is_inclusive: true }, PST];
    expect(priceWithTax(10_500, taxes)).toBe(11_200);
    expect(taxesIn(11_200, [5000, 7000])).toEqual([500, 700]);
  });

  it("of a price with both added are exactly the taxes that were added", () => {
    const rates = fc.integer({ min: 1, max: 50_000 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), rates, rates, (listed, one, other) => {
        const added = [one, other].map((rate) => priceWithTax(listed, { rate, is_inclusive: false }) - listed);
        const paid = priceWithTax(
          listed,
          [one, other].map((rate) => ({ rate, is_inclusive: false })),
        );
        expect(taxesIn(paid, [one, other])).toEqual(added);
      }),
    );
  });

  it("are on the booking, the receipt and the refund, each with its line", async () => {
    const { venue, staff, admin } = await venueWith([GST, PST]);
    const booked = await book(staff.ask, bayHour(venue));
    expect(booked).toMatchObject({
      price: cad(11_200),
      tax: { name: "GST + PST", rate: 12_000, net: cad(10_000), tax: cad(1200) },
      taxes: [
        { name: "GST", rate: 5000, net: cad(10_000), tax: cad(500) },
        { name: "PST", rate: 7000, net: cad(10_000), tax: cad(700) },
      ],
    });
    expect(await ledgerOf(platform, venue, booked.id)).toEqual({ receivable: 11_200, bookings: -10_000, taxes: -1200 });
    const [payment] = (await take(staff.ask, booked.id, cash(11_200))).body.payments;
    expect(payment.taxes).toEqual([
      { name: "GST", rate: 5000, number: GST.number, net: cad(10_000), tax: cad(500), refunded: cad(0) },
      { name: "PST", rate: 7000, number: PST.number, net: cad(10_000), tax: cad(700), refunded: cad(0) },
    ]);
    const body = { amount: cad(5600), as: "payment", reason: "Projector was down" };
    const preview = await admin.ask("refundPayment", { params: { id: payment.id }, body: { ...body, dry_run: true } });
    const done = await admin.ask("refundPayment", { params: { id: payment.id }, body });
    expect([preview.body.taxes, done.body.taxes].map(amountsOf)).toEqual([
      [250, 350],
      [250, 350],
    ]);
    expect(done.body).toMatchObject({
      tax: cad(600),
      payment: { tax: { refunded: cad(600) }, taxes: [{ refunded: cad(250) }, { refunded: cad(350) }] },
    });
    expect(await taxOwed(platform, venue, booked.id)).toBe(600);
  });

  it("are split over deposit and rest so that each adds up, GST and QST to the cent", async () => {
    const { venue, staff } = await venueWith([GST, QST]);
    const { id, price } = await book(staff.ask, bayHour(venue));
    expect(price).toEqual(cad(11_498));
    await take(staff.ask, id, cash(3333));
    await take(staff.ask, id, cash(8164), cash(1));
    const { payments } = await accountOf(staff.ask, id);
    const each = [0, 1].map((at) =>
      payments.reduce((sum: number, { taxes }: { taxes: { tax: { amount: number } }[] }) => {
        return sum + (taxes[at]?.tax.amount ?? 0);
      }, 0),
    );
    expect(each).toEqual([500, 998]);
  });

  it("apply to their own services: lessons have no tax that is only on bay time", async () => {
    const { venue, owner, staff } = await venueWith([GST, { ...PST, on: ["resource"] }]);
    expect(await book(staff.ask, bayHour(venue))).toMatchObject({ price: cad(11_200) });
    const lesson = await book(staff.ask, lessonHour(venue));
    expect(lesson).toMatchObject({ price: cad(10_500), tax: { name: "GST", rate: 5000 }, taxes: [{ name: "GST" }] });
    const sent = { billing_period: "monthly", notice_days: 0, benefits: [], name: "Club", price: cad(10_000) };
    const plan = (await owner.ask("createMembershipPlan", { body: sent })).body;
    expect((await venue.anonymous("publicMembershipPlans")).body.data[0].price).toEqual(cad(10_500));
    const client = await venue.person("client");
    const body = { client_id: client.id, plan_id: plan.id, method: "cash" };
    await owner.ask("startMembershipSubscription", { body });
    const { invoices } = (await owner.ask("currentMembership", { params: { id: client.id } })).body;
    expect(invoices[0]).toMatchObject({ amount: cad(10_500), taxes: [{ name: "GST", tax: cad(500) }] });
  });

  it("are on a membership's bill and receipt, and stay the same through a renewal", async () => {
    const { venue, owner } = await venueWith([GST, QST]);
    const sent = { billing_period: "monthly", notice_days: 0, benefits: [], name: "Club", price: cad(10_000) };
    const plan = (await owner.ask("createMembershipPlan", { body: sent })).body;
    const client = await venue.person("client");
    const body = { client_id: client.id, plan_id: plan.id };
    const preview = (await owner.ask("startMembershipSubscription", { body: { ...body, dry_run: true } })).body;
    expect(preview).toMatchObject({ due_now: cad(11_498), tax: { tax: cad(1498) } });
    expect(amountsOf(preview.taxes)).toEqual([500, 998]);
    await owner.ask("startMembershipSubscription", { body: { ...body, method: "cash" } });
    const [payment] = (await owner.ask("payments", { query: {} })).body.data;
    expect(payment.taxes).toMatchObject([
      { name: "GST", tax: cad(500), number: GST.number },
      { name: "QST", tax: cad(998), number: QST.number },
    ]);
    await setTax(owner.ask, venue, HST);
    const { invoices } = (await owner.ask("currentMembership", { params: { id: client.id } })).body;
    expect(amountsOf(invoices[0].taxes)).toEqual([500, 998]);
  });

  it("are those of the day of sale if the list changes between hold and booking, or later", async () => {
    const { venue, owner, staff } = await venueWith([GST, PST]);
    const visitor = venue.visitor();
    const at = { start_time: "2027-05-04 21:00:00", end_time: "2027-05-04 22:00:00" };
    const wanted = { service_id: serviceId(venue), location_id: venue.locationId, ...at };
    const held = (await visitor("createHold", { body: wanted })).body;
    await setTaxes(owner.ask, venue, [{ ...GST, rate: 6000 }]);
    const guest = { first_name: "Robin", last_name: "Lee", email: "robin@guest.test" };
    const made = await visitor("createPublicBooking", { body: { hold_token: held.token, guest } });
    expect(made.status).toBe(201);
    const { id } = held.booking;
    const sold = (await staff.ask("booking", { params: { id } })).body;
    expect(sold).toMatchObject({ price: cad(11_200), taxes: [{ rate: 5000 }, { rate: 7000, tax: cad(700) }] });
    const longer = { version: sold.version, end_time: "2027-05-04T23:00:00Z" };
    const later = (await staff.ask("updateBooking", { params: { id }, body: longer })).body;
    expect([later.price, amountsOf(later.taxes)]).toEqual([cad(22_400), [1000, 1400]]);
  });
});

describe("a list of taxes", () => {
  it("is public, and a single tax set the old way is a list of one tax on everything", async () => {
    const { venue, owner } = await venueWith([GST, { ...PST, on: ["class"] }]);
    const told = (await venue.anonymous("publicCompany")).body;
    expect(told.taxes).toEqual([GST, { ...PST, on: ["class"] }]);
    expect(told.tax).toEqual({ name: "GST", rate: 5000, is_inclusive: false, number: GST.number });
    await setTax(owner.ask, venue, HST);
    expect((await owner.ask("company")).body.taxes).toEqual([{ ...HST, on: GST.on }]);
    await setTax(owner.ask, venue, null);
    expect((await owner.ask("company")).body).toMatchObject({ tax: null, taxes: [] });
  });

  it.each([
    ["on something that is not sold", [{ ...GST, on: ["balls"] }], "taxes.0.on.0"],
    ["on nothing", [{ ...GST, on: [] }], "taxes.0.on"],
    ["above 100 %", [{ ...GST, rate: 100_001 }], "taxes.0.rate"],
    ["below zero", [{ ...GST, rate: -5000 }], "taxes.0.rate"],
    ["of a fraction of the unit", [{ ...GST, rate: 5000.5 }], "taxes.0.rate"],
    ["without a name", [{ ...GST, name: " " }], "taxes.0.name"],
    ["with the same name, in any case", [GST, { ...PST, name: "gst" }], "taxes.1.name"],
    [
      "above 100 % together",
      [
        { ...GST, rate: 60_000 },
        { ...PST, rate: 60_000 },
      ],
      "taxes",
    ],
    [
      "beyond the maximum number",
      Array.from({ length: 7 }, (_, at) => ({ ...GST, name: `Tax ${at}`, rate: 1 })),
      "taxes",
    ],
  ])("with taxes %s is refused, and changes nothing", async (_, taxes, field) => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    const refused = await trySetTaxes(owner.ask, venue, taxes);
    expect(refused).toMatchObject({ status: 422, body: { error: "validation_failed" } });
    expect(Object.keys(refused.body.errors)).toContain(field);
    expect((await owner.ask("company")).body.taxes).toEqual([]);
  });

  it("is refused together with a single tax, without the permission, for another company, and for an outdated version", async () => {
    const [venue, other] = [await platform.venue(), await platform.venue()];
    const [owner, coach] = [await venue.person("owner"), await venue.person("coach")];
    expect((await trySetTaxes(coach.ask, venue, [GST])).status).toBe(403);
    const { version } = (await owner.ask("company")).body;
    const params = { id: venue.slug };
    const both = await owner.ask("updateCompany", { params, body: { version, tax: HST, taxes: [GST] } });
    expect(both).toMatchObject({
      status: 422,
      body: { errors: { taxes: ["The one tax says otherwise: give either it or the list."] } },
    });
    const foreign = { params: { id: other.slug }, body: { version, taxes: [GST] } };
    expect((await owner.ask("updateCompany", foreign)).status).toBe(404);
    await setTaxes(owner.ask, venue, [GST, PST]);
    const late = await owner.ask("updateCompany", { params, body: { version, taxes: [] } });
    expect(late).toMatchObject({ status: 409, body: { error: "stale_version" } });
    expect((await owner.ask("company")).body.taxes).toEqual([GST, PST]);
  });
});
