import { ApiError } from "#api/errors/errors.ts";

interface QueueSettings {
  /** Processing time an address may use per minute before others take precedence. */
  freeMs: number;
  /** After a turn of a heavy address, heavy requests pause for this many times its duration. */
  restTimes: number;
  longestQueue: number;
}

const SETTINGS: QueueSettings = { freeMs: 150, restTimes: 3, longestQueue: 100 };
const WINDOW_MS = 60_000;
const RETRY_AFTER_S = 2;

/**
 * Runs large queries one at a time, so that other requests are served in between. Addresses that have used little
 * of the current minute go first; heavy ones wait, and pause after each turn.
 */
export function fairQueue({ freeMs, restTimes, longestQueue }: QueueSettings = SETTINGS) {
  const used = new Map<string, number>();
  const light: (() => void)[] = [];
  const heavy: (() => void)[] = [];
  let isBusy = false;
  let restsUntil = 0;
  let windowEnds = 0;
  let timer: NodeJS.Timeout | undefined;

  const usedBy = (key: string): number => {
    if (performance.now() > windowEnds) {
      used.clear();
      windowEnds = performance.now() + WINDOW_MS;
    }
    return used.get(key) ?? 0;
  };

  const letNext = (): void => {
    if (isBusy) return;
    const next = light.shift() ?? (performance.now() >= restsUntil ? heavy.shift() : undefined);
    if (next) {
      isBusy = true;
      next();
    } else if (heavy.length > 0) {
      clearTimeout(timer);
      timer = setTimeout(letNext, restsUntil - performance.now());
    }
  };

  return async function run<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (light.length + heavy.length >= longestQueue) {
      throw new ApiError("unavailable", "The service is busy. Try again in a moment.", {
        retryAfterSeconds: RETRY_AFTER_S,
      });
    }
    const isHeavy = usedBy(key) > freeMs;
    const turn = new Promise<void>((resolve) => (isHeavy ? heavy : light).push(resolve));
    letNext();
    await turn;
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      const took = performance.now() - startedAt;
      used.set(key, usedBy(key) + took);
      if (isHeavy) restsUntil = performance.now() + restTimes * took;
      isBusy = false;
      letNext();
    }
  };
}
