import { sql } from "kysely";
import type { Database } from "#api/db/connect.ts";

/** A hash of all rows of a company, table by table but for its sessions: the same text says that nothing changed. */
export async function tenantRows(admin: Database, tenantId: string): Promise<string> {
  const tables = await admin.introspection.getTables();
  const hashes: string[] = [];
  for (const { name, columns } of tables) {
    if (name === "sessions" || !columns.some((column) => column.name === "tenant_id")) continue;
    const { rows } = await sql<{ hash: string | null }>`
      select md5(string_agg(t::text, '|' order by t::text)) as hash from ${sql.table(name)} t
      where tenant_id = ${tenantId}`.execute(admin);
    hashes.push(`${name}:${rows[0]?.hash}`);
  }
  return hashes.join("\n");
}
