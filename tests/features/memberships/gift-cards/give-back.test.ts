import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { giveBackToCard } from "#api/features/memberships/gift-cards/give-back.ts";
import { MOST_TRIES } from "#api/jobs/jobs.ts";
import { ProviderRefusal } from "#api/stripe/provider-errors.ts";
import type { SubscriptionStatus } from "#schema/payments/billing/models.ts";
import { deliverAll } from "#tests/features/payments/billing/support.ts";
import { GOOD_CARD, payWith } from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { accountsOf } from "#tests/support/accounts.ts";
import { startPlatform, TEST_NOW, type Ask, type Platform } from "#tests/support/venue.ts";
import { confirmGift, giftShop } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterEach(() => {
  vi.restoreAllMocks();
  platform.clock.set(TEST_NOW);
});
afterAll(() => platform.close());

const REFUSED = "Insufficient funds in your Stripe balance.";
const later = (hours: number) => platform.clock.set(platform.clock.now().add({ hours }).toString());

/** A gift card that somebody has bought online. */
async function bought() {
  const shop = await giftShop(platform);
  const { venue, owner, begin, cards } = shop;
  const visitor = venue.visitor();
  const { body } = await begin(visitor);
  await payWith(platform, body.payment, GOOD_CARD);
  await confirmGift(visitor, body.payment);
  const [{ id }] = await cards();
  const { payment_intent_id: payment_intent, connect_account: _stripe_account } = body.payment;
  return {
    ...shop,
    id: id as number,
    takeBack: () => owner.ask("voidGiftCard", { params: { id }, body: { reason: "Bought twice" } }),
    card: async () => (await cards())[0],
    giveBack: () => giveBackToCard(platform.deps, { tenant_id: venue.tenantId, gift_card_id: id }),
    retry: (ask: Ask = owner.ask) => ask("retryGiftCardRefund", { params: { id } }),
    accounts: () => accountsOf(platform, venue.tenantId),
    refundAtProvider: () => platform.payments.ask("POST", "/v1/refunds", { payment_intent, _stripe_account }),
    /** What the provider tells of what happens meanwhile. */
    async told(happens: () => Promise<unknown>) {
      const before = platform.payments.events.length;
      await happens();
      await deliverAll(platform, venue, platform.payments.events.slice(before));
    },
  };
}

/** One that was taken back, and whose money was tried to give back in vain as often as any is. */
async function notGivenBack() {
  const sold = await bought();
  await sold.takeBack();
  const refund = vi
    .spyOn(platform.payments.payments.charges, "refundPayment")
    .mockRejectedValue(new ProviderRefusal("validation_failed", REFUSED));
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    expect((await sold.card()).refund_state).toBe("refunding");
    await expect(sold.giveBack()).rejects.toThrow(REFUSED);
  }
  const keys = refund.mock.calls.map(([, key]) => key);
  expect(new Set(keys).size).toBe(1);
  vi.restoreAllMocks();
  return { ...sold, key: keys[0] };
}

describe("the refund of a voided gift card", () => {
  it("is reported as failed after its last try, and tried again on request", async () => {
    const { card, retry, giveBack, accounts, key, owner } = await notGivenBack();
    expect(await card()).toMatchObject({ state: "void", refund_state: "refund_failed", refund_failure: REFUSED });
    later(1);
    const asked = await retry();
    expect([asked.status, asked.body]).toMatchObject([200, { refund_state: "refunding", refund_failure: null }]);
    const refund = vi.spyOn(platform.payments.payments.charges, "refundPayment");
    await Promise.all([giveBack(), giveBack()]);
    expect(refund.mock.calls[0]?.[1]).not.toBe(key);
    expect(await card()).toMatchObject({ state: "void", refund_state: "refunded", refund_failure: null });
    expect(await accounts()).toEqual({});
    const { body } = await owner.ask("auditLog");
    expect(JSON.stringify(body)).toContain("Tried again to give back the money of the gift card of Gift card");
  });

  it("is reported as failed after three days if its job was lost", async () => {
    const { takeBack, card } = await bought();
    await takeBack();
    later(71);
    expect((await card()).refund_state).toBe("refunding");
    later(2);
    expect((await card()).refund_state).toBe("refund_failed");
  });

  it("is not repeated if somebody has refunded the payment at the provider", async () => {
    const { card, refundAtProvider, told, accounts, giveBack } = await notGivenBack();
    await told(refundAtProvider);
    expect(await card()).toMatchObject({ state: "void", refund_state: "refunded", refund_failure: null });
    await giveBack();
    expect(await accounts()).toEqual({});
  });

  it("is reversed in the ledger if the bank rejects it, and can be tried again", async () => {
    const { takeBack, card, giveBack, told, accounts, retry } = await bought();
    await takeBack();
    const refund = vi.spyOn(platform.payments.payments.charges, "refundPayment");
    await giveBack();
    const { id } = (await refund.mock.results[0]?.value) ?? {};
    expect(await accounts()).toEqual({});
    await told(() => platform.payments.turn("refund", { id, status: "failed" }));
    expect(await card()).toMatchObject({
      refund_state: "refund_failed",
      refund_failure: "The card's bank did not take it.",
    });
    expect(await accounts()).toEqual({ card: 10_000, gift_cards: -10_000 });
    expect((await retry()).status).toBe(200);
    await giveBack();
    expect(await card()).toMatchObject({ refund_state: "refunded" });
    expect(await accounts()).toEqual({});
  });
});

it("voids a card that was refunded at the provider, and its code no longer works", async () => {
  const { id, codeOf, redeem, client, refundAtProvider, told, card, accounts } = await bought();
  const code = await codeOf(id);
  await told(refundAtProvider);
  expect(await card()).toMatchObject({ state: "void", refund_state: "refunded" });
  expect(await accounts()).toEqual({});
  expect((await redeem(client, code)).status).toBe(409);
});

describe("repeating a refund is refused", () => {
  it("without the permission to refund, without a session, and as not found to another company", async () => {
    const { venue, staff, retry, card } = await notGivenBack();
    for (const role of ["client", "coach"] as const) {
      expect((await retry((await venue.person(role)).ask)).status).toBe(403);
    }
    expect((await retry(staff.ask)).status).toBe(403);
    expect((await retry(venue.visitor())).status).toBe(401);
    const elsewhere = await giftShop(platform);
    expect((await retry(elsewhere.owner.ask)).status).toBe(404);
    expect((await elsewhere.owner.ask("retryGiftCardRefund", { params: { id: 2_000_000_001 } })).status).toBe(404);
    expect((await card()).refund_state).toBe("refund_failed");
  });

  it("while the company is locked", async () => {
    const { venue, retry } = await notGivenBack();
    const lock = (subscription_status: SubscriptionStatus) =>
      platform.admin
        .updateTable("tenants")
        .set({ subscription_status })
        .where("tenant_id", "=", venue.tenantId)
        .execute();
    await lock("none");
    expect((await retry()).status).toBe(423);
    await lock("active");
    expect((await retry()).status).toBe(200);
  });

  it("for a card that is not voided, or whose refund is under way or done", async () => {
    const { takeBack, retry, giveBack } = await bought();
    const said = async () => {
      const { status, body } = await retry();
      return [status, body.message];
    };
    expect(await said()).toEqual([409, "This gift card was not taken back."]);
    await takeBack();
    expect(await said()).toEqual([409, "The refund is still being retried automatically."]);
    await giveBack();
    expect(await said()).toEqual([409, "The money has been refunded in the meantime."]);
  });
});
