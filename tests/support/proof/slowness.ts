import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

/** What `WORK` takes on all cores at once of the machine on which limits and budgets were chosen: waiting, and CPU of each. */
const REFERENCE_MS = { wall: 340, cpu: 335 };
const WORK = "(() => { let sum = 0; for (let i = 0; i < 1.2e8; i++) sum = (sum + i * i) | 0; return sum; })()";
/** Set for everything that a run starts, so that it is measured once. */
const MEASURED = "TEST_SLOWNESS";

interface Slowness {
  /** How many times longer than on the reference machine work takes here, now; at least 1. */
  wall: number;
  /** How many times more CPU time it takes here; at least 1. */
  cpu: number;
}

export const slowness: Slowness = JSON.parse((process.env[MEASURED] ??= JSON.stringify(await measure())));

async function measure(): Promise<Slowness> {
  const cores = availableParallelism();
  const from = performance.now();
  const before = process.cpuUsage();
  const workers = Array.from({ length: cores }, () => new Worker(WORK, { eval: true }));
  await Promise.all(workers.map((worker) => new Promise((resolve) => worker.once("exit", resolve))));
  const { user, system } = process.cpuUsage(before);
  return {
    wall: Math.max(1, (performance.now() - from) / REFERENCE_MS.wall),
    cpu: Math.max(1, (user + system) / 1000 / cores / REFERENCE_MS.cpu),
  };
}
