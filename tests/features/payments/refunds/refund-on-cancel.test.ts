import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { settleDisputes } from "#api/features/payments/disputes/service.ts";
import { reconcileRefunds } from "#api/features/payments/refunds/settle-refunds.ts";
import { offerClass, schedule, seatIn, tuesdays } from "#tests/features/bookings/class-sessions/support.ts";
import { cad, policyWith, setPolicy } from "#tests/features/bookings/policies/support.ts";
import {
  beginLink,
  bookingOf,
  chargeCard,
  clientWithCard,
  link,
  payLink,
  tokenOf,
} from "#tests/features/payments/card-attempts/card-charges/support.ts";
import { GOOD_CARD, payingVenue, payWith } from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { accountOf } from "#tests/features/payments/payments/support.ts";
import { startPlatform, TEST_NOW, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { givenBack, ledgerOf, paidByCard, refund } from "./support.ts";

const DEPOSIT = { deposit: { percent: 30, fee: cad(0) } };
const HALF_LATE = policyWith(
  [
    [null, 12, 100],
    [12, 0, 90],
  ],
  DEPOSIT,
);
const HALF = policyWith([[null, 0, 50]], DEPOSIT);
const AS_CREDIT = policyWith([[null, 0, 100, { refund_as: "credit" }]], DEPOSIT);

let platform: Platform;
let venue: Venue;
let owner: Person;
let day = 4;
beforeAll(async () => {
  platform = await startPlatform();
  ({ venue, owner } = await payingVenue(platform));
  await setPolicy(owner.ask, venue, HALF_LATE);
});
afterEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

const nextStart = () => `2027-05-${String(++day).padStart(2, "0")} 17:00:00`;
const later = (minutes: number) => platform.clock.set(platform.clock.now().add({ minutes }).toString());
const reconcile = () => reconcileRefunds(platform.deps, venue.tenantId);
const cancelByLink = (token: string) => venue.visitor()("cancelManagedBooking", { params: { token }, body: {} });

describe("the deposit of a visitor who cancels", () => {
  it("is refunded to the card once the cancellation is final, and not before", async () => {
    const { bookingId, paymentId, intent, manageToken } = await paidByCard(platform, venue, {
      start: nextStart(),
      kind: "deposit",
    });
    expect((await cancelByLink(manageToken)).status).toBe(200);
    expect(await accountOf(owner.ask, bookingId)).toMatchObject({
      balance: cad(-1800),
      payments: [{ id: paymentId, refunding: cad(1800), refundable: cad(0) }],
    });
    later(10);
    await reconcile();
    expect(givenBack(platform, intent)).toEqual([]);
    later(3);
    await reconcile();
    await reconcile();
    expect(givenBack(platform, intent)).toEqual([1800]);
    expect(await accountOf(owner.ask, bookingId)).toMatchObject({ balance: cad(0), payment_status: "refunded" });
    expect(await ledgerOf(platform, venue, bookingId)).toEqual({});
  });

  it("first pays the fee of a late cancellation", async () => {
    const start = nextStart();
    const { bookingId, intent, manageToken } = await paidByCard(platform, venue, { start, kind: "deposit" });
    platform.clock.set(`${start.slice(0, 10)}T12:00:00Z`);
    await cancelByLink(manageToken);
    later(13);
    await reconcile();
    expect(givenBack(platform, intent)).toEqual([1200]);
    expect(await ledgerOf(platform, venue, bookingId)).toEqual({ card: 600, fees: -600 });
  });

  it("stays if the cancellation is undone", async () => {
    const { bookingId, intent, manageToken } = await paidByCard(platform, venue, { start: nextStart(), kind: "full" });
    await cancelByLink(manageToken);
    const { body } = await owner.ask("booking", { params: { id: bookingId } });
    const restored = await owner.ask("restoreBooking", { params: { id: bookingId }, body: { version: body.version } });
    expect(restored.status).toBe(200);
    later(20);
    await reconcile();
    expect(givenBack(platform, intent)).toEqual([]);
    expect(await accountOf(owner.ask, bookingId)).toMatchObject({ payment_status: "paid", balance: cad(0) });
  });

  it("of a client becomes credit if the policy says so; a guest's waits for the desk", async () => {
    const other = await payingVenue(platform);
    await setPolicy(other.owner.ask, other.venue, AS_CREDIT);
    const ana = await other.venue.person("client");
    const clients = await paidByCard(platform, other.venue, { start: nextStart(), ask: ana.ask, kind: "deposit" });
    const guests = await paidByCard(platform, other.venue, { start: nextStart(), kind: "deposit" });
    for (const { bookingId } of [clients, guests])
      await other.owner.ask("cancelBooking", { params: { id: bookingId } });
    later(13);
    await reconcileRefunds(platform.deps, other.venue.tenantId);
    expect(await accountOf(other.owner.ask, clients.bookingId)).toMatchObject({ balance: cad(0), credit: cad(1800) });
    expect(await accountOf(other.owner.ask, guests.bookingId)).toMatchObject({
      balance: cad(-1800),
      payments: [{ refundable: cad(1800) }],
    });
    expect([clients, guests].flatMap(({ intent }) => givenBack(platform, intent))).toEqual([]);
  });
});

it("refunds the cards of everybody in a class that the venue cancels", async () => {
  const other = await payingVenue(platform);
  const { ask } = other.owner;
  const { data } = await schedule(ask, tuesdays(other.venue, await offerClass(ask)));
  const client = await other.venue.person("client");
  const seat = seatIn(data[0], { guest: undefined, client_id: client.id });
  const { body: booking } = await ask("createBooking", { body: seat });
  const { url } = (await link(ask, booking.id, 3000)).body;
  expect((await payLink(platform, other.venue, url, GOOD_CARD)).status).toBe(200);
  const [paid] = await cardPaymentsOf(other.venue, booking.id);
  const cancelled = await ask("deleteClassSession", { params: { id: data[0].id } });
  expect(cancelled).toMatchObject({ status: 200, body: { bookings_cancelled: 1 } });
  later(13);
  await reconcileRefunds(platform.deps, other.venue.tenantId);
  expect(givenBack(platform, paid?.payment ?? "")).toEqual([3000]);
  expect(await ledgerOf(platform, other.venue, booking.id)).toEqual({});
});

it("charges a cancellation fee even if a duplicate payment is being refunded", async () => {
  const other = await payingVenue(platform);
  const { ask } = other.owner;
  await setPolicy(ask, other.venue, HALF);
  const { client, cardId } = await clientWithCard(platform, other.venue, other.owner, GOOD_CARD);
  const id = await bookingOf(other.owner, other.venue, client.id);
  const { url } = (await link(ask, id, 6000)).body;
  const begun = await beginLink(other.venue, url);
  expect((await chargeCard(ask, id, { amount: 6000, card_id: cardId })).body.state).toBe("paid");
  await payWith(platform, begun, GOOD_CARD, { bank: "confirmed" });
  await other.venue.anonymous("confirmRequestedPayment", { params: { token: tokenOf(url) } });
  expect(await accountOf(ask, id)).toMatchObject({ balance: cad(-6000), paid: cad(12_000) });
  expect((await ask("cancelBooking", { params: { id } })).status).toBe(200);
  later(13);
  await reconcileRefunds(platform.deps, other.venue.tenantId);
  expect(await ledgerOf(platform, other.venue, id)).toEqual({ card: 3000, fees: -3000 });
});

/** The cardholder disputes the payment, and the bank withdraws the money. */
async function dispute({ tenantId }: Venue, payment: { account: string; payment: string }): Promise<void> {
  await platform.payments.turn("dispute", { payment_intent: payment.payment, status: "needs_response" });
  await settleDisputes(platform.deps, tenantId, payment);
}

/** The provider's ids of a booking's card payments, oldest first. */
const cardPaymentsOf = ({ tenantId }: Venue, bookingId: number) =>
  platform.admin
    .selectFrom("payments")
    .where("tenant_id", "=", tenantId)
    .where("booking_id", "=", bookingId)
    .orderBy("id")
    .select(["provider_account as account", "provider_payment_id as payment"])
    .$narrowType<{ account: string; payment: string }>()
    .execute();

describe("money that a bank has withdrawn in a dispute", () => {
  it("counts as refunded when the booking is cancelled: the fee stays", async () => {
    const other = await payingVenue(platform);
    const { ask } = other.owner;
    await setPolicy(ask, other.venue, HALF);
    const { client, cardId } = await clientWithCard(platform, other.venue, other.owner, GOOD_CARD);
    const id = await bookingOf(other.owner, other.venue, client.id);
    await chargeCard(ask, id, { amount: 3000, card_id: cardId });
    await chargeCard(ask, id, { amount: 3000, card_id: cardId });
    const [disputed, kept] = await cardPaymentsOf(other.venue, id);
    if (!disputed || !kept) throw new Error("the booking was paid in two parts");
    await dispute(other.venue, disputed);
    expect((await ask("cancelBooking", { params: { id } })).status).toBe(200);
    later(13);
    await reconcileRefunds(platform.deps, other.venue.tenantId);
    expect(givenBack(platform, kept.payment)).toEqual([]);
    expect(await ledgerOf(platform, other.venue, id)).toEqual({ card: 3000, fees: -3000 });
  });

  it("counts as refunded when somebody pays again for a paid booking", async () => {
    const other = await payingVenue(platform);
    const { ask } = other.owner;
    const { client, cardId } = await clientWithCard(platform, other.venue, other.owner, GOOD_CARD);
    const id = await bookingOf(other.owner, other.venue, client.id);
    const { url } = (await link(ask, id, 6000)).body;
    const begun = await beginLink(other.venue, url);
    await chargeCard(ask, id, { amount: 6000, card_id: cardId });
    const [disputed] = await cardPaymentsOf(other.venue, id);
    if (!disputed) throw new Error("the booking was paid");
    await dispute(other.venue, disputed);
    await payWith(platform, begun, GOOD_CARD, { bank: "confirmed" });
    await other.venue.anonymous("confirmRequestedPayment", { params: { token: tokenOf(url) } });
    later(13);
    await reconcileRefunds(platform.deps, other.venue.tenantId);
    expect(givenBack(platform, begun.payment_intent_id)).toEqual([]);
  });

  it("does not become credit as well", async () => {
    const other = await payingVenue(platform);
    await setPolicy(other.owner.ask, other.venue, AS_CREDIT);
    const ana = await other.venue.person("client");
    const { bookingId, paymentId, intent, account } = await paidByCard(platform, other.venue, {
      start: nextStart(),
      ask: ana.ask,
    });
    await other.owner.ask("cancelBooking", { params: { id: bookingId } });
    await dispute(other.venue, { account, payment: intent });
    later(13);
    await reconcileRefunds(platform.deps, other.venue.tenantId);
    expect(await accountOf(other.owner.ask, bookingId)).toMatchObject({ credit: cad(0) });
    expect((await other.owner.ask("payment", { params: { id: paymentId } })).body).toMatchObject({
      refunding: cad(0),
      refund_failure: "The card's bank has taken this money back.",
    });
  });
});

it("refunds at most the money it still has, if a part was refunded before the cancellation", async () => {
  const { bookingId, paymentId, manageToken } = await paidByCard(platform, venue, { start: nextStart() });
  await refund(owner.ask, paymentId, 2000);
  await cancelByLink(manageToken);
  expect(await accountOf(owner.ask, bookingId)).toMatchObject({ balance: cad(-4000) });
  later(13);
  await reconcile();
  expect(await accountOf(owner.ask, bookingId)).toMatchObject({ balance: cad(0), payment_status: "refunded" });
  expect(await ledgerOf(platform, venue, bookingId)).toEqual({});
});
