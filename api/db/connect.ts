import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { columnTypes } from "#api/db/column-types.ts";
import { PreparingClient } from "#api/db/prepared-statements.ts";
import type { DB } from "#api/db/types.generated.ts";

/** A pool of connections as one role; `destroy()` closes it. */
export type Database = Kysely<DB>;

export interface ConnectOptions {
  /** Shown in pg_stat_activity. */
  name?: string;
  maxConnections?: number;
  /** Longest one statement may run, in ms; 0 is no limit. */
  statementTimeoutMs?: number;
  /** Told about a connection that broke while idle; the pool replaces it by itself. */
  onError?: (error: Error) => void;
}

const CONNECT_WITHIN_MS = 5_000;
const STATEMENT_WITHIN_MS = 15_000;
/** A transaction that waits for its own program this long is ended, so that it holds no lock. */
const IDLE_IN_TRANSACTION_MS = 30_000;
/** A connection knows its statements: who asks after a quiet minute need not wait for them to be planned. */
const IDLE_MS = 300_000;
/** An answer the server never sends (paused machine, cut cable) fails a little after its statement would have. */
const ANSWER_GRACE_MS = 2_000;
/** What pg rejects with when that happens. */
const NO_ANSWER = "Query read timeout";

export function connect(url: string, options: ConnectOptions = {}): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: openPool(url, options) }) });
}

const openPools = new Map<string, Pool>();

/** How the pools of this process stand, by their names. */
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

/** The bare pool, for what speaks SQL by itself (jobs, rate limits). */
export function openPool(url: string, options: ConnectOptions = {}): Pool {
  const { name = "fairway", maxConnections = 10, statementTimeoutMs = STATEMENT_WITHIN_MS, onError } = options;
  const pool = new Pool({
    Client: ClosingOnTimeoutClient,
    connectionString: url,
    application_name: name,
    max: maxConnections,
    types: columnTypes,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: statementTimeoutMs || false,
    query_timeout: statementTimeoutMs ? statementTimeoutMs + ANSWER_GRACE_MS : 0,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    idleTimeoutMillis: IDLE_MS,
    // statements that do not wait for each other share a round trip
    pipeline: true,
  });
  openPools.set(name, pool);
  // without a listener a connection that breaks while idle would end the process
  pool.on("error", (error) => onError?.(error));
  // and so would one that breaks while a transaction has it; the transaction's next statement fails and says so
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/**
 * Gives its connection up when an answer does not come in time: else the rollback would wait as long once more behind it,
 * and the next transaction after that.
 */
class ClosingOnTimeoutClient extends PreparingClient {
  override query(...call: unknown[]): never {
    const answer: unknown = super.query(...call);
    if (answer instanceof Promise) answer.catch((error: unknown) => this.#giveUpAfter(error));
    return answer as never; // as in the class below, for all overloads at once
  }

  #giveUpAfter(error: unknown): void {
    if (error instanceof Error && error.message === NO_ANSWER) void this.end();
  }
}
