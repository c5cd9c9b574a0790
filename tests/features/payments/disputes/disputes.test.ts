import type Stripe from "stripe";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { reconcileDisputes } from "#api/features/payments/disputes/service.ts";
import { stripeCharges } from "#api/stripe/stripe-charges.ts";
import type { SimulatedEvent } from "#simulator/objects.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { deliver, process } from "#tests/features/payments/billing/support.ts";
import { payingVenue } from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { accountOf } from "#tests/features/payments/payments/support.ts";
import { givenBack, ledgerOf, paidByCard, refund, toldOf } from "#tests/features/payments/refunds/support.ts";
import { setTax, VAT } from "#tests/features/payments/taxes/support.ts";
import { startPlatform, TEST_NOW, type Ask, type Person, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
let venue: Venue;
let owner: Person;
let day = 3;
const enqueued: unknown[] = [];
beforeAll(async () => {
  platform = await startPlatform({ jobs: { enqueue: async (_trx, _name, data) => void enqueued.push(data) } });
  ({ venue, owner } = await payingVenue(platform));
});
afterEach(async () => {
  platform.clock.set(TEST_NOW);
  await platform.payments.turn("chaos", { failures: 0 });
});
afterAll(() => platform.close());

const paid = () => paidByCard(platform, venue, { start: `2027-05-${String(++day).padStart(2, "0")} 17:00:00` });
const disputesOf = async (paymentId: number, ask: Ask = owner.ask) =>
  (await ask("paymentDisputes")).body.data.filter(({ payment_id }: { payment_id: number }) => payment_id === paymentId);
const paymentOf = async (id: number) => (await owner.ask("payment", { params: { id } })).body;

/** Has the bank set a payment's dispute to this status; returns the events that the provider sends. */
async function say(intent: string, status: string, reason?: string): Promise<SimulatedEvent[]> {
  const before = platform.payments.events.length;
  await platform.payments.turn("dispute", { payment_intent: intent, status, ...(reason ? { reason } : {}) });
  return platform.payments.events.slice(before);
}

async function take(events: readonly SimulatedEvent[]): Promise<void> {
  for (const event of events) {
    expect((await deliver(platform, event)).status).toBe(200);
    await process(platform, venue, event);
  }
}

describe("a dispute", () => {
  it("is shown with its deadline, and the withdrawn amount is in the ledger", async () => {
    const { paymentId, bookingId, intent } = await paid();
    const told = await say(intent, "needs_response");
    expect(told.map(({ type }) => type)).toEqual(["charge.dispute.created", "charge.dispute.funds_withdrawn"]);
    await take(told);
    expect(await disputesOf(paymentId)).toEqual([
      expect.objectContaining({
        state: "needs_response",
        reason: "fraudulent",
        payer_name: "Gil Guest",
        amount: cad(6000),
        withdrawn: cad(6000),
        due_by: "2027-05-10T17:00:00Z",
        due_local: "2027-05-10T10:00:00-07:00",
      }),
    ]);
    expect(await paymentOf(paymentId)).toMatchObject({
      dispute: "needs_response",
      dispute_due: "2027-05-10T10:00:00-07:00",
      refundable: cad(0),
    });
    expect(await ledgerOf(platform, venue, bookingId)).toEqual({ bookings: -6000, disputed: 6000 });
    expect(await accountOf(owner.ask, bookingId)).toMatchObject({ payment_status: "paid", balance: cad(0) });
  });

  it("that is won returns the money", async () => {
    const { paymentId, bookingId, intent } = await paid();
    await take(await say(intent, "needs_response"));
    await take(await say(intent, "under_review"));
    expect(await disputesOf(paymentId)).toMatchObject([{ state: "under_review", withdrawn: cad(6000) }]);
    const told = await say(intent, "won");
    expect(told.map(({ type }) => type)).toEqual(["charge.dispute.closed", "charge.dispute.funds_reinstated"]);
    await take(told);
    expect(await disputesOf(paymentId)).toMatchObject([{ state: "won", withdrawn: cad(0) }]);
    expect(await ledgerOf(platform, venue, bookingId)).toEqual({ bookings: -6000, card: 6000 });
    expect((await refund(owner.ask, paymentId, 6000)).status).toBe(200);
  });

  it("that is lost keeps the money, and none of it can be refunded", async () => {
    const { paymentId, bookingId, intent } = await paid();
    await take(await say(intent, "needs_response"));
    await take(await say(intent, "lost"));
    expect(await paymentOf(paymentId)).toMatchObject({ dispute: "lost", refundable: cad(0) });
    expect(await ledgerOf(platform, venue, bookingId)).toEqual({ bookings: -6000, disputed: 6000 });
    const refused = await refund(owner.ask, paymentId, 100);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "This payment was disputed, and its bank has given the money back to the card's holder already.",
    ]);
  });

  it("that is lost leaves nothing to refund when the booking is cancelled, except other payments", async () => {
    const { paymentId, bookingId, intent } = await paid();
    await take(await say(intent, "needs_response"));
    await take(await say(intent, "lost"));
    await owner.ask("cancelBooking", { params: { id: bookingId } });
    expect(await accountOf(owner.ask, bookingId)).toMatchObject({ balance: cad(0), charged: cad(0) });
    const deposit = await paidByCard(platform, venue, {
      start: `2027-05-${String(++day).padStart(2, "0")} 17:00:00`,
      kind: "deposit",
    });
    const shares = [{ amount: cad(4200), method: "cash" }];
    await owner.ask("takePayment", { body: { booking_id: deposit.bookingId, shares } });
    await take(await say(deposit.intent, "needs_response"));
    await take(await say(deposit.intent, "lost"));
    expect(await accountOf(owner.ask, deposit.bookingId)).toMatchObject({ balance: cad(0) });
    await owner.ask("cancelBooking", { params: { id: deposit.bookingId } });
    const { body } = await owner.ask("bookingAccount", { params: { id: deposit.bookingId } });
    expect(body.balance).toEqual(cad(-4200));
    const atDesk = body.payments.find(({ method }: { method: string }) => method === "cash");
    expect((await refund(owner.ask, atDesk.id, 4200)).body.balance).toEqual(cad(0));
    expect(await paymentOf(paymentId)).toMatchObject({ refundable: cad(0) });
  });

  it("that is only an inquiry withdraws nothing, and allows a refund", async () => {
    const { paymentId, bookingId, intent } = await paid();
    await take(await say(intent, "warning_needs_response", "unrecognized"));
    expect(await disputesOf(paymentId)).toMatchObject([{ state: "needs_response", withdrawn: cad(0) }]);
    expect((await refund(owner.ask, paymentId, 6000)).status).toBe(200);
    await take(await say(intent, "warning_closed"));
    expect(await disputesOf(paymentId)).toMatchObject([{ state: "closed" }]);
    expect(await ledgerOf(platform, venue, bookingId)).toEqual({ bookings: -6000, refunds: 6000 });
  });

  it("returns no tax again that a refund has returned", async () => {
    const taxed = await payingVenue(platform);
    await setTax(taxed.owner.ask, taxed.venue, VAT);
    const { ask } = await taxed.venue.person("client");
    const start = "2027-05-20 17:00:00";
    const { paymentId, bookingId, intent } = await paidByCard(platform, taxed.venue, { start, ask });
    expect((await refund(taxed.owner.ask, paymentId, 6000, { as: "credit" })).status).toBe(200);
    for (const status of ["needs_response", "lost"]) {
      await toldOf(platform, taxed.venue, () => platform.payments.turn("dispute", { payment_intent: intent, status }));
    }
    const { taxes, ...rest } = await ledgerOf(platform, taxed.venue, bookingId);
    expect(taxes ?? 0).toBe(0);
    expect(rest).toMatchObject({ credit: -6000, disputed: 6000 });
  });

  it.each([
    ["is heard of first", ["dispute", "refund"]],
    ["is heard of after the refund", ["refund", "dispute"]],
  ])("returns the tax that a refund left if it %s", async (_order, order) => {
    const taxed = await payingVenue(platform);
    await setTax(taxed.owner.ask, taxed.venue, VAT);
    const { ask } = await taxed.venue.person("client");
    const { bookingId, intent } = await paidByCard(platform, taxed.venue, { start: "2027-05-20 17:00:00", ask });
    const before = platform.payments.events.length;
    const _stripe_account = platform.payments.events.at(-1)?.account ?? "";
    // the tax in both parts is rounded up: 3.51 and 6.50 of 10.00
    await platform.payments.ask("POST", "/v1/refunds", { payment_intent: intent, amount: "2103", _stripe_account });
    await platform.payments.turn("dispute", { payment_intent: intent, status: "needs_response" });
    const events = platform.payments.events.slice(before);
    const rankOf = ({ type }: (typeof events)[number]) => order.findIndex((word) => type.includes(word));
    for (const event of events.toSorted((one, other) => rankOf(one) - rankOf(other))) {
      await deliver(platform, event);
      await process(platform, taxed.venue, event);
    }
    const { taxes, ...rest } = await ledgerOf(platform, taxed.venue, bookingId);
    expect(taxes ?? 0).toBe(0);
    expect(rest).toEqual({ bookings: -5000, refunds: 1752, disputed: 3248 });
  });

  it("has the same result in any order of events, with duplicates", async () => {
    const { paymentId, bookingId, intent } = await paid();
    const told = [
      ...(await say(intent, "needs_response")),
      ...(await say(intent, "under_review")),
      ...(await say(intent, "won")),
    ];
    await take([...told, ...told].toReversed());
    expect(await disputesOf(paymentId)).toMatchObject([{ state: "won", withdrawn: cad(0) }]);
    expect(await ledgerOf(platform, venue, bookingId)).toEqual({ bookings: -6000, card: 6000 });
  });

  it("is checked each hour while it is open, if its event was lost", async () => {
    const { paymentId, intent } = await paid();
    await take(await say(intent, "needs_response"));
    await say(intent, "lost");
    await reconcileDisputes(platform.deps, venue.tenantId);
    expect(await disputesOf(paymentId)).toMatchObject([{ state: "needs_response" }]);
    platform.clock.set("2027-05-03T18:01:00Z");
    await reconcileDisputes(platform.deps, venue.tenantId);
    expect(await disputesOf(paymentId)).toMatchObject([{ state: "lost" }]);
  });

  it("that was won is checked until its money is back", async () => {
    const { paymentId, bookingId, intent } = await paid();
    await take(await say(intent, "needs_response"));
    const { charges } = platform.payments.payments;
    const told = charges.disputesOf.bind(charges);
    vi.spyOn(charges, "disputesOf").mockImplementation(async (...asked) =>
      (await told(...asked)).map((dispute) => ({ ...dispute, withdrawn: 6000 })),
    );
    await take(await say(intent, "won"));
    vi.restoreAllMocks();
    expect(await disputesOf(paymentId)).toMatchObject([{ state: "won", withdrawn: cad(6000) }]);
    platform.clock.set("2027-05-03T18:01:00Z");
    await reconcileDisputes(platform.deps, venue.tenantId);
    expect(await disputesOf(paymentId)).toMatchObject([{ state: "won", withdrawn: cad(0) }]);
    expect(await ledgerOf(platform, venue, bookingId)).toEqual({ bookings: -6000, card: 6000 });
  });

  it("prevents refunds by the desk, as money and as credit, without asking the provider", async () => {
    const { paymentId, intent } = await paid();
    await take(await say(intent, "needs_response"));
    for (const as of ["payment", "credit"]) {
      for (const dry_run of [true, false]) {
        const refused = await refund(owner.ask, paymentId, 1000, { as, dry_run });
        expect([refused.status, refused.body.message]).toEqual([
          409,
          "This payment is disputed, and its bank holds the money. It can be refunded once the dispute is won.",
        ]);
      }
    }
    expect(givenBack(platform, intent)).toEqual([]);
  });

  it("prevents a cancellation from refunding the same money", async () => {
    const { bookingId, paymentId, intent } = await paid();
    await take(await say(intent, "needs_response"));
    expect((await owner.ask("cancelBooking", { params: { id: bookingId } })).status).toBe(200);
    expect(await paymentOf(paymentId)).toMatchObject({ refunding: cad(0), refunded: cad(0) });
  });
});

describe("an event about a dispute is refused", () => {
  it("from an account that was not paid, and changes nothing", async () => {
    const { paymentId, intent } = await paid();
    const [created] = await say(intent, "needs_response");
    if (!created) throw new Error("the provider tells of the dispute");
    const before = enqueued.length;
    await deliver(platform, { ...created, account: "acct_other" });
    expect((await deliver(platform, created, { secret: "whsec_other" })).status).toBe(400);
    expect(enqueued).toHaveLength(before);
    expect(await disputesOf(paymentId)).toEqual([]);
  });

  it("until the provider says whose payment it is", async () => {
    const { paymentId, intent } = await paid();
    const [created] = await say(intent, "needs_response");
    if (!created) throw new Error("the provider tells of the dispute");
    await platform.payments.turn("chaos", { failures: 9, status: 503 });
    expect((await deliver(platform, created)).status).toBe(503);
    await platform.payments.turn("chaos", { failures: 0 });
    await take([created]);
    expect(await disputesOf(paymentId)).toMatchObject([{ state: "needs_response" }]);
  });
});

describe("the list of disputes", () => {
  it("is open to people who may refund in the company, and shows urgent ones first", async () => {
    const [late, open] = [await paid(), await paid()];
    await take(await say(open.intent, "needs_response"));
    await take(await say(late.intent, "needs_response"));
    await take(await say(late.intent, "lost"));
    const { body } = await owner.ask("paymentDisputes");
    const states: string[] = body.data.map(({ state }: { state: string }) => state);
    expect(states.lastIndexOf("needs_response")).toBeLessThan(states.findIndex((state) => state !== "needs_response"));
    expect(body.open).toBe(states.filter((state) => state === "needs_response").length);
    expect((await (await venue.person("staff")).ask("paymentDisputes")).status).toBe(403);
    const stranger = await (await platform.venue()).person("owner");
    expect((await stranger.ask("paymentDisputes")).body).toEqual({ data: [], total: 0, open: 0 });
  });
});

describe("the amount that the provider moves for a dispute", () => {
  /** An account that settles in another currency: 60.00 CAD are 44.10 USD, and 43.20 USD when they are returned. */
  const moved = { taken: { amount: -4410, currency: "usd" }, given: { amount: 4320, currency: "usd" } };
  const withdrawnAfter = async (status: string, balance_transactions: unknown[]) => {
    const evidence_details = { due_by: null };
    const dispute = { id: "dp_1", status, reason: "fraudulent", amount: 6000, currency: "cad", created: 1 };
    const list = async () => ({ data: [{ ...dispute, evidence_details, balance_transactions }] });
    const [told] = await stripeCharges({ disputes: { list } } as unknown as Stripe).disputesOf("acct_1", "pi_1");
    return told?.withdrawn;
  };

  it.each([
    ["zero during an inquiry", "warning_needs_response", [], 0],
    ["the disputed amount in its own currency once it was withdrawn", "needs_response", [moved.taken], 6000],
    ["zero once it was returned, whatever the exchange fee", "won", [moved.taken, moved.given], 0],
  ])("is %s", async (_, status, transactions, withdrawn) => {
    expect(await withdrawnAfter(status, transactions)).toBe(withdrawn);
  });
});
