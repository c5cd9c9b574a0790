import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPayments, type Payments } from "#api/start/start-payments.ts";
import { stripeProvider } from "#api/stripe/stripe-provider.ts";
import { instantOfTimestamp } from "#api/stripe/stripe-values.ts";
import { testPayments } from "#tests/support/test-payments.ts";

const NOW = Temporal.Instant.from("2027-05-03T17:00:00Z");
const STARTER = { price_id: "starter", name: "Starter", amount: 4900, currency: "USD", interval_months: 1 };

describe("the simulator as a process of its own", () => {
  const heard: { body: string; signature: string }[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), "fairway-payments-"));
  // The listener fails the first event, like a product that is still starting.
  const listener = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      heard.push({ body, signature: String(request.headers["stripe-signature"]) });
      response.writeHead(heard.length === 1 ? 503 : 200).end();
    });
  });
  const opened = new AsyncDisposableStack();
  let running: Payments;
  const start = () => {
    const { port } = listener.address() as AddressInfo; // it is listening on a port
    return startPayments(
      { stripe: undefined, dataDir },
      { ownUrl: `http://127.0.0.1:${port}`, centralUrl: "http://localhost:4000", now: NOW },
      opened,
    );
  };

  beforeAll(async () => {
    await new Promise<void>((resolve) => void listener.listen(0, "127.0.0.1", resolve));
    running = await start();
  });
  afterAll(async () => {
    await opened.disposeAsync();
    listener.close();
    // A file still being written on close is finished a moment later: hence the retries.
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  });

  it("works with the provider's SDK, signs events by the product's clock and sends a refused one again", async () => {
    const customer = await running.payments.createCustomer({ slug: "links", name: "The Links" }, "customer links");
    expect(await running.payments.createCustomer({ slug: "links", name: "The Links" }, "customer links")).toBe(
      customer,
    );
    const card = (await running.giveTestCard?.(customer)) ?? "";
    await running.payments.subscribe({ customerId: customer, slug: "links", price: STARTER, cardId: card }, "once");
    expect(await running.payments.readBilling(customer)).toMatchObject({
      subscription: { status: "active", price_id: "starter" },
      card: { brand: "visa", last4: "4242" },
      invoices: [{ status: "paid", total: 4900 }],
    });
    await expect.poll(() => heard.filter(({ body }) => body === heard[0]?.body).length).toBe(2);
    const [first] = heard;
    const { type } = running.payments.verifyEvent(first?.body ?? "", first?.signature ?? "", NOW);
    expect(type).toBe("customer.created");
  });

  it("serves browsers its library and their own payments, and nothing else", async () => {
    const { testPayments: answer } = running;
    const ask = async (path: string, init?: RequestInit) =>
      answer?.(new Request(`http://links.localhost/api/central/test-payments${path}`, init));
    const library = await ask("/stripe.js");
    expect(library?.headers.get("content-type")).toContain("text/javascript");
    expect(await library?.text()).toContain("window.Stripe");
    for (const path of ["/v1/customers", "/sim/clock", "/v1/setup_intents", "/../v1/customers"]) {
      expect((await ask(path, { method: "POST", body: "" }))?.status).toBe(404);
    }
    const stranger = await ask("/v1/setup_intents/seti_1/confirm", { method: "POST", body: "client_secret=x" });
    expect(stranger?.status).toBe(401);
  });

  it("stores its data readable only for this user", () => {
    const saved = JSON.parse(readFileSync(join(dataDir, "test-payments.json"), "utf8")) as { objects: object[] };
    expect(saved.objects.length).toBeGreaterThan(3);
    expect(JSON.stringify(saved)).not.toContain("4242424242424242");
  });
});

describe("the simulator's refusals", () => {
  const provider = testPayments({ now: () => NOW });

  it("treat ids of products and default prices as the provider does", async () => {
    const product = { id: "plan_1", name: "Club" };
    await provider.ask("POST", "/v1/products", product);
    expect(await provider.ask("POST", "/v1/products", product)).toMatchObject({
      error: { code: "resource_already_exists" },
    });
    const once = await provider.ask("POST", "/v1/prices", { product: "plan_1", unit_amount: "100", currency: "usd" });
    const price = String(once["id"]);
    await provider.ask("POST", "/v1/products/plan_1", { default_price: price });
    expect(await provider.ask("POST", `/v1/prices/${price}`, { active: "false" })).toMatchObject({
      error: { message: expect.stringContaining("default price") },
    });
    const customer = String((await provider.ask("POST", "/v1/customers"))["id"]);
    const card = await provider.ask("POST", "/v1/payment_methods/pm_card_visa/attach", { customer });
    const subscription = { customer, default_payment_method: String(card["id"]), "items[0][price]": price };
    expect(await provider.ask("POST", "/v1/subscriptions", subscription)).toMatchObject({
      error: { message: "This price is paid once and cannot be subscribed to." },
    });
  });
});

describe("the provider's timestamps", () => {
  it("are seconds below 1e12, else milliseconds", () => {
    expect(instantOfTimestamp(1_810_000_000).toString()).toBe("2027-05-11T01:46:40Z");
    expect(instantOfTimestamp(1_810_000_000_000).toString()).toBe("2027-05-11T01:46:40Z");
  });
});

it("reports that the provider does not respond if nothing listens there", async () => {
  const payments = stripeProvider({
    mode: "test",
    secretKey: "sk_test_1",
    publishableKey: "pk_test_1",
    webhookSecret: "whsec_1",
    server: { protocol: "http", host: "127.0.0.1", port: 1 },
  });
  await expect(payments.readBilling("cus_1")).rejects.toMatchObject({ code: "unavailable" });
});
