import { createServer } from "node:http";
import { isSameSecret } from "#api/auth/same-secret.ts";
import type { Config } from "#api/config.ts";
import { poolFigures } from "#api/db/connect.ts";
import type { Metrics } from "#telemetry/metrics.ts";
import type { Missing } from "#telemetry/readiness.ts";
import { claimPort, listen } from "./listen.ts";

export interface Telemetry {
  /** Serves /metrics on the product's own port, with the key; undefined if no key is set. */
  metrics?: (request: Request) => Promise<Response>;
  /** Includes this process in the gauges from now on. */
  watch(missing: () => Promise<readonly Missing[]>): void;
}

/** Starts the configured telemetry. Without any configuration, nothing is loaded, counted or sent. */
export async function startTelemetry(
  { metrics: { port, key }, tracesEndpoint, host }: Config,
  service: "fairway" | "fairway-api",
  opened: AsyncDisposableStack,
): Promise<Telemetry> {
  if (tracesEndpoint !== undefined) {
    const { startTraces } = await import("#telemetry/traces.ts");
    const traces = startTraces(tracesEndpoint, service);
    opened.defer(() => traces.close());
  }
  if (port === undefined && key === undefined) return { watch() {} };
  const { startMetrics } = await import("#telemetry/metrics.ts");
  const metrics = startMetrics();
  opened.defer(() => metrics.close());
  if (port !== undefined) await openMetricsPort(metrics, port, host, opened);
  return {
    ...(key === undefined ? {} : { metrics: forKey(metrics, key) }),
    watch: (missing) => metrics.watch({ pools: poolFigures, missing }),
  };
}

async function openMetricsPort(metrics: Metrics, port: number, host: string, opened: AsyncDisposableStack) {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    metrics.answer().then(
      async (answer) => void response.writeHead(200, Object.fromEntries(answer.headers)).end(await answer.text()),
      () => void response.writeHead(500).end(),
    );
  });
  await listen(server, await claimPort(port, host), host, new AbortController().signal);
  opened.defer(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  });
}

function forKey(metrics: Metrics, key: string) {
  return async (request: Request): Promise<Response> => {
    const isShown = isSameSecret(request.headers.get("authorization") ?? "", `Bearer ${key}`);
    if (isShown) return metrics.answer();
    return new Response("Send METRICS_KEY as a bearer token.\n", {
      status: 401,
      headers: { "www-authenticate": "Bearer" },
    });
  };
}
