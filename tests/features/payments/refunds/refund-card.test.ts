import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { reconcileRefunds } from "#api/features/payments/refunds/settle-refunds.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { deliver, process } from "#tests/features/payments/billing/support.ts";
import { payingVenue } from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { accountOf } from "#tests/features/payments/payments/support.ts";
import { openTransactions } from "#tests/support/database/open-transactions.ts";
import { startPlatform, TEST_NOW, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { givenBack, ledgerOf, paidByCard, refund, settle } from "./support.ts";

let platform: Platform;
let venue: Venue;
let owner: Person;
let day = 3;
const enqueued: { name: string; data: unknown }[] = [];
beforeAll(async () => {
  platform = await startPlatform({ jobs: { enqueue: async (_trx, name, data) => void enqueued.push({ name, data }) } });
  ({ venue, owner } = await payingVenue(platform));
});
afterEach(async () => {
  vi.restoreAllMocks();
  delete platform.payments.watch.before;
  platform.clock.set(TEST_NOW);
  await platform.payments.turn("chaos", { failures: 0, isRubbish: false, status: 500 });
});
afterAll(() => platform.close());

const paid = () => paidByCard(platform, venue, { start: `2027-05-${String(++day).padStart(2, "0")} 17:00:00` });
const reconcile = () => reconcileRefunds(platform.deps, venue.tenantId);
const later = (minutes: number) => platform.clock.set(platform.clock.now().add({ minutes }).toString());
const paymentOf = async (id: number) => (await owner.ask("payment", { params: { id } })).body;

describe("a refund to a card", () => {
  it("is made by the provider, in part and then in full, and is in the ledger", async () => {
    const { paymentId, bookingId, intent } = await paid();
    const part = await refund(owner.ask, paymentId, 2100);
    expect(part).toMatchObject({
      status: 200,
      body: {
        state: "refunded",
        entries: [
          { account: "refunds", amount: cad(2100) },
          { account: "card", amount: cad(-2100) },
        ],
        still_refundable: cad(3900),
        payment: { refunded: cad(2100), refunding: cad(0), refundable: cad(3900) },
      },
    });
    expect(await accountOf(owner.ask, bookingId)).toMatchObject({ payment_status: "partly_refunded" });
    expect((await refund(owner.ask, paymentId, 3900)).status).toBe(200);
    expect(givenBack(platform, intent)).toEqual([2100, 3900]);
    expect(await accountOf(owner.ask, bookingId)).toMatchObject({ payment_status: "refunded", refunded: cad(6000) });
    expect(await ledgerOf(platform, venue, bookingId)).toEqual({ bookings: -6000, refunds: 6000 });
    expect((await refund(owner.ask, paymentId, 1)).body.message).toBe("This payment has been refunded already.");
  });

  it("is not requested with a key that is too long, or that was used for another amount", async () => {
    const { paymentId, intent } = await paid();
    const long = await refund(owner.ask, paymentId, 1000, { key: "k".repeat(256) });
    expect([long.status, long.body.error, givenBack(platform, intent)]).toEqual([400, "bad_argument", []]);
    const answers = await Promise.all(
      [1000, 2000].map((amount) => refund(owner.ask, paymentId, amount, { key: "one key for two" })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(givenBack(platform, intent)).toHaveLength(1);
    const again = await refund(owner.ask, paymentId, 3000, { key: "one key for two" });
    expect([again.status, again.body.error]).toEqual([409, "idempotency_mismatch"]);
    expect(givenBack(platform, intent)).toHaveLength(1);
  });

  it("previews its ledger entries without a request to the provider", async () => {
    const { paymentId, intent } = await paid();
    const preview = await refund(owner.ask, paymentId, 1000, { dry_run: true });
    expect(preview.body).toMatchObject({ is_dry_run: true, still_refundable: cad(5000), balance: cad(0) });
    expect(givenBack(platform, intent)).toEqual([]);
    expect(await paymentOf(paymentId)).toMatchObject({ refundable: cad(6000) });
  });

  it("asks the provider outside of transactions", async () => {
    const { paymentId } = await paid();
    const open: number[] = [];
    platform.payments.watch.before = async () => {
      open.push(await openTransactions(platform.admin));
    };
    await refund(owner.ask, paymentId, 1000);
    await settle(platform, venue, paymentId);
    expect(open.length).toBeGreaterThan(1);
    expect(open.every((count) => count === 0)).toBe(true);
  });

  it("happens once for one press, however often and whenever the request arrives", async () => {
    const { paymentId, intent } = await paid();
    const press = () => refund(owner.ask, paymentId, 2000, { key: "one press" });
    const replies = await Promise.all([press(), press(), press()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await press()).body.state).toBe("refunded");
    expect(givenBack(platform, intent)).toEqual([2000]);
    expect(await paymentOf(paymentId)).toMatchObject({ refunded: cad(2000), refundable: cad(4000) });
  });

  it("is made once for several people at the same moment, and never exceeds the payment", async () => {
    const { paymentId, intent } = await paid();
    const replies = await Promise.all(
      [4000, 4000, 4000].map((amount, at) => refund(owner.ask, paymentId, amount, { key: `press ${at}` })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(givenBack(platform, intent)).toEqual([4000]);
  });

  it.each([
    ["more than was paid", 6001, {}, 422, "At most $60.00 of this payment can be refunded."],
    ["another currency", 100, { amount: { amount: 100, currency: "USD" } }, 422, "This payment was in CAD."],
    ["credit for a guest", 100, { as: "credit" }, 422, undefined],
    ["without a reason", 100, { reason: "" }, 422, undefined],
  ])("refuses %s", async (_, amount, changes, status, message) => {
    const { paymentId, intent } = await paid();
    const refused = await refund(owner.ask, paymentId, amount, changes);
    expect(refused.status).toBe(status);
    if (message) expect(refused.body.message).toBe(message);
    expect(givenBack(platform, intent)).toEqual([]);
  });

  it("is refused for a disputed charge, and possible once the dispute is won", async () => {
    const { paymentId, intent } = await paid();
    await platform.payments.turn("dispute", { payment_intent: intent, status: "needs_response" });
    const refused = await refund(owner.ask, paymentId, 6000);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain("The card's provider refused this refund");
    expect(await paymentOf(paymentId)).toMatchObject({
      refundable: cad(6000),
      refunded: cad(0),
      refund_failure:
        "The card's provider refused this refund: This payment is disputed, and its bank holds the money.",
    });
    await platform.payments.turn("dispute", { payment_intent: intent, status: "won" });
    expect((await refund(owner.ask, paymentId, 6000)).status).toBe(200);
  });

  it("needs the permission to refund, in the own company", async () => {
    const { paymentId, intent } = await paid();
    expect((await refund((await venue.person("staff")).ask, paymentId, 100)).status).toBe(403);
    expect((await refund((await (await platform.venue()).person("owner")).ask, paymentId, 100)).status).toBe(404);
    expect(givenBack(platform, intent)).toEqual([]);
  });
});

describe("a provider that does not respond", () => {
  it.each([
    ["is down", { failures: 9, status: 503 }],
    ["sends invalid responses", { failures: 9, status: 200, isRubbish: true }],
  ])("%s: the refund waits, is made once it is back, and not twice", async (_, chaos) => {
    const { paymentId, bookingId, intent } = await paid();
    await platform.payments.turn("chaos", chaos);
    const waiting = await refund(owner.ask, paymentId, 6000, { key: `while it ${_}` });
    expect(waiting).toMatchObject({ status: 200, body: { state: "pending", payment: { refunding: cad(6000) } } });
    const again = await refund(owner.ask, paymentId, 6000);
    expect([again.status, again.body.message]).toEqual([409, "A refund of this payment is on its way already."]);
    later(2);
    await reconcile();
    expect(await paymentOf(paymentId)).toMatchObject({ refunding: cad(6000), refunded: cad(0) });
    await platform.payments.turn("chaos", { failures: 0, isRubbish: false });
    await reconcile();
    await reconcile();
    expect(await paymentOf(paymentId)).toMatchObject({ refunding: cad(0), refunded: cad(6000) });
    expect(givenBack(platform, intent)).toEqual([6000]);
    expect(await ledgerOf(platform, venue, bookingId)).toEqual({ bookings: -6000, refunds: 6000 });
  });

  it("reports a final refusal in words for the desk", async () => {
    const { paymentId, intent } = await paid();
    await platform.payments.turn("chaos", { failures: 9, status: 503 });
    await refund(owner.ask, paymentId, 6000);
    await platform.payments.turn("chaos", { failures: 0 });
    await platform.payments.turn("dispute", { payment_intent: intent, status: "needs_response" });
    later(2);
    await reconcile();
    expect((await paymentOf(paymentId)).refund_failure).toBe("This payment is disputed, and its bank holds the money.");
  });

  it.each([
    ["before the provider is asked", "before"],
    ["after the provider has refunded it", "after"],
  ] as const)("refunds once if the process dies %s", async (_, when) => {
    const { paymentId, intent } = await paid();
    const { charges } = platform.payments.payments;
    const real = charges.refundPayment.bind(charges);
    vi.spyOn(charges, "refundPayment").mockImplementation(async (wanted, key) => {
      if (when === "after") await real(wanted, key);
      throw new Error("the process died");
    });
    expect((await refund(owner.ask, paymentId, 6000)).status).toBe(500);
    vi.restoreAllMocks();
    later(2);
    await reconcile();
    expect(await paymentOf(paymentId)).toMatchObject({ refunded: cad(6000), refunding: cad(0) });
    expect(givenBack(platform, intent)).toEqual([6000]);
  });
});

describe("the provider's events about a refund", () => {
  it("are handled in any order and number, and only from the account that was paid", async () => {
    const { paymentId, intent, account } = await paid();
    // Refunded in the provider's own dashboard.
    await platform.payments.ask("POST", "/v1/refunds", {
      payment_intent: intent,
      amount: "1500",
      _stripe_account: account,
    });
    const event = platform.payments.events.findLast(({ type }) => type === "charge.refunded");
    if (!event) throw new Error("the provider tells of a refund");
    const before = enqueued.length;
    expect((await deliver(platform, { ...event, account: "acct_other" })).status).toBe(403);
    expect(enqueued).toHaveLength(before);
    for (const _copy of [1, 2]) expect((await deliver(platform, event)).status).toBe(200);
    const data = { tenant_id: venue.tenantId, event_id: event.id };
    expect(enqueued.slice(before)).toEqual([{ name: "process_payment_event", data }]);
    await Promise.all([1, 2, 3].map(() => process(platform, venue, event)));
    expect(await paymentOf(paymentId)).toMatchObject({ refunded: cad(1500), refundable: cad(4500) });
  });

  it("count the amount again if the refund failed", async () => {
    const { paymentId, bookingId } = await paid();
    await refund(owner.ask, paymentId, 6000);
    const made = platform.payments.events.findLast(({ type }) => type === "refund.created");
    if (!made) throw new Error("the provider tells of a refund");
    const { id } = made.data.object as { id: string };
    await platform.payments.turn("refund", { id, status: "failed" });
    await settle(platform, venue, paymentId);
    await settle(platform, venue, paymentId);
    expect(await paymentOf(paymentId)).toMatchObject({
      refunded: cad(0),
      refundable: cad(6000),
      refund_failure: "The card's bank did not take it.",
    });
    expect(await accountOf(owner.ask, bookingId)).toMatchObject({ payment_status: "paid", balance: cad(0) });
    expect(await ledgerOf(platform, venue, bookingId)).toEqual({ card: 6000, bookings: -6000 });
  });
});
