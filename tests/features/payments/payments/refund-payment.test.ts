import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { cad, HALF_UNDER_12_HOURS, setPolicy } from "#tests/features/bookings/policies/support.ts";
import { startPlatform, TEST_NOW, type Ask, type Platform } from "#tests/support/venue.ts";
import { accountOf, cash, deskWithBooking, take } from "./support.ts";

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

async function paidBooking(changes: Record<string, unknown> = {}) {
  const desk = await deskWithBooking(platform, changes);
  const taken = await take(desk.staff.ask, desk.id, cash(6000));
  return { ...desk, payment: taken.body.payments[0].id as number };
}

describe("a refund", () => {
  it("previews its ledger entries, then writes the same", async () => {
    const { admin, id, payment } = await paidBooking();
    const preview = await refund(admin.ask, payment, 2100, { dry_run: true });
    const entries = [
      { account: "refunds", amount: cad(2100) },
      { account: "cash", amount: cad(-2100) },
    ];
    const figures = { entries, still_refundable: cad(3900), balance: cad(0) };
    expect(preview).toMatchObject({ status: 200, body: { is_dry_run: true, ...figures } });
    expect(await accountOf(admin.ask, id)).toMatchObject({ payment_status: "paid", refunded: cad(0) });
    const done = await refund(admin.ask, payment, 2100);
    expect(done.body).toMatchObject({ is_dry_run: false, ...figures, payment: { refunded: cad(2100) } });
    expect(await accountOf(admin.ask, id)).toMatchObject({ payment_status: "partly_refunded", balance: cad(0) });
    await refund(admin.ask, payment, 3900);
    expect(await accountOf(admin.ask, id)).toMatchObject({ payment_status: "refunded", refunded: cad(6000) });
  });

  it("first refunds the amount that a cancelled booking does not owe", async () => {
    const venue = await platform.venue();
    const [staff, admin] = [await venue.person("staff"), await venue.person("facility_admin")];
    await setPolicy(staff.ask, venue, HALF_UNDER_12_HOURS);
    const { id } = await book(staff.ask, bayHour(venue));
    const taken = await take(staff.ask, id, cash(6000));
    platform.clock.set("2027-05-04T17:00:00Z");
    const cancelled = await staff.ask("cancelBooking", { params: { id } });
    expect(cancelled.body.payment_status).toBe("refund_due");
    expect(await accountOf(staff.ask, id)).toMatchObject({ balance: cad(-3000), charged: cad(3000) });
    const done = await refund(admin.ask, taken.body.payments[0].id, 3500);
    expect(done.body.entries).toEqual([
      { account: "receivable", amount: cad(3000) },
      { account: "refunds", amount: cad(500) },
      { account: "cash", amount: cad(-3500) },
    ]);
    expect(done.body.balance).toEqual(cad(0));
  });

  it("as credit can be spent later by the same client, and by nobody else", async () => {
    const venue = await platform.venue();
    const [staff, admin] = [await venue.person("staff"), await venue.person("facility_admin")];
    const [ana, ben] = [await venue.person("client"), await venue.person("client")];
    const hourOf = async (client_id: number, hour: number) => {
      const times = { start_time: `2027-05-04 ${hour}:00:00`, end_time: `2027-05-04 ${hour + 1}:00:00` };
      return (await book(staff.ask, bayHour(venue, { guest: undefined, client_id, ...times }))).id as number;
    };
    const [first, next, others] = [await hourOf(ana.id, 17), await hourOf(ana.id, 18), await hourOf(ben.id, 20)];
    const taken = await take(staff.ask, first, cash(6000));
    expect((await refund(admin.ask, taken.body.payments[0].id, 2500, { as: "credit" })).status).toBe(200);
    expect(await accountOf(staff.ask, next)).toMatchObject({ credit: cad(2500), balance: cad(6000) });
    expect((await take(staff.ask, others, cash(2500, { method: "credit" }))).status).toBe(422);
    expect((await take(staff.ask, next, cash(2501, { method: "credit" }))).status).toBe(422);
    const paid = await take(staff.ask, next, cash(2500, { method: "credit" }), cash(3500));
    expect(paid.body).toMatchObject({ payment_status: "paid", credit: cad(0) });
  });

  it.each([
    ["more than was paid", 6001, {}, 422, "At most $60.00 of this payment can be refunded."],
    ["another currency", 100, { amount: { amount: 100, currency: "USD" } }, 422, "This payment was in CAD."],
    ["zero", 0, {}, 422, undefined],
    ["without a reason", 100, { reason: " " }, 422, undefined],
    ["credit for a guest", 100, { as: "credit" }, 422, undefined],
  ])("refuses %s", async (_, amount, changes, status, message) => {
    const { admin, payment, id } = await paidBooking();
    const refused = await refund(admin.ask, payment, amount, changes);
    expect(refused.status).toBe(status);
    if (message) expect(refused.body.message).toBe(message);
    expect(await accountOf(admin.ask, id)).toMatchObject({ refunded: cad(0) });
  });

  it("refuses a refunded payment, also for several people at the same moment", async () => {
    const { admin, payment, id } = await paidBooking();
    const replies = await Promise.all(Array.from({ length: 6 }, () => refund(admin.ask, payment, 6000)));
    const statuses = replies.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await accountOf(admin.ask, id)).toMatchObject({ refunded: cad(6000), payment_status: "refunded" });
    const { body } = await refund(admin.ask, payment, 1);
    expect(body.message).toBe("This payment has been refunded already.");
  });

  it("needs the permission to refund, in the own company", async () => {
    const { staff, payment } = await paidBooking();
    expect((await refund(staff.ask, payment, 100)).status).toBe(403);
    const stranger = await (await platform.venue()).person("owner");
    expect((await refund(stranger.ask, payment, 100)).status).toBe(404);
  });
});
