import { sql } from "kysely";
import { type Placeholders, statement } from "#api/db/statement.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";

interface Freed {
  tenant_id: string;
  from: Temporal.Instant;
  to: Temporal.Instant;
  now: Temporal.Instant;
}

/** Whether somebody waits for a time to come that touches this one; buffers reach beyond it, by two hours at most. */
export async function isWaitedFor(trx: TenantTransaction, freed: Freed): Promise<boolean> {
  const { rows } = await readWaiting(trx, freed);
  return rows[0]?.is_waited_for ?? false;
}

const readWaiting = statement(
  (_, value: Placeholders<Freed>) => sql<{ is_waited_for: boolean }>`
    select exists (select 1 from waitlist_entries where tenant_id = ${value.tenant_id} and status = 'waiting'
      and start_time > ${value.now} and start_time < ${value.to}::timestamptz + interval '2 hours'
      and end_time > ${value.from}::timestamptz - interval '2 hours') as is_waited_for`,
);
