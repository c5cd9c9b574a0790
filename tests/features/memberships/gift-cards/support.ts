import { randomUUID } from "node:crypto";
import { giveBackToCard } from "#api/features/memberships/gift-cards/give-back.ts";
import type { Mail } from "#api/mail/mailer.ts";
import { deliverMail } from "#api/work/start-work.ts";
import { buyer, nextAddress } from "#tests/features/payments/card-attempts/plan-purchases/support.ts";
import { connect } from "#tests/features/payments/ecommerce/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import type { Ask, Person, Platform, Question, Reply, Venue } from "#tests/support/venue.ts";

/** A desk that sells a gift card of 100.00 for a year. */
export async function giftDesk(platform: Platform, terms: Record<string, unknown> = {}) {
  const venue = await platform.venue();
  const [owner, staff, client] = [
    await venue.person("owner"),
    await venue.person("staff"),
    await venue.person("client"),
  ];
  const plan = (
    await owner.ask("createMembershipPlan", {
      body: {
        name: "Gift card",
        billing_period: "custom",
        is_gift_card: true,
        price: cad(10_000),
        expires_after_months: 12,
        ...terms,
      },
    })
  ).body;
  const sell = (change: Record<string, unknown> = {}) =>
    staff.ask("sellGiftCard", {
      body: { plan_id: plan.id, buyer_name: "Otto Lang", recipient_name: "Mia Lang", method: "cash", ...change },
    });
  const codeOf = async (id: number): Promise<string> => (await staff.ask("giftCardCode", { params: { id } })).body.code;
  const soldCode = async (change: Record<string, unknown> = {}) => {
    const { body } = await sell(change);
    return { id: body.id as number, code: await codeOf(body.id) };
  };
  const creditOf = async (id: number) => (await staff.ask("clientCredit", { params: { id } })).body.left;
  const redeem = (who: typeof client, code: string, more: object = {}) =>
    who.ask("redeemGiftCard", { body: { code, ...more } });
  return { venue, owner, staff, client, plan, sell, codeOf, soldCode, creditOf, redeem };
}

/** What leaves with the codes of a company's gift cards, each tried twice. */
export async function giftMails({ db, admin, clock, deps }: Platform, tenantId: string): Promise<Mail[]> {
  const queued = await admin
    .selectFrom("outbox")
    .where("tenant_id", "=", tenantId)
    .where("kind", "=", "gift_card")
    .select("id")
    .execute();
  const sent: Mail[] = [];
  const mailer = { send: async (one: Mail) => void sent.push(one), close: () => undefined };
  const { secretKeys, siteUrl, limits } = deps;
  const delivery = { db, clock, mailer, secretKeys, siteUrl, limits, mailFrom: "desk@venue.test" };
  for (const { id } of [...queued, ...queued]) await deliverMail(delivery, { tenant_id: tenantId, outbox_id: id });
  return sent;
}

/** Sells somebody a gift card of this amount at the desk, which they redeem. */
export async function redeemGift(owner: Ask, client: Ask, amount: number): Promise<void> {
  const body = { name: `Gift ${amount}`, billing_period: "custom", is_gift_card: true, price: cad(amount) };
  const plan = (await owner("createMembershipPlan", { body })).body;
  const gift = { plan_id: plan.id, buyer_name: "Otto", recipient_name: "Mia", method: "cash" };
  const { id } = (await owner("sellGiftCard", { body: gift })).body;
  const { code } = (await owner("giftCardCode", { params: { id } })).body;
  const redeemed = await client("redeemGiftCard", { body: { code } });
  if (redeemed.status !== 200) throw new Error(JSON.stringify(redeemed.body));
}

/** A company that takes cards and sells gift cards of 100.00, or of 20.00 to 500.00, on its booking page. */
export async function giftShop(platform: Platform, terms: Record<string, unknown> = {}) {
  const own_amount = { least: cad(2000), most: cad(50_000) };
  const desk = await giftDesk(platform, { own_amount, ...terms });
  await connect(platform, desk.venue, desk.owner);
  await sellOnline(desk.owner.ask);
  const want = (change: Record<string, unknown> = {}) => ({
    plan_id: desk.plan.id as number,
    amount: cad(10_000),
    request_key: randomUUID() as string,
    recipient_name: "Mia Lang",
    recipient_email: "mia@gift.test",
    message: "Happy birthday",
    buyer: buyer("otto@gift.test"),
    ...change,
  });
  const begin = (ask: Ask, change: Record<string, unknown> = {}): Promise<Reply> =>
    ask("startGiftCardPurchase", { address: nextAddress(), body: want(change) });
  const cards = async () => (await desk.staff.ask("giftCards")).body.data;
  return { ...desk, want, begin, cards };
}

/** Turns the sale on the booking page on. */
export async function sellOnline(ask: Ask, sells_gift_cards = true): Promise<void> {
  const { id, version } = (await ask("company")).body;
  const saved = await ask("updateCompany", { params: { id }, body: { version, sells_gift_cards } });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
}

export const confirmGift = (
  ask: Ask,
  { payment_intent_id, connect_account }: { payment_intent_id: string; connect_account: string },
): Promise<Reply> => ask("confirmGiftCardPurchase", { body: { payment_intent_id, connect_account } });

/** What the product's job does with each gift card of a company that was taken back. */
export async function giveBackAll(platform: Platform, { tenantId }: Pick<Venue, "tenantId">): Promise<void> {
  const rows = await platform.admin
    .selectFrom("gift_cards")
    .where("tenant_id", "=", tenantId)
    .where("state", "=", "void")
    .select("id")
    .execute();
  for (const { id } of rows) await giveBackToCard(platform.deps, { tenant_id: tenantId, gift_card_id: id });
}

/** Sells gift cards on the booking page of one side of the matrix of questions. */
export async function offerGiftCards(
  platform: Platform,
  { venue, people }: { venue: Venue; people: { owner: Person } },
): Promise<void> {
  await connect(platform, venue, people.owner);
  await sellOnline(people.owner.ask);
}

/** Begins to buy one; answers what its payment is confirmed by. */
export async function beginGift(ask: Ask, question: Question) {
  const { payment_intent_id, connect_account } = (await ask("startGiftCardPurchase", question)).body.payment;
  return { payment_intent_id, connect_account };
}

/** Takes one back whose money nothing gives back any more by itself. */
export async function keepNotGivenBack({ admin }: Platform, { tenantId }: Venue, id: number): Promise<void> {
  await admin
    .updateTable("gift_cards")
    .set({ state: "void", void_reason: "Taken back by the test" })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
}
