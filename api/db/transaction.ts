import { type Kysely, sql, type Transaction } from "kysely";
import { DatabaseError } from "pg";
import type { Database } from "#api/db/connect.ts";
import type { DB } from "#api/db/types.generated.ts";

export type TenantTransaction = Transaction<DB>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Deadlock, serialization failure, server shutting down: the same transaction may well succeed now. */
const RETRIED = new Set(["40P01", "40001", "57P03"]);
const TRIES = 4;
const BACK_OFF_MS = 15;
/** The longest that a request waits for another's lock. */
const LOCK_WAIT = "10s";

/** Runs the work in one transaction, again from the start where the database asks for it. */
export async function inTransaction<T>(db: Database, work: (trx: TenantTransaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === TRIES || !RETRIED.has(sqlState(error) ?? "")) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * BACK_OFF_MS * (0.5 + Math.random())));
    }
  }
}

/**
 * From here on the transaction sees this tenant alone. Not set_config(): a distributed Postgres passes only SET LOCAL on
 * to its workers.
 */
export async function enterTenant(trx: Kysely<DB>, tenantId: string): Promise<void> {
  if (!UUID.test(tenantId)) throw new Error("A tenant's id is a uuid");
  await sql.raw(`set local app.tenant_id = '${tenantId}'; set local lock_timeout = '${LOCK_WAIT}'`).execute(trx);
}

/** The tenant's transaction, for jobs and tools that know the tenant already. */
export function inTenant<T>(db: Database, tenantId: string, work: (trx: TenantTransaction) => Promise<T>): Promise<T> {
  return inTransaction(db, async (trx) => {
    await enterTenant(trx, tenantId);
    return work(trx);
  });
}

export function sqlState(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.code : undefined;
}
