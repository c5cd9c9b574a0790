import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { cash, deskWithBooking, take } from "#tests/features/payments/payments/support.ts";
import { mistaken, NEXT_DAY, refund } from "#tests/features/payments/payments/void-support.ts";
import { startPlatform, TEST_NOW, type Ask, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

async function drawer() {
  const desk = await deskWithBooking(platform);
  const location_id = desk.venue.locationId;
  const sheet = async (ask: Ask = desk.staff.ask, query: Record<string, unknown> = {}) =>
    (await ask("cashUpSheet", { query: { location_id, ...query } })).body;
  const close = (body: Record<string, unknown>, ask: Ask = desk.staff.ask) =>
    ask("closeCashUp", { body: { location_id, expected: 4000, counted: 4000, float: 0, ...body } });
  const taken = await take(desk.staff.ask, desk.id, cash(4000), cash(1000, { method: "card_terminal" }));
  return { ...desk, location_id, sheet, close, payment: taken.body.payments[0].id as number };
}

describe("a cash-up", () => {
  it("expects the drawer's cash of the ledger, and lists the other methods separately", async () => {
    const { sheet, admin, payment } = await drawer();
    await admin.ask("refundPayment", {
      params: { id: payment },
      body: { amount: cad(500), as: "payment", reason: "Projector was down" },
    });
    expect(await sheet()).toMatchObject({
      day: "2027-05-03",
      opening: cad(0),
      expected: cad(3500),
      closed: null,
      moves: [
        { kind: "payment", description: "Robin Lee, receipt 1", amount: cad(4000) },
        { kind: "refund", description: "Robin Lee, receipt 1", amount: cad(-500) },
      ],
      others: [{ method: "card_terminal", count: 1, amount: cad(1000) }],
    });
  });

  it("lists a refund and a mistake by other methods on their own day, and leaves earlier days as they were", async () => {
    const { staff, admin, sheet, id } = await drawer();
    const byTerminal = (amount: number) => cash(amount, { method: "card_terminal" });
    const [refunded, wrong] = (await take(staff.ask, id, byTerminal(600), byTerminal(400))).body.payments.slice(-2);
    const before = (await sheet()).others;
    expect(before).toEqual([{ method: "card_terminal", count: 3, amount: cad(2000) }]);
    platform.clock.set(NEXT_DAY);
    const replies = [await refund(admin.ask, refunded.id, 400), await mistaken(admin.ask, wrong.id)];
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await sheet(staff.ask, { day: "2027-05-03" })).others).toEqual(before);
    expect((await sheet()).others).toEqual([{ method: "card_terminal", count: 0, amount: cad(-800) }]);
  });

  it("lists credit that is paid out by another method, and not what became credit", async () => {
    const { venue, staff, admin, sheet, location_id } = await drawer();
    const client = await venue.person("client");
    const hour = { guest: undefined, client_id: client.id, start_time: "2027-05-04 17:00:00" };
    const { id } = await book(staff.ask, bayHour(venue, { ...hour, end_time: "2027-05-04 18:00:00" }));
    const paid = (await take(staff.ask, id, cash(6000))).body.payments.at(-1).id;
    await refund(admin.ask, paid, 6000, "credit");
    const body = { amount: cad(6000), method: "card_terminal", location_id, reason: "Moved away" };
    const out = await admin.ask("payOutCredit", { params: { id: client.id }, body });
    expect(out.status).toBe(200);
    expect((await sheet()).others).toEqual([{ method: "card_terminal", count: 1, amount: cad(1000 - 6000) }]);
  });

  it("counts cash for a membership, which has its receipt and can be refunded", async () => {
    const { venue, sheet, location_id, staff } = await drawer();
    const owner = await venue.person("owner");
    const client = await venue.person("client");
    const plan = await owner.ask("createMembershipPlan", {
      body: { name: "Club", billing_period: "monthly", price: cad(7900), benefits: [] },
    });
    const sold = (changes: Record<string, unknown>) =>
      owner.ask("startMembershipSubscription", {
        body: { client_id: client.id, plan_id: plan.body.id, method: "cash", location_id, ...changes },
      });
    expect((await sold({ location_id: 2_000_000_001 })).status).toBe(422);
    expect((await sold({})).status).toBe(201);
    expect(await sheet()).toMatchObject({ expected: cad(11_900) });
    const { body } = await staff.ask("payments", { query: { client_id: client.id } });
    expect(body.data).toMatchObject([{ description: "Club", amount: cad(7900), refundable: cad(7900) }]);
  });

  it("closes with a difference and its reason, and starts the next day with the remaining cash", async () => {
    const { sheet, close, staff, id } = await drawer();
    const closed = await close({ counted: 3800, float: 1500, reason: "Change given twice" });
    expect(closed).toMatchObject({
      status: 201,
      body: { day: "2027-05-03", expected: cad(4000), difference: cad(-200), float: cad(1500), reopened_reason: null },
    });
    expect(await sheet()).toMatchObject({ expected: cad(1500), closed: { id: closed.body.id } });
    platform.clock.set("2027-05-04T17:00:00Z");
    await take(staff.ask, id, cash(1000));
    expect(await sheet()).toMatchObject({ day: "2027-05-04", opening: cad(1500), expected: cad(2500), closed: null });
  });

  it("opens a past day with the drawer's cash of that time, whatever has moved since", async () => {
    const { sheet, staff, id } = await drawer();
    platform.clock.set("2027-05-04T17:00:00Z");
    await take(staff.ask, id, cash(1000));
    const past = await sheet(staff.ask, { day: "2027-05-03" });
    expect(past).toMatchObject({ opening: cad(0), moves: [{ amount: cad(4000) }], expected: cad(5000) });
    expect(await sheet(staff.ask, { day: "2027-05-04" })).toMatchObject({ opening: cad(4000), expected: cad(5000) });
  });

  it.each([
    ["a difference without a reason", { counted: 3999 }, 422],
    ["more left in the drawer than counted", { float: 4001 }, 422],
    ["a negative amount", { counted: -1 }, 422],
    ["a future day", { day: "2027-05-04" }, 422],
    ["another expected amount, because cash has moved since", { expected: 3000, counted: 3000 }, 409],
  ])("refuses %s", async (_, changes, status) => {
    const { close, sheet } = await drawer();
    expect((await close(changes)).status).toBe(status);
    expect(await sheet()).toMatchObject({ closed: null, expected: cad(4000) });
  });

  it("refuses a second closing of a day, also at the same moment, until it is reopened with a reason", async () => {
    const { close, admin, staff, sheet } = await drawer();
    const replies = await Promise.all([close({}), close({}), close({})]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const id = replies.find(({ status }) => status === 201)?.body.id as number;
    const again = await close({ expected: 0, counted: 0 });
    expect(again).toMatchObject({ status: 409, body: { message: "This day is closed already." } });
    const reopen = (ask: Ask, reason: string) => ask("reopenCashUp", { params: { id }, body: { reason } });
    expect((await reopen(staff.ask, "Miscounted")).status).toBe(403);
    expect((await reopen(admin.ask, "")).status).toBe(422);
    expect((await reopen(admin.ask, "Miscounted")).body).toMatchObject({ reopened_reason: "Miscounted" });
    expect((await reopen(admin.ask, "Miscounted")).status).toBe(409);
    expect(await sheet()).toMatchObject({ expected: cad(4000), closed: null });
    expect((await close({ counted: 4100, float: 100, reason: "Found a note" })).status).toBe(201);
    expect(await sheet()).toMatchObject({ expected: cad(100) });
    const { body } = await staff.ask("cashUps");
    expect(body.data.map((row: { difference: unknown }) => row.difference)).toEqual([cad(100), cad(0)]);
  });

  it("reopens only the last closed day of a drawer", async () => {
    const { close, admin } = await drawer();
    const first = await close({});
    platform.clock.set("2027-05-04T17:00:00Z");
    expect((await close({ expected: 0, counted: 0 })).status).toBe(201);
    const reopened = await admin.ask("reopenCashUp", {
      params: { id: first.body.id },
      body: { reason: "Miscounted" },
    });
    expect(reopened).toMatchObject({ status: 409, body: { message: "A later day is closed. Open that one first." } });
    expect((await close({ day: "2027-05-02", expected: 0, counted: 0 })).status).toBe(409);
  });

  it("needs the permission to take payments, in the own company", async () => {
    const { close, venue, location_id } = await drawer();
    const coach = await venue.coach();
    expect((await close({}, coach.ask)).status).toBe(403);
    const stranger = await (await platform.venue()).person("owner");
    expect((await close({}, stranger.ask)).status).toBe(404);
    expect((await stranger.ask("cashUpSheet", { query: { location_id } })).status).toBe(404);
  });
});
