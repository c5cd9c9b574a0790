import { CompiledQuery, type Kysely, sql } from "kysely";
import { DatabaseError } from "pg";
import type { Database } from "#api/db/connect.ts";
import { oneConnection } from "#api/db/one-connection.ts";
import type { DB } from "#api/db/types.generated.ts";

/** The connection of one open transaction. */
export type TenantTransaction = Kysely<DB>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Deadlock, serialization failure, server shutting down: the same transaction may well succeed now. */
const RETRIED = new Set(["40P01", "40001", "57P03"]);
const TRIES = 4;
const BACK_OFF_MS = 15;
/** The longest that a request waits for another's lock. */
const LOCK_WAIT = "10s";

/** Runs the work in one transaction, again from the start where the database asks for it. */
export function inTransaction<T>(db: Database, work: (trx: TenantTransaction) => Promise<T>): Promise<T> {
  return again(() => transact(db, "begin", work));
}

/** The same, seeing one tenant alone from its first statement on. */
export function inTenant<T>(db: Database, tenantId: string, work: (trx: TenantTransaction) => Promise<T>): Promise<T> {
  return again(() => transact(db, `begin; ${entering(tenantId)}`, work));
}

/** From here on the transaction sees this tenant alone. */
export async function enterTenant(trx: TenantTransaction, tenantId: string): Promise<void> {
  await sql.raw(entering(tenantId)).execute(trx);
}

export function sqlState(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.code : undefined;
}

/** Not set_config(): a distributed Postgres passes only SET LOCAL on to its workers. */
function entering(tenantId: string): string {
  if (!UUID.test(tenantId)) throw new Error("A tenant's id is a uuid");
  return `set local app.tenant_id = '${tenantId}'; set local lock_timeout = '${LOCK_WAIT}'`;
}

/**
 * Begins by our own statement, so that entering the tenant costs no round trip of its own; and the work's first statement
 * leaves with it. Should the server refuse to begin, no tenant is set, and nothing can be read or written.
 */
function transact<T>(db: Database, begin: string, work: (trx: TenantTransaction) => Promise<T>): Promise<T> {
  const executor = db.getExecutor();
  return executor.provideConnection(async (connection) => {
    const send = (statement: string) => connection.executeQuery(CompiledQuery.raw(statement));
    const { db: trx, close } = oneConnection(executor, connection);
    try {
      const [, result] = await Promise.all([send(begin), work(trx)]);
      close();
      await send("commit");
      return result;
    } catch (error) {
      close();
      // What went wrong is the news; a connection that cannot roll back is gone, and its transaction with it.
      await send("rollback").catch(() => undefined);
      throw error;
    }
  });
}

async function again<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await attempt();
    } catch (error) {
      if (tried === TRIES || !RETRIED.has(sqlState(error) ?? "")) throw error;
      await new Promise((resolve) => setTimeout(resolve, tried * BACK_OFF_MS * (0.5 + Math.random())));
    }
  }
}
