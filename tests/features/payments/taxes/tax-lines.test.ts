import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { cad, policyWith, setPolicy } from "#tests/features/bookings/policies/support.ts";
import { payingVenue } from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { accountOf, cash, deskWithBooking, take } from "#tests/features/payments/payments/support.ts";
import { ledgerOf, paidByCard, refund as refundCard } from "#tests/features/payments/refunds/support.ts";
import { startPlatform, TEST_NOW, type Ask, type Platform } from "#tests/support/venue.ts";
import { HST, setTax, taxOwed, VAT } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

const refund = (ask: Ask, id: number, amount: number, changes: Record<string, unknown> = {}) =>
  ask("refundPayment", {
    params: { id },
    body: { amount: cad(amount), as: "payment", reason: "Projector was down", ...changes },
  });

async function taxedBooking(tax: typeof HST) {
  const { venue, staff, admin } = await deskWithBooking(platform);
  const owner = await venue.person("owner");
  await setTax(owner.ask, venue, tax);
  const { id, price } = await book(staff.ask, bayHour(venue, { resource_id: venue.catalogue.resources[1]?.id }));
  return { venue, owner, staff, admin, id: id as number, price: price.amount as number };
}

describe("a tax added to listed prices", () => {
  it("is in every price that visitors and the desk see before booking, and in the booking", async () => {
    const venue = await platform.venue();
    const [owner, staff] = [await venue.person("owner"), await venue.person("staff")];
    await setTax(owner.ask, venue, HST);
    const { body: catalogue } = await venue.anonymous("publicServices");
    const bay = catalogue.data.find(({ name }: { name: string }) => name === "Bay time");
    const hour = bay.durations.find((one: { duration_minutes: number }) => one.duration_minutes === 60);
    expect(hour.price).toEqual(cad(6780));
    const asked = { service_id: bay.id, location_id: venue.locationId, date_from: "2027-05-04", date_to: "2027-05-04" };
    const times = (await venue.anonymous("publicAvailability", { query: { ...asked, duration_minutes: 60 } })).body
      .data;
    expect(times[0].price).toEqual(cad(6780));
    const { start_time, end_time } = times[0];
    const wanted = { service_id: bay.id, location_id: venue.locationId, start_time, end_time };
    const held = await venue.visitor()("createHold", { body: wanted });
    const line = { name: "HST", rate: 13_000, net: cad(6000), tax: cad(780) };
    expect(held.body.booking).toMatchObject({ price: cad(6780), tax: line });
    // The desk's list shows the price as set, and a booking gets the price to pay.
    const listed = (await staff.ask("servicesByIds", { query: { ids: [bay.id] } })).body[0];
    expect(listed.durations.find((one: typeof hour) => one.duration_minutes === 60).price).toEqual(cad(6000));
    const booked = await book(staff.ask, bayHour(venue));
    expect(booked).toMatchObject({ price: cad(6780), tax: line });
    const { data } = (await staff.ask("bookings", { query: { perPage: 10 } })).body;
    expect(data.find((one: { id: number }) => one.id === booked.id).tax).toEqual(line);
  });

  it("is a liability in the ledger, which still adds up to zero", async () => {
    const { venue, staff, id, price } = await taxedBooking(HST);
    expect(price).toBe(6780);
    expect(await ledgerOf(platform, venue, id)).toEqual({ receivable: 6780, bookings: -6000, taxes: -780 });
    await take(staff.ask, id, cash(6780, { tip: cad(500) }));
    expect(await ledgerOf(platform, venue, id)).toEqual({ cash: 7280, tips: -500, bookings: -6000, taxes: -780 });
  });
});

describe("a tax included in listed prices", () => {
  it("is part of the price, which stays the same", async () => {
    const { venue, id, price } = await taxedBooking(VAT);
    expect(price).toBe(6000);
    expect(await ledgerOf(platform, venue, id)).toEqual({ receivable: 6000, bookings: -5000, taxes: -1000 });
  });

  it("is split over deposit, rest and waiver so that they add up to the tax of the price", async () => {
    const { venue, staff, admin, id } = await taxedBooking(VAT);
    await take(staff.ask, id, cash(1999));
    await take(staff.ask, id, cash(1999), cash(1));
    const body = { amount: cad(2001), reason: "Projector was down" };
    expect((await admin.ask("waiveBalance", { params: { id }, body })).status).toBe(200);
    const account = await accountOf(staff.ask, id);
    const taxes = account.payments.map(({ tax }: { tax: { tax: { amount: number } } | null }) => tax?.tax.amount ?? 0);
    const waived = (await ledgerOf(platform, venue, id))["waived"] ?? 0;
    const paid = taxes.reduce((sum: number, one: number) => sum + one, 0);
    expect(paid + (2001 - waived)).toBe(1000);
    expect(await taxOwed(platform, venue, id)).toBe(paid);
    expect(account.balance).toEqual(cad(0));
  });

  it("is on the receipt with its number, and in the export of payments", async () => {
    const { venue, owner, staff, id } = await taxedBooking(VAT);
    const { body } = await take(staff.ask, id, cash(6000));
    const [payment] = body.payments;
    expect(payment.tax).toEqual({
      name: "VAT",
      rate: 20_000,
      number: "GB 123 4567 89",
      net: cad(5000),
      tax: cad(1000),
      refunded: cad(0),
    });
    const file: string = (await staff.ask("exportPayments", { query: {} })).body;
    expect(file).toMatch(/,note,tax,.*\r?\n.*,10\.00,,,0\.00\r?\n/);
    // A later rename of the tax does not affect it.
    await setTax(owner.ask, venue, HST);
    expect((await staff.ask("payment", { params: { id: payment.id } })).body.tax.name).toBe("VAT");
  });

  it("is refunded in proportion, to the cent, and in full with the last refund", async () => {
    const { venue, staff, admin, id } = await taxedBooking(VAT);
    const { body } = await take(staff.ask, id, cash(6000));
    const payment: number = body.payments[0].id;
    const parts = [1999, 1, 2000, 2000];
    const given: number[] = [];
    for (const part of parts) {
      const preview = (await refund(admin.ask, payment, part, { dry_run: true })).body;
      const done = await refund(admin.ask, payment, part);
      expect(done).toMatchObject({ status: 200, body: { tax: preview.tax, entries: preview.entries } });
      given.push(done.body.tax.amount);
    }
    expect(given).toEqual([333, 0, 334, 333]);
    expect((await accountOf(staff.ask, id)).payments[0].tax).toMatchObject({ tax: cad(1000), refunded: cad(1000) });
    expect(await ledgerOf(platform, venue, id)).toEqual({ bookings: -5000, refunds: 5000 });
  });

  it("is no longer owed for a cancelled booking, and is owed for its fee", async () => {
    const { venue, staff, admin } = await taxedBooking(VAT);
    const rules = policyWith([[null, 0, 100, { fee: cad(1000) }]]);
    await setPolicy(staff.ask, venue, rules);
    const { id } = await book(staff.ask, bayHour(venue, { resource_id: venue.catalogue.resources[2]?.id }));
    const { body } = await take(staff.ask, id, cash(6000));
    await staff.ask("cancelBooking", { params: { id } });
    expect(await taxOwed(platform, venue, id)).toBe(167);
    const back = await refund(admin.ask, body.payments[0].id, 5000);
    expect(back.body.tax).toEqual(cad(833));
    expect(await ledgerOf(platform, venue, id)).toEqual({ cash: 1000, fees: -833, taxes: -167 });
  });

  it("is removed with a waived fee", async () => {
    const { venue, owner, staff } = await taxedBooking(VAT);
    await setPolicy(staff.ask, venue, policyWith([[null, 0, 100, { fee: cad(1000) }]]));
    const { id } = await book(staff.ask, bayHour(venue, { resource_id: venue.catalogue.resources[2]?.id }));
    await staff.ask("cancelBooking", { params: { id } });
    const { body } = await owner.ask("bookingFees", { params: { id } });
    await owner.ask("waiveAmountDue", { params: { id: body.amounts_due[0].id }, body: { reason: "A storm" } });
    expect(await ledgerOf(platform, venue, id)).toEqual({ fees: -833, waived: 833 });
  });
});

describe("a tax on a card payment", () => {
  it("is charged with the card, and refunded in parts that add up", async () => {
    const { venue, owner } = await payingVenue(platform);
    const admin = await venue.person("facility_admin");
    await setTax(owner.ask, venue, HST);
    const { bookingId, paymentId } = await paidByCard(platform, venue, { start: "2027-05-04 19:00:00" });
    expect(await ledgerOf(platform, venue, bookingId)).toEqual({ card: 6780, bookings: -6000, taxes: -780 });
    const given: number[] = [];
    for (const part of [3333, 3333, 114]) given.push((await refundCard(admin.ask, paymentId, part)).body.tax.amount);
    expect(given.reduce((sum, one) => sum + one, 0)).toBe(780);
    expect(await ledgerOf(platform, venue, bookingId)).toEqual({ bookings: -6000, refunds: 6000 });
  });
});

describe("revenue with tax", () => {
  it("excludes tax on both bases, lists it separately, and equals the ledger", async () => {
    const { venue, owner, staff, admin, id } = await taxedBooking(HST);
    const untaxed = (await staff.ask("bookings", { query: { perPage: 10 } })).body.data.find(
      (one: { tax: unknown }) => one.tax === null,
    );
    const { body } = await take(staff.ask, id, cash(6780));
    await take(staff.ask, untaxed.id, cash(6000));
    await refund(admin.ask, body.payments[0].id, 1130);
    const asked = { periodType: "month", period: "2027-05" };
    const report = async (basis: string) =>
      (await owner.ask("bookingsRevenue", { query: { ...asked, basis, include_rows: true } })).body;
    const [cashed, earned] = [await report("cash"), await report("accrual")];
    const total = { gross: cad(12_000), given_back: cad(1000), revenue: cad(11_000), tax: cad(650) };
    expect([cashed.totals, earned.totals]).toEqual([[total], [total]]);
    const rows: { amount: { amount: number } }[] = cashed.rows;
    expect(rows.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(11_000);
    const ledger = await ledgerOf(platform, venue, id);
    expect(ledger).toEqual({ cash: 5650, bookings: -6000, refunds: 1000, taxes: -650 });
  });
});
