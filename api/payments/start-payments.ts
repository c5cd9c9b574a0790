import { z } from "zod";
import type { Config } from "#api/config.ts";
import { PAYMENT_EVENTS_PATH, TEST_PAYMENTS_PATH } from "#api/payments/paths.ts";
import type { PaymentProvider } from "#api/payments/provider.ts";
import { startSimulator } from "#api/payments/start-simulator.ts";
import { stripeProvider } from "#api/payments/stripe-provider.ts";

export interface Payments {
  payments: PaymentProvider;
  testPayments?: (request: Request) => Promise<Response>;
  /** Gives a customer a card that is always good; answers its id. */
  giveTestCard?: (customerId: string) => Promise<string>;
  /** Whether the stand-in still runs; what stands elsewhere is not asked. */
  isRunning(): boolean;
}

/** The provider by the operator's keys; without any, its stand-in on this machine. */
export async function startPayments(
  { stripe, dataDir }: Pick<Config, "stripe" | "dataDir">,
  { ownUrl, now }: { ownUrl: string; now: Temporal.Instant },
  opened: AsyncDisposableStack,
): Promise<Payments> {
  if (stripe) return { payments: stripeProvider(stripe), isRunning: () => true };
  const { settings, url, isRunning } = await startSimulator(
    { dataDir, webhookUrl: `${ownUrl}${PAYMENT_EVENTS_PATH}`, now },
    opened,
  );
  return {
    payments: stripeProvider(settings),
    isRunning,
    testPayments: forBrowsers(url, settings.publishableKey),
    giveTestCard: (customer) => attachTestCard(url, settings.secretKey, customer),
  };
}

async function attachTestCard(url: string, secretKey: string, customer: string): Promise<string> {
  const answer = await fetch(`${url}/v1/payment_methods/pm_card_visa/attach`, {
    method: "POST",
    headers: { authorization: `Bearer ${secretKey}` },
    body: new URLSearchParams({ customer }),
  });
  return Card.parse(await answer.json()).id;
}

const Card = z.object({ id: z.string() });

/** What a browser asks of the provider itself: its library, and what it may do with an intent whose secret it knows. */
const ASKED_BY_BROWSERS = /^\/(stripe\.js|v1\/setup_intents\/seti_\w+(\/confirm|\/authenticate)?)$/;

/** Passes on what a browser may ask, as somebody who has the publishable key alone. */
export function forBrowsers(url: string, publishableKey: string, ask: typeof fetch = fetch) {
  return async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.slice(TEST_PAYMENTS_PATH.length);
    if (!ASKED_BY_BROWSERS.test(path)) return new Response("Not found", { status: 404 });
    const body = request.method === "GET" ? {} : { body: await request.text() };
    const headers = { authorization: `Bearer ${publishableKey}`, "content-type": "application/x-www-form-urlencoded" };
    const answer = await ask(`${url}${path}${search}`, { method: request.method, headers, ...body });
    const type = answer.headers.get("content-type") ?? "application/json";
    return new Response(await answer.text(), { status: answer.status, headers: { "content-type": type } });
  };
}
