import { Hono } from "hono";
import type { ApiDeps, Handlers, Origin, RedirectHandler, RedirectHandlers } from "#api/call/call.ts";
import { ApiError } from "#api/errors/errors.ts";
import { keepBillingEvent } from "#api/features/payments/billing/events.ts";
import { keepCardAttemptEvent } from "#api/features/payments/card-attempts/service.ts";
import { handleDisputeEvent } from "#api/features/payments/disputes/service.ts";
import { handleRefundEvent } from "#api/features/payments/refunds/settle-refunds.ts";
import { PICTURES_PATH } from "#api/files/stored-picture.ts";
import { dispatch, dispatchOfNoCompany, type PlatformRoute, type Route } from "#api/http/dispatch.ts";
import { redirect } from "#api/http/redirects.ts";
import { errorResponse, refusalOf } from "#api/http/respond.ts";
import { servePicture } from "#api/http/serve-picture.ts";
import { accountRedirectRoutes, accountRoutes, centralAccountRoutes } from "#api/routes/accounts.ts";
import { bookingRoutes } from "#api/routes/bookings.ts";
import { clientRoutes } from "#api/routes/clients.ts";
import { communicationRoutes } from "#api/routes/communications.ts";
import { membershipRoutes } from "#api/routes/memberships.ts";
import { centralMoneyRoutes, moneyRedirectRoutes, moneyRoutes } from "#api/routes/money.ts";
import { centralPlatformRoutes, platformRoutes } from "#api/routes/platform.ts";
import { reportRoutes } from "#api/routes/reports.ts";
import { scheduleRoutes } from "#api/routes/schedule.ts";
import { signUpRoutes, venueRoutes } from "#api/routes/venue.ts";
import { PAYMENT_EVENTS_PATH, TEST_PAYMENTS_PATH } from "#api/stripe/paths.ts";
import type { ProviderEvent } from "#api/stripe/provider.ts";
import { centralOperations, redirectOperations, v1Operations } from "#schema/operations.ts";
import { CalendarText } from "#schema/schedule/calendar-feeds/models.ts";
import { CALENDAR_FILES_PATH } from "#schema/schedule/calendar-feeds/operations.ts";
import type { Operation } from "#schema/shared/operation.ts";
import { signUpOperations } from "#schema/venue/onboarding/operations.ts";

export const v1Routes: Handlers<typeof v1Operations> = {
  ...accountRoutes,
  ...bookingRoutes,
  ...scheduleRoutes,
  ...venueRoutes,
  ...clientRoutes,
  ...membershipRoutes,
  ...moneyRoutes,
  ...communicationRoutes,
  ...reportRoutes,
  ...platformRoutes,
};

/** Operations that concern no company have handlers of another kind. */
type OfACompany = Omit<typeof centralOperations, keyof typeof signUpOperations>;

const centralRoutes: Handlers<OfACompany> = {
  ...centralAccountRoutes,
  ...centralMoneyRoutes,
  ...centralPlatformRoutes,
};

const redirectRoutes: RedirectHandlers<typeof redirectOperations> = {
  ...accountRedirectRoutes,
  ...moneyRedirectRoutes,
};

export interface Api {
  /** Handles one request of /api/v1 or /api/central. The origin is trusted as given: pass only what is known. */
  fetch(request: Request, origin: Origin): Promise<Response>;
}

/** Creates the REST platform as a function of requests; it does not listen by itself. */
export function createApi(deps: ApiDeps): Api {
  const app = new Hono<{ Bindings: Origin }>();
  for (const route of [...routesOf(v1Operations, v1Routes), ...routesOf(ofACompany(), centralRoutes)]) {
    app.on(route.operation.method.toUpperCase(), route.operation.path.replace(/\{(\w+)\}/g, ":$1"), (context) =>
      dispatch(deps, route, { request: context.req.raw, params: context.req.param(), origin: context.env }),
    );
  }
  for (const route of routesOfNoCompany()) {
    app.on(route.operation.method.toUpperCase(), route.operation.path, (context) =>
      dispatchOfNoCompany(deps, route, { request: context.req.raw, params: {}, origin: context.env }),
    );
  }
  for (const { operation, handler } of redirects()) {
    app.get(operation.path, (context) =>
      redirect(deps, { operation, handler }, { request: context.req.raw, origin: context.env }),
    );
  }
  app.get(`${CALENDAR_FILES_PATH}/:file`, (context) => calendarFile(deps, context.req.raw, context.env));
  app.get(`${PICTURES_PATH}/:key/:file`, (context) => servePicture(deps, context.req.param(), context.env));
  app.post(PAYMENT_EVENTS_PATH, (context) => takeEvent(deps, context.req.raw, context.env.requestId));
  const { testPayments } = deps;
  if (testPayments) app.all(`${TEST_PAYMENTS_PATH}/*`, (context) => testPayments(context.req.raw));
  app.onError((error, context) => {
    const refusal = refusalOf(error);
    const { requestId } = context.env;
    if (!refusal) deps.log.error({ err: error, request_id: requestId }, "defect");
    return errorResponse(refusal, requestId);
  });
  app.notFound((context) =>
    errorResponse(new ApiError("not_found", "There is no such address."), context.env.requestId),
  );
  return {
    fetch: async (request, origin) =>
      request.method === "HEAD" ? headOf(app, request, origin) : app.fetch(request, origin),
  };
}

/** Runs GET and drops the body: the router would drop it too, but leave its source open. */
async function headOf(app: Hono<{ Bindings: Origin }>, request: Request, origin: Origin): Promise<Response> {
  const answer = await app.fetch(new Request(request, { method: "GET" }), origin);
  await answer.body?.cancel();
  return new Response(null, answer);
}

/** Events in a venue's own account concern payments of its bookings. */
async function handleAccountEvent(deps: ApiDeps, event: ProviderEvent, account: string): Promise<void> {
  await keepCardAttemptEvent(deps, event, account);
  await handleRefundEvent(deps, event, account);
  await handleDisputeEvent(deps, event, account);
}

/** Serves `calendarOfToken` in calendar format, under the same rules and limits. */
async function calendarFile(deps: ApiDeps, request: Request, origin: Origin): Promise<Response> {
  const { calendarOfToken } = v1Operations;
  const token =
    new URL(request.url).pathname
      .split("/")
      .at(-1)
      ?.replace(/\.ics$/, "") ?? "";
  const [route] = routesOf({ calendarOfToken }, v1Routes);
  if (!route) throw new Error("the calendar has a route");
  const answered = await dispatch(deps, route, { request, params: { token }, origin });
  if (!answered.ok) return answered;
  const { content } = CalendarText.parse(await answered.json());
  const headers = new Headers(answered.headers);
  headers.set("content-type", "text/calendar; charset=utf-8");
  headers.delete("content-length");
  return new Response(content, { headers });
}

/** Receives a provider event: not a regular API call, because the provider retries its events until they are accepted. */
async function takeEvent(deps: ApiDeps, request: Request, requestId: string): Promise<Response> {
  try {
    const event = await readPaymentEvent(deps, request);
    await (event.account === null ? keepBillingEvent(deps, event) : handleAccountEvent(deps, event, event.account));
    return Response.json({ received: true });
  } catch (error) {
    const refusal = refusalOf(error);
    deps.log.warn({ err: error, request_id: requestId }, "a payment event was not taken");
    return errorResponse(refusal, requestId);
  }
}

/** Sorts `by-ids` and the like before `{id}`, whatever their order in the tables. */
function routesOf(operations: object, handlers: object): Route[] {
  // Both tables have the same keys and matching types: `Handlers` guarantees this above, one entry at a time.
  const table = handlers as Record<string, Route["handler"]>;
  return Object.entries(operations as Record<string, Route["operation"]>)
    .map(([operationId, operation]) => ({ operationId, operation, handler: table[operationId] as Route["handler"] }))
    .toSorted((a, b) => Number(a.operation.path.includes("{")) - Number(b.operation.path.includes("{")));
}

const ofACompany = (): object =>
  Object.fromEntries(Object.entries<Operation>(centralOperations).filter(([, { ofNoCompany }]) => !ofNoCompany));

function routesOfNoCompany(): PlatformRoute[] {
  const names = Object.keys(signUpOperations) as (keyof typeof signUpOperations)[]; // its own keys
  return names.map((operationId) => ({
    operationId,
    operation: signUpOperations[operationId],
    // Its own operation determines its input, as checked by the type of signUpRoutes.
    handler: signUpRoutes[operationId] as PlatformRoute["handler"],
  }));
}

function redirects(): { operation: Operation; handler: RedirectHandler<Operation> }[] {
  const names = Object.keys(redirectOperations) as (keyof typeof redirectOperations)[]; // its own keys
  return names.map((name) => ({
    operation: redirectOperations[name],
    // Its own operation determines its query, as checked by the type of redirectRoutes.
    handler: redirectRoutes[name] as RedirectHandler<Operation>,
  }));
}

const LONGEST_EVENT_BYTES = 1_000_000;

/** Reads one event of the payment provider, authenticated only by its signature. */
async function readPaymentEvent({ outside, clock }: ApiDeps, request: Request): Promise<ProviderEvent> {
  const body = await request.text();
  if (body.length > LONGEST_EVENT_BYTES) throw new ApiError("too_large", "An event has at most 1 MB.");
  const signature = request.headers.get("stripe-signature") ?? "";
  return outside.payments.verifyEvent(body, signature, clock.now());
}
