import { simulatedConnect } from "#api/start/start-simulator.ts";
import { CONNECT_CALLBACK_PATH } from "#api/stripe/paths.ts";
import type { PaymentProvider } from "#api/stripe/provider.ts";
import { stripeProvider } from "#api/stripe/stripe-provider.ts";
import type { SimulatedEvent } from "#simulator/objects.ts";
import { createSimulator } from "#simulator/simulator.ts";

const SECRET_KEY = "sk_test_simulated";
const PUBLISHABLE_KEY = "pk_test_simulated";
export const WEBHOOK_SECRET = "whsec_simulated";
const CALLBACK_URL = `http://localhost:4000${CONNECT_CALLBACK_PATH}`;
const PUBLIC_URL = "http://localhost:4000/api/central/test-payments";
const URL_OF_SIMULATOR = "http://provider.test";

const SETTINGS = {
  mode: "simulated",
  secretKey: SECRET_KEY,
  publishableKey: PUBLISHABLE_KEY,
  webhookSecret: WEBHOOK_SECRET,
  connect: simulatedConnect(PUBLIC_URL, CALLBACK_URL),
} as const;

/** The same provider for another process, which reaches the stand-in through this port. */
export const testPaymentsAt = (port: number): PaymentProvider =>
  stripeProvider({ ...SETTINGS, server: { protocol: "http", host: "127.0.0.1", port } });

export interface TestPayments {
  payments: PaymentProvider;
  /** Everything that has happened at the provider, in order. */
  events: SimulatedEvent[];
  /** Runs before each call to the provider. */
  watch: { before?: () => Promise<void> };
  /** Responds as the provider does, for a process that reaches it over HTTP. */
  fetch(request: Request): Promise<Response>;
  /** A call with the secret key, bypassing the product. */
  ask(method: string, path: string, form?: Record<string, string>): Promise<Record<string, unknown>>;
  /** A call as a browser makes it, with the publishable key. */
  askAsBrowser(path: string, form: Record<string, string>): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Opens a page of the provider to which a browser is sent; returns where it redirects, if it does. */
  visit(address: string): Promise<{ status: number; location: URL | null; text: string }>;
  /** Adjusts the provider's clock, its faults or its state. */
  turn(
    subject: "clock" | "chaos" | "hooks" | "account" | "payout" | "refund" | "dispute",
    values: Record<string, unknown>,
  ): Promise<void>;
}

/** Rejects when the SDK stops waiting. */
const givenUp = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error)));

/** The payment provider's stand-in in this process, reached through the provider's own SDK. */
export function testPayments(clock: { now(): Temporal.Instant }): TestPayments {
  const simulator = createSimulator({
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    endpoints: [],
    publicUrl: PUBLIC_URL,
    callbackUrl: CALLBACK_URL,
    nowMs: () => clock.now().epochMilliseconds,
  });
  const watch: TestPayments["watch"] = {};
  const payments = stripeProvider({
    ...SETTINGS,
    server: { protocol: "http", host: "provider.test", port: 80 },
    fetch: async (input, init) => {
      if (watch.before) await Promise.race([watch.before(), givenUp(init?.signal)]);
      return simulator.fetch(new Request(input, init));
    },
  });
  const send = async (key: string, method: string, path: string, form: Record<string, string>) => {
    const body = method === "GET" ? {} : { body: new URLSearchParams(form).toString() };
    const headers = { authorization: `Bearer ${key}` };
    const request = new Request(`${URL_OF_SIMULATOR}${path}`, { method, headers, ...body });
    const response = await simulator.fetch(request);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }; // its responses are objects
  };
  return {
    payments,
    events: simulator.events,
    watch,
    fetch: simulator.fetch,
    ask: async (method, path, form = {}) => (await send(SECRET_KEY, method, path, form)).body,
    askAsBrowser: (path, form) => send(PUBLISHABLE_KEY, "POST", path, form),
    visit: async (address) => {
      const { pathname, search } = new URL(address);
      const path = pathname.slice(new URL(PUBLIC_URL).pathname.length);
      const response = await simulator.fetch(new Request(`${URL_OF_SIMULATOR}${path}${search}`));
      const location = response.headers.get("location");
      return {
        status: response.status,
        location: location === null ? null : new URL(location),
        text: await response.text(),
      };
    },
    turn: async (subject, values) => {
      const body = JSON.stringify(values);
      const headers = { "content-type": "application/json", authorization: `Bearer ${SECRET_KEY}` };
      await simulator.fetch(new Request(`${URL_OF_SIMULATOR}/sim/${subject}`, { method: "POST", headers, body }));
    },
  };
}
