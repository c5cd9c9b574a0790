import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isAlive } from "#api/db/embedded/process-state.ts";
import { hostFetch } from "#tests/support/host-fetch.ts";
import { freePort } from "#tests/support/product/free-port.ts";
import { runProduct, startProduct, temporaryDataDir, type Product } from "#tests/support/product/product.ts";

/** `sigterm.test.ts` starts the product and ends it in the daily proof. */
const LONG = { tags: ["long"] };

let dataDir: string;
let remove: () => void;

beforeEach(() => {
  ({ dataDir, remove } = temporaryDataDir());
});
afterEach(() => remove());

const start = (): Promise<Product> => startProduct(dataDir, { DEMO: "0" });
const secretKey = (): string => readFileSync(join(dataDir, "secret-key"), "utf8");
const serverPid = (): number =>
  Number(readFileSync(join(dataDir, "postgres/data/postmaster.pid"), "utf8").split("\n")[0]);

/** The full output and exit code of a start that fails. */
async function failedStart(env: Record<string, string>): Promise<{ said: string; code: number | null }> {
  const product = runProduct({ DATA_DIR: dataDir, PORT: String(await freePort()), ...env });
  await once(product.process, "close");
  return { said: product.output(), code: product.process.exitCode };
}

it("prints one line and exits with 1 for an invalid variable", async () => {
  expect(await failedStart({ HOLD_MINUTES: "soon" })).toEqual({
    said: "Bad setting: HOLD_MINUTES must be a whole number from 1 to 60.\n",
    code: 1,
  });
});

it("prints one line and exits with 1 for a taken port", LONG, async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const address = taken.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  expect(await failedStart({ PORT: String(port) })).toEqual({
    said: `Port ${port} is taken: stop what uses it, or set PORT to another.\n`,
    code: 1,
  });
  taken.close();
});

it("prints one line and exits with 1 for a broken DATABASE_URL", LONG, async () => {
  const port = await freePort();
  const DATABASE_URL = `postgres://fairway:hunter2@127.0.0.1:${port}/fairway`;
  const { said, code } = await failedStart({ DATABASE_URL, SECRET_KEY: "k".repeat(32) });
  expect(said).toBe(
    `DATABASE_URL (127.0.0.1:${port}/fairway) cannot be used: connect ECONNREFUSED 127.0.0.1:${port}.\n`,
  );
  expect(code).toBe(1);
});

it("ends cleanly at SIGTERM and starts again on the same data", LONG, async () => {
  const first = await start();
  const [pid, key] = [serverPid(), secretKey()];
  const answer = await hostFetch(first.port, `nobody.localhost:${first.port}`, "/api/v1/public/company");
  expect(answer.status).toBe(404);
  expect(await first.stop()).toBe(0);
  expect(isAlive(pid)).toBe(false);

  const second = await start();
  expect(secretKey()).toBe(key);
  expect(await second.stop()).toBe(0);
});

it("starts and serves again after kill -9", LONG, async () => {
  const first = await start();
  const pid = serverPid();
  first.process.kill("SIGKILL");
  await once(first.process, "close");
  const second = await start();
  expect(serverPid()).toBe(pid);
  expect(await second.stop()).toBe(0);
  expect(isAlive(pid)).toBe(false);
});

it("serves through a gateway and two separate API processes on one database", LONG, async () => {
  const env = { DEMO: "0", GATEWAY_KEY: "g".repeat(32) };
  const api = await startProduct(dataDir, env, "api/main.ts");
  const second = await startProduct(dataDir, env, "api/main.ts");
  const gateway = await startProduct(dataDir, { ...env, API_URL: `http://127.0.0.1:${second.port}` });
  for (const { port } of [gateway, api]) {
    const answer = await hostFetch(port, "nobody.localhost", "/api/v1/public/company");
    expect(await answer.json()).toMatchObject({ error: "tenant_not_found" });
  }
  expect([await gateway.stop(), await second.stop(), await api.stop()]).toEqual([0, 0, 0]);
});
