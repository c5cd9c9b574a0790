import { sql } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";

/** From here on what is written can be taken back without the rest of the transaction. */
export async function beginAttempt(trx: TenantTransaction): Promise<void> {
  await sql`savepoint attempt`.execute(trx);
}

/** Takes back what was written since the attempt began. */
export async function afterRefusal(trx: TenantTransaction): Promise<void> {
  await sql`rollback to savepoint attempt`.execute(trx);
}
