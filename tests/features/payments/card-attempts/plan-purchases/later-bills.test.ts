import { afterAll, beforeAll, expect, it } from "vitest";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { GOOD_CARD, payWith } from "../service-payments/support.ts";
import { begin, buyer, confirmPlan, planShop } from "./support.ts";

let platform: Platform;
let shop: Awaited<ReturnType<typeof planShop>>;
beforeAll(async () => {
  platform = await startPlatform();
  shop = await planShop(platform);
});
afterAll(() => platform.close());

it("charges later bills to the card of a member who chose that in the purchase, and of nobody else", async () => {
  const { venue, plan, current, clientWith } = shop;
  const bought = async (ask: typeof venue.anonymous, given: object) => {
    const { body } = await begin(ask, (await plan()).id, { pays_by_card: true, ...given });
    await payWith(platform, body.payment, GOOD_CARD, { usage: "off_session" });
    await confirmPlan(ask, body.payment);
  };
  const [wants, does_not] = [await venue.person("client"), await venue.person("client")];
  await bought(wants.ask, {});
  expect((await current(wants.id)).pays_by_card).toBe(true);
  await bought(does_not.ask, { pays_by_card: undefined });
  expect((await current(does_not.id)).pays_by_card).toBe(false);
  await bought(venue.visitor(), { buyer: buyer("later@visitor.test") });
  expect((await current((await clientWith("later@visitor.test")).id)).pays_by_card).toBe(false);
});
