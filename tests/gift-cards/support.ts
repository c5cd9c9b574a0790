import { deliverMail } from "#api/work/start-work.ts";
import type { Mail } from "#api/mail/mailer.ts";
import { cad } from "#tests/catalogue/support.ts";
import type { Platform } from "#tests/support/venue.ts";

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
  const { secretKeys, siteUrl } = deps;
  const delivery = { db, clock, mailer, secretKeys, siteUrl, mailFrom: "desk@venue.test" };
  for (const { id } of [...queued, ...queued]) await deliverMail(delivery, { tenant_id: tenantId, outbox_id: id });
  return sent;
}
