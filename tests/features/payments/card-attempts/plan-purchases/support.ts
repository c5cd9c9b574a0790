import { randomUUID } from "node:crypto";
import { settleCardAttempt } from "#api/features/payments/card-attempts/service.ts";
import type { Mail } from "#api/mail/mailer.ts";
import { deliverMail } from "#api/work/start-work.ts";
import { connect } from "#tests/features/payments/ecommerce/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import type { Ids } from "#tests/security/one-of-each.ts";
import type { Ask, Person, Platform, Reply, Venue } from "#tests/support/venue.ts";
import { GUEST } from "../service-payments/support.ts";

/** A company that takes cards and sells plans. */
export async function planShop(platform: Platform) {
  const venue = await platform.venue();
  const owner = await venue.person("owner");
  await connect(platform, venue, owner);
  const plan = async (terms: Record<string, unknown> = {}) =>
    (
      await owner.ask("createMembershipPlan", {
        body: { name: `Plan ${randomUUID().slice(0, 6)}`, billing_period: "monthly", price: cad(22_900), ...terms },
      })
    ).body;
  const edit = (sold: { id: number; version: number }, change: Record<string, unknown>) =>
    owner.ask("updateMembershipPlan", { params: { id: sold.id }, body: { version: sold.version, ...change } });
  const current = async (id: number) => (await owner.ask("currentMembership", { params: { id } })).body;
  /** The client with this email address. */
  const clientWith = async (email: string) =>
    (await owner.ask("clients", { query: { search: email } })).body.data[0] as { id: number; first_name: string };
  return { venue, owner, plan, edit, current, clientWith };
}

export const preview = (ask: Ask, id: number): Promise<Reply> => ask("planPurchasePreview", { params: { id } });

/** Starts a purchase as the page does: the preview first, then its token. */
export async function begin(ask: Ask, plan_id: number, given: Record<string, unknown> = {}): Promise<Reply> {
  const { body } = await preview(ask, plan_id);
  return ask("startPlanPurchase", {
    address: nextAddress(),
    body: { plan_id, dry_run_id: body.dry_run_id ?? "none", request_key: randomUUID(), ...given },
  });
}

let connections = 0;
/** A new address per call: purchases are rate-limited by connection. */
export const nextAddress = () => `198.51.${Math.floor(++connections / 250)}.${1 + (connections % 250)}`;

export const buyer = (email: string) => ({ ...GUEST, email });

export const confirmPlan = (
  ask: Ask,
  { payment_intent_id, connect_account }: { payment_intent_id: string; connect_account: string },
): Promise<Reply> => ask("confirmPlanPurchase", { body: { payment_intent_id, connect_account } });

/** Runs the product's jobs for every purchase of a company. */
export async function settleAll(platform: Platform, { tenantId }: Pick<Venue, "tenantId">): Promise<void> {
  const rows = await platform.admin
    .selectFrom("plan_purchases")
    .where("tenant_id", "=", tenantId)
    .select("id")
    .orderBy("id")
    .execute();
  for (const { id } of rows) {
    await settleCardAttempt(platform.deps, { subject: "plan_purchase", tenant_id: tenantId, id: id });
  }
}

export const purchasesOf = ({ admin }: Platform, { tenantId }: Pick<Venue, "tenantId">) =>
  admin.selectFrom("plan_purchases").where("tenant_id", "=", tenantId).selectAll().orderBy("id").execute();

/** Sends the waiting mails about purchased plans and returns them. */
export async function planMails({ db, admin, clock, deps }: Platform, tenantId: string): Promise<Mail[]> {
  const queued = await admin
    .selectFrom("outbox")
    .where("tenant_id", "=", tenantId)
    .where("kind", "in", ["plan_bought", "plan_refunded", "gift_bought", "gift_card"])
    .where("sent_at", "is", null)
    .orderBy("id")
    .select("id")
    .execute();
  const sent: Mail[] = [];
  const mailer = { send: async (one: Mail) => void sent.push(one), close: () => undefined };
  const { secretKeys, siteUrl, limits } = deps;
  const delivery = { db, clock, mailer, secretKeys, siteUrl, limits, mailFrom: "desk@venue.test" };
  for (const { id } of queued) await deliverMail(delivery, { tenant_id: tenantId, outbox_id: id });
  return sent;
}

interface Side {
  venue: Venue;
  people: { owner: Person };
  ids: Pick<Ids, "otherPlan" | "purchaseToken" | "planPayment">;
}

/** Previews the price, as a buyer must first; prepares a question of the matrix. */
export async function seePrice(platform: Platform, { venue, people, ids }: Side): Promise<void> {
  await connect(platform, venue, people.owner);
  ids.purchaseToken = (await preview(venue.anonymous, ids.otherPlan)).body.dry_run_id;
}

export async function beginToBuy(platform: Platform, side: Side): Promise<void> {
  await seePrice(platform, side);
  const { body } = await begin(side.venue.anonymous, side.ids.otherPlan, { buyer: buyer("gil@matrix.test") });
  const { payment_intent_id, connect_account } = body.payment;
  side.ids.planPayment = { payment_intent_id, connect_account };
}
