import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { startPlatform, TEST_NOW, type Platform, type Venue } from "#tests/support/venue.ts";
import { DECLINED_CARD, GOOD_CARD, payWith } from "../service-payments/support.ts";
import { begin, buyer, confirmPlan, planShop, purchasesOf, settleAll } from "./support.ts";

let platform: Platform;
let shop: Awaited<ReturnType<typeof planShop>>;
let club: { id: number; version: number };
beforeAll(async () => {
  platform = await startPlatform();
  shop = await planShop(platform);
  club = await shop.plan();
});
afterAll(() => platform.close());
afterEach(() => platform.clock.set(TEST_NOW));

const YES = { agrees_to_marketing: true };
const newAddress = () => `${randomUUID()}@visitor.test`;

/** A visitor buys the plan and pays; returns how it went. */
async function buy(email: string, ticked: Record<string, unknown> = YES): Promise<string> {
  const visitor = shop.venue.visitor();
  const { body } = await begin(visitor, club.id, { buyer: { ...buyer(email), ...ticked } });
  await payWith(platform, body.payment, GOOD_CARD);
  return (await confirmPlan(visitor, body.payment)).body.outcome;
}

const consentOf = async (id: number) =>
  (await shop.owner.ask("marketingConsent", { params: { id } })).body as { state: string; source: string | null };

const consentsOf = ({ tenantId }: Venue) =>
  platform.admin.selectFrom("marketing_consents").where("tenant_id", "=", tenantId).selectAll().execute();

/** A client at the desk, who says what is given to marketing mail there. */
async function clientWho(state: "agreed" | "unsubscribed" | null, addresses: Record<string, string>): Promise<number> {
  const names = { first_name: "Ada", last_name: "Byron" };
  const { id } = (await shop.owner.ask("createClient", { body: { ...names, ...addresses } })).body;
  if (state) await shop.owner.ask("updateMarketingConsent", { params: { id }, body: { state } });
  return id;
}

describe("a visitor who buys a plan", () => {
  it("and ticks the box for news becomes a client who agreed, with time and source, once it is paid", async () => {
    const email = newAddress();
    const visitor = shop.venue.visitor();
    const before = await consentsOf(shop.venue);
    const { body } = await begin(visitor, club.id, { buyer: { ...buyer(email), ...YES } });
    expect(await consentsOf(shop.venue)).toEqual(before);
    await payWith(platform, body.payment, GOOD_CARD);
    platform.clock.set("2027-05-03T18:00:00Z");
    expect((await confirmPlan(visitor, body.payment)).body.outcome).toBe("bought");
    const { id } = await shop.clientWith(email);
    expect(await consentOf(id)).toEqual({
      client_id: id,
      state: "agreed",
      source: "purchase",
      changed_at: "2027-05-03T18:00:00.000Z",
    });
    expect((await purchasesOf(platform, shop.venue)).at(-1)).toMatchObject({ state: "bought", buyer: null });
    const told = await shop.owner.ask("clientActivities", { params: { id } });
    expect(told.body.data.map(({ sentence }: { sentence: string }) => sentence)).toContain(
      "Changed the consent to marketing mail of Gil Guest",
    );
  });

  it("and never returns has agreed as well, once the payment is found", async () => {
    const email = newAddress();
    const { body } = await begin(shop.venue.visitor(), club.id, { buyer: { ...buyer(email), ...YES } });
    await payWith(platform, body.payment, GOOD_CARD);
    await settleAll(platform, shop.venue);
    expect(await consentOf((await shop.clientWith(email)).id)).toMatchObject({ state: "agreed", source: "purchase" });
  });

  it.each([
    ["left the box unticked", { agrees_to_marketing: false }],
    ["was not asked", {}],
  ])("and %s is recorded as never asked", async (_, ticked) => {
    const email = newAddress();
    expect(await buy(email, ticked)).toBe("bought");
    const { id } = await shop.clientWith(email);
    expect(await consentOf(id)).toMatchObject({ state: "not_asked", source: null });
  });

  it("agrees by the last try, if a card was declined before", async () => {
    const email = newAddress();
    const visitor = shop.venue.visitor();
    const request_key = randomUUID();
    const press = async (ticked: boolean, card: string) => {
      const who = { ...buyer(email), agrees_to_marketing: ticked };
      const { payment } = (await begin(visitor, club.id, { request_key, buyer: who })).body;
      await payWith(platform, payment, card);
      return (await confirmPlan(visitor, payment)).body.outcome;
    };
    expect(await press(true, DECLINED_CARD)).toBe("not_paid");
    expect(await press(false, GOOD_CARD)).toBe("bought");
    expect(await consentOf((await shop.clientWith(email)).id)).toMatchObject({ state: "not_asked" });
  });

  it("agrees for the client with that address if that client was never asked", async () => {
    const email = newAddress();
    const id = await clientWho(null, { email });
    expect(await buy(email.toUpperCase())).toBe("bought");
    expect(await consentOf(id)).toMatchObject({ state: "agreed", source: "purchase" });
  });

  it.each([
    ["a tick", YES],
    ["no tick", { agrees_to_marketing: false }],
  ])("leaves the record of a client who agreed earlier unchanged, with %s", async (_, ticked) => {
    const email = newAddress();
    const id = await clientWho("agreed", { email });
    const before = await consentOf(id);
    platform.clock.set("2027-05-03T18:00:00Z");
    expect(await buy(email, ticked)).toBe("bought");
    expect(await consentOf(id)).toEqual(before);
  });

  it("does not resubscribe a client who declined, because the address may be another person's", async () => {
    const email = newAddress();
    const id = await clientWho("unsubscribed", { email });
    const before = await consentOf(id);
    expect(await buy(email)).toBe("bought");
    expect(await shop.current(id)).toMatchObject({ status: "active" });
    expect(await consentOf(id)).toEqual(before);
  });

  it("is not subscribed at an address that another client has unsubscribed", async () => {
    const email = newAddress();
    const parent = await clientWho("unsubscribed", { contact_email: email.toUpperCase() });
    expect(await buy(email)).toBe("bought");
    const { data } = (await shop.owner.ask("clients", { query: { search: "Gil Guest" } })).body;
    const { id } = data.find((one: { email: string }) => one.email === email);
    expect(await consentOf(id)).toMatchObject({ state: "not_asked" });
    expect(await consentOf(parent)).toMatchObject({ state: "unsubscribed", source: "desk" });
  });

  it("agrees to nothing if the plan could not start and the payment is refunded", async () => {
    const email = newAddress();
    const id = await clientWho(null, { email });
    const sold = await shop.plan();
    const visitor = shop.venue.visitor();
    const { body } = await begin(visitor, sold.id, { buyer: { ...buyer(email), ...YES } });
    await shop.edit(sold, { price: cad(100) });
    await payWith(platform, body.payment, GOOD_CARD);
    expect((await confirmPlan(visitor, body.payment)).body.outcome).toBe("refunded");
    expect(await consentOf(id)).toMatchObject({ state: "not_asked" });
  });

  it("changes nothing for another company's client with the same address", async () => {
    const email = newAddress();
    const id = await clientWho(null, { email });
    const elsewhere = await planShop(platform);
    const sold = await elsewhere.plan();
    const visitor = elsewhere.venue.visitor();
    const { body } = await begin(visitor, sold.id, { buyer: { ...buyer(email), ...YES } });
    await payWith(platform, body.payment, GOOD_CARD);
    expect((await confirmPlan(visitor, body.payment)).body.outcome).toBe("bought");
    expect(await consentsOf(elsewhere.venue)).toMatchObject([{ state: "agreed", source: "purchase" }]);
    expect(await consentOf(id)).toMatchObject({ state: "not_asked" });
  });
});

it("refuses an invalid value of the box, and starts no purchase", async () => {
  const before = await purchasesOf(platform, shop.venue);
  const who = { ...buyer(newAddress()), agrees_to_marketing: "yes" };
  const { status, body } = await begin(shop.venue.visitor(), club.id, { buyer: who });
  expect([status, Object.keys(body.errors)]).toEqual([422, ["buyer.agrees_to_marketing"]]);
  expect(await purchasesOf(platform, shop.venue)).toEqual(before);
});

it("leaves the consent of a signed-in client to the profile, whatever name the buyer has", async () => {
  const { ask, id } = await shop.venue.person("client");
  const { body } = await begin(ask, club.id, { buyer: { ...buyer(newAddress()), ...YES } });
  await payWith(platform, body.payment, GOOD_CARD);
  expect((await confirmPlan(ask, body.payment)).body.outcome).toBe("bought");
  expect(await consentOf(id)).toMatchObject({ state: "not_asked" });
});
