import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

/**
 * How long a test may wait, by what it waits for: the one place where such numbers are written. They are generous, because
 * a passing test does not wait for them, and grow with the slowness of the machine. Speeds are measured by `npm run bench`.
 */
const LIMITS_MS = {
  /** A screen, or an answer of the API, is there. */
  page: 30_000,
  /** A change reaches another browser. */
  stream: 30_000,
  /** A job ran, and its mail was delivered. */
  mail: 60_000,
  /** A process started or ended. */
  process: 120_000,
  /** A test of the API or a component has ended. */
  test: 120_000,
  /** A journey, or a test that starts processes or races, has ended. */
  journey: 240_000,
};

export type Limit = keyof typeof LIMITS_MS;

/** Milliseconds to wait for something of this kind at most. */
export function within(kind: Limit): number {
  return Math.ceil(LIMITS_MS[kind] * slowness);
}

/** What `work` takes on all cores at once of the machine on which the limits were chosen. */
const REFERENCE_MS = 340;
const WORK = "(() => { let sum = 0; for (let i = 0; i < 1.2e8; i++) sum = (sum + i * i) | 0; return sum; })()";
/** Set for everything a run starts, so that it is measured once. */
const MEASURED = "TEST_SLOWNESS";

/** How many times longer than on the reference machine work takes here, now; 1 where it is quicker. */
const slowness = Number((process.env[MEASURED] ??= String(await measureSlowness())));

async function measureSlowness(): Promise<number> {
  const from = performance.now();
  const workers = Array.from({ length: availableParallelism() }, () => new Worker(WORK, { eval: true }));
  await Promise.all(workers.map((worker) => new Promise((resolve) => worker.once("exit", resolve))));
  return Math.max(1, (performance.now() - from) / REFERENCE_MS);
}
