import { Kind, type GraphQLResolveInfo, type OperationDefinitionNode } from "graphql";
import type { Logger } from "pino";
import type { GraphContext } from "#gateway/graph/context.ts";
import { selectionQuery } from "#gateway/graph/derived-parameters.ts";
import { limitExceeded, MAX_ANSWER_LENGTH, MAX_ANSWER_LENGTH_OF_STRANGERS } from "#gateway/limits/document-limits.ts";
import { showsCredentials } from "#gateway/limits/known-askers.ts";
import type { ApiAnswer, ApiCall, Upstream } from "./api.ts";
import { LAG_HEADER, olderOf } from "./data-lag.ts";
import { EtagCache } from "./etag-cache.ts";
import { pathGuard } from "./path-guard.ts";
import { badArgument, refusalError, unavailable } from "./refusals.ts";

/** Placeholder for the API in the URLs that Mesh builds (mesh.config.ts); the upstream knows its real address. */
const API = "http://api";

/** A document may call more operations than a log line should list. */
const MOST_TOLD = 20;

interface MeshRequest {
  method: string;
  headers: Record<string, string>;
  body?: string;
}

/** The part of a Response that Mesh reads on success. */
interface Success {
  status: number;
  text(): Promise<string>;
}

/**
 * The fetch that Mesh's resolvers call: guards the URL, acts on behalf of the caller, and throws every refusal as
 * the final GraphQL error.
 */
export function graphFetch(upstream: Upstream, timeoutMs: number, log: Logger) {
  const isOwnUrl = pathGuard();
  const derivedQuery = selectionQuery();
  const cache = new EtagCache();

  return async (url: string, init: MeshRequest, context: GraphContext, info: GraphQLResolveInfo): Promise<Success> => {
    const { origin } = context;
    const path = url.slice(API.length);
    if (!isOwnUrl(info.fieldName, path)) throw badArgument(origin.requestId);
    if (context.event.operations.length < MOST_TOLD) context.event.operations.push(info.fieldName);
    const call = apiCall(withQuery(path, derivedQuery(info)), init, context, info);
    const answer = await cache.call(upstream, call, origin, timeoutMs).catch((error: unknown) => {
      log.error({ err: error, operation: info.fieldName, request_id: origin.requestId }, "the API did not answer");
      throw unavailable(origin.requestId);
    });
    refuseLargeAnswer(answer, context);
    context.told.retryAfter ??= answer.status === 429 ? answer.headers.get("retry-after") : null;
    context.told.lag = olderOf(context.told.lag, answer.headers.get(LAG_HEADER));
    context.setCookies.push(...answer.headers.getSetCookie());
    if (answer.status < 200 || answer.status > 299) throw refusalError(answer, origin.requestId);
    // A scalar field would take a proxy's error page for its value.
    if (!/\bjson\b/.test(answer.headers.get("content-type") ?? "")) throw unavailable(origin.requestId);
    return { status: answer.status, text: async () => answer.body };
  };
}

/** Responses so far are already in memory: the rest of the document gets no more of it. */
function refuseLargeAnswer({ body }: ApiAnswer, context: GraphContext): void {
  context.answered += body.length;
  const most = showsCredentials(context) ? MAX_ANSWER_LENGTH : MAX_ANSWER_LENGTH_OF_STRANGERS;
  if (context.answered > most) throw limitExceeded("characters of answer", most, context.answered);
}

function withQuery(path: string, query: string): string {
  if (query === "") return path;
  return `${path}${path.includes("?") ? "&" : "?"}${query}`;
}

function apiCall(path: string, init: MeshRequest, context: GraphContext, info: GraphQLResolveInfo): ApiCall {
  const headers: Record<string, string> = { ...init.headers, ...context.forwarded };
  const key = idempotencyKey(context.idempotencyKey, info);
  if (key !== null) headers["idempotency-key"] = key;
  return { method: init.method, path, headers, ...(init.body === undefined ? {} : { body: init.body }) };
}

/**
 * The key of one mutation. Several in one document share the header but not the key: each appends its path in the
 * response, so that a repeated document replays each one's own first response.
 */
function idempotencyKey(given: string | null, info: Pick<GraphQLResolveInfo, "operation" | "path">): string | null {
  if (given === null || info.operation.operation !== "mutation") return null;
  return hasSeveralFields(info.operation) ? `${given}:${info.path.key}` : given;
}

function hasSeveralFields({ selectionSet }: OperationDefinitionNode): boolean {
  const { selections } = selectionSet;
  return selections.length > 1 || selections.some(({ kind }) => kind !== Kind.FIELD);
}
