import type { Logger } from "pino";
import { streamedPaths, uploadPaths } from "#gateway/graph/openapi-documents.ts";
import { readBody } from "#gateway/http/body.ts";
import type { Origin } from "#gateway/http/origin.ts";
import { FILE_TOO_LARGE, refuseRest, TOO_LARGE, UNAVAILABLE } from "#gateway/http/refuse.ts";
import { PICTURES_PATH } from "#gateway/http/security-headers.ts";
import { MAX_BODY_BYTES } from "#gateway/limits/document-limits.ts";
import { UPLOAD_TIMEOUT_MS } from "#schema/shared/time-limits.ts";
import { withoutTokens } from "#telemetry/logged-path.ts";
import type { Upstream } from "./api.ts";
import { LAG_HEADER } from "./data-lag.ts";
import { headersForRest } from "./forwarded-headers.ts";

const ANSWERED = [
  "content-type",
  "content-disposition",
  "cache-control",
  "etag",
  "location",
  "retry-after",
  "allow",
  "vary",
  LAG_HEADER,
];
/** The largest file including the surrounding form; the platform counts what arrives. */
const MAX_UPLOAD_BYTES = 10_100_000;
const WITHOUT_BODY = new Set([204, 304]);

/** Forwards /api/* to the REST platform, with the same sanitized headers as the graph's calls. */
export function passThrough(upstream: Upstream, timeoutMs: number, log: Logger) {
  const streamed = streamedPaths();
  const uploads = uploadPaths();
  return async (request: Request, origin: Origin): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const isUpload = request.method === "POST" && uploads.has(pathname);
    const body = isUpload ? bodyOfUpload(request) : await readBody(request, MAX_BODY_BYTES);
    if (body === null) return refuseRest(isUpload ? FILE_TOO_LARGE : TOO_LARGE, origin.requestId);
    const call = {
      method: request.method,
      path: pathname + search,
      headers: headersForRest(request),
      ...(body instanceof Uint8Array && body.byteLength === 0 ? {} : { body }),
    };
    // Files and event streams are streamed through; all else is read whole, so that a broken response is reported as a failure.
    const ask = streamed.has(pathname) || pathname.startsWith(PICTURES_PATH) ? upstream.open : upstream.call;
    const answer = await ask(call, origin, isUpload ? UPLOAD_TIMEOUT_MS : timeoutMs).catch((error: unknown) => {
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

/** Streams the body through; null if its declared length is too large. */
function bodyOfUpload(request: Request): ReadableStream<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer> | null {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_UPLOAD_BYTES) return null;
  return request.body ?? new Uint8Array();
}
