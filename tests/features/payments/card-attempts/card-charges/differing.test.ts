import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { reconcileCardAttempts, settleCardAttempt } from "#api/features/payments/card-attempts/service.ts";
import type { ProviderPayment } from "#api/stripe/charge-provider.ts";
import { ProviderRefusal } from "#api/stripe/provider-errors.ts";
import type { SubscriptionStatus } from "#schema/payments/billing/models.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { cardMember, MONTHLY } from "#tests/features/memberships/memberships/renewal-support.ts";
import { deliverAll } from "#tests/features/payments/billing/support.ts";
import { accountOf } from "#tests/features/payments/payments/support.ts";
import { givenBack, ledgerOf } from "#tests/features/payments/refunds/support.ts";
import { startPlatform, TEST_NOW, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { GOOD_CARD, payingVenue } from "../service-payments/support.ts";
import { bookingOf, chargeCard, clientWithCard, link, payLink, tellsOtherwise, tokenOf } from "./support.ts";

let platform: Platform;
let venue: Venue;
let owner: Person;
beforeAll(async () => {
  platform = await startPlatform();
  ({ venue, owner } = await payingVenue(platform));
});
afterEach(() => {
  vi.restoreAllMocks();
  platform.clock.set(TEST_NOW);
});
afterAll(() => platform.close());

const later = (minutes: number) => platform.clock.set(platform.clock.now().add({ minutes }).toString());
const reconcile = () => reconcileCardAttempts(platform.deps, venue.tenantId);
const differing = async (ask = owner.ask) => (await ask("unsettledPayments")).body;
const charges = () => platform.payments.payments.charges;

const BACK = "Nothing counts as paid: it is given back to the card, and the payment can be asked for again.";
const DIFFERENCES: [string, Partial<ProviderPayment>, string][] = [
  ["in amount", { received: 1700 }, `The card was charged $17.00 instead of $60.00. ${BACK}`],
  ["in currency", { currency: "USD" }, `The card was charged USD\u00a060.00 instead of CAD\u00a060.00. ${BACK}`],
  [
    "in the company that it names",
    { company: "elsewhere" },
    `The card was charged $60.00 for another payment. ${BACK}`,
  ],
];

async function bookedWithCard() {
  const { client, cardId: card_id } = await clientWithCard(platform, venue, owner, GOOD_CARD);
  return { id: await bookingOf(owner, venue, client.id), client, card_id };
}

describe("a saved card that is charged another amount than requested", () => {
  it.each(DIFFERENCES)(
    "%s does not count as paid, is shown to the desk, and is refunded",
    async (_, difference, failure) => {
      const { id, client, card_id } = await bookedWithCard();
      tellsOtherwise(platform, difference);
      const done = await chargeCard(owner.ask, id, { amount: 6000, card_id });
      expect(done).toMatchObject({ status: 201, body: { state: "refunding", amount: cad(6000), failure } });
      expect(await accountOf(owner.ask, id)).toMatchObject({ balance: cad(6000), payments: [], payment_status: "due" });
      expect(await ledgerOf(platform, venue, id)).toEqual({ bookings: -6000, receivable: 6000 });
      const { body } = await owner.ask("cardCharges", { params: { id } });
      expect(body.data).toMatchObject([{ id: done.body.id, state: "refunding", failure }]);
      const listed = (await differing()).data[0];
      expect(listed).toMatchObject({
        id: done.body.id,
        booking_id: id,
        client_id: client.id,
        state: "refunding",
        failure,
      });
      expect(listed.provider_payment_id).toMatch(/^pi_/);

      vi.restoreAllMocks();
      later(2);
      await reconcile();
      await reconcile();
      expect(givenBack(platform, listed.provider_payment_id)).toEqual([6000]);
      expect((await differing()).data[0]).toMatchObject({ id: done.body.id, state: "refunded", refund_failure: null });
      // The payment can be requested again.
      expect((await chargeCard(owner.ask, id, { amount: 6000, card_id })).body.state).toBe("paid");
      expect(await accountOf(owner.ask, id)).toMatchObject({ payment_status: "paid", balance: cad(0) });
    },
  );

  it("is found by the recovery job if no event arrived", async () => {
    const { id, card_id } = await bookedWithCard();
    const provider = charges();
    const charge = provider.chargeCard.bind(provider);
    vi.spyOn(provider, "chargeCard").mockImplementation(async (...asked) => {
      await charge(...asked);
      throw new Error("the process died");
    });
    expect((await chargeCard(owner.ask, id, { amount: 6000, card_id })).status).toBe(500);
    vi.restoreAllMocks();
    tellsOtherwise(platform, { received: 5999 });
    later(2);
    await reconcile();
    const [{ state, provider_payment_id, amount }] = (await differing()).data;
    expect([state, amount]).toEqual(["refunding", cad(5999)]);
    await reconcile();
    expect(givenBack(platform, provider_payment_id)).toEqual([6000]);
    expect(await accountOf(owner.ask, id)).toMatchObject({ balance: cad(6000), payments: [] });
  });

  it("stays in the list with its reason if the provider refuses the refund, which is tried for a week", async () => {
    const { id, card_id } = await bookedWithCard();
    tellsOtherwise(platform, { received: 1 });
    const { body: made } = await chargeCard(owner.ask, id, { amount: 6000, card_id });
    const refund = vi
      .spyOn(charges(), "refundPayment")
      .mockRejectedValue(new ProviderRefusal("validation_failed", "Insufficient funds in your Stripe balance."));
    later(2);
    await reconcile();
    const refund_failure = "Insufficient funds in your Stripe balance.";
    const listed = await differing();
    expect([listed.open, listed.data[0]]).toMatchObject([1, { id: made.id, state: "refunding", refund_failure }]);
    await reconcile();
    expect(refund).toHaveBeenCalledTimes(2);
    later(8 * 24 * 60);
    await reconcile();
    expect(refund).toHaveBeenCalledTimes(2);
    // The state becomes `refunded` as soon as the money is back, regardless of who processes it.
    vi.restoreAllMocks();
    await settleCardAttempt(platform.deps, { subject: "desk_payment", tenant_id: venue.tenantId, id: made.id });
    const back = (await differing()).data.find((row: { id: number }) => row.id === made.id);
    expect(back).toMatchObject({ state: "refunded", refund_failure: null });
  });

  it("is not refunded twice if somebody has refunded it at the provider", async () => {
    const { id, card_id } = await bookedWithCard();
    tellsOtherwise(platform, { received: 5000 });
    const { body: made } = await chargeCard(owner.ask, id, { amount: 6000, card_id });
    vi.restoreAllMocks();
    const { provider_payment_id: payment_intent } = (await differing()).data[0];
    const { account_id: _stripe_account } = await platform.admin
      .selectFrom("card_charges")
      .where("tenant_id", "=", venue.tenantId)
      .where("id", "=", made.id)
      .select("account_id")
      .executeTakeFirstOrThrow();
    await platform.payments.ask("POST", "/v1/refunds", { payment_intent, _stripe_account });
    await settleCardAttempt(platform.deps, { subject: "desk_payment", tenant_id: venue.tenantId, id: made.id });
    expect(givenBack(platform, payment_intent)).toEqual([6000]);
    expect((await differing()).data[0]).toMatchObject({ id: made.id, state: "refunded" });
  });

  it("is listed as open if the bank rejects the refund, and is left to a person", async () => {
    const { id, card_id } = await bookedWithCard();
    tellsOtherwise(platform, { received: 6001 });
    const { body: made } = await chargeCard(owner.ask, id, { amount: 6000, card_id });
    vi.restoreAllMocks();
    await reconcile();
    const row = await platform.admin
      .selectFrom("card_charges")
      .where("tenant_id", "=", venue.tenantId)
      .where("id", "=", made.id)
      .select(["state", "refund_id"])
      .executeTakeFirstOrThrow();
    expect(row.state).toBe("refunded");
    const before = platform.payments.events.length;
    await platform.payments.turn("refund", { id: row.refund_id, status: "failed" });
    await deliverAll(platform, venue, platform.payments.events.slice(before));
    const refund_failure = "The card's bank did not accept the refund.";
    expect((await differing()).data[0]).toMatchObject({ id: made.id, state: "refund_failed", refund_failure });
    later(2);
    await reconcile();
    expect((await differing()).data[0]).toMatchObject({ id: made.id, state: "refund_failed", refund_failure });
  });
});

describe("a payment link that is paid with another amount than requested", () => {
  it.each(DIFFERENCES)("%s informs payer and desk, and is refunded", async (_, difference, failure) => {
    const { client } = await bookedWithCard();
    const id = await bookingOf(owner, venue, client.id);
    const { body: made } = await link(owner.ask, id, 6000);
    tellsOtherwise(platform, difference);
    const paid = await payLink(platform, venue, made.url, GOOD_CARD);
    expect(paid.body).toMatchObject({ state: "refunding", is_processing: false });
    expect(paid.body.message).toContain("Nothing counts as paid, and all of it is given back to your card.");
    expect(await accountOf(owner.ask, id)).toMatchObject({ balance: cad(6000), payments: [] });
    expect((await differing()).data[0]).toMatchObject({ id: made.id, state: "refunding", failure });
    vi.restoreAllMocks();
    const params = { token: tokenOf(made.url) };
    expect((await venue.visitor()("startRequestedPayment", { params })).body.error).toBe("link_expired");
    expect((await venue.visitor()("requestedPayment", { params })).body.state).toBe("refunding");
    await reconcile();
    later(2);
    await reconcile();
    expect((await venue.visitor()("requestedPayment", { params })).body.state).toBe("refunded");
    expect((await link(owner.ask, id, 6000)).status).toBe(201);
  });
});

describe("a membership's bill whose card is charged another amount", () => {
  it("automatically stays open, is tried again some days later, says why, and mails no decline", async () => {
    const club = await cardMember(platform);
    await club.payByCard();
    tellsOtherwise(platform, { received: 100 });
    await club.on("2027-06-03");
    const failure = `The card was charged $1.00 instead of $229.00. ${BACK}`;
    const bill = { status: "open", card_tries: 1, card_refusal: failure, next_try_on: "2027-06-04" };
    expect(await club.current()).toMatchObject({ status: "past_due", open_amount: cad(MONTHLY), invoices: [bill, {}] });
    expect(await club.mails()).toEqual([]);
    const [row] = (await differing(club.desk)).data;
    expect(row).toMatchObject({ booking_id: null, client_id: club.client.id, description: "Club 12", failure });
    vi.restoreAllMocks();
    await club.minute();
    expect(givenBack(platform, row.provider_payment_id)).toEqual([MONTHLY]);
    await club.on("2027-06-04");
    expect((await club.current()).invoices[0]).toMatchObject({ status: "paid", method: "card", card_tries: 2 });
  });

  it("at the desk is reported there, and can be charged again or paid in another way", async () => {
    const club = await cardMember(platform);
    await club.on("2027-06-03");
    const [{ id }] = (await club.current()).invoices;
    const { body: cards } = await club.desk("clientPaymentMethods", { params: { id: club.client.id } });
    const ask = () => club.desk("chargeMembershipInvoice", { params: { id }, body: { card_id: cards.data[0].id } });
    tellsOtherwise(platform, { currency: "EUR" });
    const told = await ask();
    expect(told.body).toMatchObject({
      state: "refunding",
      message: expect.stringContaining("EUR\u00a0229.00 instead of CAD\u00a0229.00"),
    });
    expect((await club.current()).invoices[0]).toMatchObject({ status: "open", next_try_on: null });
    vi.restoreAllMocks();
    expect((await ask()).body).toEqual({ state: "paid", message: null });
    await club.minute();
    // The differing charge was refunded; the one that paid stays.
    const [row] = (await differing(club.desk)).data;
    expect([row.state, givenBack(platform, row.provider_payment_id)]).toEqual(["refunded", [MONTHLY]]);
  });
});

describe("the list of wrong charges", () => {
  it("is open to people who may take payments in the company, and is empty if all charges are right", async () => {
    const other = await payingVenue(platform);
    expect(await differing(other.owner.ask)).toEqual({ data: [], total: 0, open: 0, failed: 0, unclear: 0 });
    const coach = await venue.person("coach");
    expect((await coach.ask("unsettledPayments")).status).toBe(403);
    expect((await venue.visitor()("unsettledPayments")).status).toBe(401);
  });

  it("shows refunds for thirty days", async () => {
    const { venue: fresh, owner: staff } = await payingVenue(platform);
    const { client, cardId: card_id } = await clientWithCard(platform, fresh, staff, GOOD_CARD);
    tellsOtherwise(platform, { received: 1 });
    await chargeCard(staff.ask, await bookingOf(staff, fresh, client.id), { amount: 6000, card_id });
    vi.restoreAllMocks();
    later(2);
    await reconcileCardAttempts(platform.deps, fresh.tenantId);
    expect(await differing(staff.ask)).toMatchObject({ total: 1, open: 0 });
    const lasting = Temporal.Instant.from("2099-01-01T00:00:00Z");
    await platform.admin
      .updateTable("sessions")
      .set({ last_used_at: lasting, expires_at: lasting })
      .where("user_id", "=", staff.id)
      .execute();
    later(31 * 24 * 60);
    expect(await differing(staff.ask)).toMatchObject({ total: 0 });
  });
});

describe("while the company is locked", () => {
  it("charges no card, and still refunds wrong charges", async () => {
    const { venue: shut, owner: staff } = await payingVenue(platform);
    const { client, cardId: card_id } = await clientWithCard(platform, shut, staff, GOOD_CARD);
    const id = await bookingOf(staff, shut, client.id);
    const { body: made } = await link(staff.ask, await bookingOf(staff, shut, client.id), 6000);
    tellsOtherwise(platform, { received: 1700 });
    const { body: charge } = await chargeCard(staff.ask, id, { amount: 6000, card_id });
    vi.restoreAllMocks();
    const lock = (subscription_status: SubscriptionStatus) =>
      platform.admin
        .updateTable("tenants")
        .set({ subscription_status })
        .where("tenant_id", "=", shut.tenantId)
        .execute();
    await lock("none");
    const params = { token: tokenOf(made.url) };
    const bill = { params: { id: 1 } };
    const refused = [
      await staff.ask("unsettledPayments"),
      await link(staff.ask, id, 6000),
      await chargeCard(staff.ask, id, { amount: 6000, card_id }),
      await staff.ask("createInvoicePaymentLink", bill),
      await staff.ask("chargeMembershipInvoice", { ...bill, body: { card_id } }),
      await staff.ask("retryUnsettledPayment", { params: { id: charge.id } }),
      await shut.visitor()("requestedPayment", { params }),
      await shut.visitor()("startRequestedPayment", { params }),
      await shut.visitor()("confirmRequestedPayment", { params }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 423));
    await settleCardAttempt(platform.deps, { subject: "desk_payment", tenant_id: shut.tenantId, id: charge.id });
    await lock("active");
    expect((await differing(staff.ask)).data).toMatchObject([{ id: charge.id, state: "refunded" }]);
  });
});
