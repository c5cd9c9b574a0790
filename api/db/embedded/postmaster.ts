import { spawn, type ChildProcess } from "node:child_process";
import { closeSync, fchmodSync, openSync, readFileSync, rmSync, statSync } from "node:fs";
import { rename } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { StartError } from "#api/errors/start-error.ts";
import { sessionOn } from "../session.ts";
import type { Cluster } from "./cluster.ts";
import { dataFolderOf, isAlive, isPostgres } from "./process-state.ts";

export interface Postmaster {
  pid: number;
  port: number;
  /** Set when this process started the server; an adopted one has no handle. */
  child?: ChildProcess;
}

/** After a kill -9 old backends hold the shared memory for about 1.5 s. */
const TRY_AGAIN_MS = 15_000;
const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 20_000;
const LARGEST_LOG_BYTES = 10_000_000;
const PASSES = /shared memory|lock file|Address already in use|could not bind|starting up|shutting down/;

/** Adopts the server that already runs on this cluster, or starts one. `settings` are `-c` pairs. */
export async function runPostmaster(cluster: Cluster, settings: string[], port?: number): Promise<Postmaster> {
  const deadline = performance.now() + TRY_AGAIN_MS;
  await turnLogOver(cluster.log);
  for (;;) {
    const running = await findRunning(cluster);
    if (running) return running;
    const attempt = await start(cluster, settings, port ?? (await freePort()));
    if (typeof attempt !== "string") return attempt;
    if (performance.now() > deadline || !PASSES.test(attempt)) {
      throw new StartError(`PostgreSQL did not start (its log is ${cluster.log}): ${lastLine(attempt)}`);
    }
    await delay(200);
  }
}

/** Stops the server and waits until it is gone; one that hangs is killed after 20 s, without a checkpoint. */
export async function stopPostmaster({ pid }: Pick<Postmaster, "pid">): Promise<void> {
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    if (await waitUntil(() => !isAlive(pid), STOP_WITHIN_MS)) return;
  }
}

/** Stops the server of a cluster that no process uses any more. `home` is the folder of its data folder. */
export async function stopServerIn(home: string): Promise<void> {
  const data = join(home, "data");
  const { pid } = readPidFile({ data }) ?? {};
  if (pid !== undefined && isPostgres(pid) && dataFolderOf(pid) === data) await stopPostmaster({ pid });
}

/** Returns a URL to the cluster's server, as its superuser. */
export function superuserUrl({ password }: Cluster, port: number, database = "postgres"): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
}

interface PidFile {
  pid: number;
  port: number;
  ready: boolean;
}

function readPidFile(cluster: Pick<Cluster, "data">): PidFile | undefined {
  try {
    const lines = readFileSync(join(cluster.data, "postmaster.pid"), "utf8").split("\n");
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === "ready" };
  } catch {
    return undefined;
  }
}

/** The live server of this cluster; the pid file of a killed one still says "ready", so the server itself is queried. */
async function findRunning(cluster: Cluster): Promise<Postmaster | undefined> {
  const file = readPidFile(cluster);
  if (!file) return undefined;
  if (isPostgres(file.pid) && (dataFolderOf(file.pid) ?? cluster.data) === cluster.data) {
    const ours = file.ready && (await answersFor(cluster, file.port));
    return ours ? { pid: file.pid, port: file.port } : undefined;
  }
  // another program, or the server of another folder, has this pid now: postgres would take the file for a live server's and refuse to start
  if (isAlive(file.pid)) rmSync(join(cluster.data, "postmaster.pid"), { force: true });
  return undefined;
}

async function answersFor(cluster: Cluster, port: number): Promise<boolean> {
  const client = sessionOn(superuserUrl(cluster, port), { connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>("show data_directory");
    return rows[0]?.data_directory === cluster.data;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What failed is in it, with the values of statements. */
const PRIVATE = 0o600;

/** Returns a server that is ready, or the log output if it did not become ready. */
async function start(cluster: Cluster, settings: string[], port: number): Promise<Postmaster | string> {
  const log = openSync(cluster.log, "a", PRIVATE);
  fchmodSync(log, PRIVATE);
  const before = statSync(cluster.log).size;
  const fixed = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=.", // the data folder, which is the server's working directory
    "timezone=UTC",
    "log_timezone=UTC",
    "jit=off",
  ];
  const child = spawn(
    join(cluster.bin, "postgres"),
    ["-D", cluster.data, "-p", String(port), ...[...fixed, ...settings].flatMap((setting) => ["-c", setting])],
    // detached: Ctrl-C reaches only this process, which stops the server after the requests are done
    { ...cluster.user, cwd: cluster.data, detached: true, stdio: ["ignore", log, log] },
  );
  closeSync(log);
  child.unref();
  let ended = false;
  child.once("exit", () => (ended = true)).once("error", () => (ended = true));
  const isReady = () => {
    const file = readPidFile(cluster);
    return file?.pid === child.pid && file?.ready === true;
  };
  await waitUntil(() => ended || isReady(), READY_WITHIN_MS);
  if (!ended && isReady() && child.pid) return { pid: child.pid, port, child };
  child.kill("SIGQUIT");
  return readFileSync(cluster.log).subarray(before).toString("utf8") || "it wrote nothing to its log";
}

async function waitUntil(fact: () => boolean, withinMs: number): Promise<boolean> {
  for (const deadline = performance.now() + withinMs; !fact(); await delay(15))
    if (performance.now() > deadline) return false;
  return true;
}

async function turnLogOver(log: string): Promise<void> {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGEST_LOG_BYTES) await rename(log, `${log}.1`);
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? "";
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = address !== null && typeof address === "object" ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
