import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Logger } from "pino";
import { answerGraph } from "#gateway/graph/endpoint.ts";
import { explorerVerdicts } from "#gateway/graph/explorer.ts";
import { createGraph } from "#gateway/graph/graph.ts";
import { savedQueryCsv, savedQueryOf } from "#gateway/graph/saved-query-csv.ts";
import { compressed } from "#gateway/http/compression.ts";
import { originReader, type Origin, type Peer } from "#gateway/http/origin.ts";
import { BROKEN, BROKEN_OFF, isBrokenOff, refuseMethod, refuseRest } from "#gateway/http/refuse.ts";
import { cspReports, secureHeaders } from "#gateway/http/security-headers.ts";
import { localUpstream, type LocalApi } from "#gateway/upstream/api.ts";
import { httpUpstream } from "#gateway/upstream/http-upstream.ts";
import { passThrough } from "#gateway/upstream/pass-through.ts";
import { firstDataReader } from "#gateway/web/first-data.ts";
import { webPages } from "#gateway/web/pages.ts";
import { REQUEST_TIMEOUT_MS } from "#schema/shared/time-limits.ts";
import { newRequest, requests, type Door, type RequestEvent } from "#telemetry/channels.ts";
import { readinessResponse, STOPPING, type Missing } from "#telemetry/readiness.ts";
import { logRequest } from "#telemetry/request-line.ts";

export interface GatewayOptions {
  /** The REST platform: in this process, or at a URL with the key that proves the gateway's identity. */
  api: LocalApi | { url: string; gatewayKey: string };
  /** `localhost`, `venue.example`: tenants are its subdomains. */
  baseDomain: string;
  /** Address blocks (CIDR) whose forwarding headers are trusted. */
  trustProxy?: readonly string[];
  /** Folder of the built web app. */
  webRoot: string;
  log: Logger;
  /** Whether cards are entered into the payment provider's fields, or into those of its stand-in. */
  loadsStripe?: boolean;
  /** Serves /metrics, if this port exposes it. */
  metrics?: (request: Request) => Promise<Response>;
  /** Timeout of one platform call, in ms. */
  upstreamTimeoutMs?: number;
  /** Aborted when the process is asked to stop: not ready from then on. */
  stopping?: AbortSignal;
}

export interface Gateway {
  fetch(request: Request, peer: Peer): Promise<Response>;
  /** What currently keeps the gateway, or the platform behind it, from serving requests. */
  missing(): Promise<readonly Missing[]>;
  /** The same as a node:http listener. */
  listener: RequestListener;
  /** Stops being ready, waits for requests in flight (at most `limitMs`), and releases the platform. */
  close(limitMs?: number): Promise<void>;
}

const DRAIN_MS = 10_000;

/** The single entry point: the graph, the REST platform behind it, and the web app. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { api, baseDomain, trustProxy = [], webRoot, log, upstreamTimeoutMs = REQUEST_TIMEOUT_MS, stopping } = options;
  const { loadsStripe = false, metrics } = options;
  // Must come first: it installs a lighter Response class, which the graph should use.
  const listener = getRequestListener((request, { incoming }) => fetch(request, peerOf(incoming.socket)));
  const upstream = "fetch" in api ? localUpstream(api) : httpUpstream(api.url, api.gatewayKey);
  const graph = await createGraph(upstream, upstreamTimeoutMs, log, stopping);
  const rest = passThrough(upstream, upstreamTimeoutMs, log);
  const web = webPages(
    webRoot,
    firstDataReader(upstream, upstreamTimeoutMs, log),
    explorerVerdicts(upstream, upstreamTimeoutMs),
  );
  const readOrigin = originReader(baseDomain, trustProxy);
  const inFlight = new InFlight();
  const takeReport = cspReports(log);

  const missing = async (): Promise<readonly Missing[]> => {
    const isStopping = inFlight.isDraining || stopping?.aborted === true;
    return isStopping ? STOPPING : upstream.missing();
  };

  const answer = async (request: Request, path: string, origin: Origin, event: RequestEvent): Promise<Response> => {
    const refusal = refuseMethod(request.method);
    if (refusal) return refusal;
    if (path === "/graphql") return answerGraph(graph, request, origin, event);
    if (path.startsWith("/api/")) return rest(request, origin);
    if (path === "/csp-report" && request.method === "POST") return takeReport(request, origin);
    if (path === "/healthz") return Response.json({ status: "alive" });
    if (path === "/readyz") return readinessResponse(await missing());
    if (path === "/metrics" && metrics) return metrics(request);
    const id = request.method === "GET" ? savedQueryOf(path) : undefined;
    if (id !== undefined) return savedQueryCsv(graph, { id, request, origin, event });
    return web(request, origin);
  };

  const answerOrRefuse = async (
    request: Request,
    path: string,
    origin: Origin,
    event: RequestEvent,
  ): Promise<Response> => {
    const response = await answer(request, path, origin, event).catch((error: unknown) => {
      if (isBrokenOff(error, request)) return refuseRest(BROKEN_OFF, origin.requestId);
      log.error({ err: error, request_id: origin.requestId }, "defect in the gateway");
      return refuseRest(BROKEN, origin.requestId);
    });
    event.status = response.status;
    return response;
  };

  const fetch = (request: Request, peer: Peer): Promise<Response> =>
    inFlight.run(async () => {
      const origin = readOrigin(request, peer);
      const path = pathOf(request.url);
      const event = newRequest(origin.requestId, doorOf(path), knownMethod(request.method));
      const start = performance.now();
      const response = await requests.tracePromise(() => answerOrRefuse(request, path, origin, event), event);
      response.headers.set("x-request-id", origin.requestId);
      secureHeaders(response.headers, { isTls: origin.secure, path, loadsStripe });
      logRequest(log, { ...event, path, tenant: origin.tenant, ms: performance.now() - start });
      return compressed(request, response);
    });

  return {
    fetch,
    missing,
    listener,
    async close(limitMs = DRAIN_MS) {
      await inFlight.drain(limitMs);
      upstream.close();
    },
  };
}

const PROBES = ["/healthz", "/readyz", "/metrics"];

function doorOf(path: string): Door {
  if (path === "/graphql") return "graph";
  if (path.startsWith("/api/")) return "rest";
  return PROBES.includes(path) ? "probe" : "page";
}

/** Limits the label's values: callers can invent methods. */
const knownMethod = (method: string): string => (refuseMethod(method) ? "other" : method);

/** Much cheaper than a URL object, and every request needs it. */
function pathOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  const end = url.slice(start).search(/[?#]/);
  return end === -1 ? url.slice(start) : url.slice(start, start + end);
}

function peerOf(socket: { remoteAddress?: string | undefined; encrypted?: boolean }): Peer {
  return { address: socket.remoteAddress ?? "", secure: socket.encrypted === true };
}

/** Counts requests in flight, so that a stop can wait for them. */
class InFlight {
  #count = 0;
  #whenIdle: (() => void)[] = [];
  isDraining = false;

  async run<T>(work: () => Promise<T>): Promise<T> {
    this.#count += 1;
    try {
      return await work();
    } finally {
      this.#count -= 1;
      if (this.#count === 0) for (const resolve of this.#whenIdle.splice(0)) resolve();
    }
  }

  /** Resolves when no request is in flight, or after `limitMs`. */
  async drain(limitMs: number): Promise<void> {
    this.isDraining = true;
    if (this.#count === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#whenIdle.push(resolve);
    const timer = setTimeout(resolve, limitMs);
    await promise;
    clearTimeout(timer);
  }
}
