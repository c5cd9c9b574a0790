import { z } from "zod";
import type { Config } from "#api/config.ts";
import { CONNECT_CALLBACK_PATH, PAYMENT_EVENTS_PATH, TEST_PAYMENTS_PATH } from "#api/stripe/paths.ts";
import type { PaymentProvider } from "#api/stripe/provider.ts";
import { stripeProvider, type StripeKeys, type StripeSettings } from "#api/stripe/stripe-provider.ts";
import { startSimulator } from "./start-simulator.ts";

export interface Payments {
  payments: PaymentProvider;
  testPayments?: (request: Request) => Promise<Response>;
  /** Adds a card to a customer that always succeeds; returns its id. */
  giveTestCard?: (customerId: string) => Promise<string>;
  /** Lets a test business consent to be connected; returns the code that the platform exchanges. */
  approveTestBusiness?: () => Promise<string>;
  /** Whether the stand-in is still running; always true for an external provider. */
  isRunning(): boolean;
}

/** Connects the provider with the operator's keys; without any, starts its stand-in on this machine. */
export async function startPayments(
  { stripe, dataDir }: Pick<Config, "stripe" | "dataDir">,
  { ownUrl, centralUrl, now }: { ownUrl: string; centralUrl: string; now: Temporal.Instant },
  opened: AsyncDisposableStack,
): Promise<Payments> {
  const callbackUrl = `${centralUrl}${CONNECT_CALLBACK_PATH}`;
  if (stripe) return { payments: stripeProvider(withConnect(stripe, callbackUrl)), isRunning: () => true };
  const { settings, url, isRunning } = await startSimulator(
    {
      dataDir,
      webhookUrl: `${ownUrl}${PAYMENT_EVENTS_PATH}`,
      publicUrl: `${centralUrl}${TEST_PAYMENTS_PATH}`,
      callbackUrl,
      now,
    },
    opened,
  );
  return {
    payments: stripeProvider(settings),
    isRunning,
    testPayments: forBrowsers(url, settings.publishableKey),
    giveTestCard: (customer) => attachTestCard(url, settings.secretKey, customer),
    approveTestBusiness: () => approveConnection(url, callbackUrl),
  };
}

function withConnect({ connectClientId: clientId, ...stripe }: StripeKeys, callbackUrl: string): StripeSettings {
  if (clientId === undefined) return stripe;
  return {
    ...stripe,
    connect: {
      clientId,
      authorizeUrl: "https://connect.stripe.com/oauth/authorize",
      callbackUrl,
      dashboardUrl: "https://dashboard.stripe.com",
    },
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

/** Presses "Connect" on the page on which an owner consents. */
async function approveConnection(url: string, callbackUrl: string): Promise<string> {
  const query = new URLSearchParams({ how: "complete", redirect_uri: callbackUrl, state: "demo" });
  const answer = await fetch(`${url}/oauth/approve?${query}`, { redirect: "manual" });
  return z.string().parse(new URL(answer.headers.get("location") ?? "", url).searchParams.get("code"));
}

/**
 * What a browser requests from the provider itself: its library, operations on an intent whose secret it knows, and
 * the pages for connecting a business.
 */
const ASKED_BY_BROWSERS =
  /^\/(stripe\.js|v1\/(setup_intents\/seti|payment_intents\/pi)_\w+(\/confirm|\/authenticate)?|oauth\/(authorize|approve)|connect\/[\w/]+)$/;

/** Forwards allowed browser requests, with the rights of the publishable key only. */
export function forBrowsers(url: string, publishableKey: string, ask: typeof fetch = fetch) {
  return async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.slice(TEST_PAYMENTS_PATH.length);
    if (!ASKED_BY_BROWSERS.test(path)) return new Response("Not found", { status: 404 });
    const body = request.method === "GET" ? {} : { body: await request.text() };
    const headers = { authorization: `Bearer ${publishableKey}`, "content-type": "application/x-www-form-urlencoded" };
    const answer = await ask(`${url}${path}${search}`, {
      method: request.method,
      headers,
      redirect: "manual",
      ...body,
    });
    const type = answer.headers.get("content-type") ?? "application/json";
    const location = answer.headers.get("location");
    const kept = { "content-type": type, ...(location === null ? {} : { location }) };
    return new Response(await answer.text(), { status: answer.status, headers: kept });
  };
}
