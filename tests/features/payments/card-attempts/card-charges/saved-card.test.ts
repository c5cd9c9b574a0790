import Stripe from "stripe";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { reconcileCardAttempts, settleCardAttempt } from "#api/features/payments/card-attempts/service.ts";
import { providerRefusal } from "#api/stripe/provider-errors.ts";
import { cad, policyWith, setPolicy } from "#tests/features/bookings/policies/support.ts";
import { accountOf } from "#tests/features/payments/payments/support.ts";
import { ledgerOf } from "#tests/features/payments/refunds/support.ts";
import { startPlatform, TEST_NOW, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { GOOD_CARD, payingVenue } from "../service-payments/support.ts";
import { bookingOf, cardThatDeclines, chargeCard, charged, clientWithCard, link, nextHour } from "./support.ts";

/** A card whose bank requires authentication for every payment. */
const ASKS_EACH_TIME = "4000002760003184";

let platform: Platform;
let venue: Venue;
let owner: Person;
beforeAll(async () => {
  platform = await startPlatform();
  ({ venue, owner } = await payingVenue(platform));
});
afterEach(async () => {
  vi.restoreAllMocks();
  platform.clock.set(TEST_NOW);
  await platform.payments.turn("chaos", { failures: 0, isRubbish: false, status: 500 });
});
afterAll(() => platform.close());

const later = (minutes: number) => platform.clock.set(platform.clock.now().add({ minutes }).toString());
const reconcile = () => reconcileCardAttempts(platform.deps, venue.tenantId);

async function bookedWithCard(number = GOOD_CARD) {
  const { client, cardId } = await clientWithCard(platform, venue, owner, number);
  const id = await bookingOf(owner, venue, client.id);
  return { id, client, card_id: cardId, before: charged(platform, venue).length };
}

describe("a saved card", () => {
  it("pays an amount due, in part and in full, with a receipt each", async () => {
    const { id, card_id } = await bookedWithCard();
    const done = await chargeCard(owner.ask, id, { amount: 2000, card_id });
    expect(done).toMatchObject({ status: 201, body: { state: "paid", kind: "saved_card", amount: cad(2000) } });
    expect((await chargeCard(owner.ask, id, { amount: 4000, card_id })).status).toBe(201);
    expect(await accountOf(owner.ask, id)).toMatchObject({ payment_status: "paid", balance: cad(0) });
    expect(await ledgerOf(platform, venue, id)).toEqual({ card: 6000, bookings: -6000 });
    const more = await chargeCard(owner.ask, id, { amount: 1, card_id });
    expect([more.status, more.body.message]).toEqual([409, "Nothing is owed for this booking."]);
  });

  it("pays a no-show fee once, and nothing if the fee is waived with a reason", async () => {
    const rules = policyWith([], { no_show: { percent: 50, fee: cad(0) }, deposit: { percent: 30, fee: cad(0) } });
    await setPolicy(owner.ask, venue, rules);
    const { client, card_id } = await bookedWithCard();
    const [charging, waiving] = [nextHour(), nextHour()];
    const ids = [await bookingOf(owner, venue, client.id, charging), await bookingOf(owner, venue, client.id, waiving)];
    platform.clock.set("2027-05-20T12:00:00Z");
    for (const id of ids) {
      const { body } = await owner.ask("booking", { params: { id } });
      const gone = { status: "no_show", version: body.version };
      expect((await owner.ask("updateBooking", { params: { id }, body: gone })).status).toBe(200);
    }
    const [first = 0, second = 0] = ids;
    expect((await chargeCard(owner.ask, first, { amount: 3001, card_id })).status).toBe(422);
    expect((await chargeCard(owner.ask, first, { amount: 3000, card_id })).body.state).toBe("paid");
    expect(await ledgerOf(platform, venue, first)).toEqual({ card: 3000, fees: -3000 });
    const fees = (await owner.ask("bookingFees", { params: { id: second } })).body.amounts_due;
    const reason = "First time, told on the phone";
    await owner.ask("waiveAmountDue", { params: { id: fees[0].id }, body: { reason } });
    expect((await chargeCard(owner.ask, second, { amount: 3000, card_id })).status).toBe(409);
  });

  it("that is declined is not charged, and can be tried again", async () => {
    const { id, client, card_id: good, before } = await bookedWithCard();
    const card_id = await cardThatDeclines(platform, venue, client.id);
    const refused = await chargeCard(owner.ask, id, { amount: 6000, card_id });
    expect([refused.status, refused.body.message]).toEqual([402, "Your card was declined."]);
    expect(charged(platform, venue)).toHaveLength(before);
    expect(await accountOf(owner.ask, id)).toMatchObject({ balance: cad(6000), payments: [] });
    expect((await chargeCard(owner.ask, id, { amount: 6000, card_id: good })).body.state).toBe("paid");
  });

  it("whose bank requires authentication falls back to a link", async () => {
    const { id, card_id, before } = await bookedWithCard(ASKS_EACH_TIME);
    const refused = await chargeCard(owner.ask, id, { amount: 6000, card_id });
    expect(refused.status).toBe(402);
    expect(refused.body.message).toBe("The bank wants to ask the card's holder. Send them a payment link.");
    expect(charged(platform, venue)).toHaveLength(before);
    const made = await owner.ask("createPaymentLink", { params: { id }, body: { amount: cad(6000) } });
    expect(made.status).toBe(201);
  });

  it("of another client, of a guest, or that was never saved is refused", async () => {
    const { card_id } = await bookedWithCard();
    const other = await bookedWithCard();
    const taken = charged(platform, venue).length;
    expect((await chargeCard(owner.ask, other.id, { amount: 100, card_id })).status).toBe(404);
    expect((await chargeCard(owner.ask, other.id, { amount: 100, card_id: "pm_made_up" })).status).toBe(404);
    const guests = await bookingOf(owner, venue, null);
    expect((await chargeCard(owner.ask, guests, { amount: 100, card_id })).status).toBe(404);
    expect((await chargeCard(owner.ask, other.id, { amount: 6000, card_id: other.card_id })).status).toBe(201);
    expect(charged(platform, venue)).toHaveLength(taken + 1);
  });

  it("is charged once for one press, and never twice for one amount", async () => {
    const { id, card_id, before } = await bookedWithCard();
    const press = (key: string) => chargeCard(owner.ask, id, { amount: 6000, card_id, key });
    const replies = await Promise.all([press("one"), press("one"), press("two")]);
    expect(new Set(replies.filter(({ status }) => status === 201).map(({ body }) => body.id)).size).toBe(1);
    expect((await press("one")).status).toBeLessThan(500);
    expect(charged(platform, venue).slice(before)).toEqual([6000]);
    expect((await accountOf(owner.ask, id)).payments).toHaveLength(1);
  });

  it("needs the permission to take payments, in the own company", async () => {
    const { id, card_id } = await bookedWithCard();
    const stranger = (await payingVenue(platform)).owner;
    expect((await chargeCard(stranger.ask, id, { amount: 100, card_id })).status).toBe(404);
    const coach = await venue.person("coach");
    expect((await chargeCard(coach.ask, id, { amount: 100, card_id })).status).toBe(403);
  });
});

describe("a provider that does not respond", () => {
  it.each([
    ["is down", { failures: 9, status: 503 }],
    ["sends invalid responses", { failures: 9, status: 200, isRubbish: true }],
  ])("%s: the charge waits, is made once it is back, and not twice", async (_, chaos) => {
    const { id, card_id, before } = await bookedWithCard();
    await platform.payments.turn("chaos", chaos);
    const waiting = await chargeCard(owner.ask, id, { amount: 6000, card_id });
    expect(waiting).toMatchObject({ status: 201, body: { state: "open", failure: expect.any(String) } });
    const again = await chargeCard(owner.ask, id, { amount: 6000, card_id });
    expect(again.body.message).toBe("A card is being charged for this booking. Its provider has not answered yet.");
    later(2);
    await reconcile();
    await platform.payments.turn("chaos", { failures: 0, isRubbish: false });
    await reconcile();
    await reconcile();
    expect(charged(platform, venue).slice(before)).toEqual([6000]);
    expect(await accountOf(owner.ask, id)).toMatchObject({ payment_status: "paid", balance: cad(0) });
  });

  it("hides errors of our own from the desk", async () => {
    const { id, card_id } = await bookedWithCard();
    await platform.payments.turn("chaos", { failures: 9, status: 503 });
    await chargeCard(owner.ask, id, { amount: 6000, card_id });
    await platform.payments.turn("chaos", { failures: 0 });
    const { charges } = platform.payments.payments;
    vi.spyOn(charges, "paymentsOf").mockRejectedValue(new Error("connect ECONNREFUSED 10.0.0.7:5432"));
    later(2);
    await reconcile();
    const { body } = await owner.ask("cardCharges", { params: { id } });
    expect(body.data).toMatchObject([{ state: "open", failure: "Something went wrong on our side." }]);
    vi.restoreAllMocks();
    await reconcile();
  });

  it.each([
    ["whose bank is still deciding", "processing", 2],
    ["whose request is under way", "requires_payment_method", 0],
  ])("does not fail a charge %s", async (_, status, minutes) => {
    const { id, card_id, before } = await bookedWithCard();
    const { charges } = platform.payments.payments;
    const [charge, known] = [charges.chargeCard.bind(charges), charges.paymentsOf.bind(charges)];
    vi.spyOn(charges, "chargeCard").mockImplementation(async (wanted, key) => {
      await charge(wanted, key);
      throw new Error("the process died");
    });
    vi.spyOn(charges, "paymentsOf").mockImplementation(async (...asked) =>
      (await known(...asked)).map((payment) => ({ ...payment, status, received: 0 })),
    );
    await chargeCard(owner.ask, id, { amount: 6000, card_id });
    const waiting = async () => (await owner.ask("cardCharges", { params: { id } })).body.data;
    const [{ id: charge_id }] = await waiting();
    later(minutes);
    await settleCardAttempt(platform.deps, { subject: "desk_payment", tenant_id: venue.tenantId, id: charge_id });
    expect(await waiting()).toMatchObject([{ id: charge_id, state: "open", failure: null }]);
    vi.restoreAllMocks();
    later(2);
    await reconcile();
    expect(charged(platform, venue).slice(before)).toEqual([6000]);
    expect(await accountOf(owner.ask, id)).toMatchObject({ payment_status: "paid", balance: cad(0) });
  });

  it("reports 'unavailable' while it handles an identical request", () => {
    const message = "There is currently another in-progress request using this idempotent key.";
    const raw = { type: "idempotency_error", code: "idempotency_key_in_use", statusCode: 409, message } as const;
    expect(providerRefusal(new Stripe.errors.StripeIdempotencyError(raw))).toMatchObject({ code: "unavailable" });
  });

  it.each([
    ["before the card is charged", "before"],
    ["after the card was charged", "after"],
  ] as const)("charges once if the process dies %s", async (_, when) => {
    const { id, card_id, before } = await bookedWithCard();
    const { charges } = platform.payments.payments;
    const real = charges.chargeCard.bind(charges);
    vi.spyOn(charges, "chargeCard").mockImplementation(async (wanted, key) => {
      if (when === "after") await real(wanted, key);
      throw new Error("the process died");
    });
    expect((await chargeCard(owner.ask, id, { amount: 6000, card_id })).status).toBe(500);
    vi.restoreAllMocks();
    later(2);
    await reconcile();
    expect(charged(platform, venue).slice(before)).toEqual([6000]);
    expect(await accountOf(owner.ask, id)).toMatchObject({ payment_status: "paid", balance: cad(0) });
  });

  it("checks a charge's dispute after a restart, if the process died before the check", async () => {
    const { id, card_id } = await bookedWithCard();
    const { charges } = platform.payments.payments;
    const real = charges.chargeCard.bind(charges);
    vi.spyOn(charges, "chargeCard").mockImplementation(async (wanted, key) => {
      await real(wanted, key);
      throw new Error("the process died");
    });
    await chargeCard(owner.ask, id, { amount: 6000, card_id });
    vi.restoreAllMocks();
    const paid = platform.payments.events.findLast(({ type }) => type === "payment_intent.succeeded");
    if (!paid) throw new Error("the saved card was not charged");
    const { id: payment_intent } = paid.data.object as { id: string };
    const [{ id: charge_id }] = (await owner.ask("cardCharges", { params: { id } })).body.data;
    await platform.payments.turn("dispute", { payment_intent, status: "warning_needs_response" });
    vi.spyOn(charges, "disputesOf").mockRejectedValue(new Error("the process died"));
    later(2);
    const settle = () =>
      settleCardAttempt(platform.deps, { subject: "desk_payment", tenant_id: venue.tenantId, id: charge_id });
    await expect(settle()).rejects.toThrow("the process died");
    vi.restoreAllMocks();
    expect(await accountOf(owner.ask, id)).toMatchObject({ payment_status: "paid" });
    expect((await owner.ask("paymentDisputes")).body.data).toEqual([]);
    await settle();
    expect((await owner.ask("paymentDisputes")).body.data).toMatchObject([{ booking_id: id, state: "needs_response" }]);
  });
});

it("refuses an amount below the provider's minimum in our words, at its field, as a charge and as a link", async () => {
  const { client, cardId } = await clientWithCard(platform, venue, owner, GOOD_CARD);
  const id = await bookingOf(owner, venue, client.id);
  const sentence = "Cards are charged at least $0.50.";
  for (const refused of [
    await chargeCard(owner.ask, id, { amount: 49, card_id: cardId }),
    await link(owner.ask, id, 49),
  ]) {
    expect(refused).toMatchObject({ status: 422, body: { message: sentence, errors: { amount: [sentence] } } });
  }
});
