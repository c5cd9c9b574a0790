import { sql } from "kysely";
import { ApiError } from "#api/errors/errors.ts";
import type { Logger } from "#api/logging/logger.ts";
import type { Missing } from "#telemetry/readiness.ts";
import { connect, type Database } from "./connect.ts";
import { inTenantReading, type TenantTransaction } from "./transaction.ts";

/** How long the replica is not used after a failure, so that reports do not wait for it again. */
const REST_MS = 30_000;
const CONNECTIONS = 10;
/** The monitor is alerted above this lag. */
const LAG_TOLD_SECONDS = 60;

interface FromReplica<T> {
  value: T;
  lagSeconds: number;
}

/** A copy of the database that serves reads that may lag behind; when it fails, the primary serves them. */
export class ReadReplica {
  readonly #db: Database;
  readonly #log: Logger;
  #restsUntil = 0;

  constructor(db: Database, log: Logger) {
    this.#db = db;
    this.#log = log;
  }

  /** Returns null if the replica could not answer: read from the primary. */
  async read<T>(tenantId: string, work: (trx: TenantTransaction) => Promise<T>): Promise<FromReplica<T> | null> {
    if (performance.now() < this.#restsUntil) return null;
    try {
      return await inTenantReading(this.#db, tenantId, async (trx) => {
        const [lagSeconds, value] = await Promise.all([lagOf(trx), work(trx)]);
        return { value, lagSeconds };
      });
    } catch (error) {
      if (error instanceof ApiError) throw error;
      this.#restsUntil = performance.now() + REST_MS;
      this.#log.warn({ err: error }, "the read replica did not answer; reports read the primary");
      return null;
    }
  }

  /** Problems to report to the monitor: the replica is unreachable, or far behind. */
  async missing(toldFrom = LAG_TOLD_SECONDS): Promise<Missing[]> {
    try {
      const lag = await lagOf(this.#db);
      if (lag <= toldFrom) return [];
      return [{ part: "read_replica", reason: `is ${Math.round(lag)} seconds behind` }];
    } catch {
      return [{ part: "read_replica", reason: "does not answer; reports read the primary" }];
    }
  }

  close(): Promise<void> {
    return this.#db.destroy();
  }
}

/** Runs a call on the replica if one is configured and reachable, otherwise in its own transaction. */
export async function readFrom<
  Reading extends { tenant: { tenant_id: string }; db: TenantTransaction },
  Answer extends object,
>(
  replica: ReadReplica | false | undefined,
  call: Reading,
  answer: (call: Reading) => Promise<Answer>,
): Promise<Answer & { lagSeconds?: number }> {
  const read = replica ? await replica.read(call.tenant.tenant_id, (db) => answer({ ...call, db })) : null;
  return read === null ? answer(call) : { ...read.value, lagSeconds: read.lagSeconds };
}

/** The header that tells the caller how stale the data is. */
export const lagHeader = (seconds: number | undefined): Record<string, string> =>
  seconds === undefined ? {} : { "x-data-lag-seconds": seconds.toFixed(1) };

/** Opens the replica with the credentials of `appUrl`: the role bound by row-level security. */
export function openReadReplica(readUrl: string, appUrl: string, log: Logger): ReadReplica {
  const url = new URL(readUrl);
  const { username, password } = new URL(appUrl);
  Object.assign(url, { username, password });
  const onError = (err: Error) => log.warn({ err }, "a connection to the read replica broke");
  return new ReadReplica(connect(url.href, { name: "fairway reports", maxConnections: CONNECTIONS, onError }), log);
}

/** A replica that has replayed everything it received is not behind, however long ago the last transaction was. */
async function lagOf(db: TenantTransaction): Promise<number> {
  const { rows } = await sql<{ lag: number | null }>`
    select case when not pg_is_in_recovery() or pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
      else extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 end as lag`.execute(db);
  return rows[0]?.lag ?? 0;
}
