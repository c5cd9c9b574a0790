import { afterAll, beforeAll, expect, it } from "vitest";
import { deliver, process } from "#tests/features/payments/billing/support.ts";
import { GOOD_CARD, payWith } from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { accountsOf } from "#tests/support/accounts.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { confirmGift, giftShop } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** One that a card has paid, and what its bank says of that payment. */
async function soldOnline() {
  const shop = await giftShop(platform);
  const visitor = shop.venue.visitor();
  const { payment } = (await shop.begin(visitor)).body;
  await payWith(platform, payment, GOOD_CARD);
  expect((await confirmGift(visitor, payment)).body.outcome).toBe("bought");
  const [{ id }] = await shop.cards();
  const say = async (status: string) => {
    const before = platform.payments.events.length;
    await platform.payments.turn("dispute", { payment_intent: payment.payment_intent_id, status });
    for (const event of platform.payments.events.slice(before)) {
      expect((await deliver(platform, event)).status).toBe(200);
      await process(platform, shop.venue, event);
    }
  };
  const disputes = async () => (await shop.owner.ask("paymentDisputes")).body.data;
  const cash = async () => {
    const query = { periodType: "year", period: "2027", basis: "cash" };
    const { body } = await shop.owner.ask("membershipsRevenue", { query });
    return body.totals.map((total: { revenue: { amount: number } }) => total.revenue.amount);
  };
  return { ...shop, id, say, disputes, cash };
}

it("lists a disputed gift card, keeps it in the ledger, and blocks it until the bank decides for the venue", async () => {
  const { venue, client, id, say, disputes, codeOf, redeem, owner } = await soldOnline();
  const code = await codeOf(id);
  const sold = await accountsOf(platform, venue.tenantId);
  await say("needs_response");
  expect(await disputes()).toMatchObject([{ state: "needs_response", payer_name: "Gil Guest", booking_id: null }]);
  expect((await accountsOf(platform, venue.tenantId))["disputed"]).toBe(10_000);
  const refused = await redeem(client, code);
  expect([refused.status, refused.body.error]).toEqual([409, "invalid_state"]);
  const taken = await owner.ask("voidGiftCard", { params: { id }, body: { reason: "Fraud" } });
  expect([taken.status, taken.body.error]).toEqual([409, "invalid_state"]);
  await say("won");
  expect(await accountsOf(platform, venue.tenantId)).toEqual(sold);
  expect((await redeem(client, code)).status).toBe(200);
});

it("voids the gift card if the venue loses", async () => {
  const { client, id, say, disputes, codeOf, redeem, cash } = await soldOnline();
  const code = await codeOf(id);
  expect(await cash()).toEqual([10_000]);
  await say("needs_response");
  await say("lost");
  expect((await disputes())[0].state).toBe("lost");
  expect(await cash()).toEqual([0]);
  expect((await redeem(client, code)).status).toBe(409);
});
