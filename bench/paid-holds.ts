import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { Client } from "pg";
import { HOUR_MS } from "#api/time/calendar.ts";
import type { SimulatedEvent } from "#simulator/objects.ts";
import { connect } from "#tests/features/payments/ecommerce/support.ts";
import { BAYS, openVenue, type Venue } from "#tests/support/bookable-venue.ts";
import type { TestDatabase } from "#tests/support/database/database-server.ts";
import { startApiChild, type ApiChild } from "#tests/support/product/api-child.ts";
import { WEBHOOK_SECRET } from "#tests/support/test-payments.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";

const PRICE = 6000;

/** A venue that takes cards at a provider in this process, which the product reaches over HTTP. */
export interface CardVenue {
  venue: Venue;
  account: string;
  platform: Platform;
  provider: Server;
  admin: Client;
  /** Number of hours held so far. */
  held: number;
}

export async function openCardVenue(database: TestDatabase): Promise<CardVenue> {
  const venue = await openVenue(database);
  const platform = await startPlatform({}, { ...database, drop: async () => undefined });
  platform.clock.set(Temporal.Now.instant().toString());
  const { slug } = venue.staff;
  const company = platform.at({ tenantId: venue.tenantId, slug, catalogue: venue.catalogue });
  await connect(platform, company, await company.person("owner"));
  const admin = new Client({ connectionString: database.adminUrl });
  await admin.connect();
  // The measured process has its own keys, as if its provider were the real one.
  const { rows } = await admin.query<{ account_id: string }>(
    "update connected_accounts set payment_mode = 'test' returning account_id",
  );
  // without another factory this creates a plain HTTP server
  const provider = createAdaptorServer({ fetch: platform.payments.fetch }) as Server;
  provider.listen(0, "127.0.0.1");
  await once(provider, "listening");
  return { venue, account: rows[0]?.account_id ?? "", platform, provider, admin, held: 0 };
}

export async function closeCardVenue({ platform, provider, admin }: CardVenue): Promise<void> {
  await admin.end();
  await platform.close();
  provider.closeAllConnections();
  provider.close();
}

/** The product as a process of its own, with its jobs. */
export const startPaidApi = ({ provider }: CardVenue, database: TestDatabase): Promise<ApiChild> =>
  startApiChild(database, {
    STRIPE_SECRET_KEY: "sk_test_simulated",
    STRIPE_PUBLISHABLE_KEY: "pk_test_simulated",
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`, // it is listening on a port
  });

/**
 * Holds this many hours, each paid at the provider before the product is notified; returns the provider's events about
 * them.
 */
export async function payHolds(on: CardVenue, count: number): Promise<SimulatedEvent[]> {
  const { platform, account, venue, admin } = on;
  const from = platform.payments.events.length;
  const ids = await insertHolds(on, count);
  const intents: string[] = [];
  for (const id of ids) {
    const form = { amount: String(PRICE), currency: "cad", confirm: "true", payment_method: "pm_card_visa" };
    const named = { "metadata[tenant]": venue.staff.slug, "metadata[service_payment]": String(id) };
    const intent = await platform.payments.ask("POST", "/v1/payment_intents", {
      ...form,
      ...named,
      _stripe_account: account,
    });
    intents.push(String(intent["id"]));
  }
  await admin.query(
    `update service_payments p set provider_payment_id = paid.intent
     from unnest($2::int[], $3::text[]) paid (id, intent) where p.tenant_id = $1 and p.id = paid.id`,
    [venue.tenantId, ids, intents],
  );
  await admin.query("vacuum analyze");
  return platform.payments.events.slice(from);
}

async function insertHolds(on: CardVenue, count: number): Promise<number[]> {
  const { admin, venue, account } = on;
  const { services, locations, resources } = venue.catalogue;
  const first = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 2 * 24 * HOUR_MS;
  const { rows } = await admin.query<{ id: number }>(
    `with held as (
       insert into bookings (tenant_id, service_id, location_id, resource_id, start_time, end_time, status, expires_at,
         price_amount, price_currency)
       select $1, $2, $3, ($4::int[])[1 + n % $5::int], $6::timestamptz + n / $5::int * interval '1 hour',
         $6::timestamptz + (n / $5::int + 1) * interval '1 hour', 'held', now() + interval '1 day', $7, 'CAD'
       from generate_series($8::int, $8::int + $9::int - 1) n returning *),
     claimed as (
       insert into claims (tenant_id, booking_id, resource_id, during, expires_at)
       select tenant_id, id, resource_id, tstzrange(start_time, end_time), expires_at from held)
     insert into service_payments (tenant_id, booking_id, kind, amount, currency, platform_fee, account_id, guest, created_at)
     select tenant_id, id, 'full', price_amount, 'CAD', 0, $10,
       '{"first_name": "Gil", "last_name": "Guest", "email": "gil@example.test"}', now() from held returning id`,
    [
      venue.tenantId,
      services.find(({ name }) => name === "Bay time")?.id,
      locations[0]?.id,
      resources.map(({ id }) => id),
      BAYS,
      new Date(first).toISOString(),
      PRICE,
      on.held,
      count,
      account,
    ],
  );
  on.held += count;
  return rows.map(({ id }) => id);
}
