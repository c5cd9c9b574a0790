import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { creditLapsedUses, reconcileCreditedBills } from "#api/features/memberships/memberships/credited-bill.ts";
import { settleRefunds } from "#api/features/payments/refunds/settle-refunds.ts";
import type { JobData } from "#api/jobs/jobs.ts";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { minutes } from "#tests/features/memberships/allowances/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { cardMember, MONTHLY } from "./renewal-support.ts";
import { deskOf } from "./support.ts";

let platform: Platform;
const lapsed: JobData["credit_lapsed_uses"][] = [];
beforeAll(async () => {
  const enqueue = async (_trx: unknown, name: string, data: unknown) =>
    void (name === "credit_lapsed_uses" && lapsed.push(data as JobData["credit_lapsed_uses"]));
  platform = await startPlatform({ jobs: { enqueue } });
});
afterEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

const paymentOf = (membershipId: number) =>
  platform.admin
    .selectFrom("payments as p")
    .innerJoin("membership_invoices as i", "i.id", "p.membership_invoice_id")
    .where("i.membership_id", "=", membershipId)
    .orderBy("i.id", "desc")
    .select("p.id")
    .executeTakeFirstOrThrow();

const bodyOf = (amount: number) => ({ amount: cad(amount), as: "payment", reason: "Asked for it" });

it("credits no more than what is left if a refund is on its way while uses come back", async () => {
  const { payByCard, on, owner, venue, client, id } = await cardMember(platform, { benefits: [minutes(300)] });
  await payByCard();
  await on("2027-06-03");
  const payment = await paymentOf(id);
  const booked: { id: number }[] = [];
  for (const hour of [17, 19, 21]) {
    const times = { start_time: `2027-06-08 ${hour}:00:00`, end_time: `2027-06-08 ${hour + 1}:00:00` };
    booked.push(await book(owner.ask, bayHour(venue, { client_id: client.id, guest: undefined, ...times })));
  }
  const once = { name: "Once", billing_period: "custom", price: cad(100) };
  const plan_id = (await owner.ask("createMembershipPlan", { body: once })).body.id;
  const { credited } = (await owner.ask("changeMembership", { body: { membership_id: id, plan_id } })).body;
  // two of five hours are left
  expect(credited).toEqual(cad(9160));
  const lost = vi.spyOn(platform.payments.payments.charges, "refundPayment").mockRejectedValue(new Error("timeout"));
  await owner.ask("refundPayment", { params: { id: payment.id }, body: bodyOf(MONTHLY - 9160) });
  lost.mockRestore();
  for (const one of booked) await owner.ask("cancelBooking", { params: { id: one.id } });
  const left = async () => {
    for (const job of lapsed.splice(0)) await creditLapsedUses(platform.deps, job);
    await reconcileCreditedBills(platform.deps, venue.tenantId);
    return (await owner.ask("clientCredit", { params: { id: client.id } })).body.left;
  };
  // less 1.00 for the new plan
  expect(await left()).toEqual([cad(9060)]);
  platform.clock.set("2027-06-03T20:10:00Z");
  await settleRefunds(platform.deps, { tenant_id: venue.tenantId, payment_id: payment.id });
  expect(await left()).toEqual([cad(9060)]);
});

it("either refunds a bill or credits it, if both are asked for at once", async () => {
  for (const delay of [0, 6, 12, 18]) {
    const { start, current, owner } = await deskOf(platform, { price: cad(20_000) });
    await start();
    const { id } = await current();
    const payment = await paymentOf(id);
    const dear = { name: "Dear", billing_period: "monthly", price: cad(30_000) };
    const plan_id = (await owner.ask("createMembershipPlan", { body: dear })).body.id;
    const [change, refund] = await Promise.all([
      owner.ask("changeMembership", { body: { membership_id: id, plan_id } }),
      new Promise((resolve) => setTimeout(resolve, delay)).then(() =>
        owner.ask("refundPayment", { params: { id: payment.id }, body: bodyOf(20_000) }),
      ),
    ]);
    expect(change.status).toBe(200);
    const isRefunded = refund.status === 200;
    expect([delay, change.body.credited, isRefunded]).toEqual([delay, cad(isRefunded ? 0 : 20_000), isRefunded]);
  }
});
