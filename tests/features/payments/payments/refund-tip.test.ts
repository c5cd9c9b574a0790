import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { payingVenue } from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { paidByCard } from "#tests/features/payments/refunds/support.ts";
import { setTax, taxOwed, VAT } from "#tests/features/payments/taxes/support.ts";
import { startPlatform, type Ask, type Platform } from "#tests/support/venue.ts";
import { accountOf, cash, take } from "./support.ts";
import { mistaken, paidBooking, sheetOf } from "./void-support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const refund = (
  ask: Ask,
  id: number,
  parts: { amount?: number; tip?: number },
  changes: Record<string, unknown> = {},
) =>
  ask("refundPayment", {
    params: { id },
    body: {
      amount: cad(parts.amount ?? 0),
      ...(parts.tip !== undefined && { tip: cad(parts.tip) }),
      as: "payment",
      reason: "The tip was typed wrongly",
      ...changes,
    },
  });

/** $60.00 with a tip of $200.00 that was meant to be $20.00. */
const tipped = (changes: Record<string, unknown> = {}) =>
  paidBooking(platform, cash(6000, { tip: cad(20_000), ...changes }));

describe("the refund of a tip", () => {
  it("is made by itself: it previews its ledger entries, and the booking stays paid", async () => {
    const { admin, id, payment } = await tipped({ method: "card_terminal" });
    const figures = {
      entries: [
        { account: "tips", amount: cad(18_000) },
        { account: "terminal", amount: cad(-18_000) },
      ],
      tax: cad(0),
      still_refundable: cad(6000),
      still_refundable_tip: cad(2000),
      balance: cad(0),
    };
    const preview = await refund(admin.ask, payment, { tip: 18_000 }, { dry_run: true });
    expect(preview).toMatchObject({ status: 200, body: { is_dry_run: true, ...figures } });
    expect(await accountOf(admin.ask, id)).toMatchObject({ payments: [{ refundable_tip: cad(20_000) }] });
    const done = await refund(admin.ask, payment, { tip: 18_000 });
    expect(done.body).toMatchObject({ state: "refunded", is_dry_run: false, ...figures });
    expect(await accountOf(admin.ask, id)).toMatchObject({
      payment_status: "paid",
      refunded: cad(0),
      balance: cad(0),
      payments: [
        {
          tip: cad(20_000),
          refunded: cad(0),
          refunded_tip: cad(18_000),
          refundable: cad(6000),
          refundable_tip: cad(2000),
        },
      ],
    });
  });

  it("can be combined with a part of the amount, if the request names both", async () => {
    const { admin, id, payment } = await tipped();
    await refund(admin.ask, payment, { amount: 6000 });
    expect(await accountOf(admin.ask, id)).toMatchObject({
      payment_status: "refunded",
      payments: [{ refunded: cad(6000), refunded_tip: cad(0), refundable: cad(0), refundable_tip: cad(20_000) }],
    });
    const both = await tipped();
    const done = await refund(both.admin.ask, both.payment, { amount: 1000, tip: 18_000 });
    expect(done.body.entries).toEqual([
      { account: "refunds", amount: cad(1000) },
      { account: "tips", amount: cad(18_000) },
      { account: "cash", amount: cad(-19_000) },
    ]);
    const { payment_status, refunded } = await accountOf(both.admin.ask, both.id);
    expect([payment_status, refunded]).toEqual(["partly_refunded", cad(1000)]);
  });

  it("can become the client's credit", async () => {
    const { venue, staff, admin } = await tipped();
    const client = await venue.person("client");
    const times = { start_time: "2027-05-04 17:00:00", end_time: "2027-05-04 18:00:00" };
    const { id } = await book(staff.ask, bayHour(venue, { guest: undefined, client_id: client.id, ...times }));
    const { body } = await take(staff.ask, id, cash(6000, { tip: cad(500) }));
    await refund(admin.ask, body.payments[0].id, { tip: 500 }, { as: "credit" });
    expect(await accountOf(staff.ask, id)).toMatchObject({ credit: cad(500), balance: cad(0), payment_status: "paid" });
  });

  it("leaves the tax unchanged", async () => {
    const { venue, staff, admin } = await tipped();
    await setTax((await venue.person("owner")).ask, venue, VAT);
    const times = { start_time: "2027-05-04 17:00:00", end_time: "2027-05-04 18:00:00" };
    const { id } = await book(staff.ask, bayHour(venue, times));
    const { body } = await take(staff.ask, id, cash(6000, { tip: cad(500) }));
    const done = await refund(admin.ask, body.payments[0].id, { tip: 500 });
    expect(done.body).toMatchObject({ tax: cad(0), payment: { tax: { tax: cad(1000), refunded: cad(0) } } });
    expect(await taxOwed(platform, venue, id)).toBe(1000);
  });

  it("is taken from the drawer, or from the day's receipts of its method", async () => {
    const { venue, staff, admin, payments } = await paidBooking(
      platform,
      cash(4000, { tip: cad(20_000) }),
      cash(2000, { method: "card_terminal", tip: cad(500) }),
    );
    await refund(admin.ask, payments[0] ?? 0, { tip: 18_000 });
    await refund(admin.ask, payments[1] ?? 0, { tip: 200 });
    expect(await sheetOf(staff.ask, venue)).toMatchObject({
      expected: cad(6000),
      moves: [
        { kind: "payment", amount: cad(24_000) },
        { kind: "refund", amount: cad(-18_000) },
      ],
      others: [{ method: "card_terminal", count: 1, amount: cad(2300) }],
    });
  });

  it("is shown in the list of refunds, in the export and in the history", async () => {
    const { staff, admin, payment } = await tipped();
    await refund(admin.ask, payment, { tip: 18_000 });
    const found = await staff.ask("payments", { query: { refunded: true } });
    expect(found.body.data).toMatchObject([{ id: payment, refunded_tip: cad(18_000) }]);
    expect((await staff.ask("payments", { query: { refunded: false } })).body.data).toEqual([]);
    const file = String((await admin.ask("exportPayments", {})).body);
    const [head, line] = file.trim().split(/\r?\n/);
    expect(head).toMatch(/,refunded_tip$/);
    expect(line).toMatch(/,180\.00$/);
    const { body } = await admin.ask("auditLog", { query: {} });
    expect(body.data[0]).toMatchObject({
      sentence: expect.stringContaining("Refunded a payment for the booking of Robin Lee"),
      changes: expect.arrayContaining([expect.objectContaining({ field: "Tip", after: "180.00 CAD" })]),
    });
  });

  it("is reversed with a voided payment, once the caller has seen the refund", async () => {
    const { admin, id, payment } = await tipped();
    await refund(admin.ask, payment, { tip: 18_000 });
    expect((await mistaken(admin.ask, payment)).body.message).toBe(
      "It was refunded in the meantime. Look at the payment again.",
    );
    const done = await mistaken(admin.ask, payment, { refunded: 18_000 });
    expect(done.body.entries).toEqual([
      { account: "cash", amount: cad(-8000) },
      { account: "receivable", amount: cad(6000) },
      { account: "tips", amount: cad(2000) },
    ]);
    expect(done.body.payment).toMatchObject({ refunded_tip: cad(0), refundable_tip: cad(0) });
    expect(await accountOf(admin.ask, id)).toMatchObject({ payment_status: "due", balance: cad(6000) });
    const refused = await refund(admin.ask, payment, { tip: 2000 });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "This payment was recorded by mistake, so there is nothing to refund.",
    ]);
  });

  it.each([
    ["more than the tip", { tip: 20_001 }, {}, "tip", "At most $200.00 of the tip can be refunded."],
    [
      "another currency",
      { tip: 1 },
      { tip: { amount: 1, currency: "USD" } },
      "tip.currency",
      "This payment was in CAD.",
    ],
    ["zero for both", { tip: 0 }, {}, "amount", "Enter an amount."],
    ["a negative amount", { amount: 100, tip: -1 }, {}, "tip.amount", "Enter an amount."],
    ["credit for a guest", { tip: 100 }, { as: "credit" }, "as", expect.stringContaining("A guest has no account")],
  ])("refuses %s", async (_, parts, changes, field, message) => {
    const { admin, id, payment } = await tipped();
    const refused = await refund(admin.ask, payment, parts, changes);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({ [field]: [message] });
    expect(await accountOf(admin.ask, id)).toMatchObject({ payments: [{ refunded_tip: cad(0), refunded: cad(0) }] });
  });

  it("refuses a payment without a tip, also by card, and refunds none of the amount then", async () => {
    const { admin, payment } = await paidBooking(platform);
    const { venue, owner: payee } = await payingVenue(platform);
    const { paymentId } = await paidByCard(platform, venue, { start: "2027-05-04 17:00:00" });
    for (const [ask, id] of [
      [admin.ask, payment],
      [payee.ask, paymentId],
    ] as const) {
      const refused = await refund(ask, id, { amount: 1000, tip: 1 });
      expect(refused).toMatchObject({ status: 422, body: { message: "This payment has no tip." } });
      expect((await ask("payment", { params: { id } })).body).toMatchObject({ refunded: cad(0), refunding: cad(0) });
    }
  });

  it("is made once, however many people ask at the same moment", async () => {
    const { admin, id, payment } = await tipped();
    const replies = await Promise.all(Array.from({ length: 4 }, () => refund(admin.ask, payment, { tip: 20_000 })));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect(await accountOf(admin.ask, id)).toMatchObject({ payments: [{ refunded_tip: cad(20_000) }] });
    const { body } = await refund(admin.ask, payment, { tip: 1 });
    expect(body.message).toBe("The tip of this payment has been refunded already.");
  });

  it("needs the permission to refund, in the own company", async () => {
    const { staff, payment } = await tipped();
    expect((await refund(staff.ask, payment, { tip: 100 })).status).toBe(403);
    const stranger = await (await platform.venue()).person("owner");
    expect((await refund(stranger.ask, payment, { tip: 100 })).status).toBe(404);
  });
});
