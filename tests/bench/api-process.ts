import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { freePort } from "#tests/support/free-port.ts";
import { cloneDatabase, startTestServer, TEST_SECRET_KEY, type TestDatabase } from "#tests/support/database-server.ts";

/** The REST platform as it runs split: a process of its own, on a database of its own. */
export interface ApiProcess {
  port: number;
  database: TestDatabase;
  stop(): Promise<void>;
}

const READY_WITHIN_MS = 30_000;
const POLL_MS = 100;

export async function startApiProcess(): Promise<ApiProcess> {
  const { server, stop } = await startTestServer();
  const database = await cloneDatabase(server);
  const port = await freePort();
  const child = spawn(process.execPath, ["api/main.ts"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATABASE_URL: database.ownerUrl,
      DATABASE_APP_URL: database.appUrl,
      DATABASE_PLATFORM_URL: database.platformUrl,
      SECRET_KEY: TEST_SECRET_KEY,
      GATEWAY_KEY: randomBytes(32).toString("hex"),
      LOG_LEVEL: "error",
    },
  });
  await untilReady(child, port);
  return {
    port,
    database,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
      await stop();
    },
  };
}

async function untilReady(child: ChildProcess, port: number): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  child.kill("SIGKILL");
  throw new Error("the API process did not become ready");
}
