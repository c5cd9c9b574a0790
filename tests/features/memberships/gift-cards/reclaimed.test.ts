import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { reconcileGiftCards, settleGiftCardOfProvider } from "#api/features/memberships/gift-cards/give-back.ts";
import { settleDisputes } from "#api/features/payments/disputes/service.ts";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { mailsOf } from "#tests/features/memberships/memberships/renewal-support.ts";
import { deliverAll } from "#tests/features/payments/billing/support.ts";
import { nextHour } from "#tests/features/payments/card-attempts/card-charges/support.ts";
import { GOOD_CARD, payWith } from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { take } from "#tests/features/payments/payments/support.ts";
import { accountsOf } from "#tests/support/accounts.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { confirmGift, giftShop, redeemGift } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterEach(() => {
  vi.restoreAllMocks();
  platform.clock.set(TEST_NOW);
});
afterAll(() => platform.close());

const later = (minutes = 1) => platform.clock.set(platform.clock.now().add({ minutes }).toString());

/** A gift card of 100.00 that somebody has bought online. */
async function bought() {
  const shop = await giftShop(platform);
  const { venue, owner, staff, client, begin, cards, codeOf, redeem, creditOf } = shop;
  const visitor = venue.visitor();
  const { body } = await begin(visitor);
  await payWith(platform, body.payment, GOOD_CARD);
  await confirmGift(visitor, body.payment);
  const [{ id }] = await cards();
  const { payment_intent_id: payment, connect_account: account } = body.payment;
  return {
    ...shop,
    id: id as number,
    card: async () => (await cards()).find((one: { id: number }) => one.id === id),
    reclaim: async () => (await cards()).find((one: { id: number }) => one.id === id).reclaim,
    redeemed: async () => {
      later();
      expect((await redeem(client, await codeOf(id))).status).toBe(200);
      later();
    },
    /** Pays part of a booking at the desk with the client's credit. */
    async spend(amount: number, client_id = client.id) {
      const booking = await book(staff.ask, bayHour(venue, { guest: undefined, client_id, ...nextHour() }));
      const paid = await take(staff.ask, booking.id, { amount: cad(amount), method: "credit" });
      expect(paid.status).toBe(201);
      later();
      return { booking: booking.id as number, payment: paid.body.payments[0].id as number };
    },
    credit: async () => (await creditOf(client.id))[0]?.amount ?? 0,
    books: () => accountsOf(platform, venue.tenantId),
    mails: () => mailsOf(platform, venue.tenantId, ["gift_credit_changed"]),
    refundAtProvider: (amount?: number) =>
      platform.payments.ask("POST", "/v1/refunds", {
        payment_intent: payment,
        _stripe_account: account,
        ...(amount !== undefined && { amount: String(amount) }),
      }),
    dispute: (status: string) => platform.payments.turn("dispute", { payment_intent: payment, status }),
    /** What the provider tells of what happens meanwhile, each message as often as given. */
    async told(happens: () => Promise<unknown>, times = 1) {
      const before = platform.payments.events.length;
      await happens();
      const events = platform.payments.events.slice(before);
      for (let time = 0; time < times; time += 1) await deliverAll(platform, venue, events);
    },
    settle: () => settleGiftCardOfProvider(platform.deps, venue.tenantId, { account, payment }),
    settleDisputes: () => settleDisputes(platform.deps, venue.tenantId, { account, payment }),
    async revenue(basis: "cash" | "accrual") {
      const query = { periodType: "year", period: "2027", basis };
      const { body: answer } = await owner.ask("membershipsRevenue", { query });
      return answer.totals.map((total: { revenue: { amount: number } }) => total.revenue.amount);
    },
  };
}

/** The same, redeemed, and 70.00 of it spent on a booking. */
async function spentInPart() {
  const gift = await bought();
  await gift.redeemed();
  const spent = await gift.spend(6000);
  await gift.spend(1000);
  return { ...gift, ...spent };
}

describe("a redeemed gift card that is refunded at the provider", () => {
  it("loses all of its credit if none was spent", async () => {
    const { redeemed, told, refundAtProvider, credit, books, card } = await bought();
    await redeemed();
    await told(refundAtProvider);
    expect(await credit()).toBe(0);
    expect(await books()).toEqual({});
    expect(await card()).toMatchObject({
      state: "redeemed",
      refund_state: null,
      reclaim: { amount: cad(10_000), taken_back: cad(10_000), lost: cad(0) },
    });
  });

  it("loses the unspent credit, and records the rest as the venue's loss, once", async () => {
    const { told, refundAtProvider, credit, books, reclaim, settle, owner, revenue, client, mails } =
      await spentInPart();
    const before = await books();
    expect(before).toMatchObject({ card: 10_000, credit: -3000 });
    await told(refundAtProvider, 2);
    await Promise.all([settle(), settle()]);
    expect(await reclaim()).toEqual({ amount: cad(10_000), taken_back: cad(3000), lost: cad(7000) });
    expect(await credit()).toBe(0);
    const { card: _card, credit: _credit, ...rest } = before;
    expect(await books()).toEqual({ ...rest, refunds: 7000 });
    expect([await revenue("cash"), await revenue("accrual")]).toEqual([[0], [-7000]]);
    const { body } = await owner.ask("auditLog");
    expect(JSON.stringify(body).match(/Took back the gift card of Gift card/g)).toHaveLength(1);
    const [mail, ...more] = await mails();
    expect([mail?.to, more]).toEqual([client.email, []]);
    expect(mail?.subject).toContain("$30.00 of your credit was taken back");
    expect(mail?.text).toContain("What you had paid with it stays paid.");
  });

  it("in part loses only that part of the credit", async () => {
    const { told, refundAtProvider, credit, reclaim } = await spentInPart();
    await told(() => refundAtProvider(2000));
    expect([await credit(), (await reclaim()).lost]).toEqual([1000, cad(0)]);
    await told(() => refundAtProvider(5000));
    expect(await credit()).toBe(0);
    expect(await reclaim()).toEqual({ amount: cad(7000), taken_back: cad(3000), lost: cad(4000) });
  });

  it("stays unchanged if its bank rejects the refund", async () => {
    const { told, refundAtProvider, credit, books, reclaim, mails } = await spentInPart();
    const before = await books();
    await told(refundAtProvider);
    const refund = platform.payments.events.findLast(({ type }) => type === "refund.created");
    const id = (refund?.data.object as { id: string } | undefined)?.id ?? "";
    await told(() => platform.payments.turn("refund", { id, status: "failed" }), 2);
    expect([await credit(), await books(), await reclaim()]).toEqual([3000, before, null]);
    expect((await mails()).map(({ text }) => text.includes("is with us again"))).toEqual([false, true]);
  });

  it("leaves credit from other sources unchanged", async () => {
    const { told, refundAtProvider, credit, owner, client, reclaim } = await spentInPart();
    await redeemGift(owner.ask, client.ask, 5000);
    expect(await credit()).toBe(8000);
    await told(refundAtProvider);
    expect([await credit(), (await reclaim()).lost]).toEqual([5000, cad(7000)]);
  });

  it("counts as spent after the older credit", async () => {
    const gift = await bought();
    await redeemGift(gift.owner.ask, gift.client.ask, 5000);
    await gift.redeemed();
    await gift.spend(6000);
    await gift.told(gift.refundAtProvider);
    expect([await gift.credit(), (await gift.reclaim()).lost]).toEqual([0, cad(1000)]);
  });

  it("counts credit that a cancelled booking returned as unspent", async () => {
    const { payment, owner, told, refundAtProvider, credit, reclaim } = await spentInPart();
    const body = { amount: cad(6000), as: "credit", reason: "Projector was down" };
    expect((await owner.ask("refundPayment", { params: { id: payment }, body })).status).toBe(200);
    later();
    await told(refundAtProvider);
    expect([await credit(), (await reclaim()).lost]).toEqual([0, cad(1000)]);
  });

  it("loses its credit from the client into whom its holder was merged", async () => {
    const { venue, owner, client, told, refundAtProvider, creditOf, reclaim } = await spentInPart();
    const kept = await venue.person("client");
    const pair = { keep_id: kept.id, merge_id: client.id };
    const { body: preview } = await owner.ask("previewClientMerge", { body: pair });
    const merged = await owner.ask("mergeClients", { body: { ...pair, take: [], token: preview.token } });
    expect(merged.status).toBe(200);
    later();
    expect(await creditOf(kept.id)).toEqual([cad(3000)]);
    await told(refundAtProvider);
    expect([await creditOf(kept.id), (await reclaim()).lost]).toEqual([[], cad(7000)]);
  });
});

describe("a redeemed gift card whose payment is disputed", () => {
  it("keeps its credit until the bank decides, and then loses the rest of it", async () => {
    const { told, dispute, credit, books, reclaim, revenue } = await spentInPart();
    const before = await books();
    await told(() => dispute("needs_response"));
    expect([await credit(), await reclaim()]).toEqual([3000, null]);
    await told(() => dispute("lost"), 2);
    expect(await credit()).toBe(0);
    expect(await reclaim()).toEqual({ amount: cad(10_000), taken_back: cad(3000), lost: cad(7000) });
    const { card: _card, credit: _credit, ...rest } = before;
    expect(await books()).toEqual({ ...rest, disputed: 7000 });
    expect([await revenue("cash"), await revenue("accrual")]).toEqual([[0], [-7000]]);
  });

  it("stays unchanged if the venue wins", async () => {
    const { told, dispute, credit, books, reclaim } = await spentInPart();
    const before = await books();
    await told(() => dispute("needs_response"));
    await told(() => dispute("won"));
    expect([await credit(), await books(), await reclaim()]).toEqual([3000, before, null]);
  });

  it("is handled even if its process died after recording the dispute", async () => {
    const { venue, dispute, settleDisputes: known, credit, reclaim } = await spentInPart();
    await dispute("needs_response");
    await dispute("lost");
    await known();
    expect(await credit()).toBe(3000);
    for (const _time of [1, 2]) await reconcileGiftCards(platform.deps, venue.tenantId);
    expect([await credit(), (await reclaim()).lost]).toEqual([0, cad(7000)]);
  });
});

describe("a gift card that nobody redeemed", () => {
  it("is voided once the venue has lost a dispute, and owes nothing", async () => {
    const { told, dispute, card, books, codeOf, redeem, client, id } = await bought();
    const code = await codeOf(id);
    await told(() => dispute("needs_response"));
    expect((await card()).state).toBe("active");
    await told(() => dispute("lost"));
    expect(await card()).toMatchObject({ state: "void", refund_state: "refunded", reclaim: null });
    expect(await books()).toEqual({});
    expect((await redeem(client, code)).status).toBe(409);
  });

  it("is worth the rest after a partial refund, for redeeming and for voiding", async () => {
    const first = await bought();
    await first.told(() => first.refundAtProvider(4000));
    expect(await first.card()).toMatchObject({
      state: "active",
      reclaim: { amount: cad(4000), taken_back: cad(4000), lost: cad(0) },
    });
    expect(await first.books()).toEqual({ card: 6000, gift_cards: -6000 });
    await first.redeemed();
    expect(await first.credit()).toBe(6000);
    await first.told(() => first.refundAtProvider());
    expect([await first.credit(), await first.books()]).toEqual([0, {}]);
    expect((await first.reclaim()).lost).toEqual(cad(0));
    const other = await bought();
    await other.told(() => other.refundAtProvider(4000));
    expect(
      (await other.owner.ask("voidGiftCard", { params: { id: other.id }, body: { reason: "Sold twice" } })).status,
    ).toBe(200);
    await other.told(() => other.refundAtProvider());
    expect(await other.card()).toMatchObject({ state: "void", refund_state: "refunded" });
    expect(await other.books()).toEqual({});
  });

  it("is reported if it is redeemed at the moment of its refund", async () => {
    const { told, refundAtProvider, client, codeOf, redeem, id, card, credit, books } = await bought();
    const code = await codeOf(id);
    await told(async () => {
      await refundAtProvider();
      later();
      expect((await redeem(client, code)).status).toBe(200);
    });
    expect((await card()).reclaim).toEqual({ amount: cad(10_000), taken_back: cad(10_000), lost: cad(0) });
    expect([await credit(), await books()]).toEqual([0, {}]);
  });
});

describe("the list of redeemed gift cards with a refund", () => {
  it("shows them for thirty days, to people who may take payments in the company", async () => {
    const { venue, staff, told, refundAtProvider, id } = await spentInPart();
    const listed = async (ask = staff.ask) => (await ask("reclaimedGiftCards")).body;
    expect(await listed()).toEqual({ data: [], total: 0 });
    await told(refundAtProvider);
    expect(await listed()).toMatchObject({ total: 1, data: [{ id, reclaim: { lost: cad(7000) } }] });
    const other = await giftShop(platform);
    expect(await listed(other.owner.ask)).toEqual({ data: [], total: 0 });
    for (const role of ["client", "coach"] as const) {
      expect((await (await venue.person(role)).ask("reclaimedGiftCards")).status).toBe(403);
    }
    expect((await venue.visitor()("reclaimedGiftCards")).status).toBe(401);
    await platform.admin
      .updateTable("gift_cards")
      .set({ reclaimed_at: platform.clock.now().subtract({ hours: 31 * 24 }) })
      .where("tenant_id", "=", venue.tenantId)
      .execute();
    expect(await listed()).toEqual({ data: [], total: 0 });
  });
});
