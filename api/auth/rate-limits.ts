import type { Pool } from "pg";
import { RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import { ApiError } from "#api/errors/errors.ts";
import { leasedBudget, type Budget } from "#api/limits/leased-budget.ts";
import { MAIL_KINDS, type MailKind } from "#api/mail/mail-kinds.ts";
import { addressBlock } from "#schema/shared/address-block.ts";
import { counterKey } from "./rate-limit-keys.ts";

/** Failed sign-ins per account and address, and per address for any account. */
const LOGIN_FAILURES = 10;
const LOGIN_FAILURES_PER_ADDRESS = 100;
/** Per account from any address: many addresses together cannot guess faster. A mailed password reset clears the count. */
const LOGIN_FAILURES_PER_ACCOUNT = 50;
/** Wrong codes, and wrong passwords when confirming a sign-in, per person from any address. */
const GUESSES = 10;
const GUESS_WINDOW_S = 15 * 60;
/** Tenants created per address, and per email address from any address. */
const SIGN_UPS_PER_HOUR_AND_ADDRESS = 20;
const SIGN_UPS_PER_HOUR_AND_EMAIL = 10;
/** In total: from its creation on, each tenant adds to the work done every minute. */
const SIGN_UPS_PER_HOUR = 200;
const HOUR_S = 3600;
const HOLD_WINDOW_S = 10 * 60;
/** Purchases started per address at a tenant; each press of the button counts. */
const PURCHASES_PER_10_MINUTES = 20;
const REPORTS_PER_HOUR = 30;
const BUDGET_WINDOW_S = 60;
/** Multiples of one address's budget, for a signed-in person, a tenant's anonymous callers, and all of a tenant's people. */
const PERSON_TIMES = 2;
const STRANGERS_TIMES = 10;
const COMPANY_TIMES = 40;

/** Refused tokens per address recorded in the audit log. */
const REFUSED_TOKENS_KEPT = 100;
/** Refusals per person recorded in the audit log. */
const REFUSED_ACCESS_KEPT = 20;

/** The account being tried, and the address. The account is whatever was typed, with its tenant. */
export interface AccountAtAddress {
  account: string;
  address: string;
}

/** Too many attempts. Only the first refusal of a window is worth recording; `isFirst` marks it. */
export class RateLimited extends ApiError {
  readonly isFirst: boolean;

  constructor(message: string, { retryAfterSeconds, isFirst }: { retryAfterSeconds: number; isFirst: boolean }) {
    super("rate_limited", message, { retryAfterSeconds });
    this.isFirst = isFirst;
  }
}

/** By whom a mail is counted: those left out are not. */
export interface CountedMail {
  tenantId: string;
  /** The person who causes it, or the network address of a visitor. */
  person?: number | undefined;
  visitor?: string | undefined;
  /** The address that an act is about to write to, counted before anything is looked up. */
  requested?: string | undefined;
  /** The address that it is handed over for. */
  recipient?: string | undefined;
  /** Whether it counts among all of the company. */
  company?: true;
}

export interface Limits {
  /** Counts an attempt before its outcome is known, so that parallel attempts each count; throws beyond the limit. */
  countLogin(who: AccountAtAddress): Promise<void>;
  /** The attempt succeeded: clears earlier failures. */
  clearLogin(who: AccountAtAddress): Promise<void>;
  /** The same as `countLogin` for a signed-in or half signed-in person who enters a code or password again. */
  countGuess(account: string): Promise<void>;
  clearGuesses(account: string): Promise<void>;
  /** Counts one attempt to create a tenant. */
  countSignUp(who: { email: string; address: string }): Promise<void>;
  /** Whether to record a refused token of this address in the audit log: capped, so that nobody can fill it. */
  keepsRefusedToken(address: string): Promise<boolean>;
  /** The same for what a person was refused. */
  keepsRefusedAccess(account: string): Promise<boolean>;
  /** Counts one error report of an address, so that a broken or hostile browser cannot fill the table. */
  countReport(address: string): Promise<void>;
  /** Counts one hold made at a tenant from an address; throws beyond the limit. */
  countHold(attempt: { tenantId: string; address: string }): Promise<void>;
  /** The same for starting a purchase. */
  countPurchase(attempt: { tenantId: string; address: string }): Promise<void>;
  /** Counts one mail; throws beyond a limit of its kind (`MAIL_KINDS`). */
  countMail(kind: MailKind, counted: CountedMail): Promise<void>;
  budgets: Budgets;
}

/** Points of work per minute: anonymous callers per address and per tenant, signed-in people individually and per tenant. */
export interface Budgets {
  address: Budget;
  strangers: Budget;
  person: Budget;
  company: Budget;
}

export interface LimitSettings {
  /** Keys the hash that identifies counted addresses and accounts in the table. */
  secretKey: string;
  holdsPer10Minutes: number;
  /** The budget per minute of an anonymous address; the other budgets are derived from it. */
  pointsPerMinute: number;
}

/**
 * Counters in PostgreSQL, exact across any number of processes. They deliberately live outside the request's
 * transaction: a refusal that rolls back still counts.
 */
export function createLimits(pool: Pool, { secretKey, holdsPer10Minutes, pointsPerMinute }: LimitSettings): Limits {
  const make = counterIn(pool, secretKey);
  const logins = make("login", LOGIN_FAILURES, GUESS_WINDOW_S);
  const addresses = make("login_address", LOGIN_FAILURES_PER_ADDRESS, GUESS_WINDOW_S);
  const accounts = make("login_account", LOGIN_FAILURES_PER_ACCOUNT, GUESS_WINDOW_S);
  const guesses = make("guess", GUESSES, GUESS_WINDOW_S);
  const signUps = make("sign_up", SIGN_UPS_PER_HOUR_AND_EMAIL, HOUR_S);
  const allSignUps = make("sign_up_all", SIGN_UPS_PER_HOUR, HOUR_S);
  const signUpsAt = make("sign_up_address", SIGN_UPS_PER_HOUR_AND_ADDRESS, HOUR_S);
  const refusedTokens = make("refused_token", REFUSED_TOKENS_KEPT, GUESS_WINDOW_S);
  const refusedAccess = make("refused_access", REFUSED_ACCESS_KEPT, GUESS_WINDOW_S);
  const holds = make("hold", holdsPer10Minutes, HOLD_WINDOW_S);
  const purchases = make("purchase", PURCHASES_PER_10_MINUTES, HOLD_WINDOW_S);
  const reports = make("report", REPORTS_PER_HOUR, HOUR_S);
  return {
    async countLogin({ account, address }) {
      const message = "Too many failed sign-ins. Try again later, or set a new password.";
      await consume(addresses, addressBlock(address), message);
      await consume(logins, `${account}:${addressBlock(address)}`, message);
      await consume(accounts, account, message);
    },
    async clearLogin({ account, address }) {
      const block = addressBlock(address);
      await Promise.all([addresses.reward(block), logins.delete(`${account}:${block}`), accounts.delete(account)]);
    },
    async countGuess(account) {
      await consume(guesses, account, "Too many wrong codes or passwords. Try again later.");
    },
    async clearGuesses(account) {
      await guesses.delete(account);
    },
    async countSignUp({ email, address }) {
      const message = "Too many sign-ups were tried. Try again later.";
      await consume(signUpsAt, addressBlock(address), message);
      await consume(signUps, email, message);
      await consume(allSignUps, "all", message);
    },
    async keepsRefusedToken(address) {
      const { consumedPoints } = await refusedTokens.penalty(addressBlock(address));
      return consumedPoints <= REFUSED_TOKENS_KEPT;
    },
    async keepsRefusedAccess(account) {
      const { consumedPoints } = await refusedAccess.penalty(account);
      return consumedPoints <= REFUSED_ACCESS_KEPT;
    },
    async countHold({ tenantId, address }) {
      const message = "Too many times were held from this connection. Try again in a few minutes.";
      await consume(holds, `${tenantId}:${addressBlock(address)}`, message);
    },
    async countPurchase({ tenantId, address }) {
      const message = "Too many purchases were begun from this connection. Try again in a few minutes.";
      await consume(purchases, `${tenantId}:${addressBlock(address)}`, message);
    },
    async countReport(address) {
      await consume(
        reports,
        addressBlock(address),
        "Too many errors were reported from this connection. Thank you, we have enough to look into.",
      );
    },
    async countMail(kind, { tenantId, ...counted }) {
      const { perHour, tooMany } = MAIL_KINDS[kind];
      for (const [by, whose] of mailCounters(counted)) {
        const limit = by === "requested" ? "recipient" : by;
        await consume(make(`mail_${kind}_${by}`, perHour[limit], HOUR_S), `${tenantId}:${whose}`, tooMany);
      }
    },
    budgets: budgetsOf(make, pointsPerMinute),
  };
}

function mailCounters({ person, visitor, requested, recipient, company }: Omit<CountedMail, "tenantId">) {
  const counters: [Exclude<keyof CountedMail, "tenantId">, string][] = [];
  if (person !== undefined) counters.push(["person", String(person)]);
  if (visitor !== undefined) counters.push(["visitor", addressBlock(visitor)]);
  if (requested !== undefined) counters.push(["requested", requested.toLowerCase()]);
  if (recipient !== undefined) counters.push(["recipient", recipient.toLowerCase()]);
  if (company) counters.push(["company", "all"]);
  return counters;
}

function budgetsOf(make: ReturnType<typeof counterIn>, pointsPerMinute: number): Budgets {
  const budget = (limit: string, times: number) => leasedBudget(make(limit, pointsPerMinute * times, BUDGET_WINDOW_S));
  return {
    address: budget("budget_address", 1),
    strangers: budget("budget_strangers", STRANGERS_TIMES),
    person: budget("budget_person", PERSON_TIMES),
    company: budget("budget_company", COMPANY_TIMES),
  };
}

/** Counts one attempt, or throws the refusal beyond the limit. */
const consume = (limiter: ReturnType<ReturnType<typeof counterIn>>, key: string, message: string) =>
  limiter.consume(key).catch((refusal: RateLimiterRes | Error) => {
    throw refusal instanceof Error ? refusal : tooMany(refusal, message, limiter.points);
  });

/** Creates counters in the database, under keys that do not reveal whom they count. */
const counterIn = (pool: Pool, secretKey: string) => (limit: string, points: number, duration: number) => {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    // the `tidy` sweep does it, by the database's clock
    clearExpiredByTimeout: false,
    keyPrefix: "",
    points,
    duration,
  });
  const key = (counted: string) => counterKey(secretKey, limit, counted);
  return {
    points,
    consume: (counted: string, taken?: number) => limiter.consume(key(counted), taken),
    penalty: (counted: string) => limiter.penalty(key(counted)),
    reward: (counted: string) => limiter.reward(key(counted)),
    delete: (counted: string) => limiter.delete(key(counted)),
  };
};

function tooMany({ msBeforeNext, consumedPoints }: RateLimiterRes, message: string, points: number): RateLimited {
  return new RateLimited(message, {
    retryAfterSeconds: Math.ceil(msBeforeNext / 1000),
    isFirst: consumedPoints === points + 1,
  });
}
