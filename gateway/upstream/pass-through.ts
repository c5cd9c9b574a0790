import type { Logger } from "pino";
import { readBody } from "#gateway/http/body.ts";
import { withoutTokens } from "#telemetry/logged-path.ts";
import type { Origin } from "#gateway/http/origin.ts";
import { refuseRest, TOO_LARGE, UNAVAILABLE } from "#gateway/http/refuse.ts";
import { MAX_BODY_BYTES } from "#gateway/limits/document-limits.ts";
import type { Upstream } from "#gateway/upstream/api.ts";
import { streamedPaths } from "#gateway/graph/openapi-documents.ts";
import { headersForRest } from "#gateway/upstream/forwarded-headers.ts";

const ANSWERED = [
  "content-type",
  "content-disposition",
  "cache-control",
  "etag",
  "location",
  "retry-after",
  "allow",
  "vary",
];
const WITHOUT_BODY = new Set([204, 304]);

/** Answers /api/* by the REST platform itself, with the same cleaned headers as the graph's calls. */
export function passThrough(upstream: Upstream, timeoutMs: number, log: Logger) {
  const streamed = streamedPaths();
  return async (request: Request, origin: Origin): Promise<Response> => {
    const body = await readBody(request, MAX_BODY_BYTES);
    if (body === null) return refuseRest(TOO_LARGE, origin.requestId);
    const { pathname, search } = new URL(request.url);
    const call = {
      method: request.method,
      path: pathname + search,
      headers: headersForRest(request),
      ...(body.byteLength > 0 ? { body } : {}),
    };
    // A file or stream of events is passed on as it comes; all else is read whole, so that what breaks off is told as a failure.
    const ask = streamed.has(pathname) ? upstream.open : upstream.call;
    const answer = await ask(call, origin, timeoutMs).catch((error: unknown) => {
      log.error({ err: error, path: withoutTokens(pathname), request_id: origin.requestId }, "the API did not answer");
      return null;
    });
    if (!answer) return refuseRest(UNAVAILABLE, origin.requestId);
    const headers = new Headers(answer.headers.getSetCookie().map((cookie) => ["set-cookie", cookie]));
    for (const name of ANSWERED) {
      const value = answer.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return new Response(WITHOUT_BODY.has(answer.status) ? null : answer.body, { status: answer.status, headers });
  };
}
