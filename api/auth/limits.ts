import type { Pool } from "pg";
import { RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import { ApiError } from "#api/http/errors.ts";

/** Failed sign-ins of one account from one address. */
const LOGIN_FAILURES = 10;
const LOGIN_WINDOW_S = 15 * 60;
const HOLD_WINDOW_S = 10 * 60;
const REPORTS_PER_HOUR = 30;

export interface Limits {
  /** Refuses when this account and address failed too often. */
  checkLogin(account: string): Promise<void>;
  countFailedLogin(account: string): Promise<void>;
  clearLogin(account: string): Promise<void>;
  /** Counts one reported error of an address, so that a broken or hostile browser cannot fill the table. */
  countReport(address: string): Promise<void>;
  /** Counts one hold made from an address and refuses past the limit. */
  countHold(address: string): Promise<void>;
}

/**
 * Counters in PostgreSQL, exact over any number of processes. They live outside the request's transaction on purpose: a
 * refusal that rolls back still counts.
 */
export function createLimits(pool: Pool, holdsPer10Minutes: number): Limits {
  const make = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      keyPrefix,
      points,
      duration,
    });
  const logins = make("login", LOGIN_FAILURES, LOGIN_WINDOW_S);
  const holds = make("hold", holdsPer10Minutes, HOLD_WINDOW_S);
  const reports = make("report", REPORTS_PER_HOUR, 3600);
  const consume = (limiter: RateLimiterPostgres, key: string, message: string) =>
    limiter.consume(key).catch((refusal: RateLimiterRes | Error) => {
      throw refusal instanceof Error ? refusal : tooMany(refusal, message);
    });
  return {
    async checkLogin(account) {
      const used = await logins.get(account);
      if (used && used.consumedPoints >= LOGIN_FAILURES) {
        throw tooMany(used, "Too many sign-ins failed. Wait some minutes, or ask the venue to reset your password.");
      }
    },
    async countFailedLogin(account) {
      await logins.penalty(account);
    },
    async clearLogin(account) {
      await logins.delete(account);
    },
    async countHold(address) {
      await consume(holds, address, "Too many times were held from this connection. Wait some minutes and try again.");
    },
    async countReport(address) {
      await consume(reports, address, "Enough errors were reported from this connection. Thank you.");
    },
  };
}

function tooMany(state: RateLimiterRes, message: string): ApiError {
  return new ApiError("rate_limited", message, { retryAfterSeconds: Math.ceil(state.msBeforeNext / 1000) });
}
