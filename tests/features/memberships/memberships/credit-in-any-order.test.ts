import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { creditLapsedUses, reconcileCreditedBills } from "#api/features/memberships/memberships/credited-bill.ts";
import type { JobData } from "#api/jobs/jobs.ts";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { memberOf, minutes } from "#tests/features/memberships/allowances/support.ts";
import { mistaken } from "#tests/features/payments/payments/void-support.ts";
import { intentOf, toldOf } from "#tests/features/payments/refunds/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { startPlatform, TEST_NOW, type Ask, type Platform, type Venue } from "#tests/support/venue.ts";
import { cardMember, MONTHLY } from "./renewal-support.ts";

let platform: Platform;
const enqueued: [string, unknown][] = [];
beforeAll(async () => {
  platform = await startPlatform({ jobs: { enqueue: async (_trx, name, data) => void enqueued.push([name, data]) } });
});
afterAll(() => platform.close());
afterEach(() => platform.clock.set(TEST_NOW));

/** Runs the jobs that were queued, and what is done each minute. */
async function settle({ tenantId }: Venue): Promise<void> {
  for (const [name, data] of enqueued.splice(0)) {
    if (name === "credit_lapsed_uses") await creditLapsedUses(platform.deps, data as JobData["credit_lapsed_uses"]);
  }
  await reconcileCreditedBills(platform.deps, tenantId);
}

const ONCE = { name: "Once", billing_period: "custom", price: cad(1000) };
const CLUB = { benefits: [minutes(300)] };

interface Moved {
  venue: Venue;
  ask: Ask;
  client: { id: number };
  /** Of the membership. */
  id: number;
  bill: { id: number; payment_id: number };
}

/** Three of the five hours of a bill are booked; its member moves to a plan of 10.00 that does not renew. */
async function moved({ venue, ask, client, id, bill }: Moved, day: string) {
  const booked: { id: number; version: number }[] = [];
  for (const hour of [17, 19, 21]) {
    const times = { start_time: `${day} ${hour}:00:00`, end_time: `${day} ${hour + 1}:00:00` };
    booked.push(await book(ask, bayHour(venue, { client_id: client.id, guest: undefined, ...times })));
  }
  const change = async (plan: object) => {
    const plan_id = (await ask("createMembershipPlan", { body: plan })).body.id;
    return (await ask("changeMembership", { body: { membership_id: id, plan_id } })).body.credited;
  };
  const left = async () => {
    await settle(venue);
    return (await ask("clientCredit", { params: { id: client.id } })).body.left[0]?.amount ?? 0;
  };
  const [use] = booked;
  let last = use;
  const acts = {
    async void() {
      expect((await mistaken(ask, bill.payment_id)).status).toBe(200);
    },
    async pay() {
      const paid = await ask("payMembershipInvoice", { params: { id: bill.id }, body: { method: "cash" } });
      expect(paid.status).toBe(200);
    },
    async cancel() {
      last = (await ask("cancelBooking", { params: { id: use?.id ?? 0 } })).body;
    },
    async restore() {
      const { id: booking = 0, version = 0 } = last ?? {};
      last = (await ask("restoreBooking", { params: { id: booking }, body: { version } })).body;
      expect(last).toMatchObject({ price: cad(0) });
    },
  };
  return { venue, ask, client, booked, change, left, acts };
}

async function paidInCash() {
  const { venue, owner, client, current } = await memberOf(platform, CLUB.benefits, { price: cad(19_900) });
  const { id, invoices } = await current();
  const desk = await moved({ venue, ask: owner.ask, client, id, bill: invoices[0] }, "2027-05-04");
  expect(await desk.change(ONCE)).toEqual(cad(7960));
  const refund = (amount: number, as = "payment") =>
    owner.ask("refundPayment", {
      params: { id: invoices[0].payment_id },
      body: { amount: cad(amount), as, reason: "Asked for it" },
    });
  return { ...desk, payment: invoices[0].payment_id as number, refund };
}

/** The second month was paid with the saved card. */
async function paidByCard() {
  const club = await cardMember(platform, CLUB);
  await club.payByCard();
  await club.on("2027-06-03");
  const { venue, owner, client, id } = club;
  const [bill] = (await club.current()).invoices;
  const { intent, account } = await intentOf(platform, bill.payment_id);
  const desk = await moved({ venue, ask: owner.ask, client, id, bill }, "2027-06-08");
  const told = (work: () => Promise<unknown>) => toldOf(platform, venue, work);
  const dispute = (status: string) => told(() => platform.payments.turn("dispute", { payment_intent: intent, status }));
  /** Returns what lets it fail. */
  const refundAtProvider = async (amount: number) => {
    const form = { payment_intent: intent, amount: String(amount), _stripe_account: account };
    let id: unknown;
    await told(async () => ({ id } = (await platform.payments.ask("POST", "/v1/refunds", form)) as { id: unknown }));
    return () => told(() => platform.payments.turn("refund", { id, status: "failed" }));
  };
  return { ...desk, dispute, refundAtProvider };
}

describe("the credit of a changed plan", () => {
  it.each([
    ["void, cancel, pay", 10_940],
    ["cancel, void, pay", 10_940],
    ["void, pay, cancel", 10_940],
    ["cancel, void, restore, pay", 6960],
    ["cancel, void, restore, cancel, pay", 10_940],
    ["void, cancel, restore, pay", 6960],
  ] as const)("is the same in any order: %s", async (order, credit) => {
    const { acts, left } = await paidInCash();
    expect(await left()).toBe(6960);
    for (const name of order.split(", ") as (keyof typeof acts)[]) {
      await acts[name]();
      await left();
    }
    expect(await left()).toBe(credit);
  });

  it("is not lower for a use that comes back after the used part was refunded", async () => {
    const { acts, left, refund } = await paidInCash();
    expect((await refund(11_940)).status).toBe(200);
    await acts.cancel();
    // The money for the use is back already.
    expect(await left()).toBe(6960);
  });

  it("counts a use that comes back during a dispute once it is won, whichever is heard of first", async () => {
    const { acts, left, change, dispute } = await paidByCard();
    const credited = (await change(ONCE)).amount;
    const start = await left();
    expect(start).toBe(credited - 1000);
    await dispute("needs_response");
    await acts.cancel();
    expect(await left()).toBe(0);
    await dispute("won");
    expect(await left()).toBe(start + MONTHLY / 5);
  });

  it("leaves the credit of another bill alone, and returns with a refund that fails", async () => {
    const { ask, venue, client, acts, left, change, refundAtProvider } = await paidByCard();
    await change({ name: "Dear", billing_period: "monthly", price: cad(30_000) });
    const { invoices } = (await ask("currentMembership", { params: { id: client.id } })).body;
    const open = invoices.find(({ status }: { status: string }) => status === "open");
    await ask("payMembershipInvoice", { params: { id: open.id }, body: { method: "cash" } });
    expect(await change(ONCE)).toEqual(cad(30_000));
    const fail = await refundAtProvider(15_000);
    await settle(venue);
    const low = await left();
    await acts.cancel();
    expect(await left()).toBe(low);
    await fail();
    expect(await left()).toBe(29_000 + MONTHLY / 5);
  });

  it("is refused to go with a payment whose refund became credit, once either is spent", async () => {
    const { ask, client, left, payment, refund } = await paidInCash();
    expect((await refund(5000, "credit")).status).toBe(200);
    expect(await left()).toBe(11_960);
    const body = { amount: cad(5000), method: "cash", reason: "Asked for it" };
    expect((await ask("payOutCredit", { params: { id: client.id }, body })).status).toBe(200);
    const refused = await mistaken(ask, payment, { refunded: 5000 });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "$69.60 of it became credit, and $50.00 of that is spent. It cannot be taken back.",
    ]);
    expect(await left()).toBe(6960);
  });

  it("waits for a bank that holds the money when the plan changes, as the erasure of its client does", async () => {
    const { ask, client, left, change, dispute } = await paidByCard();
    await dispute("needs_response");
    expect(await change(ONCE)).toEqual(cad(0));
    const { obstacles } = (await ask("clientErasure", { params: { id: client.id } })).body;
    expect(obstacles).toContain("A bank holds $229.00 of their payments. Erase them once it has decided.");
    await dispute("won");
    expect(await left()).toBe((MONTHLY * 2) / 5);
  });
});
