import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { reconcileCardAttempts, settleCardAttempt } from "#api/features/payments/card-attempts/service.ts";
import { reconcileRefunds } from "#api/features/payments/refunds/settle-refunds.ts";
import { mailsOf } from "#tests/features/bookings/bookings/support.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { accountOf, cash, take } from "#tests/features/payments/payments/support.ts";
import { ledgerOf } from "#tests/features/payments/refunds/support.ts";
import { openTransactions } from "#tests/support/database/open-transactions.ts";
import { startPlatform, TEST_NOW, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { DECLINED_CARD, GOOD_CARD, payingVenue, payWith, SECURE_CARD } from "../service-payments/support.ts";
import { bookingOf, charged, link, payLink, tokenOf } from "./support.ts";

let platform: Platform;
let venue: Venue;
let owner: Person;
beforeAll(async () => {
  platform = await startPlatform();
  ({ venue, owner } = await payingVenue(platform));
});
afterEach(async () => {
  vi.restoreAllMocks();
  delete platform.payments.watch.before;
  platform.clock.set(TEST_NOW);
  await platform.payments.turn("chaos", { failures: 0, isRubbish: false, status: 500 });
});
afterAll(() => platform.close());

const later = (minutes: number) => platform.clock.set(platform.clock.now().add({ minutes }).toString());
const see = (url: string) => venue.anonymous("requestedPayment", { params: { token: tokenOf(url) } });
const start = (url: string) => venue.anonymous("startRequestedPayment", { params: { token: tokenOf(url) } });
const reconcile = () => reconcileCardAttempts(platform.deps, venue.tenantId);

describe("a payment link", () => {
  it("is paid on any phone that opens it, with 3-D Secure, and creates a receipt", async () => {
    const id = await bookingOf(owner, venue, null);
    const made = await link(owner.ask, id, 4000);
    expect(made).toMatchObject({ status: 201, body: { state: "open", amount: cad(4000), sent_to: null } });
    const { url } = made.body;
    expect((await see(url)).body).toMatchObject({
      state: "open",
      amount: cad(4000),
      can_save_card: false,
      timeformat: "h:mm a",
    });
    expect((await owner.ask("cardCharges", { params: { id } })).body.data).toMatchObject([{ url, amount: cad(4000) }]);
    expect((await payLink(platform, venue, url, SECURE_CARD, { bank: "confirmed" })).body).toEqual({
      state: "paid",
      is_processing: false,
      message: null,
    });
    expect(await accountOf(owner.ask, id)).toMatchObject({
      balance: cad(2000),
      payment_status: "deposit_paid",
      payments: [{ method: "card", amount: cad(4000), card_last4: "3155", taken_by_name: expect.any(String) }],
    });
    expect(await ledgerOf(platform, venue, id)).toEqual({ card: 4000, receivable: 2000, bookings: -6000 });
    expect((await owner.ask("cardCharges", { params: { id } })).body.data).toEqual([]);
    expect((await see(url)).body.state).toBe("paid");
    expect((await start(url)).status).toBe(409);
  });

  it("says why a card was declined, until another one pays, and charges once in two tabs", async () => {
    const id = await bookingOf(owner, venue, null);
    const { body } = await link(owner.ask, id, 6000);
    const declined = await payLink(platform, venue, body.url, DECLINED_CARD);
    expect(declined.body).toMatchObject({ state: "open", message: "Your card was declined." });
    const before = charged(platform, venue).length;
    await Promise.all([1, 2, 3].map(() => payLink(platform, venue, body.url, GOOD_CARD)));
    expect(charged(platform, venue).slice(before)).toEqual([6000]);
    expect((await accountOf(owner.ask, id)).payments).toHaveLength(1);
  });

  it("is mailed to an address, and replaces the previous link", async () => {
    const id = await bookingOf(owner, venue, null);
    const first = await link(owner.ask, id, 6000, { email: "gil@example.test" });
    expect(first.body.sent_to).toBe("gil@example.test");
    const mails = await platform.admin
      .selectFrom("outbox")
      .where("tenant_id", "=", venue.tenantId)
      .where("kind", "=", "payment_link")
      .selectAll()
      .execute();
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain(tokenOf(first.body.url));
    const second = await link(owner.ask, id, 3000);
    expect((await see(first.body.url)).body.state).toBe("ended");
    expect((await start(first.body.url)).status).toBe(410);
    expect((await see(second.body.url)).body.state).toBe("open");
  });

  it("is created and mailed once however often the request is repeated, and the mailed one can be paid", async () => {
    const id = await bookingOf(owner, venue, null);
    const question = { params: { id }, body: { amount: cad(6000), email: "robin@guest.test" } };
    const ask = () => owner.ask("createPaymentLink", { ...question, headers: { "idempotency-key": `link ${id}` } });
    const [first, again] = [await ask(), await ask()];
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect((await see(first.body.url)).body.state).toBe("open");
    const mails = (await mailsOf(platform, venue)).filter(
      ({ kind, payload }) => kind === "payment_link" && JSON.stringify(payload).includes(`"booking_id":${id}`),
    );
    expect(mails).toHaveLength(1);
    const kept = platform.admin.selectFrom("idempotency_keys").where("key", "=", `link ${id}`).select("answer");
    expect((await kept.executeTakeFirstOrThrow()).answer).toBe(first.body.id);
  });

  it("expires after a week, and a started payment can then no longer be completed", async () => {
    const id = await bookingOf(owner, venue, null);
    const { body } = await link(owner.ask, id, 6000);
    const begun = await start(body.url);
    later(7 * 24 * 60 + 1);
    await reconcile();
    expect((await see(body.url)).body.state).toBe("ended");
    const payment_intent_id = String(begun.body.client_secret).split("_secret_")[0] ?? "";
    const { connect_account } = (await see(body.url)).body;
    const late = { payment_intent_id, client_secret: begun.body.client_secret, connect_account };
    expect((await payWith(platform, late, GOOD_CARD)).status).toBe(400);
  });

  it("is not called unpaid after its week while a bank decides", async () => {
    const { body } = await link(owner.ask, await bookingOf(owner, venue, null), 6000);
    await start(body.url);
    later(7 * 24 * 60 + 1);
    const { charges } = platform.payments.payments;
    const read = charges.readPayment.bind(charges);
    vi.spyOn(charges, "readPayment").mockImplementation(async (...asked) => ({
      ...(await read(...asked)),
      status: "processing",
    }));
    const answer = await venue.anonymous("confirmRequestedPayment", { params: { token: tokenOf(body.url) } });
    expect(answer.body).toEqual({ state: "ended", is_processing: true, message: null });
  });

  it("has the same payment when it is opened again days later", async () => {
    const { body } = await link(owner.ask, await bookingOf(owner, venue, null), 6000);
    const begun = await start(body.url);
    later(2 * 24 * 60);
    expect((await start(body.url)).body).toEqual(begun.body);
  });

  it("offers no way to pay once the desk has created a newer one", async () => {
    const id = await bookingOf(owner, venue, null);
    const { body } = await link(owner.ask, id, 6000);
    let newer: Promise<unknown> | undefined;
    platform.payments.watch.before = async () => void (await (newer ??= link(owner.ask, id, 3000)));
    const late = await start(body.url);
    expect(late).toMatchObject({ status: 410 });
    expect(late.body).not.toHaveProperty("client_secret");
    expect((await see(body.url)).body.state).toBe("ended");
  });

  it("is refunded if the booking was paid in another way in the meantime", async () => {
    const id = await bookingOf(owner, venue, null);
    const { body } = await link(owner.ask, id, 6000);
    const begun = await start(body.url);
    const { connect_account } = (await see(body.url)).body;
    await take(owner.ask, id, cash(6000));
    expect(await start(body.url)).toMatchObject({
      status: 409,
      body: { message: "What is owed has changed since this link was made. Ask the venue for a new one." },
    });
    const payment_intent_id = String(begun.body.client_secret).split("_secret_")[0] ?? "";
    await payWith(platform, { payment_intent_id, client_secret: begun.body.client_secret, connect_account }, GOOD_CARD);
    later(2);
    await reconcile();
    later(2);
    await reconcileRefunds(platform.deps, venue.tenantId);
    expect(await accountOf(owner.ask, id)).toMatchObject({ balance: cad(0) });
    expect(await ledgerOf(platform, venue, id)).toEqual({ cash: 6000, bookings: -6000 });
  });

  it("is completed even if the payer does not return, and asks the provider outside of transactions", async () => {
    const id = await bookingOf(owner, venue, null);
    const { body } = await link(owner.ask, id, 6000);
    const open: number[] = [];
    platform.payments.watch.before = async () => {
      open.push(await openTransactions(platform.admin));
    };
    const begun = await start(body.url);
    const { connect_account } = (await see(body.url)).body;
    const payment_intent_id = String(begun.body.client_secret).split("_secret_")[0] ?? "";
    await payWith(platform, { payment_intent_id, client_secret: begun.body.client_secret, connect_account }, GOOD_CARD);
    // By itself: others that are settled at the same time have transactions of their own.
    await settleCardAttempt(platform.deps, { subject: "desk_payment", tenant_id: venue.tenantId, id: body.id });
    expect(await accountOf(owner.ask, id)).toMatchObject({ payment_status: "paid", balance: cad(0) });
    expect(open.length).toBeGreaterThan(1);
    expect(open.every((count) => count === 0)).toBe(true);
  });

  it.each([
    ["more than is owed", 6001, {}, 422],
    ["another currency", 100, { amount: { amount: 100, currency: "USD" } }, 422],
    ["zero", 0, {}, 422],
    ["an invalid address", 100, { email: "gil" }, 422],
  ])("refuses %s", async (_, amount, changes, status) => {
    expect((await link(owner.ask, await bookingOf(owner, venue, null), amount, changes)).status).toBe(status);
  });

  it("needs the permission to take payments, in the own company, with card payments and an amount due", async () => {
    const id = await bookingOf(owner, venue, null);
    const { body } = await link(owner.ask, id, 100);
    const other = await payingVenue(platform);
    expect((await link(other.owner.ask, id, 100)).status).toBe(404);
    const foreign = await other.venue.anonymous("requestedPayment", { params: { token: tokenOf(body.url) } });
    expect(foreign.status).toBe(404);
    expect((await link((await venue.person("coach")).ask, id, 100)).status).toBe(403);
    await take(owner.ask, id, cash(6000));
    expect((await link(owner.ask, id, 100)).body.message).toBe("Nothing is owed for this booking.");
    const plain = await platform.venue();
    const staff = await plain.person("owner");
    const unpaid = await bookingOf(staff, plain, null);
    expect((await link(staff.ask, unpaid, 100)).status).toBe(409);
  });
});
