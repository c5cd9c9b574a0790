import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Hono, type Context } from "hono";
import { CardPayments } from "./card-payments.ts";
import { CardsOnFile } from "./cards-on-file.ts";
import { Catalog } from "./catalog.ts";
import { connectPages } from "./connect-pages.ts";
import { ConnectedAccounts } from "./connected-accounts.ts";
import { Disputes } from "./disputes.ts";
import { noAccess, noSuch, OAuthRefusal, ProviderError } from "./errors.ts";
import { Events, type Disorder, type Endpoint, type Send } from "./events.ts";
import { parseForm, textOf, textsOf, type Params } from "./form.ts";
import { routes, type Act, type Call, type Parts } from "./routes.ts";
import { State, type SavedState } from "./state.ts";
import { Subscriptions } from "./subscriptions.ts";

export interface SimulatorOptions {
  /** The secret key may do everything; the browser's key may only confirm intents whose secret it knows. */
  secretKey: string;
  publishableKey: string;
  endpoints: readonly Endpoint[];
  /** The base URL for browsers, and the URL they are redirected to once a business has connected. */
  publicUrl?: string;
  callbackUrl?: string;
  nowMs?: () => number;
  saved?: SavedState;
  /** Called after each change, with the state to persist. */
  onChange?: (saved: () => SavedState) => void;
  send?: Send;
}

export interface Simulator {
  fetch(request: Request): Promise<Response>;
  /** Events in chronological order. */
  readonly events: State["events"];
  /** Ends and renews periods that are over by now. */
  settle(): void;
  saved(): SavedState;
}

/** Deliberate failures. */
interface Chaos {
  /** How many of the next calls fail with this status, or return invalid JSON. */
  failures: number;
  status: number;
  isRubbish: boolean;
  delayMs: number;
}

/** One script for the page, concatenated in this order. */
const STRIPE_JS = ["browser/questions.js", "browser/stripe.js"].map((file) => new URL(file, import.meta.url));

/** Creates a stand-in for the payment provider: the calls that the product makes, with state, events and test cards. */
export function createSimulator(options: SimulatorOptions): Simulator {
  const { endpoints, nowMs = Date.now, saved, send } = options;
  const state = new State(nowMs, saved);
  const events = new Events(state, { endpoints, nowMs, send });
  const chaos: Chaos = { failures: 0, status: 500, isRubbish: false, delayMs: 0 };
  const billing = new Subscriptions(state, events);
  const catalog = new Catalog(state);
  const { publicUrl = "http://provider.test", callbackUrl = "" } = options;
  const cards = new CardsOnFile(state, events);
  const disputes = new Disputes(state, events);
  const payments = new CardPayments({ state, events, cards, disputes });
  const accounts = new ConnectedAccounts(state, events, { publicUrl, callbackUrl });
  const app = new Hono();
  const changed = () => options.onChange?.(() => state.saved());

  const settle = () => {
    billing.settleUntilNow();
    changed();
  };
  app.get("/stripe.js", () => {
    const headers = { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" };
    return new Response(STRIPE_JS.map((file) => readFileSync(file, "utf8")).join("\n"), { headers });
  });
  app.post("/sim/:subject", async (context) => {
    const refusal = context.req.header("authorization") === `Bearer ${options.secretKey}` ? undefined : badKey();
    if (refusal) return refused(refusal);
    const params: Record<string, unknown> = await context.req.json();
    turn(context.req.param("subject"), params, { state, events, chaos, accounts, payments, disputes });
    settle();
    return context.json({ now: state.now(), chaos, disorder: events.disorder });
  });
  app.route("/", connectPages(accounts, changed));
  for (const [method, path, act] of routes({ state, billing, catalog, accounts, cards, payments, disputes })) {
    app.on(method, path, async (context) => {
      const broken = await misbehave(chaos);
      if (broken) return broken;
      const answer = await answerOnce(context, act, { state, options });
      changed();
      return answer;
    });
  }
  app.notFound((context) =>
    refused(
      new ProviderError(404, {
        type: "invalid_request_error",
        message: `Unrecognized request URL (${context.req.method}: ${context.req.path}).`,
      }),
    ),
  );
  return { fetch: async (request) => app.fetch(request), events: state.events, settle, saved: () => state.saved() };
}

/** What a browser may call if it knows the intent's secret. */
const BROWSER_PATH = /^\/v1\/(setup|payment)_intents\/([^/]+)(\/confirm|\/authenticate)?$/;

async function answerOnce(
  context: Context,
  act: Act,
  { state, options }: { state: State; options: SimulatorOptions },
): Promise<Response> {
  const { req } = context;
  const text = req.method === "GET" ? new URL(req.url).search.slice(1) : await req.text();
  const params = parseForm(text);
  const refusal = refuseKey(context, params, { state, options });
  if (refusal) return refused(refusal);
  const account = req.header("stripe-account") ?? textOf(params, "_stripe_account") ?? "";
  const given = req.header("idempotency-key");
  const key = given === undefined ? undefined : `${account} ${given}`;
  const request = createHash("sha256").update(`${req.method} ${req.path}\n${text}`).digest("hex");
  const known = key === undefined ? undefined : state.answerTo(key);
  if (known && known.request !== request) {
    return refused(
      new ProviderError(400, {
        type: "idempotency_error",
        message: "Keys for idempotent requests can only be used with the same parameters they were first used with.",
      }),
    );
  }
  if (known) return json(known.status, known.body, { "idempotent-replayed": "true" });
  const { status, body } = run(act, { id: req.param("id") ?? "", params, account }, state);
  // a call that failed validation has not begun, and its key is not kept
  if (key !== undefined && (status === 200 || status === 402)) {
    state.answered.set(key, { request, status, body, created: state.now() });
  }
  return json(status, body);
}

function refuseKey(
  { req }: Context,
  params: Params,
  { state, options }: { state: State; options: SimulatorOptions },
): ProviderError | undefined {
  const key = req.header("authorization")?.replace(/^Bearer /, "");
  if (key === options.secretKey) return undefined;
  const [, kind, intent = ""] = BROWSER_PATH.exec(req.path) ?? [];
  const known = state.find(kind === "payment" ? "payment_intent" : "setup_intent", intent)?.client_secret;
  if (key === options.publishableKey && known !== undefined && known === textOf(params, "client_secret"))
    return undefined;
  return badKey();
}

const badKey = (): ProviderError =>
  new ProviderError(401, { type: "invalid_request_error", message: "Invalid API Key provided." });

function run(act: Act, call: Call, state: State): { status: number; body: string } {
  try {
    refuseElsewhere(call, state);
    return { status: 200, body: JSON.stringify(expanded(act(call), textsOf(call.params, "expand"), state)) };
  } catch (error) {
    if (error instanceof OAuthRefusal) return { status: 400, body: JSON.stringify(error.body) };
    if (error instanceof ProviderError) return { status: error.status, body: JSON.stringify({ error: error.body }) };
    throw error;
  }
}

/** Throws unless the object belongs to the call's account and that account has authorized the platform. */
function refuseElsewhere({ id, account }: Call, state: State): void {
  if (account !== "" && !state.connected.has(account)) throw noAccess(account);
  if (id !== "" && state.objects.has(id) && (state.accountOf.get(id) ?? "") !== account) throw noSuch("object", id);
}

/** Replaces the requested ids with the objects they reference. */
function expanded(object: object, names: readonly string[], state: State): object {
  const ofEach = names.filter((name) => name.startsWith("data.")).map((name) => name.slice("data.".length));
  const entries = Object.entries(object).map(([name, value]: [string, unknown]) => {
    if (name === "data" && Array.isArray(value) && ofEach.length > 0) {
      return [name, value.map((one: object) => expanded(one, ofEach, state))];
    }
    const whole = names.includes(name) && typeof value === "string" ? state.objects.get(value) : undefined;
    return [name, whole ?? value];
  });
  return Object.fromEntries(entries);
}

async function misbehave(chaos: Chaos): Promise<Response | undefined> {
  if (chaos.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, chaos.delayMs));
  if (chaos.failures === 0) return undefined;
  chaos.failures--;
  if (chaos.isRubbish) return new Response("<html>Bad gateway</html>", { status: chaos.status });
  return refused(
    new ProviderError(chaos.status, { type: "api_error", message: "Something went wrong at the provider." }),
  );
}

type Turned = Pick<Parts, "state" | "accounts" | "payments" | "disputes"> & {
  events: { disorder: Disorder };
  chaos: Chaos;
};

/**
 * POST /sim/clock {advance_seconds}, /sim/chaos {failures, status, isRubbish, delayMs}, /sim/hooks {duplicates, delayMs,
 * isDown}, /sim/account {id, …}, /sim/payout {account}, /sim/refund {id, status}, /sim/dispute {payment_intent, status,
 * reason}.
 */
function turn(
  subject: string,
  params: Record<string, unknown>,
  { state, events, chaos, accounts, payments, disputes }: Turned,
): void {
  if (subject === "clock") state.clockAheadSeconds += Number(params["advance_seconds"] ?? 0);
  if (subject === "chaos") Object.assign(chaos, params);
  if (subject === "hooks") Object.assign(events.disorder, params);
  if (subject === "account") accounts.change(params);
  // the caller sets it to one of the provider's statuses
  if (subject === "refund") payments.changeRefund(String(params["id"]), params["status"] as "failed");
  if (subject === "dispute") {
    const [status, reason] = [params["status"] as "needs_response", params["reason"] as string | undefined];
    disputes.turn(String(params["payment_intent"]), status, reason);
  }
  if (subject === "payout") accounts.payOut(String(params["account"]));
}

const refused = ({ status, body }: ProviderError): Response => json(status, JSON.stringify({ error: body }));

function json(status: number, body: string, more: Record<string, string> = {}): Response {
  return new Response(body, { status, headers: { "content-type": "application/json", ...more } });
}
