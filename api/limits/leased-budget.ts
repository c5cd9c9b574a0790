import type { RateLimiterRes } from "rate-limiter-flexible";

/** The counter shared by all processes. */
export interface SharedCounter {
  points: number;
  /** Takes points of the window; rejects with the state of the counter once they are spent. */
  consume(key: string, points: number): Promise<RateLimiterRes>;
}

export interface Budget {
  /**
   * Takes points before the work is done. Returns null immediately if this process holds enough: no statement, no
   * waiting. Otherwise it leases more from the shared counter; rejects with the seconds to wait once the window's
   * points are spent.
   */
  take(key: string, points: number): Promise<void> | null;
  /** Charges points that the work turned out to need: they are deducted before the next call of this key. */
  owe(key: string, points: number): void;
}

interface Lease {
  /** Below 0: owed. */
  left: number;
  /** When the window ends, on this process's own clock. */
  until: number;
  isSpent: boolean;
  fetching: Promise<void> | null;
}

/** Thrown when all points of the window are spent. */
export class BudgetSpent extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super("The budget is spent");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const LEASES_A_WINDOW = 40;
const MOST_KEYS = 20_000;

/**
 * A budget per key and window, shared by any number of processes: each leases a fortieth at a time from the shared
 * counter and spends it locally. Together they never exceed the budget; what a process has left when the window
 * ends is lost.
 */
export function leasedBudget(counter: SharedCounter, now: () => number = () => performance.now()): Budget {
  const leases = new Map<string, Lease>();
  const step = Math.max(1, Math.floor(counter.points / LEASES_A_WINDOW));

  const leaseOf = (key: string): Lease => {
    const found = leases.get(key);
    if (found && (found.until > now() || found.fetching)) return found;
    const fresh: Lease = { left: 0, until: 0, isSpent: false, fetching: null };
    leases.delete(key);
    leases.set(key, fresh);
    const [oldest] = leases.size > MOST_KEYS ? leases.keys() : [];
    if (oldest !== undefined) leases.delete(oldest);
    return fresh;
  };

  const fetchMore = async (key: string, lease: Lease, points: number): Promise<void> => {
    const wanted = Math.max(step, points - lease.left);
    const usage = await counter.consume(key, wanted).catch((refusal: RateLimiterRes | Error) => {
      if (refusal instanceof Error) throw refusal;
      lease.isSpent = true;
      return refusal;
    });
    lease.until = now() + usage.msBeforeNext;
    if (!lease.isSpent) lease.left += wanted;
  };

  const wait = async (key: string, points: number): Promise<void> => {
    for (;;) {
      const lease = leaseOf(key);
      if (lease.isSpent) throw new BudgetSpent(Math.max(1, Math.ceil((lease.until - now()) / 1000)));
      if (lease.left >= points) {
        lease.left -= points;
        return;
      }
      lease.fetching ??= fetchMore(key, lease, points).finally(() => (lease.fetching = null));
      await lease.fetching;
    }
  };

  return {
    take(key, points) {
      const lease = leases.get(key);
      if (!lease || lease.until <= now() || lease.isSpent || lease.left < points) return wait(key, points);
      lease.left -= points;
      return null;
    },
    owe(key, points) {
      const lease = leases.get(key);
      if (lease) lease.left -= points;
    },
  };
}
