import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { reconcileCardAttempts } from "#api/features/payments/card-attempts/service.ts";
import type { ChargeProvider } from "#api/stripe/charge-provider.ts";
import type { SimulatedEvent } from "#simulator/objects.ts";
import { deliver, process } from "#tests/features/payments/billing/support.ts";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";
import { confirm, GOOD_CARD, holdTime, moneyOf, payingVenue, payWith, start } from "./support.ts";

let platform: Platform;
let venue: Venue;
const enqueued: { name: string; data: unknown }[] = [];
let day = 3;
beforeAll(async () => {
  platform = await startPlatform({
    jobs: { enqueue: async (_trx, name, data) => void (name === "deliver_mail" || enqueued.push({ name, data })) },
  });
  ({ venue } = await payingVenue(platform));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await platform.payments.turn("chaos", { failures: 0, isRubbish: false });
});
afterAll(() => platform.close());

async function begun() {
  const visitor = venue.visitor();
  const token = await holdTime(venue, `2027-05-${String(++day).padStart(2, "0")} 17:00:00`, visitor);
  const { body } = await start(visitor, token);
  return { visitor, token, payment: body };
}

const attemptOf = async ({ payment_intent_id }: { payment_intent_id: string }) => {
  const { attempts } = await moneyOf(platform, venue);
  const found = attempts.find(({ provider_payment_id }) => provider_payment_id === payment_intent_id);
  if (!found) throw new Error("the payment was begun");
  return found;
};

const eventOf = ({ payment_intent_id }: { payment_intent_id: string }): SimulatedEvent => {
  const found = platform.payments.events.findLast(
    ({ type, data }) => type === "payment_intent.succeeded" && JSON.stringify(data).includes(payment_intent_id),
  );
  if (!found) throw new Error("the provider tells of the payment");
  return found;
};

const reconcile = () => reconcileCardAttempts(platform.deps, venue.tenantId);
const later = (minutes: number) => platform.clock.set(platform.clock.now().add({ minutes }).toString());

/** Expects each charge to have its booking or its refund, with nothing pending. */
async function expectSettled(): Promise<void> {
  const { attempts, payments, bookings } = await moneyOf(platform, venue);
  for (const { state, provider_payment_id, booking_id } of attempts) {
    const receipts = payments.filter((payment) => payment.provider_payment_id === provider_payment_id);
    const booking = bookings.find(({ id }) => id === booking_id);
    if (state === "booked") {
      expect(receipts).toMatchObject([{ booking_id }]);
      expect(booking?.status).toBe("confirmed");
    } else {
      expect(receipts).toEqual([]);
      expect(["refunded", "cancelled"]).toContain(state);
    }
  }
}

describe("a payer who never returns", () => {
  it("is booked by the provider's event, however often it arrives", async () => {
    const { payment } = await begun();
    await payWith(platform, payment, GOOD_CARD);
    const event = eventOf(payment);
    for (const _copy of [1, 2, 3]) expect((await deliver(platform, event)).status).toBe(200);
    const named = { tenant_id: venue.tenantId, event_id: event.id };
    expect(enqueued).toEqual([{ name: "process_payment_event", data: named }]);
    await Promise.all([1, 2, 3].map(() => process(platform, venue, event)));
    expect((await attemptOf(payment)).state).toBe("booked");
    await expectSettled();
  });

  it("is booked by the recovery job if no event arrived", async () => {
    const { payment } = await begun();
    await payWith(platform, payment, GOOD_CARD);
    await reconcile();
    expect((await attemptOf(payment)).state).toBe("open");
    later(2);
    await reconcile();
    expect((await attemptOf(payment)).state).toBe("booked");
  });
});

describe("an event about a payment", () => {
  it("is refused from another account, and for another company's payment", async () => {
    const { payment } = await begun();
    await payWith(platform, payment, GOOD_CARD);
    const event = eventOf(payment);
    const before = enqueued.length;
    expect((await deliver(platform, { ...event, account: "acct_other" })).status).toBe(403);
    const other = await payingVenue(platform);
    const object = event.data.object as { metadata: Record<string, string> };
    const elsewhere = { ...object, metadata: { ...object.metadata, tenant: other.venue.slug } };
    expect((await deliver(platform, { ...event, data: { object: elsewhere } })).status).toBe(403);
    expect((await deliver(platform, event, { secret: "whsec_other" })).status).toBe(400);
    expect((await deliver(platform, event, { age: 301 })).status).toBe(400);
    expect(enqueued).toHaveLength(before);
    later(2);
    await reconcile();
  });

  it("is accepted with the secret of the accounts' endpoint as well as the platform's", async () => {
    const { stripeProvider } = await import("#api/stripe/stripe-provider.ts");
    const { signatureOf } = await import("#simulator/events.ts");
    const keys = {
      mode: "test",
      secretKey: "sk_test_1",
      publishableKey: "pk_test_1",
      webhookSecret: "whsec_1",
    } as const;
    const provider = stripeProvider({ ...keys, connectWebhookSecret: "whsec_2" });
    const now = platform.clock.now();
    const { payment } = await begun();
    await payWith(platform, payment, GOOD_CARD);
    const body = JSON.stringify(eventOf(payment));
    const signed = (secret: string) => signatureOf(body, secret, Math.floor(now.epochMilliseconds / 1000));
    for (const secret of ["whsec_1", "whsec_2"]) {
      expect(provider.verifyEvent(body, signed(secret), now)).toMatchObject({ account: payment.connect_account });
    }
    expect(() => provider.verifyEvent(body, signed("whsec_3"), now)).toThrow("not signed");
  });
});

describe("a provider that is down", () => {
  it("loses nothing and charges nothing twice", async () => {
    const visitor = venue.visitor();
    const token = await holdTime(venue, `2027-05-${String(++day).padStart(2, "0")} 17:00:00`, visitor);
    await platform.payments.turn("chaos", { failures: 9, status: 503 });
    expect((await start(visitor, token)).status).toBe(503);
    await platform.payments.turn("chaos", { failures: 9, status: 200, isRubbish: true });
    expect((await start(visitor, token)).status).toBe(503);
    await platform.payments.turn("chaos", { failures: 0, isRubbish: false });
    const { body: payment } = await start(visitor, token);
    await payWith(platform, payment, GOOD_CARD);
    await platform.payments.turn("chaos", { failures: 9, status: 500 });
    expect((await confirm(visitor, payment, token)).status).toBe(503);
    later(2);
    await reconcile();
    expect(await attemptOf(payment)).toMatchObject({
      state: "open",
      failure: expect.stringContaining("not answering"),
    });
    await platform.payments.turn("chaos", { failures: 0 });
    expect((await confirm(visitor, payment, token)).body.outcome).toBe("booked");
  });

  it("for half an hour after a card has paid: all is refunded once, and the payer is told", async () => {
    const { visitor, token, payment } = await begun();
    await payWith(platform, payment, GOOD_CARD);
    await platform.payments.turn("chaos", { failures: 1_000, status: 503 });
    expect((await confirm(visitor, payment, token)).status).toBe(503);
    const event = eventOf(payment);
    for (let minutes = 0; minutes < 30; minutes += 5) {
      expect((await deliver(platform, event)).status).toBe(200);
      await expect(process(platform, venue, event)).rejects.toThrow("not answering");
      await reconcile();
      later(5);
    }
    expect((await attemptOf(payment)).state).toBe("open");
    await platform.payments.turn("chaos", { failures: 0 });
    await process(platform, venue, event);
    expect((await confirm(visitor, payment, token)).body).toMatchObject({
      outcome: "refunded",
      message: expect.stringContaining("full amount is refunded"),
    });
    for (const _look of [1, 2]) await reconcile();
    await expectSettled();
    const refunds = platform.payments.events.filter(
      ({ type, data }) => type === "refund.created" && JSON.stringify(data).includes(payment.payment_intent_id),
    );
    expect(refunds.map(({ data }) => data.object)).toMatchObject([{ amount: 1800 }]);
  });

  it("or too slow is asked again with the same key, and charges once", async () => {
    const visitor = venue.visitor();
    const token = await holdTime(venue, `2027-05-${String(++day).padStart(2, "0")} 17:00:00`, visitor);
    let calls = 0;
    platform.payments.watch.before = () => (calls++ === 0 ? new Promise(() => undefined) : Promise.resolve());
    const { status, body: payment } = await start(visitor, token);
    delete platform.payments.watch.before;
    expect([status, calls]).toEqual([200, 2]);
    await payWith(platform, payment, GOOD_CARD);
    expect((await confirm(visitor, payment, token)).body.outcome).toBe("booked");
    await expectSettled();
  });
});

describe("a hold that expires during a request to the provider", () => {
  it("charges nothing: the payer gets no way to pay, and is asked to choose again", async () => {
    const visitor = venue.visitor();
    const token = await holdTime(venue, `2027-05-${String(++day).padStart(2, "0")} 17:00:00`, visitor);
    let ended: Promise<void> | undefined;
    platform.payments.watch.before = () =>
      (ended ??= (async () => {
        await visitor("releaseHold", { params: { token } });
        later(2);
        await reconcile();
      })());
    const late = await start(visitor, token);
    delete platform.payments.watch.before;
    expect([late.status, late.body.error]).toEqual([410, "hold_expired"]);
    expect(late.body).not.toHaveProperty("client_secret");
    const { attempts } = await moneyOf(platform, venue);
    expect(attempts.at(-1)).toMatchObject({ state: "cancelled", provider_payment_id: null, guest: null });
  });
});

/** Where the process dies: what the provider did stays, and nothing after that point happens here. */
type Step = keyof ChargeProvider;
const CRASHES: [string, Step, "before" | "after"][] = [
  ["before the payment begins", "startPayment", "before"],
  ["after the payment began", "startPayment", "after"],
  ["before the provider is asked", "readPayment", "before"],
  ["after the provider has answered", "readPayment", "after"],
];

describe("a crash", () => {
  it.each(CRASHES)("%s leaves no charge without its booking or refund", async (_, step, when) => {
    const { charges } = platform.payments.payments;
    const visitor = venue.visitor();
    const token = await holdTime(venue, `2027-05-${String(++day).padStart(2, "0")} 17:00:00`, visitor);
    const die = () => crash(charges, step, when);
    if (step === "startPayment") {
      die();
      expect((await start(visitor, token)).status).toBe(500);
      vi.restoreAllMocks();
      const { body: payment } = await start(visitor, token);
      await payWith(platform, payment, GOOD_CARD);
    } else {
      const { body: payment } = await start(visitor, token);
      await payWith(platform, payment, GOOD_CARD);
      die();
      expect((await confirm(visitor, payment, token)).status).toBe(500);
      vi.restoreAllMocks();
    }
    later(2);
    await reconcile();
    await expectSettled();
  });

  it.each([
    ["before the refund", "before"],
    ["after the refund", "after"],
  ] as const)("%s refunds once", async (_, when) => {
    const { charges } = platform.payments.payments;
    const { visitor, token, payment } = await begun();
    await visitor("releaseHold", { params: { token } });
    await payWith(platform, payment, GOOD_CARD);
    expect((await confirm(visitor, payment, token)).body.outcome).toBe("refunded");
    crash(charges, "refundPayment", when);
    later(2);
    await reconcile();
    vi.restoreAllMocks();
    await reconcile();
    await expectSettled();
    const refunds = platform.payments.events.filter(
      ({ type, data }) => type === "refund.created" && JSON.stringify(data).includes(payment.payment_intent_id),
    );
    expect(refunds).toHaveLength(1);
  });

  it.each([
    ["before the payment is cancelled", "before"],
    ["after the payment is cancelled", "after"],
  ] as const)("%s lets nobody pay for an expired time", async (_, when) => {
    const { charges } = platform.payments.payments;
    const { visitor, token, payment } = await begun();
    await visitor("releaseHold", { params: { token } });
    crash(charges, "cancelPayment", when);
    later(2);
    await reconcile();
    vi.restoreAllMocks();
    await reconcile();
    expect((await attemptOf(payment)).state).toBe("cancelled");
    expect((await payWith(platform, payment, GOOD_CARD)).status).toBe(400);
  });
});

function crash(charges: ChargeProvider, step: Step, when: "before" | "after"): void {
  const real = charges[step].bind(charges) as (...given: unknown[]) => Promise<unknown>;
  const dying = async (...given: unknown[]): Promise<never> => {
    if (when === "after") await real(...given);
    throw new Error("the process died");
  };
  vi.spyOn(charges, step).mockImplementation(dying);
}
