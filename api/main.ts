import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { readConfig } from "#api/config.ts";
import { claimPort, drain, listen, SLOWEST } from "#api/listen.ts";
import { createLogger } from "#api/logging/logger.ts";
import { isReady } from "#api/readiness.ts";
import { originOf, type Trust } from "#api/request-origin.ts";
import { runProcess, type Start } from "#api/run-process.ts";
import { centralUrl, ownUrl, siteUrls } from "#api/site-url.ts";
import { type RunningApi, startApi, warnOfZoneDifferences } from "#api/start-api.ts";

/** The REST platform as a process of its own, behind gateways that know GATEWAY_KEY. */
const start: Start = async (opened, stopping) => {
  const config = readConfig(process.env, "api");
  const port = await claimPort(config.port, config.host);
  const log = createLogger(config.logLevel);
  const running = await startApi(
    config,
    {
      log,
      say: (line) => log.info(line),
      siteUrl: siteUrls(config, port),
      centralUrl: centralUrl(config, port),
      ownUrl: ownUrl(config, port),
    },
    opened,
  );
  // readConfig asks for the key in this part
  const trust: Trust = { gatewayKey: config.gatewayKey ?? "", baseDomain: config.baseDomain };
  const server = createServer(running, trust, stopping);
  await listen(server, port, config.host, stopping);
  opened.defer(() => drain(server));
  log.info({ port, host: config.host }, "the API is ready");
  await warnOfZoneDifferences(running, log);
};

function createServer({ api, app }: RunningApi, trust: Trust, stopping: AbortSignal): Server {
  const server = createAdaptorServer({
    serverOptions: SLOWEST,
    fetch: async (request, { incoming }) => {
      const { pathname } = new URL(request.url);
      if (pathname === "/healthz") return new Response("ok\n");
      if (pathname === "/readyz") return readiness(stopping.aborted ? "stopping" : await isReady(app));
      return api.fetch(request, originOf(request, incoming.socket.remoteAddress ?? "", trust));
    },
  });
  // plain HTTP is what it makes when it is given no other factory
  return server as Server;
}

function readiness(state: boolean | "stopping"): Response {
  if (state === "stopping") return new Response("stopping\n", { status: 503 });
  return new Response(state ? "ready\n" : "the database does not answer\n", { status: state ? 200 : 503 });
}

await runProcess(start, { endsWithParent: process.env["npm_lifecycle_event"] !== undefined });
