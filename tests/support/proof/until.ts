import { setTimeout as delay } from "node:timers/promises";
import { within, type Wait } from "./limits.ts";

const LOOK_EVERY_MS = 20;

/** Looks until there is something, which it returns: for what no event reports. In a test, `expect.poll` compares values. */
export async function until<T>(what: string, wait: Wait, look: () => Promise<T> | T): Promise<NonNullable<T>> {
  for (const deadline = performance.now() + within(wait); performance.now() < deadline; await delay(LOOK_EVERY_MS)) {
    const found = await look();
    if (found !== undefined && found !== null && found !== false) return found;
  }
  throw new Error(`${what} did not happen within ${within(wait)} ms`);
}
