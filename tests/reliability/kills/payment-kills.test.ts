/** @module-tag both */
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { reconcileCardAttempts } from "#api/features/payments/card-attempts/service.ts";
import { reconcileRefunds } from "#api/features/payments/refunds/settle-refunds.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { bookingOf, clientWithCard } from "#tests/features/payments/card-attempts/card-charges/support.ts";
import {
  GOOD_CARD,
  GUEST,
  payingVenue,
  payWith,
} from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { paidByCard } from "#tests/features/payments/refunds/support.ts";
import { isLongProof, oneOf } from "#tests/support/proof/proof.ts";
import { startPlatform, TEST_NOW, type Ask, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { dieIn } from "./die-in.ts";
import type { Deed, KillPoint } from "./kill-points.ts";

let platform: Platform;
let venue: Venue;
let owner: Person;
let provider: Server;
let day = 11;
beforeAll(async () => {
  platform = await startPlatform();
  ({ venue, owner } = await payingVenue(platform));
  // it creates plain HTTP servers unless given another factory
  provider = createAdaptorServer({ fetch: platform.payments.fetch }) as Server;
  provider.listen(0, "127.0.0.1");
  await once(provider, "listening");
});
beforeEach(() => platform.clock.set(TEST_NOW));
afterAll(async () => {
  provider.close();
  await platform.close();
});

/** Runs the deed in a process that is killed with SIGKILL at the given point; throws if that process survived. */
const dieAt = (point: KillPoint, deed: Deed): Promise<void> =>
  dieIn(platform, { company: venue, providerPort: (provider.address() as AddressInfo).port, point, deed });

/** Reconciles as a restarted process does, so that what was missed is found. */
async function restart(): Promise<void> {
  for (let round = 0; round < 2; round++) {
    platform.clock.set(platform.clock.now().add({ minutes: 2 }).toString());
    await reconcileCardAttempts(platform.deps, venue.tenantId);
    await reconcileRefunds(platform.deps, venue.tenantId);
  }
}

interface Intent {
  id: string;
  amount: number;
  metadata: Record<string, string>;
}

/** Charges with neither a booking that has one receipt of the same amount and refunds, nor a full refund. */
async function orphanedCharges(): Promise<unknown[]> {
  const { events } = platform.payments;
  const charged = events
    .filter(({ type }) => type === "payment_intent.succeeded")
    .map(({ data }) => data.object as Intent)
    .filter(({ metadata }) => metadata["tenant"] === venue.slug);
  const givenBack = (intent: string): number =>
    events
      .filter(({ type }) => type === "refund.created")
      .map(({ data }) => data.object as { payment_intent: string; amount: number })
      .filter(({ payment_intent }) => payment_intent === intent)
      .reduce((sum, refund) => sum + refund.amount, 0);
  const receipts = await platform.admin
    .selectFrom("payments as p")
    .innerJoin("bookings as b", (join) =>
      join.onRef("b.tenant_id", "=", "p.tenant_id").onRef("b.id", "=", "p.booking_id"),
    )
    .where("p.tenant_id", "=", venue.tenantId)
    .where("b.status", "=", "confirmed")
    .select(["p.amount", "p.refunded_amount", "p.provider_payment_id"])
    .execute();
  return charged.filter(({ id, amount }) => {
    const own = receipts.filter(({ provider_payment_id }) => provider_payment_id === id);
    const [receipt] = own;
    if (!receipt) return givenBack(id) !== amount;
    return own.length > 1 || receipt.amount !== amount || receipt.refunded_amount !== givenBack(id);
  });
}

async function held() {
  const cookie = `visitor=${crypto.randomUUID().replaceAll("-", "")}`;
  const headers = { cookie, "x-requested-with": "test" };
  const ask: Ask = (operation, question = {}) => venue.anonymous(operation, { ...question, headers });
  const at = `2027-05-${String(++day).padStart(2, "0")}`;
  const times = { start_time: `${at} 17:00:00`, end_time: `${at} 18:00:00` };
  const service = { service_id: venue.catalogue.services[0]?.id ?? 0, location_id: venue.locationId };
  const { body } = await ask("createHold", { body: { ...service, ...times } });
  const hold_token: string = body.token;
  return { ask, headers, hold_token, begin: { hold_token, kind: "full", guest: GUEST } };
}

async function heldAndPaid() {
  const { ask, headers, hold_token, begin } = await held();
  const { body: begun } = await ask("startServicePayment", { body: begin });
  await payWith(platform, begun, GOOD_CARD);
  const { payment_intent_id, connect_account } = begun;
  return { ask, headers, hold_token, begun, confirming: { payment_intent_id, connect_account, hold_token } };
}

const POINTS_OF_PAYING: [string, KillPoint][] = [
  ["before the provider is asked whether the card paid", { at: "call", step: "readPayment", when: "before" }],
  ["after the provider has said that the card paid", { at: "call", step: "readPayment", when: "after" }],
  ["before the booking is confirmed", { at: "statement", text: 'update "bookings"' }],
  ["before the receipt is written", { at: "statement", text: 'insert into "payments"' }],
  ["before the ledger is written", { at: "statement", text: "insert into ledger_entries" }],
  ["before the commit", { at: "statement", text: "commit" }],
  ["after the commit, before the answer", { at: "answer" }],
];

describe("a process killed during a card payment for a time", () => {
  it.runIf(isLongProof).each([
    ["before the payment starts", "before"],
    ["after the payment started", "after"],
  ] as const)("%s lets the payer start again", async (_, when) => {
    const { ask, headers, hold_token, begin } = await held();
    const question = { body: begin, headers };
    await dieAt({ at: "call", step: "startPayment", when }, { ask: "startServicePayment", question });
    const { body: begun } = await ask("startServicePayment", { body: begin });
    await payWith(platform, begun, GOOD_CARD);
    const { payment_intent_id, connect_account } = begun;
    const confirmed = await ask("confirmPaymentSuccess", { body: { payment_intent_id, connect_account, hold_token } });
    expect(confirmed.body.outcome).toBe("booked");
    expect(await orphanedCharges()).toEqual([]);
  });

  it.each(oneOf(POINTS_OF_PAYING, 5))("%s leaves the charge with its booking", async (_, point) => {
    const { headers, confirming } = await heldAndPaid();
    await dieAt(point, { ask: "confirmPaymentSuccess", question: { body: confirming, headers } });
    await restart();
    expect(await orphanedCharges()).toEqual([]);
  });

  const refunding: [string, KillPoint][] = [
    ["before the money goes back", { at: "call", step: "refundPayment", when: "before" }],
    ["after the money went back", { at: "call", step: "refundPayment", when: "after" }],
  ];
  it.each(oneOf(refunding, 1))("%s for an expired time leaves the charge with its refund", async (_, point) => {
    const { ask, hold_token, begun, confirming } = await heldAndPaid();
    await ask("releaseHold", { params: { token: hold_token } });
    expect((await ask("confirmPaymentSuccess", { body: confirming })).body.outcome).toBe("refunded");
    const { id } = await platform.admin
      .selectFrom("service_payments")
      .where("provider_payment_id", "=", begun.payment_intent_id)
      .select("id")
      .executeTakeFirstOrThrow();
    await dieAt(point, { settle: "service_payment", id });
    await restart();
    expect(await orphanedCharges()).toEqual([]);
  });
});

describe("a process killed while the desk charges a saved card", () => {
  const charging: [string, KillPoint][] = [
    ["before the card is charged", { at: "call", step: "chargeCard", when: "before" }],
    ["after the card was charged", { at: "call", step: "chargeCard", when: "after" }],
    ["before the receipt is written", { at: "statement", text: 'insert into "payments"' }],
  ];
  it.each(oneOf(charging, 1))("%s charges it once and writes the receipt", async (_, point) => {
    const date = `2027-06-${String(++day).padStart(2, "0")}`;
    const before = { start_time: `${date} 16:00:00`, end_time: `${date} 17:00:00` };
    const { client, cardId } = await clientWithCard(platform, venue, owner, GOOD_CARD, before);
    const times = { start_time: `${date} 17:00:00`, end_time: `${date} 18:00:00` };
    const id = await bookingOf(owner, venue, client.id, times);
    const question = { params: { id }, body: { amount: cad(6000), card_id: cardId }, headers: bearer(owner) };
    await dieAt(point, { ask: "chargeSavedCard", question });
    await restart();
    expect(await orphanedCharges()).toEqual([]);
    const { body } = await owner.ask("bookingAccount", { params: { id } });
    expect(body).toMatchObject({ balance: cad(0), paid: cad(6000) });
  });
});

describe("a process killed during a refund to a card", () => {
  const refunding: [string, KillPoint][] = [
    ["before the provider gives it back", { at: "call", step: "refundPayment", when: "before" }],
    ["after the provider has given it back", { at: "call", step: "refundPayment", when: "after" }],
  ];
  it.each(oneOf(refunding, 1))("%s refunds it once", async (_, point) => {
    const at = `2027-05-${String(++day).padStart(2, "0")} 17:00:00`;
    const { paymentId } = await paidByCard(platform, venue, { start: at });
    const body = { amount: cad(2500), as: "payment", reason: "Projector was down" };
    const question = { params: { id: paymentId }, body, headers: bearer(owner) };
    await dieAt(point, { ask: "refundPayment", question });
    await restart();
    expect(await orphanedCharges()).toEqual([]);
    const payment = await owner.ask("payment", { params: { id: paymentId } });
    expect(payment.body).toMatchObject({ refunded: cad(2500), refunding: cad(0) });
  });
});

const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` });
