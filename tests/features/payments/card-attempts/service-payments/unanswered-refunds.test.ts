import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { givenBack } from "#tests/features/payments/refunds/support.ts";
import { startPlatform, TEST_NOW, type Platform, type Venue } from "#tests/support/venue.ts";
import { moneyOf, payingVenue, paymentsForNothing } from "./support.ts";

let platform: Platform;
let venue: Venue;
let nothing: ReturnType<typeof paymentsForNothing>;
beforeAll(async () => {
  platform = await startPlatform();
  const { venue: paid, owner } = await payingVenue(platform);
  venue = paid;
  nothing = paymentsForNothing(platform, venue, owner);
});
afterEach(async () => {
  vi.restoreAllMocks();
  platform.clock.set(TEST_NOW);
  await platform.payments.turn("chaos", { failures: 0 });
});
afterAll(() => platform.close());

const WEEK_HOURS = 7 * 24;
const charges = () => platform.payments.payments.charges;

const refundIdOf = async (id: number) => {
  const { attempts } = await moneyOf(platform, venue);
  return attempts.find((row) => row.id === id)?.refund_id;
};

describe("a refund with an unknown result", () => {
  it("is looked up before another is requested, also much later by a person", async () => {
    const { id, intent } = await nothing.pay();
    const refund = charges().refundPayment.bind(charges());
    vi.spyOn(charges(), "refundPayment").mockImplementation(async (...asked) => {
      await refund(...asked);
      throw new Error("the answer was lost");
    });
    await expect(nothing.giveBack(id)).rejects.toThrow("lost");
    vi.restoreAllMocks();
    await nothing.askedHoursAgo(id, WEEK_HOURS + 1);
    expect((await nothing.listed(id)).state).toBe("refund_failed");
    await nothing.retry(id);
    const again = vi.spyOn(charges(), "refundPayment");
    await nothing.giveBack(id);
    expect(again).not.toHaveBeenCalled();
    expect((await nothing.listed(id)).state).toBe("refunded");
    expect(givenBack(platform, intent)).toEqual([1800]);
  });

  it("is resolved by the provider's event if that arrives before the response, however often", async () => {
    const { id, intent } = await nothing.pay();
    const refund = charges().refundPayment.bind(charges());
    vi.spyOn(charges(), "refundPayment").mockImplementation(async (...asked) => {
      let made: Awaited<ReturnType<typeof refund>> | undefined;
      await nothing.told(async () => void (made = await refund(...asked)), 2);
      expect((await nothing.listed(id)).state).toBe("refunded");
      if (!made) throw new Error("the refund was made");
      return made;
    });
    await nothing.giveBack(id);
    expect(await nothing.listed(id)).toMatchObject({ state: "refunded", refund_failure: null });
    expect(givenBack(platform, intent)).toEqual([1800]);
  });

  it("changes nothing if the provider does not respond, and says so", async () => {
    const { id, intent } = await nothing.pay();
    await platform.payments.turn("chaos", { failures: 1_000, status: 503 });
    await expect(nothing.giveBack(id)).rejects.toThrow("not answering");
    await platform.payments.turn("chaos", { failures: 0 });
    expect(await nothing.listed(id)).toMatchObject({
      state: "refunding",
      refund_failure: expect.stringContaining("not answering"),
    });
    await nothing.giveBack(id);
    expect(givenBack(platform, intent)).toEqual([1800]);
  });

  it("of one attempt does not revert the result of another", async () => {
    const { id } = await nothing.pay();
    const refund = charges().refundPayment.bind(charges());
    vi.spyOn(charges(), "refundPayment").mockImplementationOnce(async () => {
      await nothing.giveBack(id);
      throw new Error("the answer was lost");
    });
    vi.mocked(charges().refundPayment).mockImplementation(refund);
    await expect(nothing.giveBack(id)).rejects.toThrow("lost");
    expect(await nothing.listed(id)).toMatchObject({ state: "refunded", refund_failure: null });
  });
});

describe("a refund that the card's bank rejects", () => {
  it("is left to a person at once, who may try again", async () => {
    const { id, intent } = await nothing.pay();
    await nothing.giveBack(id);
    const refundId = await refundIdOf(id);
    await nothing.told(() => platform.payments.turn("refund", { id: refundId, status: "failed" }), 2);
    expect(await nothing.listed(id)).toMatchObject({
      state: "refund_failed",
      refund_failure: "The card's bank did not accept the refund.",
    });
    platform.clock.set(platform.clock.now().add({ minutes: 2 }).toString());
    await nothing.reconcile();
    expect((await nothing.listed(id)).state).toBe("refund_failed");
    expect((await nothing.retry(id)).status).toBe(200);
    await nothing.giveBack(id);
    expect((await nothing.listed(id)).state).toBe("refunded");
    expect(givenBack(platform, intent)).toEqual([1800, 1800]);
  });

  it("before it was stored is noticed all the same", async () => {
    const { id } = await nothing.pay();
    const refund = charges().refundPayment.bind(charges());
    vi.spyOn(charges(), "refundPayment").mockImplementation(async (...asked) => {
      const made = await refund(...asked);
      await nothing.told(() => platform.payments.turn("refund", { id: made.id, status: "failed" }));
      return made;
    });
    await nothing.giveBack(id);
    expect((await nothing.listed(id)).state).toBe("refund_failed");
  });
});

it("shows a payment as refunded if somebody has refunded it at the provider", async () => {
  const { id, intent, account } = await nothing.pay();
  nothing.refuses("Insufficient funds in your Stripe balance.");
  await expect(nothing.giveBack(id)).rejects.toThrow("Insufficient");
  vi.restoreAllMocks();
  await nothing.told(() =>
    platform.payments.ask("POST", "/v1/refunds", { payment_intent: intent, _stripe_account: account }),
  );
  expect(await nothing.listed(id)).toMatchObject({ state: "refunded", refund_failure: null });
  expect(givenBack(platform, intent)).toEqual([1800]);
});

it("refunds nothing during a dispute, and counts a lost dispute as refunded", async () => {
  const { id, intent } = await nothing.pay();
  await nothing.told(() => platform.payments.turn("dispute", { payment_intent: intent, status: "needs_response" }));
  await nothing.giveBack(id);
  expect(await nothing.listed(id)).toMatchObject({
    state: "refunding",
    refund_failure: "It is disputed, and its bank holds the money.",
  });
  await nothing.told(() => platform.payments.turn("dispute", { payment_intent: intent, status: "lost" }));
  expect(await nothing.listed(id)).toMatchObject({ state: "refunded", refund_failure: null });
  expect(givenBack(platform, intent)).toEqual([]);
});
