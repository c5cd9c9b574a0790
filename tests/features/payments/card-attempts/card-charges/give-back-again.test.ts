import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { reconcileCardAttempts, settleCardAttempt } from "#api/features/payments/card-attempts/service.ts";
import { AccountLost, LOOK_IT_UP, ProviderRefusal } from "#api/stripe/provider-errors.ts";
import type { SubscriptionStatus } from "#schema/payments/billing/models.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { deliverAll } from "#tests/features/payments/billing/support.ts";
import { givenBack } from "#tests/features/payments/refunds/support.ts";
import { startPlatform, TEST_NOW, type Ask, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { GOOD_CARD, payingVenue } from "../service-payments/support.ts";
import { bookingOf, chargeCard, clientWithCard, link, nextHour, payLink, tellsOtherwise, tokenOf } from "./support.ts";

let platform: Platform;
let venue: Venue;
let owner: Person;
let staff: Person;
let paying: { client: Person; cardId: string };
const enqueued: { name: string; data: unknown; options: unknown }[] = [];
beforeAll(async () => {
  platform = await startPlatform({
    jobs: { enqueue: async (_trx, name, data, options) => void enqueued.push({ name, data, options }) },
  });
  ({ venue, owner } = await payingVenue(platform));
  staff = await venue.person("staff");
  paying = await clientWithCard(platform, venue, owner, GOOD_CARD);
});
afterEach(() => {
  vi.restoreAllMocks();
  platform.clock.set(TEST_NOW);
});
afterAll(() => platform.close());

const REFUSED = "Insufficient funds in your Stripe balance.";
const retry = (id: number, ask: Ask = staff.ask) => ask("retryUnsettledPayment", { params: { id } });
const reconcile = () => reconcileCardAttempts(platform.deps, venue.tenantId);
const giveBack = (charge_id: number) =>
  settleCardAttempt(platform.deps, { subject: "desk_payment", tenant_id: venue.tenantId, id: charge_id });
const listed = async (id: number) =>
  (await staff.ask("unsettledPayments")).body.data.find((row: { id: number }) => row.id === id);
const columns = (id: number) =>
  platform.admin.selectFrom("card_charges").where("tenant_id", "=", venue.tenantId).where("id", "=", id);
const change = (id: number, values: object) =>
  platform.admin
    .updateTable("card_charges")
    .set(values)
    .where("tenant_id", "=", venue.tenantId)
    .where("id", "=", id)
    .execute();

/** Makes a charge whose amount differs; nothing of it has been given back yet. */
async function differing(): Promise<{ id: number; bookingId: number; intent: string }> {
  const bookingId = await bookingOf(owner, venue, paying.client.id, nextHour());
  tellsOtherwise(platform, { received: 1700 });
  const { body } = await chargeCard(owner.ask, bookingId, { amount: 6000, card_id: paying.cardId });
  vi.restoreAllMocks();
  const { provider_payment_id } = await columns(body.id).select("provider_payment_id").executeTakeFirstOrThrow();
  return { id: body.id, bookingId, intent: provider_payment_id ?? "" };
}

const refuses = (reason = REFUSED) =>
  vi
    .spyOn(platform.payments.payments.charges, "refundPayment")
    .mockRejectedValue(new ProviderRefusal("validation_failed", reason));

/** The same, after giving it back has failed for more than a week. */
async function givenUp() {
  const charge = await differing();
  refuses();
  await reconcile();
  vi.restoreAllMocks();
  await change(charge.id, { refund_asked_at: platform.clock.now().subtract({ hours: 7 * 24 + 1 }) });
  return charge;
}

describe("a wrong charge whose refund failed for a week", () => {
  it("is shown to the desk, in the list and with its booking", async () => {
    const { id, bookingId } = await differing();
    refuses();
    await expect(giveBack(id)).rejects.toThrow(REFUSED);
    await change(id, { refund_asked_at: platform.clock.now().subtract({ hours: 7 * 24 - 1 }) });
    expect(await listed(id)).toMatchObject({ state: "refunding", refund_failure: REFUSED });
    const before = (await staff.ask("unsettledPayments")).body;
    await change(id, { refund_asked_at: platform.clock.now().subtract({ hours: 7 * 24 + 1 }) });
    expect(await listed(id)).toMatchObject({ state: "refund_failed", refund_failure: REFUSED });
    expect((await staff.ask("unsettledPayments")).body).toMatchObject({
      total: before.total,
      open: before.open,
      failed: before.failed + 1,
    });
    const { body } = await staff.ask("cardCharges", { params: { id: bookingId } });
    expect(body.data).toMatchObject([{ id, state: "refund_failed", refund_failure: REFUSED }]);
    await reconcile();
    expect(await listed(id)).toMatchObject({ state: "refund_failed" });
  });

  it("is shown to the payer of a link", async () => {
    const bookingId = await bookingOf(owner, venue, paying.client.id, nextHour());
    const { body: made } = await link(owner.ask, bookingId, 6000);
    tellsOtherwise(platform, { received: 1700 });
    await payLink(platform, venue, made.url, GOOD_CARD);
    vi.restoreAllMocks();
    await change(made.id, { refund_asked_at: platform.clock.now().subtract({ hours: 7 * 24 + 1 }) });
    const params = { token: tokenOf(made.url) };
    expect((await venue.visitor()("requestedPayment", { params })).body.state).toBe("refund_failed");
    expect((await venue.visitor()("confirmRequestedPayment", { params })).body).toMatchObject({
      state: "refund_failed",
      message: expect.stringContaining("it could not be given back to your card yet"),
    });
  });

  it("is refunded once when the desk asks for it, and is in the history", async () => {
    const { id, intent } = await givenUp();
    const before = enqueued.length;
    const asked = await retry(id);
    expect([asked.status, asked.body]).toMatchObject([200, { id, state: "refunding", refund_failure: null }]);
    expect(asked.body.amount).toEqual(cad(1700));
    expect(enqueued.slice(before)).toEqual([
      {
        name: "settle_card_attempt",
        data: { tenant_id: venue.tenantId, subject: "desk_payment", id },
        options: { isUrgent: true },
      },
    ]);
    await Promise.all([giveBack(id), giveBack(id)]);
    await reconcile();
    expect(givenBack(platform, intent)).toEqual([6000]);
    expect(await listed(id)).toMatchObject({ state: "refunded", refund_failure: null });
    const { body } = await owner.ask("auditLog");
    expect(JSON.stringify(body)).toContain("Tried again to give back a card payment");
  });

  it("is requested from the provider again, and tried for another week", async () => {
    const { id } = await givenUp();
    await retry(id);
    const refund = refuses("Your account cannot make refunds.");
    await reconcile();
    await reconcile();
    expect(refund).toHaveBeenCalledTimes(2);
    const keys = refund.mock.calls.map(([, key]) => key);
    expect(new Set(keys).size).toBe(1);
    expect(await listed(id)).toMatchObject({
      state: "refunding",
      refund_failure: "Your account cannot make refunds.",
    });
    await change(id, { refund_asked_at: platform.clock.now().subtract({ hours: 7 * 24 + 1 }) });
    platform.clock.set(platform.clock.now().add({ minutes: 1 }).toString());
    await retry(id);
    await reconcile();
    expect(refund.mock.lastCall?.[1]).not.toBe(keys[0]);
  });

  it("is shown as refunded if somebody has refunded it at the provider", async () => {
    const { id, intent } = await givenUp();
    const { account_id: _stripe_account } = await columns(id).select("account_id").executeTakeFirstOrThrow();
    const before = platform.payments.events.length;
    await platform.payments.ask("POST", "/v1/refunds", { payment_intent: intent, _stripe_account });
    await deliverAll(platform, venue, platform.payments.events.slice(before));
    expect(await listed(id)).toMatchObject({ state: "refunded", refund_failure: null });
    expect(givenBack(platform, intent)).toEqual([6000]);
  });
});

it("leaves a refund that the bank rejected to a person at once, who may try again", async () => {
  const { id, intent } = await differing();
  await giveBack(id);
  const { refund_id } = await columns(id).select("refund_id").executeTakeFirstOrThrow();
  const before = platform.payments.events.length;
  await platform.payments.turn("refund", { id: refund_id, status: "failed" });
  await deliverAll(platform, venue, platform.payments.events.slice(before));
  expect(await listed(id)).toMatchObject({
    state: "refund_failed",
    refund_failure: "The card's bank did not accept the refund.",
  });
  expect((await retry(id)).status).toBe(200);
  await giveBack(id);
  expect(await listed(id)).toMatchObject({ state: "refunded" });
  expect(givenBack(platform, intent)).toEqual([6000, 6000]);
});

const settle = (id: number, ask: Ask = owner.ask, how = "In cash at the desk") =>
  ask("settleUnsettledPayment", { params: { id }, body: { how } });

describe("a wrong charge that was given back another way", () => {
  it("is settled, is not refunded to the card, and is in the history", async () => {
    const { id, intent } = await givenUp();
    const done = await settle(id);
    expect([done.status, done.body]).toMatchObject([200, { id, state: "refunded", refund_failure: null }]);
    expect(await listed(id)).toMatchObject({ state: "refunded", refund_failure: null });
    await reconcile();
    await giveBack(id);
    expect(givenBack(platform, intent)).toEqual([]);
    const { body } = await owner.ask("auditLog", { query: { perPage: 1 } });
    expect(body.data[0].sentence).toBe("Noted that a card payment was given back another way");
    expect(JSON.stringify(body.data[0].changes)).toContain("In cash at the desk");
  });

  it("stays settled, whatever becomes of the card's money later", async () => {
    const { id, intent } = await differing();
    await giveBack(id);
    const { refund_id, account_id: _stripe_account } = await columns(id)
      .select(["refund_id", "account_id"])
      .executeTakeFirstOrThrow();
    const told = async (work: () => Promise<unknown>) => {
      const before = platform.payments.events.length;
      await work();
      await deliverAll(platform, venue, platform.payments.events.slice(before));
    };
    await told(() => platform.payments.turn("refund", { id: refund_id, status: "failed" }));
    expect((await settle(id)).status).toBe(200);
    await told(() => platform.payments.turn("refund", { id: refund_id, status: "failed" }));
    await told(() =>
      platform.payments.ask("POST", "/v1/refunds", { payment_intent: intent, amount: "500", _stripe_account }),
    );
    for (const status of ["needs_response", "won"]) {
      await told(() => platform.payments.turn("dispute", { payment_intent: intent, status }));
    }
    expect(await listed(id)).toMatchObject({ state: "refunded", refund_failure: null });
    expect((await retry(id)).status).toBe(409);
  });

  it("can be settled at once if its account is lost, and is said to be tried no more", async () => {
    const { id } = await differing();
    vi.spyOn(platform.payments.payments.charges, "refundsOf").mockRejectedValue(new AccountLost());
    await expect(giveBack(id)).rejects.toThrow(AccountLost);
    expect(await listed(id)).toMatchObject({ state: "refund_failed", refund_failure: LOOK_IT_UP });
    expect((await settle(id)).status).toBe(200);
  });

  it("can be settled if it has to be looked up, but not refunded", async () => {
    const { id } = await differing();
    await change(id, { state: "open", failure: LOOK_IT_UP });
    const tried = await retry(id);
    expect([tried.status, tried.body.message]).toEqual([409, LOOK_IT_UP]);
    expect((await settle(id)).status).toBe(200);
    expect(await listed(id)).toMatchObject({ state: "refunded" });
  });

  it("is not settled by the front desk, without saying how, while it is still tried, or twice", async () => {
    const { id } = await givenUp();
    expect((await settle(id, staff.ask)).status).toBe(403);
    const other = await payingVenue(platform);
    expect((await settle(id, other.owner.ask)).status).toBe(404);
    const unsaid = await settle(id, owner.ask, " ");
    expect([unsaid.status, JSON.stringify(unsaid.body)]).toEqual([422, expect.stringContaining("Enter how the payer")]);
    await retry(id);
    expect((await settle(id)).status).toBe(409);
    await change(id, { refund_asked_at: null });
    expect((await settle(id)).status).toBe(200);
    expect((await settle(id)).status).toBe(409);
  });
});

describe("trying a refund again is refused", () => {
  it("without the permission to take payments, and without a session", async () => {
    const { id } = await givenUp();
    for (const role of ["client", "coach"] as const) {
      const { ask } = await venue.person(role);
      expect((await retry(id, ask)).status).toBe(403);
    }
    expect((await retry(id, venue.visitor())).status).toBe(401);
    expect(await listed(id)).toMatchObject({ state: "refund_failed" });
  });

  it("for another company's charge as not found, and for a correct charge", async () => {
    const { id } = await givenUp();
    const other = await payingVenue(platform);
    expect((await retry(id, other.owner.ask)).status).toBe(404);
    expect((await retry(2_000_000_001)).status).toBe(404);
    const paid = await chargeCard(owner.ask, await bookingOf(owner, venue, paying.client.id, nextHour()), {
      amount: 6000,
      card_id: paying.cardId,
    });
    expect([paid.body.state, (await retry(paid.body.id)).status]).toEqual(["paid", 404]);
  });

  it("while the company is locked", async () => {
    const { id } = await givenUp();
    const lock = (subscription_status: SubscriptionStatus) =>
      platform.admin
        .updateTable("tenants")
        .set({ subscription_status })
        .where("tenant_id", "=", venue.tenantId)
        .returning("subscription_status")
        .execute();
    await lock("none");
    expect((await retry(id)).status).toBe(423);
    await lock("active");
    expect((await retry(id)).status).toBe(200);
  });

  it("while it is still tried automatically, for a second request, and once it is refunded", async () => {
    const { id } = await givenUp();
    expect((await retry(id)).status).toBe(200);
    const again = await retry(id);
    expect([again.status, again.body.message]).toEqual([
      409,
      "The refund of this payment is still being retried automatically.",
    ]);
    await giveBack(id);
    const done = await retry(id);
    expect([done.status, done.body.message]).toEqual([409, "This payment has been refunded in the meantime."]);
  });
});
