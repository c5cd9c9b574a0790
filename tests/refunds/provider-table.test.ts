import { afterAll, beforeAll, expect, it } from "vitest";
import { paidByCard } from "#tests/refunds/support.ts";
import { payingVenue } from "#tests/service-payments/support.ts";
import { type Platform, startPlatform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
let venue: Venue;
let day = 3;
beforeAll(async () => {
  platform = await startPlatform();
  ({ venue } = await payingVenue(platform));
});
afterAll(() => platform.close());

const paid = () => paidByCard(platform, venue, { start: `2027-05-${String(++day).padStart(2, "0")} 17:00:00` });
const refused = (error: Record<string, unknown>) => ({ error: expect.objectContaining(error) });

it("refuses more than is left of a charge, and what is refunded already, as the provider does", async () => {
  const { intent: payment_intent, account: _stripe_account } = await paid();
  const back = (form: Record<string, string>) =>
    platform.payments.ask("POST", "/v1/refunds", { payment_intent, _stripe_account, ...form });
  expect(await back({ amount: "6001" })).toEqual(refused({ type: "invalid_request_error", param: "amount" }));
  expect(await back({ amount: "2000" })).toMatchObject({ object: "refund", amount: 2000, status: "succeeded" });
  expect(await back({ amount: "4001" })).toEqual(refused({ param: "amount" }));
  expect(await back({})).toMatchObject({ amount: 4000 });
  expect(await back({})).toEqual(refused({ code: "charge_already_refunded" }));
});

it("refuses the refund of a disputed charge, and takes it once that is won", async () => {
  const { intent: payment_intent, account: _stripe_account } = await paid();
  await platform.payments.turn("dispute", { payment_intent, status: "needs_response" });
  const back = () => platform.payments.ask("POST", "/v1/refunds", { payment_intent, _stripe_account });
  expect(await back()).toEqual(refused({ code: "charge_disputed" }));
  await platform.payments.turn("dispute", { payment_intent, status: "won" });
  expect(await back()).toMatchObject({ amount: 6000 });
});

it("cancels no payment that is paid, refunds none that is not, and charges nothing below its least amount", async () => {
  const { intent, account: _stripe_account } = await paid();
  const ask = (path: string, form: Record<string, string> = {}) =>
    platform.payments.ask("POST", `/v1/${path}`, { _stripe_account, ...form });
  expect(await ask(`payment_intents/${intent}/cancel`)).toEqual(refused({ code: "payment_intent_unexpected_state" }));
  expect(await ask("payment_intents", { amount: "49", currency: "cad" })).toEqual(
    refused({ code: "amount_too_small" }),
  );
  const open = await ask("payment_intents", { amount: "6000", currency: "cad" });
  expect(open).toMatchObject({ status: "requires_payment_method" });
  expect(await ask("refunds", { payment_intent: String(open["id"]) })).toEqual(
    refused({ code: "payment_intent_unexpected_state" }),
  );
});
