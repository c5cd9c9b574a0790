import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Logger } from "pino";
import { answerGraph } from "#gateway/graph/endpoint.ts";
import { explorerVerdicts } from "#gateway/graph/explorer.ts";
import { createGraph } from "#gateway/graph/graph.ts";
import { compressed } from "#gateway/http/compression.ts";
import { cspReports } from "#gateway/http/csp-report.ts";
import { InFlight } from "#gateway/http/drain.ts";
import { withoutTokens } from "#gateway/http/logged-path.ts";
import { type Origin, originReader, type Peer } from "#gateway/http/origin.ts";
import { BROKEN, BROKEN_OFF, isBrokenOff, refuseMethod, refuseRest } from "#gateway/http/refuse.ts";
import { secureHeaders } from "#gateway/http/security-headers.ts";
import { type LocalApi, localUpstream, type Upstream } from "#gateway/upstream/api.ts";
import { httpUpstream } from "#gateway/upstream/http-upstream.ts";
import { passThrough } from "#gateway/upstream/pass-through.ts";
import { firstDataReader } from "#gateway/web/first-data.ts";
import { webPages } from "#gateway/web/pages.ts";

export interface GatewayOptions {
  /** The REST platform: in this process, or at a URL with the key that it trusts us by. */
  api: LocalApi | { url: string; gatewayKey: string };
  /** `localhost`, `venue.example`: companies are its sub-domains. */
  baseDomain: string;
  /** Address blocks (CIDR) whose forwarding headers are believed. */
  trustProxy?: readonly string[];
  /** Folder of the built web. */
  webRoot: string;
  log: Logger;
  /** Whether cards are entered into fields of the payment provider's, or into those of its stand-in. */
  loadsStripe?: boolean;
  /** How long the platform may take for one call. */
  upstreamTimeoutMs?: number;
  /** The process was told to stop: not ready from then on. */
  stopping?: AbortSignal;
}

export interface Gateway {
  /** Answers one request that came from `peer`. */
  fetch(request: Request, peer: Peer): Promise<Response>;
  /** The same for node:http. */
  listener: RequestListener;
  /** Stops being ready, lets what is under way finish (at most `limitMs`), and lets go of the platform. */
  close(limitMs?: number): Promise<void>;
}

const UPSTREAM_TIMEOUT_MS = 30_000;
const DRAIN_MS = 10_000;

/** The one door: the graph, the REST platform behind it, and the web. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { api, baseDomain, trustProxy = [], webRoot, log, upstreamTimeoutMs = UPSTREAM_TIMEOUT_MS, stopping } = options;
  const { loadsStripe = false } = options;
  // First, because it gives the process a lighter Response, which the graph shall answer with.
  const listener = getRequestListener((request, { incoming }) => fetch(request, peerOf(incoming.socket)));
  const upstream = "fetch" in api ? localUpstream(api) : httpUpstream(api.url, api.gatewayKey);
  const graph = await createGraph(upstream, upstreamTimeoutMs, log);
  const rest = passThrough(upstream, upstreamTimeoutMs, log);
  const web = webPages(
    webRoot,
    firstDataReader(upstream, upstreamTimeoutMs, log),
    explorerVerdicts(upstream, upstreamTimeoutMs),
  );
  const readOrigin = originReader(baseDomain, trustProxy);
  const inFlight = new InFlight();
  const takeReport = cspReports(log);

  const answer = async (request: Request, origin: Origin): Promise<Response> => {
    const refusal = refuseMethod(request.method);
    if (refusal) return refusal;
    const path = pathOf(request.url);
    if (path === "/graphql") return answerGraph(graph, request, origin);
    if (path.startsWith("/api/")) return rest(request, origin);
    if (path === "/csp-report" && request.method === "POST") return takeReport(request, origin.requestId);
    if (path === "/healthz") return Response.json({ status: "alive" });
    if (path === "/readyz") return readiness(upstream, inFlight.isDraining || stopping?.aborted === true);
    return web(request, origin);
  };

  const fetch = (request: Request, peer: Peer): Promise<Response> =>
    inFlight.run(async () => {
      const origin = readOrigin(request, peer);
      const start = performance.now();
      const response = await answer(request, origin).catch((error: unknown) => {
        if (isBrokenOff(error, request)) return refuseRest(BROKEN_OFF, origin.requestId);
        log.error({ err: error, request_id: origin.requestId }, "defect in the gateway");
        return refuseRest(BROKEN, origin.requestId);
      });
      response.headers.set("x-request-id", origin.requestId);
      secureHeaders(response.headers, { isTls: origin.secure, path: pathOf(request.url), loadsStripe });
      if (log.isLevelEnabled("debug")) logRequest(log, request, response, origin, performance.now() - start);
      return compressed(request, response);
    });

  return {
    fetch,
    listener,
    async close(limitMs = DRAIN_MS) {
      await inFlight.drain(limitMs);
      graph.close();
      upstream.close();
    },
  };
}

/** What is missing, where something is. */
async function readiness(upstream: Upstream, isStopping: boolean): Promise<Response> {
  if (isStopping) return Response.json({ status: "not ready", missing: "the process is stopping" }, { status: 503 });
  if (await upstream.isReady()) return Response.json({ status: "ready" });
  const missing = "the REST platform or its database does not answer";
  return Response.json({ status: "not ready", missing }, { status: 503 });
}

function logRequest(log: Logger, request: Request, response: Response, origin: Origin, ms: number): void {
  log.debug(
    {
      method: request.method,
      path: withoutTokens(pathOf(request.url)),
      status: response.status,
      ms: Math.round(ms),
      tenant: origin.tenant,
      request_id: origin.requestId,
    },
    "answered",
  );
}

/** Much cheaper than a URL object, and each request needs it. */
function pathOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  const end = url.slice(start).search(/[?#]/);
  return end === -1 ? url.slice(start) : url.slice(start, start + end);
}

function peerOf(socket: { remoteAddress?: string | undefined; encrypted?: boolean }): Peer {
  return { address: socket.remoteAddress ?? "", secure: socket.encrypted === true };
}
