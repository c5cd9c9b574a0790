import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { signatureOf } from "#simulator/events.ts";
import { openTransactions } from "#tests/support/database/open-transactions.ts";
import { WEBHOOK_SECRET } from "#tests/support/test-payments.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import {
  CLUB,
  company,
  deliver,
  deliverAll,
  eventsOf,
  own,
  process,
  saveCard,
  STARTER,
  subscribe,
  subscriptionOf,
} from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterEach(() => {
  delete platform.payments.watch.before;
});
afterAll(() => platform.close());

describe("a request to the provider", () => {
  it("is sent outside of transactions, in every operation", async () => {
    const { venue, owner } = await company(platform);
    const open: number[] = [];
    platform.payments.watch.before = async () => {
      open.push(await openTransactions(platform.admin));
    };
    await subscribe(platform, venue, owner);
    await owner.ask("changeCompanyPlan", { ...own(venue), body: { new_price_id: CLUB } });
    await owner.ask("cancelCompanySubscription", own(venue));
    await owner.ask("activateBilling");
    const [event] = eventsOf(platform, venue);
    if (!event) throw new Error("the provider tells of a subscription");
    await deliverAll(platform, venue, eventsOf(platform, venue));
    expect(open.length).toBeGreaterThan(15);
    expect(open.every((count) => count === 0)).toBe(true);
  });

  it("is detected within a transaction", async () => {
    const open = await platform.db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      return openTransactions(platform.admin);
    });
    expect(open).toBe(1);
  });

  it.each([
    ["is down", { failures: 9, status: 503 }],
    ["sends invalid responses", { failures: 9, status: 200, isRubbish: true }],
    ["limits the rate", { failures: 9, status: 429 }],
  ])("answers 503 and changes nothing while the provider %s", async (_, chaos) => {
    const { venue, owner } = await company(platform);
    const payment_method_id = await saveCard(platform, venue, owner);
    await platform.payments.turn("chaos", { isRubbish: false, ...chaos });
    const { status, body } = await owner.ask("subscribeCompany", {
      ...own(venue),
      body: { price_id: STARTER, payment_method_id },
    });
    await platform.payments.turn("chaos", { failures: 0, isRubbish: false });
    expect([status, body.error]).toEqual([503, "unavailable"]);
    expect((await subscriptionOf(venue, owner)).id).toBeNull();
    expect((await subscribe(platform, venue, owner)).status).toBe(200);
  });
});

describe("the provider's messages", () => {
  it("are refused unsigned, with another secret, altered, or 301 seconds old", async () => {
    const { venue, owner } = await company(platform);
    await subscribe(platform, venue, owner);
    const [event] = eventsOf(platform, venue).filter(({ type }) => type === "invoice.paid");
    if (!event) throw new Error("the provider tells of the payment");
    expect((await deliver(platform, event, { secret: "whsec_other" })).status).toBe(400);
    expect((await deliver(platform, event, { age: 301 })).status).toBe(400);
    expect((await deliver(platform, event, { age: 299 })).status).toBe(200);
    const altered = { ...event, data: { object: {} } };
    const signature = signatureOf(
      JSON.stringify(event),
      WEBHOOK_SECRET,
      Math.floor(platform.clock.now().epochMilliseconds / 1000),
    );
    expect((await deliver(platform, altered, { signature })).status).toBe(400);
    const unsigned = new Request("http://localhost/api/central/payment/events", { method: "POST", body: "{}" });
    const origin = { tenant: null, address: "127.0.0.1", requestId: "r", secure: false };
    expect((await platform.api.fetch(unsigned, origin)).status).toBe(400);
  });

  it("lead to the same result in any order, with duplicates and losses", async () => {
    const ends = await Promise.all(
      [0, 1, 2, 3].map(async (seed) => {
        const { venue, owner } = await company(platform);
        await subscribe(platform, venue, owner);
        await owner.ask("changeCompanyPlan", { ...own(venue), body: { new_price_id: CLUB } });
        const events = eventsOf(platform, venue);
        const shuffled = [...events, ...events].toSorted(
          (one, other) => ((one.id.charCodeAt(4 + seed) * 7) % 13) - ((other.id.charCodeAt(4 + seed) * 7) % 13),
        );
        await deliverAll(platform, venue, seed === 0 ? events : shuffled.slice(seed));
        const { id: _id, default_payment_method, invoices, ...end } = await subscriptionOf(venue, owner);
        return { ...end, card: default_payment_method.last4, invoices: invoices.length };
      }),
    );
    for (const end of ends) expect(end).toEqual(ends[0]);
  });

  it("are stored once and processed once", async () => {
    const { venue, owner } = await company(platform);
    await subscribe(platform, venue, owner);
    const [event] = eventsOf(platform, venue).filter(({ type }) => type === "customer.subscription.created");
    if (!event) throw new Error("the provider tells of the subscription");
    await Promise.all([deliver(platform, event), deliver(platform, event), deliver(platform, event)]);
    const kept = await platform.admin
      .selectFrom("payment_events")
      .where("tenant_id", "=", venue.tenantId)
      .selectAll()
      .execute();
    expect(kept).toMatchObject([{ id: event.id, type: event.type, processed_at: null }]);
    await process(platform, venue, event);
    let asked = 0;
    platform.payments.watch.before = async () => void asked++;
    await process(platform, venue, event);
    expect(asked).toBe(0);
  });

  it("wait with their error while the provider is down, and are processed later", async () => {
    const { venue, owner } = await company(platform);
    await subscribe(platform, venue, owner);
    const [event] = eventsOf(platform, venue).filter(({ type }) => type === "invoice.paid");
    if (!event) throw new Error("the provider tells of the payment");
    await deliver(platform, event);
    await platform.payments.turn("chaos", { failures: 9, status: 500 });
    await expect(process(platform, venue, event)).rejects.toThrow("not answering");
    await platform.payments.turn("chaos", { failures: 0 });
    const row = () =>
      platform.admin.selectFrom("payment_events").where("id", "=", event.id).selectAll().executeTakeFirstOrThrow();
    expect(await row()).toMatchObject({ tries: 1, processed_at: null });
    await process(platform, venue, event);
    expect((await row()).processed_at).not.toBeNull();
  });

  it("leave a company unlocked while its failed payment is retried", async () => {
    const { venue, owner } = await company(platform);
    await subscribe(platform, venue, owner);
    const changes = { provider_status: "past_due" };
    await platform.admin
      .updateTable("company_subscriptions")
      .set(changes)
      .where("tenant_id", "=", venue.tenantId)
      .execute();
    expect(await subscriptionOf(venue, owner)).toMatchObject({ status: "active", is_past_due: true });
    expect((await owner.ask("bookings")).status).toBe(200);
  });
});
