import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { reconcileCardAttempts } from "#api/features/payments/card-attempts/service.ts";
import type { SubscriptionStatus } from "#schema/payments/billing/models.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { givenBack } from "#tests/features/payments/refunds/support.ts";
import { accountsOf } from "#tests/support/accounts.ts";
import { startPlatform, TEST_NOW, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { begin, buyer, confirmPlan, planShop } from "../plan-purchases/support.ts";
import { confirm, GOOD_CARD, holdTime, moneyOf, payingVenue, paymentsForNothing, payWith, start } from "./support.ts";

let platform: Platform;
let venue: Venue;
let owner: Person;
let nothing: ReturnType<typeof paymentsForNothing>;
const enqueued: { name: string; data: unknown; options: unknown }[] = [];
beforeAll(async () => {
  platform = await startPlatform({
    jobs: { enqueue: async (_trx, name, data, options) => void enqueued.push({ name, data, options }) },
  });
  ({ venue, owner } = await payingVenue(platform));
  nothing = paymentsForNothing(platform, venue, owner);
});
afterEach(() => {
  vi.restoreAllMocks();
  platform.clock.set(TEST_NOW);
});
afterAll(() => platform.close());

const REFUSED = "Insufficient funds in your Stripe balance.";
const WEEK_HOURS = 7 * 24;

/** One whose money could not be given back for more than a week. */
async function givenUp() {
  const payment = await nothing.pay();
  nothing.refuses(REFUSED);
  await nothing.reconcile();
  vi.restoreAllMocks();
  await nothing.askedHoursAgo(payment.id, WEEK_HOURS + 1);
  return payment;
}

describe("a payment without a booking, which the provider refuses to refund", () => {
  it("is shown to the desk with payer and reason, saves its reason, and posts nothing", async () => {
    const { id, intent } = await nothing.pay();
    nothing.refuses(REFUSED);
    await expect(nothing.giveBack(id)).rejects.toThrow(REFUSED);
    expect(await nothing.listed(id)).toMatchObject({
      id,
      kind: "booking",
      state: "refunding",
      payer_name: "Gil Guest",
      client_id: null,
      // A hold that was released leaves no row.
      description: "Booking",
      amount: cad(1800),
      failure: expect.stringContaining("no longer held"),
      refund_failure: REFUSED,
      provider_payment_id: intent,
    });
    expect(await accountsOf(platform, venue.tenantId)).toEqual({});
    vi.restoreAllMocks();
    await nothing.giveBack(id);
    expect(await nothing.listed(id)).toMatchObject({ state: "refunded", refund_failure: null, payer_name: "Guest" });
    expect(givenBack(platform, intent)).toEqual([1800]);
    expect(await accountsOf(platform, venue.tenantId)).toEqual({});
  });

  it("loses the payer's note at once, and the payer's name when the money is back", async () => {
    const { id } = await nothing.pay(undefined, { client_note: "Left-handed" });
    const kept = async () => {
      const { attempts } = await moneyOf(platform, venue);
      const attempt = attempts.find((one) => one.id === id);
      return [attempt?.state, attempt?.client_note, attempt?.guest === null];
    };
    expect(await kept()).toEqual(["refunding", null, false]);
    await nothing.giveBack(id);
    expect(await kept()).toEqual(["refunded", null, true]);
  });

  it("is tried for a week, and then waits for a person", async () => {
    const { id } = await nothing.pay();
    const refund = nothing.refuses(REFUSED);
    platform.clock.set(platform.clock.now().add({ minutes: 2 }).toString());
    await nothing.askedHoursAgo(id, WEEK_HOURS - 1);
    await nothing.reconcile();
    await nothing.reconcile();
    expect(refund).toHaveBeenCalledTimes(2);
    expect(await nothing.listed(id)).toMatchObject({ state: "refunding", refund_failure: REFUSED });
    const before = await nothing.list();
    await nothing.askedHoursAgo(id, WEEK_HOURS + 1);
    await nothing.reconcile();
    expect(refund).toHaveBeenCalledTimes(2);
    expect(await nothing.listed(id)).toMatchObject({ state: "refund_failed", refund_failure: REFUSED });
    const { total, open, failed } = await nothing.list();
    expect([total, open, failed]).toEqual([before.total, before.open, before.failed + 1]);
  });

  it("is refunded once when somebody asks for it, also for two people at the same moment", async () => {
    const { id, intent } = await givenUp();
    const before = enqueued.length;
    const answers = await Promise.all([nothing.retry(id), nothing.retry(id)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(enqueued.slice(before)).toEqual([
      {
        name: "settle_card_attempt",
        data: { tenant_id: venue.tenantId, subject: "booking_payment", id },
        options: { isUrgent: true },
      },
    ]);
    expect(await nothing.listed(id)).toMatchObject({ state: "refunding", refund_failure: null });
    await Promise.all([nothing.giveBack(id), nothing.giveBack(id), nothing.reconcile()]);
    expect(givenBack(platform, intent)).toEqual([1800]);
    expect(await nothing.listed(id)).toMatchObject({ state: "refunded", refund_failure: null });
    const { body } = await owner.ask("auditLog");
    expect(JSON.stringify(body)).toContain("Tried again to give back a card payment");
  });

  it("is requested again with another key, and with one key within an attempt", async () => {
    const { id } = await givenUp();
    await nothing.retry(id);
    const refund = nothing.refuses(REFUSED);
    await expect(nothing.giveBack(id)).rejects.toThrow(REFUSED);
    await expect(nothing.giveBack(id)).rejects.toThrow(REFUSED);
    await nothing.askedHoursAgo(id, WEEK_HOURS + 1);
    platform.clock.set(platform.clock.now().add({ minutes: 1 }).toString());
    await nothing.retry(id);
    await expect(nothing.giveBack(id)).rejects.toThrow(REFUSED);
    const [first, second, third] = refund.mock.calls.map(([, key]) => key);
    expect(first).toBe(second);
    expect(third).not.toBe(first);
  });
});

it("of a client is found by the payer's name", async () => {
  const client = await venue.person("client");
  const { id } = await nothing.pay(client.ask, { guest: null });
  expect(await nothing.list({ client_id: client.id })).toMatchObject({ total: 1, open: 1, failed: 0, data: [{ id }] });
  const [{ payer_name }] = (await nothing.list({ client_id: client.id })).data;
  expect(payer_name).not.toBe("Guest");
  expect(await nothing.list({ client_id: owner.id })).toMatchObject({ total: 0, data: [] });
  expect((await owner.ask("unsettledPayments", { query: { client_id: "x" } })).status).toBe(400);
});

it("does the same for a plan that could not start", async () => {
  const { venue: club, owner: desk, plan } = await planShop(platform);
  const { id: planId } = await plan();
  const visitor = club.visitor();
  const { body } = await begin(visitor, planId, { buyer: buyer("gil@again.test") });
  await payWith(platform, body.payment, GOOD_CARD);
  const { charges } = platform.payments.payments;
  const { connect_account, payment_intent_id } = body.payment;
  const asPaid = await charges.readPayment(connect_account, payment_intent_id);
  vi.spyOn(charges, "readPayment").mockResolvedValueOnce({ ...asPaid, plan_purchase: "1" });
  expect((await confirmPlan(visitor, body.payment)).body.outcome).toBe("refunded");
  nothing.refuses(REFUSED);
  platform.clock.set(platform.clock.now().add({ minutes: 2 }).toString());
  await reconcileCardAttempts(platform.deps, club.tenantId);
  vi.restoreAllMocks();
  const shown = async () => (await desk.ask("unsettledPayments")).body.data[0];
  expect(await shown()).toMatchObject({
    kind: "plan",
    state: "refunding",
    payer_name: "Gil Guest",
    failure: "It names another payment.",
    refund_failure: REFUSED,
  });
  platform.clock.set(
    platform.clock
      .now()
      .add({ hours: WEEK_HOURS + 1 })
      .toString(),
  );
  expect((await shown()).state).toBe("refund_failed");
  expect((await nothing.retry((await shown()).id, desk.ask)).body).toMatchObject({ kind: "plan", state: "refunding" });
  await reconcileCardAttempts(platform.deps, club.tenantId);
  expect(await shown()).toMatchObject({ state: "refunded", refund_failure: null, payer_name: "Guest" });
  expect(givenBack(platform, payment_intent_id)).toEqual([22_900]);
});

describe("trying the refund again is refused", () => {
  it("without the permission to take payments, without a session, and as not found to another company", async () => {
    const { id } = await givenUp();
    for (const role of ["client", "coach"] as const) {
      expect((await nothing.retry(id, (await venue.person(role)).ask)).status).toBe(403);
    }
    expect((await nothing.retry(id, venue.visitor())).status).toBe(401);
    const other = await payingVenue(platform);
    expect((await nothing.retry(id, other.owner.ask)).status).toBe(404);
    expect((await other.owner.ask("unsettledPayments")).body).toEqual({
      data: [],
      total: 0,
      open: 0,
      failed: 0,
      unclear: 0,
    });
    expect((await nothing.retry(2_000_000_001)).status).toBe(404);
    expect((await nothing.listed(id)).state).toBe("refund_failed");
  });

  it("while it is tried automatically, once it is refunded, and for a booked payment", async () => {
    const { id } = await nothing.pay();
    const early = await nothing.retry(id);
    expect([early.status, early.body.message]).toEqual([
      409,
      "The refund of this payment is still being retried automatically.",
    ]);
    await nothing.giveBack(id);
    const late = await nothing.retry(id);
    expect([late.status, late.body.message]).toEqual([409, "This payment has been refunded in the meantime."]);
    const visitor = venue.visitor();
    const token = await holdTime(venue, "2027-05-03 17:00:00", visitor);
    const { body: payment } = await start(visitor, token);
    await payWith(platform, payment, GOOD_CARD);
    expect((await confirm(visitor, payment, token)).body.outcome).toBe("booked");
    const booked = (await moneyOf(platform, venue)).attempts.find(({ state }) => state === "booked");
    expect((await nothing.retry(booked?.id ?? 0)).status).toBe(404);
  });

  it("while the company is locked", async () => {
    const { id } = await givenUp();
    const lock = (subscription_status: SubscriptionStatus) =>
      platform.admin
        .updateTable("tenants")
        .set({ subscription_status })
        .where("tenant_id", "=", venue.tenantId)
        .execute();
    await lock("none");
    expect((await nothing.retry(id)).status).toBe(423);
    expect((await owner.ask("unsettledPayments")).status).toBe(423);
    await lock("active");
    expect((await nothing.retry(id)).status).toBe(200);
  });
});
