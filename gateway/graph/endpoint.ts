import { withBodyLimit } from "#gateway/http/body.ts";
import type { Origin } from "#gateway/http/origin.ts";
import { CSRF_REQUIRED, NOT_JSON, refuseGraph, TOO_LARGE } from "#gateway/http/refuse.ts";
import { MAX_BODY_BYTES } from "#gateway/limits/document-limits.ts";
import { LAG_HEADER } from "#gateway/upstream/data-lag.ts";
import { headersForGraph } from "#gateway/upstream/forwarded-headers.ts";
import type { RequestEvent } from "#telemetry/channels.ts";
import type { GraphContext } from "./context.ts";
import type { Graph } from "./graph.ts";

/** Handles /graphql: refuses requests that may not reach the graph at all, then passes the document to the graph. */
export async function answerGraph(
  graph: Graph,
  request: Request,
  origin: Origin,
  event: RequestEvent,
): Promise<Response> {
  // Forms on other sites can send every other content type without a preflight request.
  if (request.method === "POST" && !isJson(request)) return refuseGraph(NOT_JSON, origin.requestId);
  if (mayBeForged(request)) return refuseGraph(CSRF_REQUIRED, origin.requestId);
  const limited = await withBodyLimit(request, MAX_BODY_BYTES);
  if (!limited) return refuseGraph(TOO_LARGE, origin.requestId);
  const context: GraphContext = {
    origin,
    event,
    forwarded: headersForGraph(request),
    idempotencyKey: request.headers.get("idempotency-key"),
    wantsCost: wantedCost(request.headers.get("x-query-cost")),
    takesEvents: /\btext\/event-stream\b/.test(request.headers.get("accept") ?? ""),
    answered: 0,
    told: { retryAfter: null, lag: null },
    setCookies: [],
  };
  const response = await graph.handle(limited, context);
  for (const cookie of context.setCookies) response.headers.append("set-cookie", cookie);
  const { retryAfter, lag } = context.told;
  if (retryAfter !== null) response.headers.set("retry-after", retryAfter);
  if (lag !== null) response.headers.set(LAG_HEADER, lag);
  response.headers.set("cache-control", "no-store");
  return response;
}

function wantedCost(asked: string | null): GraphContext["wantsCost"] {
  if (asked === null) return null;
  return asked === "only" ? "only" : "beside";
}

function isJson({ headers }: Request): boolean {
  return /^application\/json\s*(?:;|$)/i.test(headers.get("content-type") ?? "");
}

/**
 * Whether another site may have made a browser send this: it is authenticated by its cookie alone. Other sites
 * cannot add a token or the X-Requested-With header.
 */
function mayBeForged({ headers }: Request): boolean {
  return headers.has("cookie") && !headers.has("authorization") && !headers.has("x-requested-with");
}
