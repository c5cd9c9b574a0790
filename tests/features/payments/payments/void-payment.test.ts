import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { bayHour, bayId, book } from "#tests/features/bookings/bookings/support.ts";
import { cad, HALF_UNDER_12_HOURS, setPolicy } from "#tests/features/bookings/policies/support.ts";
import { payingVenue } from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { paidByCard } from "#tests/features/payments/refunds/support.ts";
import { setTax, taxOwed, VAT } from "#tests/features/payments/taxes/support.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { accountOf, cash, deskWithBooking, take } from "./support.ts";
import { mistaken, NEXT_DAY, ofClient, paidBooking, refund, sheetOf } from "./void-support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

describe("a voided payment", () => {
  it("is due again, previews its ledger entries, and can be taken correctly afterwards", async () => {
    const { staff, admin, id, payment } = await paidBooking(platform, cash(6000, { tip: cad(500) }));
    const entries = [
      { account: "cash", amount: cad(-6500) },
      { account: "receivable", amount: cad(6000) },
      { account: "tips", amount: cad(500) },
    ];
    const preview = await mistaken(admin.ask, payment, { dry_run: true });
    expect(preview).toMatchObject({ status: 200, body: { is_dry_run: true, entries, balance: cad(6000) } });
    expect(await accountOf(staff.ask, id)).toMatchObject({ payment_status: "paid", payments: [{ voided_time: null }] });
    const done = await mistaken(admin.ask, payment);
    expect(done.body).toMatchObject({
      is_dry_run: false,
      entries,
      balance: cad(6000),
      closed_day: null,
      payment: { amount: cad(6000), refunded: cad(0), refundable: cad(0), void_reason: "Wrong booking" },
    });
    const account = await accountOf(staff.ask, id);
    expect(account).toMatchObject({ payment_status: "due", paid: cad(0), refunded: cad(0), balance: cad(6000) });
    expect(account.payments).toMatchObject([
      { voided_by_name: expect.stringMatching(/\w/), voided_time: expect.stringContaining("2027-05-03T") },
    ]);
    expect(account.transactions.at(-1)).toMatchObject({
      kind: "payment",
      payment_id: payment,
      reason: "Recorded by mistake: Wrong booking",
    });
    const again = await take(staff.ask, id, cash(6000, { method: "card_terminal" }));
    expect(again.body).toMatchObject({ payment_status: "paid", paid: cad(6000), balance: cad(0) });
  });

  it("of one share leaves the other shares of the party paid", async () => {
    const { staff, admin, id, payments } = await paidBooking(platform, cash(2000), cash(1500, { method: "transfer" }));
    expect((await mistaken(admin.ask, payments[1] ?? 0)).body.balance).toEqual(cad(4000));
    const { payment_status, paid, payments: listed } = await accountOf(staff.ask, id);
    expect([payment_status, paid]).toEqual(["deposit_paid", cad(2000)]);
    expect(listed.map((one: { voided_time: string | null }) => one.voided_time === null)).toEqual([true, false]);
  });

  it("returns the credit that it used", async () => {
    const { admin, hour, paid, credit } = await ofClient(platform);
    const [first, next] = [await hour(17), await hour(18)];
    const deposit = await paid(first, cash(6000));
    await refund(admin.ask, deposit, 2500, "credit");
    const payment = await paid(next, cash(2500, { method: "credit" }));
    expect(await credit(next)).toEqual(cad(0));
    expect((await mistaken(admin.ask, payment)).body.entries).toContainEqual({ account: "credit", amount: cad(-2500) });
    expect(await credit(next)).toEqual(cad(2500));
  });

  it.each([
    ["in part", 2100, "payment", []],
    ["in full", 6000, "payment", []],
    ["as credit", 2500, "credit", [{ account: "credit", amount: cad(2500) }]],
  ])("reverses the refund made %s", async (_, amount, as, credit) => {
    const { admin, hour, paid } = await ofClient(platform);
    const id = await hour(17);
    const payment = await paid(id, cash(6000));
    await refund(admin.ask, payment, amount, as);
    expect((await mistaken(admin.ask, payment)).body.message).toBe(
      "It was refunded in the meantime. Look at the payment again.",
    );
    const done = await mistaken(admin.ask, payment, { refunded: amount });
    expect(done).toMatchObject({ status: 200, body: { balance: cad(6000), payment: { refunded: cad(0) } } });
    expect(done.body.entries).toEqual(expect.arrayContaining(credit));
    expect(await accountOf(admin.ask, id)).toMatchObject({
      payment_status: "due",
      charged: cad(6000),
      refunded: cad(0),
      credit: cad(0),
    });
  });

  it("is refused if its refund became credit that has been spent", async () => {
    const { admin, hour, paid } = await ofClient(platform);
    const [first, next] = [await hour(17), await hour(18)];
    const payment = await paid(first, cash(6000));
    await refund(admin.ask, payment, 2500, "credit");
    await paid(next, cash(1000, { method: "credit" }));
    const refused = await mistaken(admin.ask, payment, { refunded: 2500 });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe(
      "$25.00 of it was refunded as credit, and the client has $15.00 of credit left. It cannot be taken back.",
    );
    expect(await accountOf(admin.ask, first)).toMatchObject({ payment_status: "partly_refunded" });
  });

  it.each([
    ["only the fee", HALF_UNDER_12_HOURS, 3000, "due"],
    ["nothing", null, 0, "not_due"],
  ])("of a booking that was cancelled since leaves %s to pay", async (_, policy, due, status) => {
    const venue = await platform.venue();
    const [staff, admin] = [await venue.person("staff"), await venue.person("facility_admin")];
    if (policy) await setPolicy(staff.ask, venue, policy);
    const { id } = await book(staff.ask, bayHour(venue));
    const { body } = await take(staff.ask, id, cash(6000));
    await refund(admin.ask, body.payments[0].id, 1000);
    platform.clock.set(NEXT_DAY);
    await staff.ask("cancelBooking", { params: { id } });
    const preview = await mistaken(admin.ask, body.payments[0].id, { refunded: 1000, dry_run: true });
    expect(preview.body.balance).toEqual(cad(due));
    expect((await mistaken(admin.ask, body.payments[0].id, { refunded: 1000 })).status).toBe(200);
    expect(await accountOf(admin.ask, id)).toMatchObject({ balance: cad(due), payment_status: status });
  });

  it("reverses its tax, and the next payment includes it", async () => {
    const { venue, staff, admin } = await deskWithBooking(platform);
    await setTax((await venue.person("owner")).ask, venue, VAT);
    const { id } = await book(staff.ask, bayHour(venue, { resource_id: bayId(venue, 1) }));
    const { body } = await take(staff.ask, id, cash(6000));
    await refund(admin.ask, body.payments[0].id, 1001);
    await mistaken(admin.ask, body.payments[0].id, { refunded: 1001 });
    expect(await taxOwed(platform, venue, id)).toBe(1000);
    const right = await take(staff.ask, id, cash(6000));
    expect(right.body.payments).toMatchObject([
      { voided_time: expect.any(String), tax: { refunded: cad(0) } },
      { voided_time: null, tax: { tax: cad(1000), refunded: cad(0) } },
    ]);
    expect(await taxOwed(platform, venue, id)).toBe(1000);
  });
});

describe("the drawer after a voided payment", () => {
  it("is expected to hold the cash without it, and other methods are not counted", async () => {
    const { venue, staff, admin, payments } = await paidBooking(
      platform,
      cash(4000),
      cash(1000, { method: "card_terminal" }),
    );
    for (const payment of payments) expect((await mistaken(admin.ask, payment)).status).toBe(200);
    expect(await sheetOf(staff.ask, venue)).toMatchObject({
      expected: cad(0),
      moves: [
        { kind: "payment", description: "Robin Lee, receipt 1", amount: cad(4000) },
        { kind: "payment", description: "Robin Lee, receipt 1, recorded by mistake", amount: cad(-4000) },
      ],
      others: [],
    });
  });

  it("of a closed day keeps its figures, and the current day's expected cash is lower", async () => {
    const { venue, staff, admin, payment } = await paidBooking(platform);
    const close = { location_id: venue.locationId, expected: 6000, counted: 6000, float: 2000 };
    expect((await staff.ask("closeCashUp", { body: close })).status).toBe(201);
    platform.clock.set(NEXT_DAY);
    const preview = await mistaken(admin.ask, payment, { dry_run: true });
    expect(preview.body.closed_day).toBe("2027-05-03");
    await mistaken(admin.ask, payment);
    expect(await sheetOf(staff.ask, venue, "2027-05-03")).toMatchObject({
      closed: { expected: cad(6000), counted: cad(6000), difference: cad(0) },
    });
    expect(await sheetOf(staff.ask, venue)).toMatchObject({ opening: cad(2000), expected: cad(-4000) });
  });

  it("is the one in which the payment was recorded, wherever the booking is now", async () => {
    const { venue, staff, admin, id, payment } = await paidBooking(platform);
    const other = await platform.admin
      .insertInto("locations")
      .columns(["tenant_id", "name"])
      .expression((eb) =>
        eb
          .selectFrom("tenants")
          .where("tenant_id", "=", venue.tenantId)
          .select(["tenant_id", eb.val("Annex").as("name")]),
      )
      .returning("id")
      .executeTakeFirstOrThrow();
    await platform.admin.updateTable("bookings").set({ location_id: other.id }).where("id", "=", id).execute();
    expect((await mistaken(admin.ask, payment)).status).toBe(200);
    expect(await sheetOf(staff.ask, venue)).toMatchObject({ expected: cad(0) });
  });
});

describe("voiding a payment is refused", () => {
  it("once it is voided, also for several people at the same moment; a repeated request gets the same response", async () => {
    const { admin, id, payment } = await paidBooking(platform);
    const key = { "idempotency-key": `void-${payment}` };
    const replies = await Promise.all([1, 2, 3, 4].map(() => mistaken(admin.ask, payment)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect(await accountOf(admin.ask, id)).toMatchObject({ balance: cad(6000), paid: cad(0) });
    expect((await mistaken(admin.ask, payment)).body.message).toBe(
      "This payment is marked as recorded by mistake already.",
    );
    const { body } = await take(admin.ask, id, cash(6000));
    const right: number = body.payments[1].id;
    const [first, again] = [await mistaken(admin.ask, right, {}, key), await mistaken(admin.ask, right, {}, key)];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect(await accountOf(admin.ask, id)).toMatchObject({ balance: cad(6000) });
  });

  it("during a refund at the same moment: only one of both succeeds", async () => {
    const { admin, id, payment } = await paidBooking(platform);
    const replies = await Promise.all([mistaken(admin.ask, payment), refund(admin.ask, payment, 6000)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [voided] = replies;
    expect((await accountOf(admin.ask, id)).payment_status).toBe(voided?.status === 200 ? "due" : "refunded");
  });

  it("together with a refund afterwards", async () => {
    const { admin, payment } = await paidBooking(platform);
    await mistaken(admin.ask, payment);
    const refused = await refund(admin.ask, payment, 100);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "This payment was recorded by mistake, so there is nothing to refund.",
    ]);
  });

  it("for an online card charge", async () => {
    const { venue, owner } = await payingVenue(platform);
    const { bookingId } = await paidByCard(platform, venue, { start: "2027-05-04 17:00:00" });
    const [payment] = (await accountOf(owner.ask, bookingId)).payments;
    expect(payment.void_refusal).toBe("The card was charged online. Only a refund gives its money back.");
    const refused = await mistaken(owner.ask, payment.id);
    expect([refused.status, refused.body.message]).toEqual([409, payment.void_refusal]);
    expect(await accountOf(owner.ask, bookingId)).toMatchObject({ payment_status: "paid" });
  });

  it("while the credit that paid a cancelled booking is being refunded", async () => {
    const { staff, admin, hour, paid } = await ofClient(platform);
    const [first, next] = [await hour(17), await hour(18)];
    await refund(admin.ask, await paid(first, cash(6000)), 6000, "credit");
    const payment = await paid(next, cash(6000, { method: "credit" }));
    expect((await staff.ask("cancelBooking", { params: { id: next } })).status).toBe(200);
    const refused = await mistaken(admin.ask, payment);
    expect([refused.status, refused.body.message]).toEqual([409, "A refund of this payment is on its way already."]);
  });

  it.each([
    ["without a reason", { reason: " " }],
    ["without the refunded amount", { refunded: undefined }],
    ["with a negative refunded amount", { refunded: -1 }],
  ])("%s", async (_, changes) => {
    const { admin, id, payment } = await paidBooking(platform);
    expect((await mistaken(admin.ask, payment, changes)).status).toBe(422);
    expect(await accountOf(admin.ask, id)).toMatchObject({ payment_status: "paid" });
  });

  it("without the permission to refund, to another company, and while the company is locked", async () => {
    const { venue, staff, admin, payment } = await paidBooking(platform);
    expect((await mistaken(staff.ask, payment)).status).toBe(403);
    const stranger = await (await platform.venue()).person("owner");
    expect((await mistaken(stranger.ask, payment)).status).toBe(404);
    await platform.admin
      .updateTable("tenants")
      .set({ cancelled_at: platform.clock.now() })
      .where("tenant_id", "=", venue.tenantId)
      .execute();
    expect((await mistaken(admin.ask, payment)).status).toBe(423);
    const row = await platform.admin
      .selectFrom("payments")
      .where("tenant_id", "=", venue.tenantId)
      .select("voided_at")
      .executeTakeFirstOrThrow();
    expect(row.voided_at).toBeNull();
  });
});
