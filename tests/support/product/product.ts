import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { hostFetch } from "../host-fetch.ts";
import { within } from "../proof/limits.ts";
import { clockShiftMs } from "../venue-clock.ts";
import { freePort } from "./free-port.ts";
import { SERVER_FLAGS } from "./server-flags.ts";

const CHECKOUT = fileURLToPath(new URL("../../..", import.meta.url));
const SHIFTED_CLOCK = new URL("../browser/shifted-clock.ts", import.meta.url).href;

/** Killed at exit: a run that fails before stopping its product leaves none behind. */
const running = new Set<ChildProcess>();
process.once("exit", () => running.forEach((child) => child.kill("SIGKILL")));

/** A setting of a product that ends even if its parent is killed, as one started by npm does. */
export const ENDS_WITH_PARENT = { npm_lifecycle_event: "start" };

export interface Product {
  port: number;
  process: ChildProcess;
  /** Everything printed so far. */
  output(): string;
  /** Sends SIGTERM; returns the exit code. */
  stop(): Promise<number | null>;
}

/** `npm start`, the API alone, or `npm run create-tenant`. */
type Program = "gateway/main.ts" | "api/main.ts" | "api/commands/create-tenant/main.ts";

/** Starts the product as a person does, on a free port with its own data folder; resolves once it is ready. */
export async function startProduct(
  dataDir: string,
  env: Record<string, string> = {},
  program?: Program,
): Promise<Product> {
  const port = await freePort();
  const product = runProduct({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "warn", ...env }, program);
  for (const deadline = Date.now() + within("process"); !(await isReady(port)); await delay(100)) {
    if (product.process.exitCode !== null) throw new Error(`The product ended:\n${product.output()}`);
    if (Date.now() > deadline) {
      await product.stop();
      throw new Error(`The product was not ready in time:\n${product.output()}`);
    }
  }
  return { port, ...product };
}

/** Starts the product, or one of its commands, with these settings and arguments; it may also fail. */
export function runProduct(
  env: Record<string, string>,
  program: Program = "gateway/main.ts",
  given: readonly string[] = [],
): Omit<Product, "port"> {
  const clock = clockShiftMs() === 0 ? [] : ["--import", SHIFTED_CLOCK];
  const child = spawn(process.execPath, [...SERVER_FLAGS, ...clock, program, ...given], {
    cwd: CHECKOUT,
    // All people of a test share one address.
    env: { ...process.env, POINTS_PER_MINUTE: "10000000", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (said += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
  const exited = once(child, "close");
  const stop = async () => {
    child.kill("SIGTERM");
    await exited;
    return child.exitCode;
  };
  return { process: child, output: () => said, stop };
}

async function isReady(port: number): Promise<boolean> {
  return hostFetch(port, "localhost", "/readyz").then(
    (response) => response.ok,
    () => false,
  );
}

/** A data folder for one run of the product, and a function that removes it. */
export function temporaryDataDir(): { dataDir: string; remove: () => void } {
  const dataDir = mkdtempSync(join(tmpdir(), "fairway-data-"));
  // open to the database user: otherwise the cluster would be put elsewhere and left behind
  chmodSync(dataDir, 0o755);
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}
