import {
  Agent as HttpAgent,
  request as httpRequest,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import type { Origin } from "#gateway/http/origin.ts";
import { upstreamCalls } from "#telemetry/channels.ts";
import type { Missing } from "#telemetry/readiness.ts";
import type { ApiAnswer, ApiCall, OpenAnswer, Upstream } from "./api.ts";

const READY_TIMEOUT_MS = 2_000;
const IDLE_SOCKETS = 256;

/** The API as another process: HTTP with keep-alive; `gatewayKey` is why it trusts the origin it is given. */
export function httpUpstream(apiUrl: string, gatewayKey: string): Upstream {
  const base = new URL(apiUrl);
  const isTls = base.protocol === "https:";
  const agent = new (isTls ? HttpsAgent : HttpAgent)({ keepAlive: true, maxFreeSockets: IDLE_SOCKETS });
  const start = isTls ? httpsRequest : httpRequest;

  const send = <T>(call: ApiCall, headers: Record<string, string>, limitMs: number, take: Take<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = base;
      const { path, method, body } = call;
      const outgoing = start({ agent, hostname, port, path, method, headers }, (incoming) => {
        take(incoming, resolve, reject, () => clearTimeout(timer));
      });
      const timer = setTimeout(() => outgoing.destroy(new Error(`No answer within ${limitMs} ms`)), limitMs);
      outgoing.on("close", () => clearTimeout(timer));
      outgoing.on("error", reject);
      if (body instanceof ReadableStream) sendPieces(body, outgoing);
      else outgoing.end(body);
    });

  const headersOf = (call: ApiCall, origin: Origin) => ({
    ...call.headers,
    ...originHeaders(origin),
    "x-gateway-key": gatewayKey,
  });

  const ask = <T>(call: ApiCall, origin: Origin, limitMs: number, take: Take<T>): Promise<T> => {
    const headers = headersOf(call, origin);
    return upstreamCalls.tracePromise(() => send(call, headers, limitMs, take), { headers });
  };

  return {
    call: (call, origin, limitMs) => ask(call, origin, limitMs, collect),
    open: (call, origin, limitMs) => ask(call, origin, limitMs, passOn),
    missing: async () => {
      const call = { method: "GET", path: "/readyz", headers: {} };
      const answer = await send(call, {}, READY_TIMEOUT_MS, collect).catch(() => null);
      return answer ? missingOf(answer) : [{ part: "platform", reason: "does not answer" }];
    },
    close: () => agent.destroy(),
  };
}

/** Streams the body. If the source breaks off, the request is aborted, which the platform notices. */
function sendPieces(body: ReadableStream<Uint8Array>, outgoing: ClientRequest): void {
  // node's own stream type and the web's are the same object
  pipeline(Readable.fromWeb(body as NodeStream), outgoing).catch((error: Error) => outgoing.destroy(error));
}

/** The platform's own report; any other response is judged by its status. */
function missingOf({ status, body }: ApiAnswer): readonly Missing[] {
  try {
    const { missing } = JSON.parse(body) as { missing?: Missing[] };
    if (Array.isArray(missing)) return missing;
  } catch {
    // not a response of the platform's
  }
  return status === 200 ? [] : [{ part: "platform", reason: `answers ${status}` }];
}

function originHeaders({ tenant, address, requestId, secure }: Origin): Record<string, string> {
  return {
    ...(tenant === null ? {} : { "x-tenant": tenant }),
    "x-forwarded-for": address,
    "x-forwarded-proto": secure ? "https" : "http",
    "x-request-id": requestId,
  };
}

/** Builds a result from the incoming message; `begun` clears the timeout when only the start matters. */
type Take<T> = (
  incoming: IncomingMessage,
  resolve: (answer: T) => void,
  reject: (error: Error) => void,
  begun: () => void,
) => void;

const passOn: Take<OpenAnswer> = (incoming, resolve, _reject, begun) => {
  begun();
  // node's own stream type and the web's are the same object
  const body = Readable.toWeb(incoming) as OpenAnswer["body"];
  resolve({ status: incoming.statusCode ?? 502, headers: answerHeaders(incoming.headers), body });
};

function collect(
  incoming: IncomingMessage,
  resolve: (answer: ApiAnswer) => void,
  reject: (error: Error) => void,
): void {
  let body = "";
  incoming.setEncoding("utf8");
  incoming.on("data", (text: string) => (body += text));
  incoming.on("error", reject);
  incoming.on("end", () => {
    resolve({ status: incoming.statusCode ?? 502, headers: answerHeaders(incoming.headers), body });
  });
}

/** A Headers object would copy these for each call, only to read one or two of them. */
function answerHeaders(headers: IncomingHttpHeaders): ApiAnswer["headers"] {
  return {
    get: (name) => headers[name]?.toString() ?? null,
    getSetCookie: () => headers["set-cookie"] ?? [],
  };
}
