import { createServer } from "node:http";
import pino from "pino";
import { SLOWEST } from "#api/start/listen.ts";
import { createGateway } from "#gateway/server.ts";

/** A gateway alone, as `gateway/main.ts` starts it when API_URL is set, but without the web app, which no test here needs. */
const { PORT = "", API_URL = "", GATEWAY_KEY = "" } = process.env;
const gateway = await createGateway({
  api: { url: API_URL, gatewayKey: GATEWAY_KEY },
  baseDomain: "localhost",
  webRoot: "no-such-folder",
  log: pino({ level: "silent" }),
});
createServer(SLOWEST, gateway.listener).listen(Number(PORT), "127.0.0.1");
