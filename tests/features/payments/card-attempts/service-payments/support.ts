import { vi } from "vitest";
import { reconcileCardAttempts, settleCardAttempt } from "#api/features/payments/card-attempts/service.ts";
import { ProviderRefusal } from "#api/stripe/provider-errors.ts";
import { cad, policyWith, setPolicy } from "#tests/features/bookings/policies/support.ts";
import { deliverAll } from "#tests/features/payments/billing/support.ts";
import { connect } from "#tests/features/payments/ecommerce/support.ts";
import type { Ask, Person, Platform, Reply, Venue } from "#tests/support/venue.ts";

export const GOOD_CARD = "4242424242424242";
export const DECLINED_CARD = "4000000000000002";
export const SECURE_CARD = "4000002500003155";
export const GUEST = { first_name: "Gil", last_name: "Guest", email: "gil@example.test" };

/** A company that takes cards and requires a 30 % deposit. */
export async function payingVenue(platform: Platform): Promise<{ venue: Venue; owner: Person }> {
  const venue = await platform.venue();
  const owner = await venue.person("owner");
  await connect(platform, venue, owner);
  await setPolicy(owner.ask, venue, policyWith([], { deposit: { percent: 30, fee: cad(0) } }));
  return { venue, owner };
}

/** Holds an hour of bay time for the caller; returns the hold's token. */
export async function holdTime(venue: Venue, start: string, ask: Ask = venue.visitor()): Promise<string> {
  const end_time = start.replace(/ (\d\d)/, (_, hour: string) => ` ${String(Number(hour) + 1).padStart(2, "0")}`);
  const body = {
    service_id: venue.catalogue.services[0]?.id ?? 0,
    location_id: venue.locationId,
    start_time: start,
    end_time,
  };
  const reply = await ask("createHold", { body });
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  return reply.body.token;
}

export const start = (ask: Ask, hold_token: string, given: Record<string, unknown> = {}): Promise<Reply> =>
  ask("startServicePayment", { body: { hold_token, kind: "deposit", guest: GUEST, ...given } });

interface Begun {
  payment_intent_id: string;
  client_secret: string;
  connect_account: string;
}

/** Submits a card to the provider as the browser does; `bank` is the cardholder's answer to their bank. */
export async function payWith(
  platform: Platform,
  { payment_intent_id: id, client_secret, connect_account }: Begun,
  number: string,
  given: { bank?: "confirmed" | "refused"; usage?: string } = {},
) {
  const { askAsBrowser } = platform.payments;
  const known = { client_secret, _stripe_account: connect_account };
  const card: Record<string, string> = number.startsWith("pm_")
    ? { payment_method: number }
    : { "payment_method_data[card][number]": number, "payment_method_data[card][exp_month]": "8" };
  const usage: Record<string, string> = given.usage === undefined ? {} : { setup_future_usage: given.usage };
  const confirmed = await askAsBrowser(`/v1/payment_intents/${id}/confirm`, { ...known, ...card, ...usage });
  if (confirmed.body["status"] !== "requires_action" || given.bank === undefined) return confirmed;
  return askAsBrowser(`/v1/payment_intents/${id}/authenticate`, { ...known, outcome: given.bank });
}

export const confirm = (ask: Ask, { payment_intent_id, connect_account }: Begun, hold_token?: string): Promise<Reply> =>
  ask("confirmPaymentSuccess", { body: { payment_intent_id, connect_account, hold_token } });

/** The outcome of all payments of a company. */
export async function moneyOf(platform: Platform, { tenantId }: Venue) {
  const { admin } = platform;
  const [attempts, payments, bookings] = await Promise.all([
    admin.selectFrom("service_payments").where("tenant_id", "=", tenantId).selectAll().orderBy("id").execute(),
    admin.selectFrom("payments").where("tenant_id", "=", tenantId).selectAll().execute(),
    admin.selectFrom("bookings").where("tenant_id", "=", tenantId).selectAll().execute(),
  ]);
  return { attempts, payments, bookings };
}

/** Stores a payment that booked nothing and whose money is no longer given back automatically. */
export async function keepUnrefunded(
  { admin, clock }: Platform,
  { tenantId: tenant_id }: Venue,
  ids: { booking: number; unsettledPayment: number },
): Promise<void> {
  const { id } = await admin
    .insertInto("service_payments")
    .values({
      tenant_id,
      booking_id: ids.booking,
      kind: "deposit",
      state: "refunding",
      amount: 1800,
      currency: "CAD",
      platform_fee: 0,
      // One of each question that is prepared.
      account_id: `acct_${crypto.randomUUID()}`,
      guest: JSON.stringify(GUEST),
      created_at: clock.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  ids.unsettledPayment = id;
}

let paidDay = 3;

/** Deposits of a company that are paid after their times were released, and what becomes of their money. */
export function paymentsForNothing(platform: Platform, venue: Venue, owner: Person) {
  const { tenantId } = venue;
  const charges = platform.payments.payments.charges;
  const list = async (query: Record<string, string | number> = {}) =>
    (await owner.ask("unsettledPayments", { query })).body;
  return {
    list,
    listed: async (id: number) => (await list()).data.find((row: { id: number }) => row.id === id),
    /** Pays one; nothing of it has been given back yet. */
    async pay(ask: Ask = venue.visitor(), given: Record<string, unknown> = {}) {
      const token = await holdTime(venue, `2027-05-${String(++paidDay).padStart(2, "0")} 17:00:00`, ask);
      const { body: payment } = await start(ask, token, given);
      await ask("releaseHold", { params: { token } });
      await payWith(platform, payment, GOOD_CARD);
      const { body } = await confirm(ask, payment, token);
      if (body.outcome !== "refunded") throw new Error(JSON.stringify(body));
      const intent: string = payment.payment_intent_id;
      const { attempts } = await moneyOf(platform, venue);
      const id = attempts.find(({ provider_payment_id }) => provider_payment_id === intent)?.id ?? 0;
      return { id, intent, account: payment.connect_account as string };
    },
    giveBack: (payment_id: number) =>
      settleCardAttempt(platform.deps, { subject: "booking_payment", tenant_id: tenantId, id: payment_id }),
    reconcile: () => reconcileCardAttempts(platform.deps, tenantId),
    retry: (id: number, ask: Ask = owner.ask) => ask("retryUnsettledPayment", { params: { id } }),
    refuses: (reason: string) =>
      vi.spyOn(charges, "refundPayment").mockRejectedValue(new ProviderRefusal("validation_failed", reason)),
    askedHoursAgo: (id: number, hours: number) =>
      platform.admin
        .updateTable("service_payments")
        .set({ refund_asked_at: platform.clock.now().subtract({ hours }) })
        .where("tenant_id", "=", tenantId)
        .where("id", "=", id)
        .execute(),
    /** What the provider tells of what happens meanwhile, each message as often as given. */
    async told(happens: () => Promise<unknown>, times = 1): Promise<void> {
      const before = platform.payments.events.length;
      await happens();
      const events = platform.payments.events.slice(before);
      for (let time = 0; time < times; time += 1) await deliverAll(platform, venue, events);
    },
  };
}
