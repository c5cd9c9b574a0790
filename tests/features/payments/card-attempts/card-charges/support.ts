import { vi } from "vitest";
import type { ProviderPayment } from "#api/stripe/charge-provider.ts";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import type { Ask, Person, Platform, Reply, Venue } from "#tests/support/venue.ts";
import { payWith } from "../service-payments/support.ts";

/** A client with a card saved while paying a link; returns the card's id as the desk sees it. */
export async function clientWithCard(
  platform: Platform,
  venue: Venue,
  staff: Person,
  number: string,
  times = nextHour(),
) {
  const client = await venue.person("client");
  const first = await bookingOf(staff, venue, client.id, times);
  const made = await link(staff.ask, first, 6000);
  await payLink(platform, venue, made.body.url, number, { usage: "off_session", bank: "confirmed" });
  const { body } = await staff.ask("clientPaymentMethods", { params: { id: client.id } });
  return { client, cardId: body.data[0].id as string };
}

/** Adds a card to the same client that is declined when charged, and returns its id. */
export async function cardThatDeclines(platform: Platform, { tenantId }: Venue, clientId: number): Promise<string> {
  const { account_id, customer_id } = await platform.admin
    .selectFrom("provider_customers")
    .where("tenant_id", "=", tenantId)
    .where("client_id", "=", clientId)
    .select(["account_id", "customer_id"])
    .executeTakeFirstOrThrow();
  const form = { customer: customer_id, _stripe_account: account_id };
  const { id } = await platform.payments.ask("POST", "/v1/payment_methods/pm_card_chargeCustomerFail/attach", form);
  return String(id);
}

let hour = 0;
/** An hour that is not taken yet. */
export function nextHour(): { start_time: string; end_time: string } {
  const day = String(4 + Math.floor(hour / 7)).padStart(2, "0");
  const at = 16 + (hour++ % 7);
  const text = (value: number) => `2027-05-${day} ${String(value).padStart(2, "0")}:00:00`;
  return { start_time: text(at), end_time: text(at + 1) };
}

export async function bookingOf(
  staff: Person,
  venue: Venue,
  client_id: number | null,
  times: { start_time: string; end_time: string } = nextHour(),
): Promise<number> {
  const who = client_id === null ? {} : { guest: undefined, client_id };
  return (await book(staff.ask, bayHour(venue, { ...who, ...times }))).id;
}

export const link = (ask: Ask, id: number, amount: number, changes: Record<string, unknown> = {}): Promise<Reply> =>
  ask("createPaymentLink", { params: { id }, body: { amount: cad(amount), ...changes } });

export const chargeCard = (
  ask: Ask,
  id: number,
  { amount, card_id, key }: { amount: number; card_id: string; key?: string },
): Promise<Reply> =>
  ask("chargeSavedCard", {
    params: { id },
    body: { amount: cad(amount), card_id },
    ...(key === undefined ? {} : { headers: { "idempotency-key": key } }),
  });

export const tokenOf = (url: string): string => new URL(url).hash.slice(1);

/** Opens a link and submits a card to the provider, as the page does; returns the outcome. */
export async function payLink(
  platform: Platform,
  venue: Venue,
  url: string,
  number: string,
  { ask = venue.visitor(), ...how }: { usage?: string; bank?: "confirmed" | "refused"; ask?: Ask } = {},
): Promise<Reply> {
  await payWith(platform, await beginLink(venue, url, ask), number, how);
  return ask("confirmRequestedPayment", { params: { token: tokenOf(url) } });
}

/** Opens a link without submitting a card yet. */
export async function beginLink(venue: Venue, url: string, ask = venue.visitor()) {
  const params = { token: tokenOf(url) };
  const { body } = await ask("startRequestedPayment", { params });
  const { body: asked } = await ask("requestedPayment", { params });
  return {
    payment_intent_id: String(body.client_secret).split("_secret_")[0] ?? "",
    client_secret: body.client_secret,
    connect_account: asked.connect_account,
  };
}

/** The amounts that the provider took for a company, in minor units. */
export const charged = (platform: Platform, { slug }: Venue): number[] =>
  platform.payments.events
    .filter(({ type }) => type === "payment_intent.succeeded")
    .map(({ data }) => data.object as { amount: number; metadata: Record<string, string> })
    .filter(({ metadata }) => metadata["tenant"] === slug)
    .map(({ amount }) => amount);

/** From now on the provider reports each payment with these fields changed. */
export function tellsOtherwise({ payments }: Platform, difference: Partial<ProviderPayment>): void {
  const provider = payments.payments.charges;
  const [charge, read, list] = [
    provider.chargeCard.bind(provider),
    provider.readPayment.bind(provider),
    provider.paymentsOf.bind(provider),
  ];
  vi.spyOn(provider, "chargeCard").mockImplementation(async (...asked) => ({
    ...(await charge(...asked)),
    ...difference,
  }));
  vi.spyOn(provider, "readPayment").mockImplementation(async (...asked) => ({
    ...(await read(...asked)),
    ...difference,
  }));
  vi.spyOn(provider, "paymentsOf").mockImplementation(async (...asked) =>
    (await list(...asked)).map((payment) => ({ ...payment, ...difference })),
  );
}
