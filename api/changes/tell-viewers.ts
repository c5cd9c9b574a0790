import { sql } from "kysely";
import type { Database } from "#api/db/connect.ts";

/** Told to all processes at once, on the channel of changes; nothing is written. */
export async function tellViewers(db: Database, notice: string): Promise<void> {
  await sql`select pg_notify('changes', ${notice})`.execute(db);
}
