import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reconcileGiftCards } from "#api/features/memberships/gift-cards/give-back.ts";
import { mailsOf } from "#tests/features/memberships/memberships/renewal-support.ts";
import { deliver, process } from "#tests/features/payments/billing/support.ts";
import { GOOD_CARD, payWith } from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { confirmGift, giftDesk, giftShop } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const voidedMails = (tenantId: string) => mailsOf(platform, tenantId, ["gift_card_voided"]);

/** A gift card that was bought online, and whose code and receipt were mailed unless it is for a later day. */
async function boughtOnline(change: Record<string, unknown> = {}) {
  const shop = await giftShop(platform);
  const visitor = shop.venue.visitor();
  const { payment } = (await shop.begin(visitor, change)).body;
  await payWith(platform, payment, GOOD_CARD);
  expect((await confirmGift(visitor, payment)).body.outcome).toBe("bought");
  const [{ id }] = await shop.cards();
  const mails = (...kinds: string[]) => mailsOf(platform, shop.venue.tenantId, kinds);
  await mails("gift_card", "gift_bought");
  const cancel = () => shop.owner.ask("voidGiftCard", { params: { id }, body: { reason: "Sold twice" } });
  const say = async (status: string) => {
    const before = platform.payments.events.length;
    await platform.payments.turn("dispute", { payment_intent: payment.payment_intent_id, status });
    for (const event of platform.payments.events.slice(before)) {
      expect((await deliver(platform, event)).status).toBe(200);
      await process(platform, shop.venue, event);
    }
  };
  /** A bank that decides otherwise after all. */
  const returnMoney = async () => {
    const { tenantId } = shop.venue;
    const won = { provider_status: "won", withdrawn_amount: 0 };
    await platform.admin.updateTable("payment_disputes").set(won).where("tenant_id", "=", tenantId).execute();
    await reconcileGiftCards(platform.deps, tenantId);
  };
  return { ...shop, mails, cancel, say, returnMoney };
}

const CANCELLED = "was cancelled, and its code no longer works.";

describe("the email about a voided gift card", () => {
  it("goes to the recipient of its code and to the buyer, without the venue's reason", async () => {
    const { cancel, venue } = await boughtOnline();
    expect((await cancel()).status).toBe(200);
    const told = await voidedMails(venue.tenantId);
    expect(told.map(({ to }) => to)).toEqual(["mia@gift.test", "otto@gift.test"]);
    const [recipient, buyer] = told;
    expect(recipient?.text).toContain(`The gift card from Gil Guest that we mailed you ${CANCELLED}`);
    expect(buyer?.text).toContain("The gift card for Mia Lang that you bought was cancelled");
    expect(buyer?.text).toContain("You get back what you paid.");
    for (const { subject, text } of told) {
      expect(subject).toMatch(/^A gift card for \$100\.00 no longer works, /);
      expect(text).not.toContain("Sold twice");
    }
  });

  it("goes only to the buyer while the code waits for a later day", async () => {
    const { cancel, venue } = await boughtOnline({ send_on: "2027-05-10" });
    await cancel();
    expect((await voidedMails(venue.tenantId)).map(({ to }) => to)).toEqual(["otto@gift.test"]);
  });

  it("goes to nobody if it was sold at the desk without an address", async () => {
    const { venue, owner, sell } = await giftDesk(platform);
    for (const recipient_email of [undefined, "mia@gift.test"]) {
      const { id } = (await sell({ recipient_email })).body;
      await owner.ask("voidGiftCard", { params: { id }, body: { reason: "Mistake" } });
    }
    expect((await voidedMails(venue.tenantId)).map(({ to }) => to)).toEqual(["mia@gift.test"]);
  });

  it("is sent once the bank has accepted the refund, and the code is mailed again if the money returns", async () => {
    const { say, returnMoney, mails, venue, client, redeem } = await boughtOnline();
    await say("needs_response");
    expect(await voidedMails(venue.tenantId)).toEqual([]);
    await say("lost");
    expect((await voidedMails(venue.tenantId)).map(({ to }) => to)).toEqual(["mia@gift.test", "otto@gift.test"]);
    await returnMoney();
    const [again, ...others] = await mails("gift_card");
    expect([again?.to, others]).toEqual(["mia@gift.test", []]);
    const code = /([0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(again?.text ?? "")?.[0] ?? "";
    expect((await redeem(client, code)).status).toBe(200);
  });
});
