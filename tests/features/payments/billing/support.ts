import { randomUUID } from "node:crypto";
import { processPaymentEvent } from "#api/features/payments/payment-events/service.ts";
import { PAYMENT_EVENTS_PATH } from "#api/stripe/paths.ts";
import { eventHandlers } from "#api/work/payment-events.ts";
import { signatureOf } from "#simulator/events.ts";
import type { SimulatedEvent } from "#simulator/objects.ts";
import { WEBHOOK_SECRET } from "#tests/support/test-payments.ts";
import type { Person, Platform, Venue, VenueChanges } from "#tests/support/venue.ts";

export const STARTER = "fairway_starter_usd_4900_1m";
export const CLUB = "fairway_club_usd_12900_1m";
export const GOOD_CARD = "4242424242424242";

const TRIAL_OVER: VenueChanges = {
  subscription_status: "none",
  trial_ends_at: Temporal.Instant.from("2027-05-01T00:00:00Z"),
};

/** A company with its owner; its trial is over unless specified otherwise. */
export async function company(
  platform: Platform,
  changes: VenueChanges = TRIAL_OVER,
): Promise<{ venue: Venue; owner: Person }> {
  const venue = await platform.venue(changes);
  return { venue, owner: await venue.person("owner") };
}

export const own = ({ slug }: Venue) => ({ params: { id: slug } });

export const subscriptionOf = async (venue: Venue, owner: Person) =>
  (await owner.ask("companySubscription", own(venue))).body;

/** The provider's events about the company. */
export const eventsOf = (platform: Platform, venue: Venue): SimulatedEvent[] =>
  platform.payments.events.filter((event) => JSON.stringify(event.data).includes(`"tenant":"${venue.slug}"`));

/** Gives the provider a card as the browser does; returns the setup's id. */
export async function enterCard(platform: Platform, venue: Venue, owner: Person, number = GOOD_CARD): Promise<string> {
  const { body } = await owner.ask("createSetupIntent", { params: { id: venue.slug } });
  const { id, client_secret } = body;
  const { askAsBrowser } = platform.payments;
  const card = { number, exp_month: "8", exp_year: "2034", cvc: "123" };
  const fields = Object.entries(card).map(([name, value]) => [`payment_method_data[card][${name}]`, value]);
  const confirmed = await askAsBrowser(`/v1/setup_intents/${id}/confirm`, {
    client_secret,
    ...Object.fromEntries(fields),
  });
  if (confirmed.body["status"] === "requires_action") {
    await askAsBrowser(`/v1/setup_intents/${id}/authenticate`, { client_secret, outcome: "confirmed" });
  }
  return id;
}

/** Saves a card for the company and selects it; returns its id. */
export async function saveCard(platform: Platform, venue: Venue, owner: Person, number = GOOD_CARD): Promise<string> {
  const setup_intent_id = await enterCard(platform, venue, owner, number);
  const { body } = await owner.ask("confirmSetup", { params: { id: venue.slug }, body: { setup_intent_id } });
  return body.id;
}

export async function subscribe(platform: Platform, venue: Venue, owner: Person, price_id = STARTER) {
  const payment_method_id = await saveCard(platform, venue, owner);
  return owner.ask("subscribeCompany", { params: { id: venue.slug }, body: { price_id, payment_method_id } });
}

interface Delivery {
  secret?: string;
  /** Seconds between signing and delivery. */
  age?: number;
  body?: string;
  /** Replaces the body's own signature. */
  signature?: string;
}

/** Delivers the provider's event to the webhook. */
export async function deliver(platform: Platform, event: SimulatedEvent, given: Delivery = {}): Promise<Response> {
  const { secret = WEBHOOK_SECRET, age = 0, body = JSON.stringify(event) } = given;
  const signed = Math.floor(platform.clock.now().epochMilliseconds / 1000) - age;
  const { signature = signatureOf(body, secret, signed) } = given;
  const headers = { "stripe-signature": signature, "content-type": "application/json" };
  const request = new Request(`http://localhost${PAYMENT_EVENTS_PATH}`, { method: "POST", headers, body });
  return platform.api.fetch(request, { tenant: null, address: "127.0.0.1", requestId: randomUUID(), secure: false });
}

/** Runs the job that processes an event. */
export const process = ({ deps }: Platform, { tenantId: tenant_id }: Venue, { id }: { id: string }): Promise<void> =>
  processPaymentEvent(deps, eventHandlers(deps), { tenant_id, event_id: id });

/** Delivers and processes all of the company's events at the provider, in this order. */
export async function deliverAll(platform: Platform, venue: Venue, events: readonly SimulatedEvent[]): Promise<void> {
  for (const event of events) {
    await deliver(platform, event);
    await process(platform, venue, event);
  }
}
