import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { settleCardAttempt } from "#api/features/payments/card-attempts/service.ts";
import { MOST_TRIES } from "#api/jobs/jobs.ts";
import type { SimulatedEvent } from "#simulator/objects.ts";
import { deliver, process } from "#tests/features/payments/billing/support.ts";
import {
  confirm,
  GOOD_CARD,
  holdTime,
  moneyOf,
  payingVenue,
  payWith,
  start,
} from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { ledgerOf } from "#tests/features/payments/refunds/support.ts";
import { startPlatform, TEST_NOW, type Ask, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { keepFailedEvent } from "./support.ts";

let platform: Platform;
let venue: Venue;
let owner: Person;
let day = 3;
const enqueued: { name: string; data: unknown; options: unknown }[] = [];
beforeAll(async () => {
  platform = await startPlatform({
    jobs: { enqueue: async (_trx, name, data, options) => void enqueued.push({ name, data, options }) },
  });
  ({ venue, owner } = await payingVenue(platform));
});
afterEach(async () => {
  platform.clock.set(TEST_NOW);
  await platform.payments.turn("chaos", { failures: 0 });
  await platform.admin.deleteFrom("payment_events").execute();
});
afterAll(() => platform.close());

const failed = async (ask: Ask = owner.ask) => (await ask("failedPaymentEvents")).body;
const retry = (id: string, ask: Ask = owner.ask) => ask("retryPaymentEvent", { params: { id } });
const later = (minutes: number) => platform.clock.set(platform.clock.now().add({ minutes }).toString());

/** A visitor who pays and never comes back, with the provider's events for that payment. */
async function paidUnseen() {
  const visitor = venue.visitor();
  const token = await holdTime(venue, `2027-05-${String(++day).padStart(2, "0")} 17:00:00`, visitor);
  const { body: payment } = await start(visitor, token, { kind: "full" });
  await payWith(platform, payment, GOOD_CARD);
  return { visitor, token, payment, told: (type: string) => toldOf(type, payment.payment_intent_id) };
}

function toldOf(type: string, intent: string): SimulatedEvent {
  const event = platform.payments.events.findLast(
    (one) => one.type === type && JSON.stringify(one.data).includes(intent),
  );
  if (!event) throw new Error(`the provider tells of ${type}`);
  return event;
}

/** An event that was received and whose last retry has just failed. */
async function givenUp(): Promise<SimulatedEvent> {
  const event = (await paidUnseen()).told("payment_intent.succeeded");
  await deliver(platform, event);
  await platform.admin
    .updateTable("payment_events")
    .set({ tries: MOST_TRIES - 1 })
    .where("id", "=", event.id)
    .execute();
  await platform.payments.turn("chaos", { failures: 9, status: 503 });
  await expect(process(platform, venue, event)).rejects.toThrow("not answering");
  await platform.payments.turn("chaos", { failures: 0 });
  return event;
}

describe("an event whose processing failed", () => {
  it("is listed after its last try, with what happened, when and why", async () => {
    expect(await failed()).toEqual({ data: [], total: 0 });
    const event = await givenUp();
    expect(await failed()).toMatchObject({
      total: 1,
      data: [
        {
          id: event.id,
          type: "payment_intent.succeeded",
          subject: "booking_payment",
          provider_payment_id: expect.stringMatching(/^pi_/),
          local_time: "2027-05-03T10:00:00-07:00",
          tries: MOST_TRIES,
          failure: "The payment provider is not answering. Nothing is lost; please try again in a moment.",
          is_retrying: false,
        },
      ],
    });
  });

  it("is listed after three days if its job was lost, and not before", async () => {
    const id = await keepFailedEvent(platform, venue, { tries: 1 });
    later(72 * 60 - 1);
    expect((await failed()).total).toBe(0);
    later(2);
    expect((await failed()).data).toMatchObject([{ id, tries: 1 }]);
  });

  it("is processed again when the owner asks for it, and leaves the list once that succeeds", async () => {
    const event = await givenUp();
    const before = enqueued.length;
    expect(await retry(event.id)).toMatchObject({ status: 200, body: { id: event.id, is_retrying: true } });
    expect(enqueued.slice(before)).toEqual([
      {
        name: "process_payment_event",
        data: { tenant_id: venue.tenantId, event_id: event.id },
        options: { isUrgent: true },
      },
    ]);
    expect((await failed()).data).toMatchObject([{ is_retrying: true }]);
    await process(platform, venue, event);
    expect((await failed()).total).toBe(0);
    const { payments } = await moneyOf(platform, venue);
    expect(payments.map(({ provider_payment_id }) => provider_payment_id)).toContain(
      (event.data.object as { id: string }).id,
    );
    const { body } = await owner.ask("auditLog");
    expect(JSON.stringify(body)).toContain("Tried a message of the payment provider again");
  });

  it("that fails again counts the try and can be tried once more", async () => {
    const event = await givenUp();
    await retry(event.id);
    await platform.payments.turn("chaos", { failures: 9, status: 503 });
    await expect(process(platform, venue, event)).rejects.toThrow("not answering");
    expect((await failed()).data).toMatchObject([{ tries: MOST_TRIES + 1, is_retrying: false }]);
    expect((await retry(event.id)).status).toBe(200);
  });

  it("is resolved by a later event about the same payment", async () => {
    const { told } = await paidUnseen();
    const [early, late] = [told("charge.succeeded"), told("payment_intent.succeeded")];
    for (const event of [early, late]) await deliver(platform, event);
    await platform.admin.updateTable("payment_events").set({ tries: MOST_TRIES }).where("id", "=", early.id).execute();
    expect((await failed()).total).toBe(1);
    await process(platform, venue, late);
    expect((await failed()).total).toBe(0);
  });
});

describe("trying an event again is refused", () => {
  it("to everybody except the owner, like the list", async () => {
    const id = await keepFailedEvent(platform, venue);
    for (const role of ["client", "coach", "staff", "facility_admin"] as const) {
      const { ask } = await venue.person(role);
      expect((await ask("failedPaymentEvents")).status).toBe(403);
      expect((await retry(id, ask)).status).toBe(403);
    }
    expect((await retry(id, venue.anonymous)).status).toBe(401);
  });

  it("for another company's event as not found", async () => {
    const other = await platform.venue();
    const id = await keepFailedEvent(platform, other);
    expect((await retry(id)).status).toBe(404);
    expect((await retry("evt_absent")).status).toBe(404);
    expect((await failed()).total).toBe(0);
  });

  it("while the company is locked", async () => {
    const locked = await platform.venue({ subscription_status: "none" });
    const { ask } = await locked.person("owner");
    const id = await keepFailedEvent(platform, locked);
    expect((await retry(id, ask)).status).toBe(423);
  });

  it("while it is still tried automatically or being processed, and once it is done", async () => {
    const young = await keepFailedEvent(platform, venue, { tries: 3 });
    const refused = await retry(young);
    expect([refused.status, refused.body.message]).toEqual([409, "This message is still being retried automatically."]);
    const id = await keepFailedEvent(platform, venue);
    expect((await retry(id)).status).toBe(200);
    const again = await retry(id);
    expect([again.status, again.body.message]).toEqual([409, "This message is being tried again already."]);
    later(3);
    expect((await retry(id)).status).toBe(200);
    await process(platform, venue, { id });
    const done = await retry(id);
    expect([done.status, done.body.message]).toEqual([409, "This message has been processed in the meantime."]);
  });
});

describe("an event about a refund", () => {
  it("that arrives before its payment's event writes the receipt first", async () => {
    const { payment, told } = await paidUnseen();
    const { payment_intent_id: intent, connect_account: account } = payment;
    await platform.payments.ask("POST", "/v1/refunds", {
      payment_intent: intent,
      amount: "2500",
      _stripe_account: account,
    });
    const event = told("charge.refunded");
    expect((await deliver(platform, event)).status).toBe(200);
    await process(platform, venue, event);
    const { payments } = await moneyOf(platform, venue);
    const receipt = payments.find(({ provider_payment_id }) => provider_payment_id === intent);
    expect(receipt).toMatchObject({ amount: 6000, refunded_amount: 2500 });
    expect(await ledgerOf(platform, venue, receipt?.booking_id ?? 0)).toEqual({
      card: 3500,
      bookings: -6000,
      refunds: 2500,
    });
  });

  it("of a payment that was refunded before it was recorded moves no more money", async () => {
    const { visitor, token, payment, told } = await paidUnseen();
    await visitor("releaseHold", { params: { token } });
    expect((await confirm(visitor, payment, token)).body.outcome).toBe("refunded");
    const { attempts } = await moneyOf(platform, venue);
    const attempt = attempts.find(({ provider_payment_id }) => provider_payment_id === payment.payment_intent_id);
    await settleCardAttempt(platform.deps, {
      subject: "booking_payment",
      tenant_id: venue.tenantId,
      id: attempt?.id ?? 0,
    });
    const event = told("refund.created");
    await deliver(platform, event);
    await process(platform, venue, event);
    const { payments } = await moneyOf(platform, venue);
    expect(payments.some(({ provider_payment_id }) => provider_payment_id === payment.payment_intent_id)).toBe(false);
  });
});
