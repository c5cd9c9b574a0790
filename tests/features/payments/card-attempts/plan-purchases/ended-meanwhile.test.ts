import { afterAll, beforeAll, expect, it } from "vitest";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { begin, buyer, planShop, purchasesOf, settleAll } from "./support.ts";

let platform: Platform;
let shop: Awaited<ReturnType<typeof planShop>>;
beforeAll(async () => {
  platform = await startPlatform();
  shop = await planShop(platform);
});
afterAll(() => platform.close());

it("offers no way to pay for a purchase that was cancelled during the request to the provider", async () => {
  const { venue, plan } = shop;
  const { id } = await plan();
  let ended: Promise<void> | undefined;
  platform.payments.watch.before = () =>
    (ended ??= (async () => {
      platform.clock.set(platform.clock.now().add({ minutes: 61 }).toString());
      await settleAll(platform, venue);
    })());
  const late = await begin(venue.visitor(), id, { buyer: buyer("late@visitor.test") });
  delete platform.payments.watch.before;
  expect([late.status, late.body.message]).toEqual([409, "This purchase has ended already."]);
  expect(late.body).not.toHaveProperty("payment");
  const ones = await purchasesOf(platform, venue);
  expect(ones).toMatchObject([{ state: "cancelled", provider_payment_id: null, buyer: null }]);
});
