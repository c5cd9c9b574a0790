import { afterAll, beforeAll, expect, it } from "vitest";
import { signatureOf } from "#simulator/events.ts";
import { createSimulator } from "#simulator/simulator.ts";
import {
  DECLINED_CARD,
  GOOD_CARD,
  payingVenue,
  SECURE_CARD,
} from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { wayBack } from "#tests/features/payments/ecommerce/support.ts";
import { paidByCard } from "#tests/features/payments/refunds/support.ts";
import { WEBHOOK_SECRET } from "#tests/support/test-payments.ts";
import { startPlatform, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { deliver, eventsOf, subscribe } from "./support.ts";

/** The provider's known behavior, row by row as in its reference: the stand-in behaves the same. */
let platform: Platform;
let venue: Venue;
let owner: Person;
let account: string;
let day = 3;
beforeAll(async () => {
  platform = await startPlatform();
  ({ venue, owner } = await payingVenue(platform));
  ({ account } = await paid());
});
afterAll(() => platform.close());

const paid = () => paidByCard(platform, venue, { start: `2027-05-${String(++day).padStart(2, "0")} 17:00:00` });
const refused = (error: Record<string, unknown>) => ({ error: expect.objectContaining(error) });
const ask = (path: string, form: Record<string, string> = {}, _stripe_account = account) =>
  platform.payments.ask("POST", `/v1/${path}`, _stripe_account === "" ? form : { _stripe_account, ...form });
const begin = async (form: Record<string, string> = {}) =>
  String((await ask("payment_intents", { amount: "6000", currency: "cad", ...form }))["id"]);
const pay = (intent: string, number: string) =>
  ask(`payment_intents/${intent}/confirm`, { "payment_method_data[card][number]": number });

it("declines a card and waits for another one, which pays", async () => {
  const intent = await begin();
  expect(await pay(intent, DECLINED_CARD)).toEqual(refused({ type: "card_error", code: "card_declined" }));
  const read = await platform.payments.ask("GET", `/v1/payment_intents/${intent}?_stripe_account=${account}`);
  expect(read).toMatchObject({ status: "requires_payment_method", last_payment_error: { code: "card_declined" } });
  expect(await pay(intent, GOOD_CARD)).toMatchObject({ status: "succeeded", amount_received: 6000 });
});

it("captures no payment that waits for its bank, cancels no completed one, and attaches no detached card", async () => {
  const intent = await begin();
  expect(await pay(intent, SECURE_CARD)).toMatchObject({ status: "requires_action" });
  const capture = await ask(`payment_intents/${intent}/capture`);
  expect(capture).toEqual(refused({ type: "invalid_request_error", code: "payment_intent_unexpected_state" }));
  expect(await ask(`payment_intents/${intent}/cancel`)).toMatchObject({ status: "canceled" });
  const { intent: done } = await paid();
  expect(await ask(`payment_intents/${done}/cancel`)).toEqual(refused({ code: "payment_intent_unexpected_state" }));

  const setup = async () => `setup_intents/${String((await ask("setup_intents", {}, ""))["id"])}`;
  const [open, finished] = [await setup(), await setup()];
  expect(await ask(`${open}/cancel`, {}, "")).toMatchObject({ status: "canceled" });
  await ask(`${finished}/confirm`, { payment_method: "pm_card_visa" }, "");
  expect(await ask(`${finished}/cancel`, {}, "")).toEqual(refused({ code: "setup_intent_unexpected_state" }));

  const customer = String((await ask("customers"))["id"]);
  const card = String((await ask("payment_methods/pm_card_visa/attach", { customer }))["id"]);
  expect(await ask(`payment_methods/${card}/detach`)).toMatchObject({ id: card, customer: null });
  expect(await ask(`payment_methods/${card}/detach`)).toEqual(refused({ type: "invalid_request_error" }));
  expect(await ask(`payment_methods/${card}/attach`, { customer })).toEqual(
    refused({ message: expect.stringContaining("may not be used again") }),
  );
  expect(
    await ask("payment_intents", { amount: "6000", currency: "cad", customer, confirm: "true", payment_method: card }),
  ).toEqual(refused({ type: "invalid_request_error" }));
});

it("refuses a refund of more than remains, of a refunded payment, and of an unpaid one", async () => {
  const { intent: payment_intent, account: _stripe_account } = await paid();
  const back = (form: Record<string, string>) =>
    platform.payments.ask("POST", "/v1/refunds", { payment_intent, _stripe_account, ...form });
  expect(await back({ amount: "6001" })).toEqual(refused({ type: "invalid_request_error", param: "amount" }));
  expect(await back({ amount: "2000" })).toMatchObject({ object: "refund", amount: 2000, status: "succeeded" });
  expect(await back({ amount: "4001" })).toEqual(refused({ param: "amount" }));
  expect(await back({})).toMatchObject({ amount: 4000 });
  expect(await back({})).toEqual(refused({ code: "charge_already_refunded" }));
  const { id } = await ask("payment_intents", { amount: "6000", currency: "cad" }, _stripe_account);
  const unpaid = await ask("refunds", { payment_intent: String(id) }, _stripe_account);
  expect(unpaid).toEqual(refused({ code: "payment_intent_unexpected_state" }));
});

it("refuses the refund of a disputed charge, and accepts it once the dispute is won", async () => {
  const { intent: payment_intent, account: _stripe_account } = await paid();
  await platform.payments.turn("dispute", { payment_intent, status: "needs_response" });
  const back = () => platform.payments.ask("POST", "/v1/refunds", { payment_intent, _stripe_account });
  expect(await back()).toEqual(refused({ code: "charge_disputed" }));
  await platform.payments.turn("dispute", { payment_intent, status: "won" });
  expect(await back()).toMatchObject({ amount: 6000 });
});

it("subscribes nobody without a card, and cancels nothing twice", async () => {
  const customer = await ask("customers");
  const monthly = { unit_amount: "100", currency: "usd", "recurring[interval]": "month" };
  const price = await ask("prices", monthly);
  const items = { customer: String(customer["id"]), "items[0][price]": String(price["id"]) };
  expect(await ask("subscriptions", items)).toMatchObject({
    error: { code: "resource_missing" },
  });
  await ask("payment_methods/pm_card_visa/attach", { customer: items.customer });
  const methods = await ask("payment_methods/pm_card_visa/attach", { customer: items.customer });
  const sub = await ask("subscriptions", {
    ...items,
    default_payment_method: String(methods["id"]),
  });
  expect(sub).toMatchObject({ status: "active" });
  const path = `/v1/subscriptions/${String(sub["id"])}`;
  expect(await platform.payments.ask("DELETE", path)).toMatchObject({ status: "canceled" });
  expect(await platform.payments.ask("DELETE", path)).toMatchObject({ error: { code: "resource_missing" } });
  expect(await platform.payments.ask("POST", path, { cancel_at_period_end: "true" })).toMatchObject({
    error: { code: "invalid_canceled_subscription_fields" },
  });
});

it("refuses amounts below the minimum, and accepts a connection's code once", async () => {
  expect(await ask("payment_intents", { amount: "49", currency: "cad" })).toEqual(
    refused({ code: "amount_too_small" }),
  );
  const other = await platform.venue();
  const { code } = await wayBack(platform, other, await other.person("owner"));
  const token = () => platform.payments.ask("POST", "/oauth/token", { grant_type: "authorization_code", code });
  expect(await token()).toMatchObject({ stripe_user_id: expect.stringMatching(/^acct_/) });
  expect(await token()).toMatchObject({ error: "invalid_grant" });
});

// It handles calls one at a time, so no key is ever in use; saved-card.test.ts covers the product's behavior then.
it("answers a repeated key with its first response, and an error if the request differs", async () => {
  const simulator = createSimulator({ secretKey: "sk", publishableKey: "pk", endpoints: [] });
  const ask = (name: string) =>
    simulator.fetch(
      new Request("http://provider.test/v1/customers", {
        method: "POST",
        headers: { authorization: "Bearer sk", "idempotency-key": "one" },
        body: new URLSearchParams({ name }),
      }),
    );
  const [first, second, other] = [await ask("Ada"), await ask("Ada"), await ask("Bo")];
  expect(await second.text()).toBe(await first.text());
  expect(second.headers.get("idempotent-replayed")).toBe("true");
  expect([other.status, await other.json()]).toMatchObject([400, { error: { type: "idempotency_error" } }]);
});

it("rejects signatures that are 301 seconds old or of another secret, and accepts one valid signature of two", async () => {
  await subscribe(platform, venue, owner);
  const [event] = eventsOf(platform, venue);
  if (!event) throw new Error("the provider tells of the subscription");
  expect((await deliver(platform, event, { age: 301 })).status).toBe(400);
  expect((await deliver(platform, event, { secret: "whsec_other" })).status).toBe(400);
  const at = Math.floor(platform.clock.now().epochMilliseconds / 1000);
  const good = signatureOf(JSON.stringify(event), WEBHOOK_SECRET, at);
  const two = good.replace("v1=", `v1=${"0".repeat(64)},v1=`);
  expect((await deliver(platform, event, { signature: two })).status).toBe(200);
  // From a clock that is ahead: the provider's library accepts it.
  expect((await deliver(platform, event, { age: -3600 })).status).toBe(200);
});
