import type { Database } from "#api/db/connect.ts";
import { inTenant } from "#api/db/transaction.ts";
import { forgetOldHistory } from "#api/features/audit-log/queries.ts";

/** Short transactions: whoever writes into the log meanwhile waits for none of them. */
const ROWS_PER_STEP = 500;
/** What is left is deleted a minute later. */
const STEPS_PER_RUN = 20;

/** Deletes what a company's log no longer keeps, the work of a minute at most; answers how many entries went. */
export async function forgetHistory(db: Database, tenantId: string, now: Temporal.Instant): Promise<number> {
  let gone = 0;
  for (let step = 0; step < STEPS_PER_RUN; step += 1) {
    const count = await inTenant(db, tenantId, (trx) => forgetOldHistory(trx, now, ROWS_PER_STEP));
    gone += count;
    if (count < ROWS_PER_STEP) return gone;
  }
  return gone;
}
