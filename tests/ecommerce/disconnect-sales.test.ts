import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountsOf, giftShop } from "#tests/gift-cards/support.ts";
import { begin, buyer, planShop } from "#tests/plan-purchases/support.ts";
import { GOOD_CARD, payWith } from "#tests/service-payments/support.ts";
import { type Platform, startPlatform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** A gift card and a plan, each about to be paid by a visitor. */
const SALES = {
  "a gift card": async () => {
    const shop = await giftShop(platform);
    const { body } = await shop.begin(shop.venue.visitor());
    return { ...shop, payment: body.payment, sold: async () => (await shop.cards()).length === 1 };
  },
  "a plan": async () => {
    const shop = await planShop(platform);
    const email = "gil@visitor.test";
    const { body } = await begin(shop.venue.visitor(), (await shop.plan()).id, { buyer: buyer(email) });
    const sold = async () => {
      const client = await shop.clientWith(email);
      return client !== undefined && (await shop.current(client.id))?.status === "active";
    };
    return { ...shop, payment: body.payment, sold };
  },
};

describe.each(Object.entries(SALES))("disconnecting card payments while a visitor buys %s", (_, sale) => {
  it("sells it before the account goes, where it is paid and nobody was told yet", async () => {
    const { owner, venue, payment, sold } = await sale();
    await payWith(platform, payment, GOOD_CARD);
    expect((await owner.ask("disconnectStripe")).status).toBe(200);
    expect(await sold()).toBe(true);
    expect((await accountsOf(platform, venue.tenantId))["card"]).toBeGreaterThan(0);
    expect((await owner.ask("unclearPayments")).body.total).toBe(0);
  });

  it("makes it impossible to pay, where nobody has paid", async () => {
    const { owner, venue, payment, sold } = await sale();
    expect((await owner.ask("disconnectStripe")).status).toBe(200);
    expect((await payWith(platform, payment, GOOD_CARD)).status).not.toBe(200);
    expect(await sold()).toBe(false);
    expect(await accountsOf(platform, venue.tenantId)).toEqual({});
  });
});
