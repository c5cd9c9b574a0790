import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";
import {
  CLUB,
  company,
  deliverAll,
  enterCard,
  eventsOf,
  own,
  saveCard,
  STARTER,
  subscribe,
  subscriptionOf,
} from "./support.ts";

const MONTH_SECONDS = 32 * 24 * 3600;

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterEach(() => {
  delete platform.payments.watch.before;
});
afterAll(() => platform.close());

const liveAtProvider = async (venue: Venue) => {
  const { customer_id } = await platform.admin
    .selectFrom("company_subscriptions")
    .where("tenant_id", "=", venue.tenantId)
    .select("customer_id")
    .executeTakeFirstOrThrow();
  const { data } = await platform.payments.ask("GET", `/v1/subscriptions?customer=${customer_id}`);
  return data as unknown[];
};

describe("subscribing", () => {
  it("unlocks a company whose trial has ended, charges the card and stores the invoice", async () => {
    const { venue, owner } = await company(platform);
    expect((await owner.ask("bookings")).status).toBe(423);
    const { status, body } = await subscribe(platform, venue, owner);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: "active",
      plan: { id: "starter", name: "Starter" },
      price_id: STARTER,
      cancel_at_period_end: false,
      on_grace_period: false,
      canceled_at: null,
      current_period_start: "2027-05-03T17:00:00.000Z",
      current_period_end: "2027-06-03T17:00:00.000Z",
      next_billing_date: "2027-06-03T17:00:00.000Z",
      default_payment_method: { brand: "visa", last4: "4242", exp_month: 8, exp_year: 2034 },
      platform_fee_percentage: 1.5,
      invoices: [{ status: "paid", description: "Starter", total: { amount: 4900, currency: "USD" } }],
    });
    const activated = await owner.ask("activateBilling");
    expect(activated.body).toMatchObject({ account_status: "active", is_locked: false });
    expect((await owner.ask("bookings")).status).toBe(200);
  });

  it("happens once for two requests at the same time, with one key and with two", async () => {
    for (const keys of [
      ["one", "one"],
      ["one", "two"],
    ]) {
      const { venue, owner } = await company(platform);
      const payment_method_id = await saveCard(platform, venue, owner);
      const press = (key: string) =>
        owner.ask("subscribeCompany", {
          ...own(venue),
          body: { price_id: STARTER, payment_method_id },
          headers: { "idempotency-key": key },
        });
      const answers = await Promise.all(keys.map(press));
      expect(answers.map(({ status }) => status)).toContain(200);
      expect(await liveAtProvider(venue)).toHaveLength(1);
      expect((await subscriptionOf(venue, owner)).invoices).toHaveLength(1);
    }
  });

  it("answers a repeated request with the first response, without asking the provider again", async () => {
    const { venue, owner } = await company(platform);
    const payment_method_id = await saveCard(platform, venue, owner);
    const question = {
      ...own(venue),
      body: { price_id: STARTER, payment_method_id },
      headers: { "idempotency-key": "again" },
    };
    const first = await owner.ask("subscribeCompany", question);
    let asked = 0;
    platform.payments.watch.before = async () => void asked++;
    const second = await owner.ask("subscribeCompany", question);
    expect(second.body).toEqual(first.body);
    expect(asked).toBe(0);
  });

  it("shows the bank's reason for a declined card, saves nothing, and accepts another", async () => {
    const { venue, owner } = await company(platform);
    const declined = await saveCard(platform, venue, owner, "4000000000000341");
    const ask = (payment_method_id: string) =>
      owner.ask("subscribeCompany", { ...own(venue), body: { price_id: STARTER, payment_method_id } });
    const refused = await ask(declined);
    expect([refused.status, refused.body.error, refused.body.message]).toEqual([
      402,
      "card_declined",
      "Your card was declined.",
    ]);
    expect((await owner.ask("bookings")).status).toBe(423);
    expect(await liveAtProvider(venue)).toEqual([]);
    expect((await ask(await saveCard(platform, venue, owner))).status).toBe(200);
  });

  it("charges once if the provider's response was lost and the owner tries again", async () => {
    const { venue, owner } = await company(platform);
    const payment_method_id = await saveCard(platform, venue, owner);
    const ask = () => owner.ask("subscribeCompany", { ...own(venue), body: { price_id: STARTER, payment_method_id } });
    // The subscription is created, but reading it afterwards fails.
    platform.payments.watch.before = async () => {
      if ((await liveAtProvider(venue)).length > 0) throw new TypeError("fetch failed");
    };
    expect((await ask()).status).toBe(503);
    delete platform.payments.watch.before;
    expect((await ask()).status).toBe(200);
    expect(await liveAtProvider(venue)).toHaveLength(1);
    expect((await subscriptionOf(venue, owner)).invoices).toHaveLength(1);
  });

  it("unlocks a cancelled company", async () => {
    const { venue, owner } = await company(platform, { cancelled_at: Temporal.Instant.from("2027-05-01T00:00:00Z") });
    expect((await owner.ask("bookings")).body.error).toBe("account_locked");
    await subscribe(platform, venue, owner);
    expect((await owner.ask("bookings")).status).toBe(200);
  });

  it("refuses an unknown plan, another company's card, and a second subscription", async () => {
    const { venue, owner } = await company(platform);
    const other = await company(platform);
    const foreign = await saveCard(platform, other.venue, other.owner);
    const ask = (body: object) => owner.ask("subscribeCompany", { ...own(venue), body });
    expect((await ask({ price_id: STARTER, payment_method_id: foreign })).body.errors).toEqual({
      payment_method_id: ["Enter a card first."],
    });
    const card = await saveCard(platform, venue, owner);
    expect((await ask({ price_id: "price_none", payment_method_id: card })).body.errors).toEqual({
      price_id: ["Choose one of the plans."],
    });
    expect((await ask({ price_id: STARTER, payment_method_id: foreign })).status).toBe(404);
    expect((await ask({ price_id: STARTER, payment_method_id: card })).status).toBe(200);
    expect((await ask({ price_id: CLUB, payment_method_id: card })).status).toBe(409);
  });
});

describe("saving a card", () => {
  it("saves no card that the bank did not confirm, and none of another company", async () => {
    const { venue, owner } = await company(platform);
    const { body } = await owner.ask("createSetupIntent", own(venue));
    expect(body).toMatchObject({ publishable_key: "pk_test_simulated" });
    const confirm = (setup_intent_id: string) =>
      owner.ask("confirmSetup", { ...own(venue), body: { setup_intent_id } });
    expect((await confirm(body.id)).body.message).toBe("The card is not saved yet.");
    const other = await company(platform);
    expect((await confirm(await enterCard(platform, other.venue, other.owner))).status).toBe(404);
    expect((await confirm("seti_none")).status).toBe(404);
    expect((await confirm(await enterCard(platform, venue, owner, "4000002500003155"))).body.last4).toBe("3155");
  });
});

describe("changing the plan", () => {
  it("takes effect at once, and the rest of the month is billed with the next invoice", async () => {
    const { venue, owner } = await company(platform);
    await subscribe(platform, venue, owner);
    const changed = await owner.ask("changeCompanyPlan", { ...own(venue), body: { new_price_id: CLUB } });
    expect(changed.body).toMatchObject({ plan: { id: "club" }, price_id: CLUB, platform_fee_percentage: 1 });
    const same = await owner.ask("changeCompanyPlan", { ...own(venue), body: { new_price_id: CLUB } });
    expect([same.status, same.body.message]).toEqual([409, "Club is your plan already."]);
    await platform.payments.turn("clock", { advance_seconds: MONTH_SECONDS });
    await owner.ask("activateBilling");
    await platform.payments.turn("clock", { advance_seconds: -MONTH_SECONDS });
    const [newest] = (await subscriptionOf(venue, owner)).invoices;
    expect(newest.total).toEqual({ amount: 12900 + 8000, currency: "USD" });
  });

  it("refuses an unknown plan, a missing plan, and a company without a subscription", async () => {
    const { venue, owner } = await company(platform);
    const ask = (body: object) => owner.ask("changeCompanyPlan", { ...own(venue), body });
    expect((await ask({ new_price_id: CLUB })).body.message).toBe(
      "No active subscription. Select a plan and payment method to subscribe.",
    );
    await subscribe(platform, venue, owner);
    expect((await ask({ new_price_id: "price_none" })).status).toBe(422);
    expect((await ask({})).status).toBe(422);
  });
});

describe("cancelling", () => {
  it("runs to the end of the period, can be undone, and then locks the company as cancelled", async () => {
    const { venue, owner } = await company(platform);
    await subscribe(platform, venue, owner);
    const cancelled = await owner.ask("cancelCompanySubscription", own(venue));
    expect(cancelled.body).toMatchObject({
      status: "active",
      cancel_at_period_end: true,
      on_grace_period: true,
      ends_at: "2027-06-03T17:00:00.000Z",
      next_billing_date: null,
    });
    expect((await owner.ask("cancelCompanySubscription", own(venue))).body).toEqual(cancelled.body);
    const kept = await owner.ask("changeCompanyPlan", { ...own(venue), body: { cancel_at_period_end: false } });
    expect(kept.body).toMatchObject({ cancel_at_period_end: false, on_grace_period: false, ends_at: null });
    await owner.ask("cancelCompanySubscription", own(venue));
    await platform.payments.turn("clock", { advance_seconds: MONTH_SECONDS });
    await deliverAll(platform, venue, eventsOf(platform, venue));
    await platform.payments.turn("clock", { advance_seconds: -MONTH_SECONDS });
    expect((await owner.ask("bookings")).body.error).toBe("account_locked");
    expect(await subscriptionOf(venue, owner)).toMatchObject({ status: "canceled", cancel_at_period_end: true });
  });

  it("reports that the provider knows no such subscription, and other failures", async () => {
    const { venue, owner } = await company(platform);
    await subscribe(platform, venue, owner);
    await platform.payments.turn("chaos", { failures: 1, status: 404 });
    expect((await owner.ask("cancelCompanySubscription", own(venue))).status).toBe(404);
    await platform.payments.turn("chaos", { failures: 2, status: 500 });
    expect((await owner.ask("cancelCompanySubscription", own(venue))).status).toBe(503);
    expect(await subscriptionOf(venue, owner)).toMatchObject({ cancel_at_period_end: false });
  });
});

it("lets a comped company change, cancel and pay nothing", async () => {
  const { venue, owner } = await company(platform, { is_comped: true });
  const asks = [
    owner.ask("changeCompanyPlan", { ...own(venue), body: { new_price_id: CLUB } }),
    owner.ask("cancelCompanySubscription", own(venue)),
    owner.ask("createSetupIntent", own(venue)),
    owner.ask("subscribeCompany", { ...own(venue), body: { price_id: CLUB, payment_method_id: "pm_1" } }),
  ];
  for (const { status, body } of await Promise.all(asks)) {
    expect([status, body.message]).toEqual([409, "Your account is comped."]);
  }
});
