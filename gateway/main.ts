import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { readConfig, type Config } from "#api/config.ts";
import type { ReadSite } from "#api/features/reports/saved-queries/mail.ts";
import { centralUrl, ownUrl, siteUrls } from "#api/http/site-url.ts";
import { createLogger, type Logger } from "#api/logging/logger.ts";
import { claimPort, drain, listen, SLOWEST } from "#api/start/listen.ts";
import { runProcess, type Start } from "#api/start/run-process.ts";
import { startApi, warnOfZoneDifferences, type RunningApi } from "#api/start/start-api.ts";
import { startTelemetry, type Telemetry } from "#api/start/start-telemetry.ts";
import { mailPageOf } from "#api/work/start-work.ts";
import { addressTable } from "#gateway/start/addresses.ts";
import { buildWhatChanged } from "#gateway/start/builds.ts";
import { createGateway, type Gateway, type GatewayOptions } from "./server.ts";

const WEB_ROOT = fileURLToPath(new URL("../dist/web", import.meta.url));

/** The peer of the platform's own requests. */
const OWN_PEER = { address: "127.0.0.1", secure: false };

/** `npm start`: everything in one process on one port; with API_URL, only the gateway. */
const start: Start = async (opened, stopping) => {
  const config = readConfig(process.env);
  const port = await claimPort(config.port, config.host);
  const log = createLogger(config.logLevel);
  const siteUrl = siteUrls(config, port);
  const central = centralUrl(config, port);
  const startsApi = config.apiUrl === undefined;
  const telemetry = await startTelemetry(config, "fairway", opened);
  let gateway: Gateway | undefined;
  const readSite: ReadSite = (slug, path, token) => {
    // Background work starts before the server listens, and is retried.
    if (!gateway) throw new Error("The gateway is still starting");
    const url = `${siteUrl(slug)}${path}`;
    const { host } = new URL(url);
    return gateway.fetch(new Request(url, { headers: { host, authorization: `Bearer ${token}` } }), OWN_PEER);
  };
  const running = startsApi
    ? await startApi(
        config,
        { log, say: console.info, siteUrl, readSite, centralUrl: central, ownUrl: ownUrl(config, port), stopping },
        opened,
      )
    : undefined;
  stopping.throwIfAborted();
  await buildWhatChanged(console.info, stopping);
  stopping.throwIfAborted();
  const door = await createGateway({ ...gatewayOptions(config, running, log), ...metricsOf(telemetry), stopping });
  gateway = door;
  opened.defer(() => door.close());
  telemetry.watch(door.missing);
  const server = createServer(SLOWEST, door.listener);
  await listen(server, port, config.host, stopping);
  opened.defer(() => drain(server));
  if (running) await warnOfZoneDifferences(running, log);
  const hasDemo = startsApi && config.demo;
  const mailPage = startsApi ? mailPageOf(config) : null;
  const { apiUrl, dataDir } = config;
  console.info(addressTable({ siteUrl, centralUrl: central, apiUrl, dataDir, mailPage, hasDemo }));
};

const metricsOf = ({ metrics }: Telemetry): Pick<GatewayOptions, "metrics"> => (metrics ? { metrics } : {});

function gatewayOptions(config: Config, running: RunningApi | undefined, log: Logger): GatewayOptions {
  const { baseDomain, trustProxy, loadsStripe, apiUrl = "", gatewayKey = "" } = config;
  const api = running
    ? { fetch: running.api.fetch, missing: running.missing }
    : // readConfig requires both when the API runs elsewhere
      { url: apiUrl, gatewayKey };
  return { api, baseDomain, trustProxy, loadsStripe, webRoot: WEB_ROOT, log };
}

await runProcess(start, { endsWithParent: process.env["npm_lifecycle_event"] !== undefined });
