import { ApiError } from "#api/errors/errors.ts";

interface TurnSettings {
  /** Runs of all companies together. */
  atOnce: number;
  /** Most calls of one company that wait. */
  waitingEach: number;
  /** Longest wait; the gateway gives up on a call soon after. */
  waitMs: number;
  refusal: string;
}

const WINDOW_MS = 60_000;
const RETRY_AFTER_S = 5;

/**
 * Lets a few runs through at a time, and one of each company. Next is the company that has used the least of the
 * current minute, so that many queued calls of one company delay nobody else's. Waiting calls hold nothing.
 */
export function fairTurns({ atOnce, waitingEach, waitMs, refusal }: TurnSettings) {
  const waiting = new Map<string, (() => void)[]>();
  const running = new Set<string>();
  const used = new Map<string, number>();
  let windowEnds = 0;

  const usedBy = (company: string): number => {
    if (performance.now() > windowEnds) {
      used.clear();
      windowEnds = performance.now() + WINDOW_MS;
    }
    return used.get(company) ?? 0;
  };

  const letNext = (): void => {
    if (running.size >= atOnce) return;
    const ready = [...waiting.keys()].filter((company) => !running.has(company));
    const [next] = ready.toSorted((a, b) => usedBy(a) - usedBy(b));
    if (next === undefined) return;
    running.add(next);
    const calls = waiting.get(next) ?? [];
    calls.shift()?.();
    if (calls.length === 0) waiting.delete(next);
  };

  const turnOf = (company: string): Promise<void> => {
    const calls = waiting.get(company) ?? [];
    if (calls.length >= waitingEach) throw busy(refusal);
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        calls.splice(calls.indexOf(begin), 1);
        if (calls.length === 0) waiting.delete(company);
        reject(busy(refusal));
      }, waitMs);
      calls.push(begin);
      waiting.set(company, calls);
      letNext();
    });
  };

  return async function run<T>(company: string, work: () => Promise<T>): Promise<T> {
    await turnOf(company);
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      used.set(company, usedBy(company) + performance.now() - startedAt);
      running.delete(company);
      letNext();
    }
  };
}

const busy = (refusal: string) => new ApiError("unavailable", refusal, { retryAfterSeconds: RETRY_AFTER_S });
