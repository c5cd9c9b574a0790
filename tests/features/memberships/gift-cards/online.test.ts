import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  buyer,
  planMails,
  purchasesOf,
  settleAll,
} from "#tests/features/payments/card-attempts/plan-purchases/support.ts";
import {
  DECLINED_CARD,
  GOOD_CARD,
  payWith,
  SECURE_CARD,
} from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { accountsOf } from "#tests/support/accounts.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { confirmGift, giftDesk, giftShop, giveBackAll, sellOnline } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
afterEach(async () => {
  platform.clock.set(TEST_NOW);
  await platform.payments.turn("chaos", { failures: 0, isRubbish: false, status: 500 });
});

const CODE = /([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}/;

describe("a gift card that is bought online", () => {
  it("is charged as chosen, owed in the ledger, and mailed with its code only to the recipient", async () => {
    const { venue, plan, client, begin, cards, redeem, want } = await giftShop(platform);
    const visitor = venue.visitor();
    const shown = await visitor("publicGiftCards");
    expect([shown.status, shown.body.data]).toEqual([
      200,
      [
        {
          plan_id: plan.id,
          name: "Gift card",
          description: null,
          amount: cad(10_000),
          own_amount: { least: cad(2000), most: cad(50_000) },
          expires_on: "2028-05-03",
          send_until: "2028-05-02",
        },
      ],
    ]);
    const { status, body } = await begin(visitor);
    expect([status, body.amount]).toEqual([200, cad(10_000)]);
    await payWith(platform, body.payment, GOOD_CARD);
    const done = await confirmGift(visitor, body.payment);
    expect(done.body).toEqual({ outcome: "bought", message: null });
    expect(await accountsOf(platform, venue.tenantId)).toEqual({ card: 10_000, gift_cards: -10_000 });
    const [card] = await cards();
    expect(card).toMatchObject({
      amount: cad(10_000),
      state: "active",
      buyer_name: "Gil Guest",
      recipient_name: "Mia Lang",
      recipient_email: "mia@gift.test",
      message: "Happy birthday",
      paid_by: "card",
    });
    const mails = await planMails(platform, venue.tenantId);
    const to = (address: string) => mails.filter((mail) => mail.to.address === address);
    const [gift] = to("mia@gift.test");
    const code = CODE.exec(gift?.text ?? "")?.[0] ?? "";
    expect(gift?.text).toContain("Happy birthday");
    const [receipt] = to("otto@gift.test");
    expect(receipt?.text).toContain("$100.00");
    expect(receipt?.text).not.toMatch(CODE);
    expect(JSON.stringify([shown.body, body, done.body, card, want()])).not.toMatch(CODE);
    expect((await redeem(client, code)).body.left).toEqual([cad(10_000)]);
    const [purchase] = await purchasesOf(platform, venue);
    expect(purchase).toMatchObject({ state: "bought", kind: "gift_card", buyer: null, gift: null });
  });

  it("may have an amount that the buyer chooses within the limits, and makes nobody a client", async () => {
    const { venue, owner, begin, cards } = await giftShop(platform);
    const visitor = venue.visitor();
    const { body } = await begin(visitor, { amount: cad(12_345), buyer: buyer("new@gift.test") });
    await payWith(platform, body.payment, GOOD_CARD);
    await confirmGift(visitor, body.payment);
    expect((await cards())[0]).toMatchObject({ amount: cad(12_345) });
    expect((await owner.ask("clients", { query: { search: "new@gift.test" } })).body.data).toEqual([]);
    for (const amount of [cad(1999), cad(50_001)]) {
      const refused = await begin(visitor, { amount });
      expect([refused.status, refused.body.message]).toEqual([422, "Choose an amount from $20.00 to $500.00."]);
    }
    const other = await begin(visitor, { amount: { amount: 10_000, currency: "USD" } });
    expect([other.status, other.body.message]).toEqual([422, "Gift cards here are in CAD."]);
  });

  it("is bought by a signed-in client in their own name", async () => {
    const { venue, client, begin, cards } = await giftShop(platform);
    const { body } = await begin(client.ask, { buyer: undefined });
    await payWith(platform, body.payment, GOOD_CARD);
    expect((await confirmGift(client.ask, body.payment)).body.outcome).toBe("bought");
    const [card] = await cards();
    const mails = await planMails(platform, venue.tenantId);
    expect(mails.map((mail) => mail.to.address).toSorted()).toEqual([client.email, "mia@gift.test"].toSorted());
    expect(card.buyer_name).not.toBe("Gil Guest");
  });

  it("waits for the bank, says why a card was declined, and is sold once however often it is confirmed", async () => {
    const { venue, begin, cards } = await giftShop(platform);
    const visitor = venue.visitor();
    const { body } = await begin(visitor);
    await payWith(platform, body.payment, DECLINED_CARD);
    expect((await confirmGift(visitor, body.payment)).body).toEqual({
      outcome: "not_paid",
      message: "Your card was declined.",
    });
    await payWith(platform, body.payment, SECURE_CARD, { bank: "confirmed" });
    const answers = await Promise.all([1, 2, 3].map(() => confirmGift(visitor, body.payment)));
    expect(answers.map((answer) => answer.body.outcome)).toEqual(["bought", "bought", "bought"]);
    expect(await cards()).toHaveLength(1);
  });

  it("has one payment for each key, for the recipient entered last, and never for another amount", async () => {
    const { venue, begin, cards, want } = await giftShop(platform);
    const visitor = venue.visitor();
    const { request_key } = want();
    const replies = await Promise.all([1, 2, 3].map(() => begin(visitor, { request_key })));
    expect(new Set(replies.map(({ body }) => body.payment?.payment_intent_id)).size).toBe(1);
    const dearer = await begin(visitor, { request_key, amount: cad(20_000) });
    expect([dearer.status, dearer.body.error]).toEqual([409, "invalid_state"]);
    const { body } = await begin(visitor, { request_key, recipient_name: "Una" });
    await payWith(platform, body.payment, GOOD_CARD);
    await confirmGift(visitor, body.payment);
    expect((await cards()).map((card: { recipient_name: string }) => card.recipient_name)).toEqual(["Una"]);
  });

  it("is sold even if the buyer never returns, and on a new request once the provider is back", async () => {
    const { venue, begin, cards } = await giftShop(platform);
    const visitor = venue.visitor();
    await platform.payments.turn("chaos", { failures: 9, status: 503 });
    expect((await begin(visitor)).status).toBe(503);
    await platform.payments.turn("chaos", { failures: 0, status: 500 });
    const { body } = await begin(visitor);
    await payWith(platform, body.payment, GOOD_CARD);
    await settleAll(platform, venue);
    expect(await cards()).toHaveLength(1);
  });

  it("is refunded, and reported, if it is no longer on sale when it is paid", async () => {
    const { venue, owner, plan, begin, cards } = await giftShop(platform);
    const visitor = venue.visitor();
    const { body } = await begin(visitor);
    const archived = { version: plan.version, is_archived: true };
    await owner.ask("updateMembershipPlan", { params: { id: plan.id }, body: archived });
    await payWith(platform, body.payment, GOOD_CARD);
    expect((await confirmGift(visitor, body.payment)).body).toEqual({
      outcome: "refunded",
      message: "This gift card is not for sale. The full amount is refunded to your card, usually within a few days.",
    });
    await settleAll(platform, venue);
    expect(await purchasesOf(platform, venue)).toMatchObject([{ state: "refunded", gift: null, buyer: null }]);
    const mails = await planMails(platform, venue.tenantId);
    expect(mails.map(({ to, text }) => [to.address, text.includes("/book/gift-cards")])).toEqual([
      ["otto@gift.test", true],
    ]);
    expect(await cards()).toEqual([]);
    expect(await accountsOf(platform, venue.tenantId)).toEqual({});
  });

  it("is refunded to its card once when the desk voids it, even if the provider is unreachable at first", async () => {
    const { venue, owner, client, codeOf, begin, cards, redeem } = await giftShop(platform);
    const visitor = venue.visitor();
    const { body } = await begin(visitor);
    await payWith(platform, body.payment, GOOD_CARD);
    await confirmGift(visitor, body.payment);
    const [{ id }] = await cards();
    const code = await codeOf(id);
    const taken = await owner.ask("voidGiftCard", { params: { id }, body: { reason: "Bought twice" } });
    expect([taken.status, taken.body]).toMatchObject([
      200,
      { state: "void", paid_by: "card", refund_state: "refunding" },
    ]);
    expect((await redeem(client, code)).status).toBe(409);
    await platform.payments.turn("chaos", { failures: 9, status: 503 });
    await expect(giveBackAll(platform, venue)).rejects.toThrow("The payment provider");
    expect((await cards())[0].refund_state).toBe("refunding");
    await platform.payments.turn("chaos", { failures: 0, status: 500 });
    await Promise.all([giveBackAll(platform, venue), giveBackAll(platform, venue)]);
    await giveBackAll(platform, venue);
    expect((await cards())[0]).toMatchObject({ state: "void", refund_state: "refunded", refund_failure: null });
    expect(await accountsOf(platform, venue.tenantId)).toEqual({});
    const [payment] = (await owner.ask("payments")).body.data;
    expect(payment).toMatchObject({ description: "Gift card", refunded: cad(10_000) });
  });
});

describe("selling a gift card online is refused", () => {
  it("if the venue does not offer it, takes no cards, or sells none", async () => {
    const { venue, owner, begin } = await giftShop(platform);
    expect((await venue.anonymous("publicCompany")).body.sells_gift_cards).toBe(true);
    await sellOnline(owner.ask, false);
    expect((await venue.anonymous("publicCompany")).body.sells_gift_cards).toBe(false);
    expect((await venue.anonymous("publicGiftCards")).body.data).toEqual([]);
    const off = await begin(venue.visitor());
    expect([off.status, off.body.message]).toEqual([409, "No gift cards are sold online here."]);
    const cardless = await giftDesk(platform);
    await sellOnline(cardless.owner.ask);
    const unpaid = await begin(cardless.venue.visitor(), { plan_id: cardless.plan.id });
    expect([unpaid.status, unpaid.body.message]).toEqual([
      409,
      "This venue takes no cards online. Gift cards are sold there.",
    ]);
  });

  it("to staff, visitors without details, without a recipient, and of another company", async () => {
    const { venue, staff, plan, begin } = await giftShop(platform);
    const visitor = venue.visitor();
    expect((await begin(staff.ask)).body.error).toBe("invalid_state");
    expect(Object.keys((await begin(visitor, { buyer: null })).body.errors)).toEqual(["buyer"]);
    const nobody = await begin(visitor, { recipient_name: " ", recipient_email: "mia" });
    expect([nobody.status, Object.keys(nobody.body.errors).toSorted()]).toEqual([
      422,
      ["recipient_email", "recipient_name"],
    ]);
    expect(Object.keys((await begin(visitor, { plan_id: 2_000_000_001 })).body.errors)).toEqual(["plan_id"]);
    const elsewhere = await giftShop(platform);
    const foreign = await elsewhere.begin(elsewhere.venue.visitor(), { plan_id: plan.id });
    expect(Object.keys(foreign.body.errors)).toEqual(["plan_id"]);
    const { body } = await begin(visitor);
    expect((await confirmGift(elsewhere.venue.visitor(), body.payment)).status).toBe(404);
  });

  it("for an amount outside the limits, reversed limits, or another currency", async () => {
    const { owner, plan } = await giftShop(platform);
    const set = (own_amount: object, id = plan.id, version = plan.version) =>
      owner.ask("updateMembershipPlan", { params: { id }, body: { version, own_amount } });
    const faults = async (own_amount: object) => Object.keys((await set(own_amount)).body.errors ?? {});
    expect(await faults({ least: cad(5000), most: cad(2000) })).toEqual(["own_amount.most"]);
    expect(await faults({ least: cad(0), most: cad(2000) })).toEqual(["own_amount.least"]);
    expect(await faults({ least: { amount: 1, currency: "USD" }, most: cad(2000) })).toEqual(["own_amount.least"]);
    const body = {
      name: "Club",
      billing_period: "monthly",
      price: cad(100),
      own_amount: { least: cad(1), most: cad(2) },
    };
    const club = await owner.ask("createMembershipPlan", { body });
    expect(Object.keys(club.body.errors)).toEqual(["own_amount"]);
  });
});
