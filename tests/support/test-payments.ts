import { stripeProvider } from "#api/payments/stripe-provider.ts";
import type { PaymentProvider } from "#api/payments/provider.ts";
import { createSimulator } from "#simulator/simulator.ts";
import type { SimulatedEvent } from "#simulator/objects.ts";

const SECRET_KEY = "sk_test_simulated";
const PUBLISHABLE_KEY = "pk_test_simulated";
export const WEBHOOK_SECRET = "whsec_simulated";
const URL_OF_SIMULATOR = "http://provider.test";

export interface TestPayments {
  payments: PaymentProvider;
  /** All that has happened at the provider, in its order. */
  events: SimulatedEvent[];
  /** Runs before each call to the provider. */
  watch: { before?: () => Promise<void> };
  /** A call with the secret key, past the product. */
  ask(method: string, path: string, form?: Record<string, string>): Promise<Record<string, unknown>>;
  /** A call as a browser makes it, with the publishable key. */
  askAsBrowser(path: string, form: Record<string, string>): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Turns the provider's clock, or what goes wrong there. */
  turn(subject: "clock" | "chaos" | "hooks", values: Record<string, unknown>): Promise<void>;
}

/** The payment provider's stand-in in this process, reached through the provider's own SDK. */
export function testPayments(clock: { now(): Temporal.Instant }): TestPayments {
  const simulator = createSimulator({
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    endpoints: [],
    nowMs: () => clock.now().epochMilliseconds,
  });
  const watch: TestPayments["watch"] = {};
  const payments = stripeProvider({
    mode: "simulated",
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    webhookSecret: WEBHOOK_SECRET,
    server: { protocol: "http", host: "provider.test", port: 80 },
    fetch: async (input, init) => {
      await watch.before?.();
      return simulator.fetch(new Request(input, init));
    },
  });
  const send = async (key: string, method: string, path: string, form: Record<string, string>) => {
    const body = method === "GET" ? {} : { body: new URLSearchParams(form).toString() };
    const headers = { authorization: `Bearer ${key}` };
    const request = new Request(`${URL_OF_SIMULATOR}${path}`, { method, headers, ...body });
    const response = await simulator.fetch(request);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }; // it answers objects
  };
  return {
    payments,
    events: simulator.events,
    watch,
    ask: async (method, path, form = {}) => (await send(SECRET_KEY, method, path, form)).body,
    askAsBrowser: (path, form) => send(PUBLISHABLE_KEY, "POST", path, form),
    turn: async (subject, values) => {
      const body = JSON.stringify(values);
      const headers = { "content-type": "application/json", authorization: `Bearer ${SECRET_KEY}` };
      await simulator.fetch(new Request(`${URL_OF_SIMULATOR}/sim/${subject}`, { method: "POST", headers, body }));
    },
  };
}
