import { refuseBeyondToken } from "#api/auth/access-tokens.ts";
import { admit, refuseBeforeTwoFactor } from "#api/auth/caller.ts";
import type { AnyHandler, ApiDeps, Call, Origin, PlatformHandler } from "#api/call/call.ts";
import { csvResponse, type CsvFile } from "#api/call/csv-file.ts";
import { eventResponse, type OpenEvents } from "#api/call/events.ts";
import { requireFreshSignIn } from "#api/call/fresh-sign-in.ts";
import type { Database } from "#api/db/connect.ts";
import { lagHeader, readFrom } from "#api/db/read-replica.ts";
import { inTenant, type TenantTransaction } from "#api/db/transaction.ts";
import { ApiError } from "#api/errors/errors.ts";
import { concurrencyLimit } from "#api/limits/concurrency-limit.ts";
import { fairQueue } from "#api/limits/fair-queue.ts";
import { tenantIdOf, tenantStatus, type Tenant } from "#api/tenancy/tenant.ts";
import { addressBlock } from "#schema/shared/address-block.ts";
import type { Operation } from "#schema/shared/operation.ts";
import { operations } from "#telemetry/channels.ts";
import { claimKeyOfSession } from "./idempotency.ts";
import { identify, refuseForgedWrite, sessionToken, showsCredentials } from "./identify.ts";
import { answerModel } from "./input.ts";
import { isRefused, parseInput, settle, type RawInput } from "./raw-input.ts";
import { traceOfAccess, traceOfSession } from "./refusal-trace.ts";
import { RequestCost } from "./request-cost.ts";
import { countedRows, requestedRows } from "./requested-rows.ts";
import { cachedBy, errorResponse, notModified, refusalOf } from "./respond.ts";
import { runHandler } from "./run-handler.ts";

export interface Route {
  operationId: string;
  operation: Operation;
  handler: AnyHandler<Operation>;
}

export interface Incoming {
  request: Request;
  params: Record<string, string>;
  origin: Origin;
}

const NOBODY = { kind: "anonymous", visitor: null } as const;
const hashing = concurrencyLimit();
const largeQuestions = fairQueue();
/** More than one day of times. */
const LARGE_ROWS = 50;

/**
 * Handles one request in one transaction: tenant, session, lock, permission, fresh sign-in, input, idempotency,
 * then the feature's handler.
 */
export function dispatch(deps: ApiDeps, route: Route, incoming: Incoming): Promise<Response> {
  return answerTraced(deps, route, incoming, (cookies) => answer(deps, route, incoming, cookies));
}

type Answering = (cookies: string[]) => Promise<Response>;

/** Turns every error into a response, and publishes a trace event for each request. */
function answerTraced(
  deps: ApiDeps,
  route: Pick<Route, "operationId" | "operation">,
  incoming: Incoming,
  answering: Answering,
): Promise<Response> {
  const { requestId, traceparent = null } = incoming.origin;
  const event = { operationId: route.operationId, requestId, traceparent, status: 0 };
  return operations.tracePromise(async () => {
    const response = await answerOrRefuse(deps, route, incoming, answering);
    event.status = response.status;
    return response;
  }, event);
}

async function answerOrRefuse(
  deps: ApiDeps,
  route: Pick<Route, "operationId" | "operation">,
  incoming: Incoming,
  answering: Answering,
): Promise<Response> {
  const { origin } = incoming;
  const cookies: string[] = [];
  const response = await inTurn(route.operation, incoming, () => answering(cookies)).catch((error: unknown) => {
    const refusal = refusalOf(error);
    const failure = { err: error, operation: route.operationId, request_id: origin.requestId };
    if (!refusal) deps.log.error(failure, "defect");
    else if (refusal !== error) deps.log.warn(failure, "the database did not answer");
    return errorResponse(refusal, origin.requestId);
  });
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  response.headers.set("x-request-id", origin.requestId);
  if (!response.headers.has("etag")) response.headers.set("cache-control", "no-store");
  return response;
}

/** Slow work waits its turn before it holds any resource: password hashing, and large queries that are open to anyone. */
function inTurn<T>(operation: Operation, { request, origin }: Incoming, work: () => Promise<T>): Promise<T> {
  if (operation.hashesPassword) return hashing(work);
  if (requestedRows(operation, request.url) > LARGE_ROWS) return largeQuestions(addressBlock(origin.address), work);
  return work();
}

async function answer(deps: ApiDeps, route: Route, incoming: Incoming, cookies: string[]): Promise<Response> {
  const { operation } = route;
  // Read once: the transaction below may be retried, but a body can be read only once.
  const input = await settle(parseInput(operation, incoming));
  const { request } = incoming;
  const { url } = request;
  const cost = new RequestCost(
    deps.limits.budgets,
    operation,
    requestedRows(operation, url) + countedRows(operation, url),
  );
  // Requests without credentials are charged first, so that they can be refused before anything is read.
  const isStranger = !showsCredentials(incoming.request, incoming.origin);
  if (isStranger) await cost.payAsAddress(incoming.origin.address);
  const tenantId = await findTenant(deps.db, slugOf(operation, incoming));
  if (isStranger) await cost.payAsStranger(tenantId);
  const remains: Remainder[] = [];
  const refused: Refused = {};
  const answering = inTenant(deps.db, tenantId, async (trx) => {
    cookies.length = 0;
    remains.length = 0;
    const call = await openCall(deps, route, incoming, { trx, tenantId, cookies, remains, cost, refused, input });
    return readFrom(operation.mayLag && deps.replica, call, (at) => runHandler(route, at, request, input()));
  });
  const outcome = await answering.catch(async (error: unknown) => {
    const trace = refused.trace?.(error);
    if (trace) remains.push(trace);
    for (const remainder of remains) await inTenant(deps.db, tenantId, remainder);
    throw error;
  });
  const ended = outcome.goOn ? { ...outcome, data: await outcome.goOn(deps) } : outcome;
  const { data, etag, isNotModified, lagSeconds } = ended;
  if (isNotModified && etag !== undefined) return notModified(etag);
  if (operation.answersCsv) {
    // `Handlers` guarantees this for every operation with `answersCsv`; the type is lost in the table of all routes.
    return csvResponse(data as CsvFile, (error) => deps.log.error({ err: error }, "an export broke off"));
  }
  // The same holds for event streams: the stream is opened only after the transaction has ended.
  if (operation.answersEvents) return eventResponse((data as OpenEvents)());
  cost.addRows(data);
  if (deps.validateAnswers) answerModel(operation, request).parse(data);
  const headers = { ...lagHeader(lagSeconds), ...(etag === undefined ? {} : cachedBy(etag)) };
  return Response.json(data, { status: operation.status ?? 200, headers });
}

type Remainder = Parameters<Call["afterRollback"]>[0];

/** How to record a refusal in the history, once the caller is known. */
interface Refused {
  trace?: (error: unknown) => Remainder | null;
}

async function openCall(
  deps: ApiDeps,
  { operationId, operation, handler }: Route,
  { request, origin }: Incoming,
  {
    trx,
    tenantId,
    cookies,
    remains,
    cost,
    refused,
    input,
  }: {
    trx: TenantTransaction;
    tenantId: string;
    cookies: string[];
    remains: Remainder[];
    cost: RequestCost;
    refused: Refused;
    input: () => RawInput;
  },
): Promise<Call> {
  const now = deps.clock.now();
  const setCookie = (cookie: string): void => void cookies.push(cookie);
  const userAgent = request.headers.get("user-agent");
  const traced = { operationId, tenant: { tenant_id: tenantId }, now, origin, deps, userAgent };
  const asked = { deps, tenantId, operationId, operation, headers: request.headers };
  // Statements issued together are pipelined and share a round trip.
  const [{ caller, tenant }, hasClaimedKey] = await Promise.all([
    identify(trx, request, { tenantId, origin, operation, now, setCookie }).catch(async (error: unknown) => {
      // An invalid token costs its sender as much as no token.
      await cost.payAsAddress(origin.address);
      remains.push(traceOfSession({ ...traced, caller: NOBODY }));
      throw error;
    }),
    // A handler that calls an outside service claims its key only after that call.
    "ask" in handler || isRefused(input)
      ? undefined
      : claimKeyOfSession(trx, { ...asked, input: input(), token: sessionToken(request, origin) }),
  ]);
  if (caller.kind === "person") {
    refused.trace = (error) => traceOfAccess({ ...traced, caller }, caller, error);
    await cost.payAsPerson(tenantId, caller.id);
  } else {
    await cost.payAsAddress(origin.address);
    await cost.payAsStranger(tenantId);
  }
  refuseLocked(operation, tenant, now);
  const permissionScope = admit(caller, operation);
  refuseBeyondToken(caller, { operationId, operation, url: request.url });
  refuseBeforeTwoFactor(tenant, caller, operation);
  refuseForgedWrite(request, origin, operation);
  if (operation.asksAgain === "always") await requireFreshSignIn({ caller, db: trx, now });
  const afterRollback: Call["afterRollback"] = (work) => void remains.push(work);
  return {
    operationId,
    origin,
    tenant,
    caller,
    permissionScope,
    db: trx,
    now,
    userAgent,
    headers: request.headers,
    deps,
    hasClaimedKey,
    setCookie,
    chargeFile: (bytes) => cost.addFile(bytes),
    afterRollback,
  };
}

/** The company of the host; on the central host, the one in the path of a central call. */
function slugOf({ path }: Operation, { params, origin }: Incoming): string | null {
  if (origin.tenant !== null || !path.startsWith("/api/central/")) return origin.tenant;
  return params["tenant"] ?? params["id"] ?? null;
}

async function findTenant(db: Database, slug: string | null): Promise<string> {
  if (slug === null) throw new ApiError("tenant_not_found", "Missing tenant identifier");
  const tenantId = await tenantIdOf(db, slug);
  if (!tenantId) throw new ApiError("tenant_not_found", "tenant not found");
  return tenantId;
}

function refuseLocked(operation: Operation, tenant: Tenant, now: Temporal.Instant): void {
  if (operation.lockExempt) return;
  const { lock_kind } = tenantStatus(tenant, now);
  if (lock_kind === "soft") {
    throw new ApiError(
      "account_locked_soft",
      "This account is locked: its trial is over or no subscription is active.",
    );
  }
  if (lock_kind === "hard") throw new ApiError("account_locked", "This account has been cancelled.");
}

/** An operation that concerns no company, with its handler. */
export interface PlatformRoute {
  operationId: string;
  operation: Operation;
  handler: PlatformHandler<Operation>;
}

/**
 * Handles a request that concerns no company: charges the sender, parses the input and runs the handler, which
 * opens its own transaction for what it writes.
 */
export function dispatchOfNoCompany(deps: ApiDeps, route: PlatformRoute, incoming: Incoming): Promise<Response> {
  const { operationId, operation, handler } = route;
  const { request, origin } = incoming;
  return answerTraced(deps, route, incoming, async () => {
    await new RequestCost(deps.limits.budgets, operation, 0).payAsAddress(origin.address);
    refuseForgedWrite(request, origin, operation);
    const input = await parseInput(operation, incoming);
    const call = { operationId, deps, origin, headers: request.headers, now: deps.clock.now() };
    // The models above produced these values; the operation table cannot express that to the compiler for all operations at once.
    const data = await handler(call, input as Parameters<typeof handler>[1]);
    if (deps.validateAnswers) answerModel(operation, request).parse(data);
    return Response.json(data, { status: operation.status ?? 200 });
  });
}
