import { sql, type Kysely } from "kysely";
import type { DB } from "#api/db/types.generated.ts";

/** The number of open transactions of the platform. A change notification, sent after a commit, is not counted. */
export async function openTransactions(admin: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from pg_stat_activity
    where datname = current_database() and application_name = 'test app' and xact_start is not null
      and query not like '%pg_notify(''changes''%'`.execute(admin);
  return rows[0]?.open ?? -1;
}
