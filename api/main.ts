import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { originOf, type Trust } from "#api/http/request-origin.ts";
import { centralUrl, ownUrl, siteUrls } from "#api/http/site-url.ts";
import { createLogger, type Logger } from "#api/logging/logger.ts";
import { claimPort, drain, listen, SLOWEST } from "#api/start/listen.ts";
import { runProcess, type Start } from "#api/start/run-process.ts";
import { startApi, warnOfZoneDifferences, type RunningApi } from "#api/start/start-api.ts";
import { startTelemetry, type Telemetry } from "#api/start/start-telemetry.ts";
import { readingSites } from "#api/work/read-site.ts";
import { newRequest } from "#telemetry/channels.ts";
import { readinessResponse, STOPPING } from "#telemetry/readiness.ts";
import { logRequest } from "#telemetry/request-line.ts";
import { readConfig } from "./config.ts";

/** The REST platform as a separate process, behind gateways that hold GATEWAY_KEY. */
const start: Start = async (opened, stopping) => {
  const config = readConfig(process.env, "api");
  const port = await claimPort(config.port, config.host);
  const log = createLogger(config.logLevel);
  const telemetry = await startTelemetry(config, "fairway-api", opened);
  const siteUrl = siteUrls(config, port);
  const running = await startApi(
    config,
    {
      log,
      say: (line) => log.info(line),
      siteUrl,
      readSite: readingSites(siteUrl),
      centralUrl: centralUrl(config, port),
      ownUrl: ownUrl(config, port),
      stopping,
    },
    opened,
  );
  // readConfig requires the key for this part
  const trust: Trust = { gatewayKey: config.gatewayKey ?? "", baseDomain: config.baseDomain };
  telemetry.watch(running.missing);
  const server = createServer(running, { trust, telemetry, log }, stopping);
  await listen(server, port, config.host, stopping);
  opened.defer(() => drain(server));
  log.info({ port, host: config.host }, "the API is ready");
  await warnOfZoneDifferences(running, log);
};

interface Listening {
  trust: Trust;
  telemetry: Telemetry;
  log: Logger;
}

function createServer(running: RunningApi, { trust, telemetry, log }: Listening, stopping: AbortSignal): Server {
  const { api, missing } = running;
  const server = createAdaptorServer({
    serverOptions: SLOWEST,
    fetch: async (request, { incoming }) => {
      const { pathname } = new URL(request.url);
      if (pathname === "/healthz") return new Response("ok\n");
      if (pathname === "/readyz") return readinessResponse(stopping.aborted ? STOPPING : await missing());
      if (pathname === "/metrics" && telemetry.metrics) return telemetry.metrics(request);
      const start = performance.now();
      const origin = originOf(request, incoming.socket.remoteAddress ?? "", trust);
      const response = await api.fetch(request, origin);
      const { status } = response;
      const { requestId, tenant } = origin;
      const seen = { ...newRequest(requestId, "rest", request.method), status };
      logRequest(log, { ...seen, path: pathname, tenant, ms: performance.now() - start });
      return response;
    },
  });
  // without another factory it creates a plain HTTP server
  return server as Server;
}

await runProcess(start, { endsWithParent: process.env["npm_lifecycle_event"] !== undefined });
