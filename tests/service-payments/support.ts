import { connect } from "#tests/ecommerce/support.ts";
import { cad, policyWith, setPolicy } from "#tests/policies/support.ts";
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
