import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

/** What `WORK` (half arithmetic, half objects and strings) and `PAGES` take on all cores at once of the machine on which limits and budgets were chosen: waiting, and CPU of each. */
const REFERENCE_MS = { wall: 230, cpu: 222, pages: 12 };
const WORK = `(() => {
  let sum = 0;
  for (let i = 0; i < 6e7; i++) sum = (sum + i * i) | 0;
  const rows = Array.from({ length: 2_000 }, (_, id) => ({ id, name: "Client " + id, tags: [id, -id] }));
  for (let i = 0; i < 75; i++) {
    const copies = JSON.parse(JSON.stringify(rows));
    sum += new Map(copies.map((row) => [row.name + i, row])).size + copies.toReversed()[0].id;
  }
  return sum;
})()`;
/** Asks the system for memory, as each new process and each page of a browser does: in some virtual machines 20 times dearer. */
const PAGES = `(() => {
  const bytes = Buffer.allocUnsafeSlow(64 * 1024 * 1024);
  for (let at = 0; at < bytes.length; at += 4096) bytes[at] = 1;
})()`;
/** Set for everything that a run starts, so that it is measured once. */
const MEASURED = "TEST_SLOWNESS";

export interface Slowness {
  /** How many times longer than on the reference machine work takes here, now; at least 1. */
  wall: number;
  /** How many times more CPU time it takes here; at least 1. */
  cpu: number;
  /** How many times more CPU time a new page of memory takes; at least 1. */
  pages: number;
}

export const slowness: Slowness = JSON.parse((process.env[MEASURED] ??= JSON.stringify(await measureSlowness())));

export async function measureSlowness(): Promise<Slowness> {
  const work = await runOnAllCores(WORK);
  const pages = await runOnAllCores(PAGES);
  return {
    wall: Math.max(1, work.wall / REFERENCE_MS.wall),
    cpu: Math.max(1, work.cpu / REFERENCE_MS.cpu),
    pages: Math.max(1, pages.cpu / REFERENCE_MS.pages),
  };
}

/** Milliseconds of waiting, and of CPU by core. */
async function runOnAllCores(work: string): Promise<{ wall: number; cpu: number }> {
  const cores = availableParallelism();
  const from = performance.now();
  const before = process.cpuUsage();
  const workers = Array.from({ length: cores }, () => new Worker(work, { eval: true }));
  await Promise.all(workers.map((worker) => new Promise((resolve) => worker.once("exit", resolve))));
  const { user, system } = process.cpuUsage(before);
  return { wall: performance.now() - from, cpu: (user + system) / 1000 / cores };
}
