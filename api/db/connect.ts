import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { columnTypes } from "./column-types.ts";
import { PreparingClient } from "./prepared-statements.ts";
import type { DB } from "./types.generated.ts";

/** A pool of connections as one role; `destroy()` closes it. */
export type Database = Kysely<DB>;

export interface ConnectOptions {
  /** Shown in pg_stat_activity. */
  name?: string;
  maxConnections?: number;
  /** The longest that one statement may run, in ms; 0 means no limit. */
  statementTimeoutMs?: number;
  /** The longest that a transaction may be open without a statement, in ms; 30 s by default. */
  idleInTransactionMs?: number;
  /** Called when a connection breaks while idle; the pool replaces it by itself. */
  onError?: (error: Error) => void;
}

const CONNECT_WITHIN_MS = 5_000;
const STATEMENT_WITHIN_MS = 15_000;
/** A transaction idle this long is terminated, so that it does not hold locks. */
const IDLE_IN_TRANSACTION_MS = 30_000;
/** Long, because a connection caches its statements' plans: after a quiet minute nothing has to be planned again. */
const IDLE_MS = 300_000;
/** A response that never arrives (suspended machine, cut cable) fails shortly after its statement would have timed out. */
const ANSWER_GRACE_MS = 2_000;
/** pg's error message in that case. */
const NO_ANSWER = "Query read timeout";

export function connect(url: string, options: ConnectOptions = {}): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: openPool(url, options) }) });
}

const openPools = new Map<string, Pool>();

/** Returns the usage of this process's pools, by name. */
export function poolFigures() {
  return [...openPools]
    .filter(([, pool]) => !pool.ended)
    .map(([name, { totalCount, idleCount, waitingCount }]) => ({
      name,
      busy: totalCount - idleCount,
      idle: idleCount,
      waiting: waitingCount,
    }));
}

/** Opens a plain pool, for components that write their own SQL (jobs, rate limits). */
export function openPool(url: string, options: ConnectOptions = {}): Pool {
  const { name = "fairway", maxConnections = 10, onError } = options;
  const { statementTimeoutMs = STATEMENT_WITHIN_MS, idleInTransactionMs = IDLE_IN_TRANSACTION_MS } = options;
  const pool = new Pool({
    Client: ClosingOnTimeoutClient,
    connectionString: url,
    application_name: name,
    max: maxConnections,
    types: columnTypes,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: statementTimeoutMs || false,
    query_timeout: statementTimeoutMs ? statementTimeoutMs + ANSWER_GRACE_MS : 0,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    keepAlive: true,
    idleTimeoutMillis: IDLE_MS,
    // statements that do not depend on each other share a round trip
    pipeline: true,
  });
  openPools.set(name, pool);
  // without a listener, a connection that breaks while idle would crash the process
  pool.on("error", (error) => onError?.(error));
  // and so would one that breaks inside a transaction; the transaction's next statement reports the failure
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/**
 * Closes its connection when a response times out: otherwise the rollback, and the next transaction after it, would
 * wait behind the same lost response.
 */
class ClosingOnTimeoutClient extends PreparingClient {
  override query(...call: unknown[]): never {
    const answer: unknown = super.query(...call);
    if (answer instanceof Promise) answer.catch((error: unknown) => this.#giveUpAfter(error));
    return answer as never; // as in `PreparingClient`, for all overloads at once
  }

  #giveUpAfter(error: unknown): void {
    if (error instanceof Error && error.message === NO_ANSWER) void this.end();
  }
}
