import { availableParallelism } from "node:os";
import { ApiError } from "#api/errors/errors.ts";

/**
 * Concurrent runs per process: hashing takes a core and a waiting transaction a connection; half the cores stay
 * free for bookings.
 */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));
const LONGEST_QUEUE = 100;
const RETRY_AFTER_S = 2;

const MANY_SIGN_INS = "Many people are signing in right now. Try again in a moment.";

/** Lets only a few through at a time; waiting calls hold nothing. Refuses with a retry hint when the queue is too long. */
export function concurrencyLimit(atOnce = AT_ONCE, longestQueue = LONGEST_QUEUE, refusal = MANY_SIGN_INS) {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (busy >= atOnce) {
      if (waiting.length >= longestQueue) {
        throw new ApiError("unavailable", refusal, { retryAfterSeconds: RETRY_AFTER_S });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else busy++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The slot is handed over directly, so that a new arrival cannot jump the queue.
      if (next) next();
      else busy--;
    }
  };
}
