import { availableParallelism } from "node:os";
import { ApiError } from "#api/http/errors.ts";

/** At once, in one process: hashing takes a core, a waiting transaction a connection; half the cores stay for bookings. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));
const LONGEST_QUEUE = 100;
const RETRY_AFTER_S = 2;

const MANY_SIGN_INS = "Many people are signing in right now. Try again in a moment.";

/** Lets few through at a time; whoever waits holds nothing. A queue that is too long is told to come back. */
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
      // The turn is handed on, so that nobody who comes now slips in between.
      if (next) next();
      else busy--;
    }
  };
}
