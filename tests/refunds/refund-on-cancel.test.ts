import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { reconcileRefunds } from "#api/features/refunds/settle-refunds.ts";
import { beginLink, bookingOf, chargeCard, clientWithCard, link, tokenOf } from "#tests/card-charges/support.ts";
import { accountOf } from "#tests/payments/support.ts";
import { cad, policyWith, setPolicy } from "#tests/policies/support.ts";
import { givenBack, ledgerOf, paidByCard } from "#tests/refunds/support.ts";
import { GOOD_CARD, payingVenue, payWith } from "#tests/service-payments/support.ts";
import { type Person, type Platform, startPlatform, TEST_NOW, type Venue } from "#tests/support/venue.ts";

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
  it("goes back to the card, once the cancellation stands, and not before", async () => {
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

  it("pays first what a late cancellation costs", async () => {
    const start = nextStart();
    const { bookingId, intent, manageToken } = await paidByCard(platform, venue, { start, kind: "deposit" });
    platform.clock.set(`${start.slice(0, 10)}T12:00:00Z`);
    await cancelByLink(manageToken);
    later(13);
    await reconcile();
    expect(givenBack(platform, intent)).toEqual([1200]);
    expect(await ledgerOf(platform, venue, bookingId)).toEqual({ card: 600, fees: -600 });
  });

  it("stays where the cancellation is taken back", async () => {
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

  it("of a client becomes credit where the rules say so; a guest's waits for the desk", async () => {
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

it("keeps the fee of a cancellation where a payment too many is on its way back already", async () => {
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
