import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { v1Operations } from "#schema/operations.ts";
import type { Operation } from "#schema/shared/operation.ts";
import { TEST_SECRET_KEY, type TestDatabase } from "../database/database-server.ts";
import { hostFetch } from "../host-fetch.ts";
import { within } from "../proof/limits.ts";
import { search, type Question, type Reply } from "../venue.ts";
import { freePort } from "./free-port.ts";
import { SERVER_FLAGS } from "./server-flags.ts";

const MAIN = fileURLToPath(new URL("../../../api/main.ts", import.meta.url));
export const GATEWAY_KEY = "test gateway key of thirty-two bytes";

/** The caller: the company, and a session or a visitor's cookie. */
export interface Asker {
  slug: string;
  token?: string;
  visitor?: string;
}

/** The REST platform as a separate process, called as the gateway calls it. */
export interface ApiChild {
  process: ChildProcess;
  url: string;
  ask(asker: Asker, operationId: keyof typeof v1Operations, question?: Question): Promise<Reply>;
  stop(): Promise<void>;
}

/** Killed at exit: a test that fails before stopping its process leaves none behind. */
const running = new Set<ChildProcess>();
process.once("exit", () => running.forEach((child) => child.kill("SIGKILL")));

/** Starts `api/main.ts` on a migrated database; `settings` override the test's own. */
export async function startApiChild(
  database: TestDatabase,
  settings: Record<string, string> = {},
  main = MAIN,
): Promise<ApiChild> {
  const port = Number(settings["PORT"] ?? (await freePort()));
  const dataDir = mkdtempSync(join(tmpdir(), "fairway-api-"));
  const child = spawn(process.execPath, [...SERVER_FLAGS, main], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: database.ownerUrl,
      DATABASE_APP_URL: database.appUrl,
      DATABASE_PLATFORM_URL: database.platformUrl,
      SECRET_KEY: TEST_SECRET_KEY,
      GATEWAY_KEY,
      LOG_LEVEL: "error",
      // all people of a test share one address
      POINTS_PER_MINUTE: "10000000",
      ...settings,
    },
  });
  running.add(child);
  await untilReady(child, port);
  return {
    process: child,
    url: `http://127.0.0.1:${port}`,
    ask: (asker, operationId, question) => ask(port, asker, v1Operations[operationId], question),
    async stop() {
      running.delete(child);
      child.kill("SIGTERM");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function untilReady(child: ChildProcess, port: number): Promise<void> {
  for (const deadline = Date.now() + within("process"); Date.now() < deadline; await delay(50)) {
    if (child.exitCode !== null) break;
    const answer = await hostFetch(port, "localhost", "/readyz").catch(() => null);
    if (answer?.ok) return;
  }
  child.kill("SIGKILL");
  throw new Error("the API process did not become ready");
}

async function ask(
  port: number,
  { slug, token, visitor }: Asker,
  operation: Operation,
  { params = {}, query = {}, body, headers = {}, address = "127.0.0.1" }: Question = {},
): Promise<Reply> {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const response = await hostFetch(port, `${slug}.localhost`, `${path}${search(query)}`, {
    method: operation.method.toUpperCase(),
    body: body ?? (operation.body ? {} : undefined),
    headers: {
      "x-gateway-key": GATEWAY_KEY,
      "x-tenant": slug,
      "x-forwarded-for": address,
      "x-requested-with": "test",
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(visitor ? { cookie: `visitor=${visitor}` } : {}),
      ...headers,
    },
  });
  return { status: response.status, body: await response.json(), headers: response.headers };
}
