import { advanceMemberships } from "#api/features/memberships/memberships/apply-due-changes.ts";
import { chargeDueBills } from "#api/features/payments/card-attempts/card-charges/charge-invoice.ts";
import { reconcileCardAttempts } from "#api/features/payments/card-attempts/service.ts";
import { deliverMail } from "#api/work/start-work.ts";
import { charged, clientWithCard } from "#tests/features/payments/card-attempts/card-charges/support.ts";
import { GOOD_CARD, payingVenue } from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { TEST_NOW, type Ask, type Platform } from "#tests/support/venue.ts";

export const MONTHLY = 22_900;

/** A member whose bills are charged automatically to a saved card, with helpers to advance the clock and read the outcome. */
export async function cardMember(platform: Platform, terms: Record<string, unknown> = {}) {
  platform.clock.set(TEST_NOW);
  const { venue, owner } = await payingVenue(platform);
  const { client } = await clientWithCard(platform, venue, owner, GOOD_CARD);
  const plan = await owner.ask("createMembershipPlan", {
    body: { name: "Club 12", billing_period: "monthly", price: cad(MONTHLY), ...terms },
  });
  const sold = await owner.ask("startMembershipSubscription", {
    body: { client_id: client.id, plan_id: plan.body.id, method: "cash" },
  });
  const { id } = sold.body.membership;
  // Sessions expire while the clock advances by weeks.
  const later = Temporal.Instant.from("2099-01-01T00:00:00Z");
  const lasting = { last_used_at: later, expires_at: later };
  await platform.admin.updateTable("sessions").set(lasting).where("user_id", "=", client.id).execute();
  const desk: Ask = owner.ask;
  const minute = async () => {
    await advanceMemberships(platform.deps, venue.tenantId);
    await chargeDueBills(platform.deps, venue.tenantId);
    await reconcileCardAttempts(platform.deps, venue.tenantId);
  };
  return {
    venue,
    owner,
    client,
    id,
    desk,
    minute,
    /** Moves the clock to that date and runs the jobs. */
    async on(date: string) {
      platform.clock.set(`${date}T20:00:00Z`);
      await minute();
    },
    payByCard: (pays_by_card = true) => desk("payMembershipByCard", { params: { id }, body: { pays_by_card } }),
    current: async () => (await desk("currentMembership", { params: { id: client.id } })).body,
    charged: () => charged(platform, venue).filter((amount) => amount === MONTHLY),
    mails: () => mailsOf(platform, venue.tenantId, ["renewal_refused", "renewal_paid"]),
  };
}

/** Sends the waiting mails of these kinds in order and returns their texts. */
export async function mailsOf({ admin, db, clock, deps }: Platform, tenantId: string, kinds: string[]) {
  const waiting = await admin
    .selectFrom("outbox")
    .where("tenant_id", "=", tenantId)
    .where("kind", "in", kinds)
    .where("sent_at", "is", null)
    .orderBy("id")
    .select("id")
    .execute();
  const sent: { to: string; subject: string; text: string }[] = [];
  const delivery = {
    db,
    clock,
    secretKeys: deps.secretKeys,
    siteUrl: deps.siteUrl,
    limits: deps.limits,
    mailFrom: "desk@venue.test",
    mailer: {
      send: async ({ to, subject, text }: { to: { address: string }; subject: string; text: string }) =>
        void sent.push({ to: to.address, subject, text }),
      close: async () => undefined,
    },
  };
  for (const { id } of waiting) await deliverMail(delivery, { tenant_id: tenantId, outbox_id: id });
  return sent;
}

/** Saves another card of the same client, one that is accepted. */
export async function saveGoodCard({ admin, payments }: Platform, tenantId: string, clientId: number): Promise<void> {
  const { account_id, customer_id } = await admin
    .selectFrom("provider_customers")
    .where("tenant_id", "=", tenantId)
    .where("client_id", "=", clientId)
    .select(["account_id", "customer_id"])
    .executeTakeFirstOrThrow();
  const form = { customer: customer_id, _stripe_account: account_id };
  await payments.ask("POST", "/v1/payment_methods/pm_card_visa/attach", form);
}
