import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#api/db/connect.ts";

/** A hash of all rows of a company per table, without its sessions: equal text means that nothing changed. */
export async function tenantRows(admin: Database, tenantId: string): Promise<string> {
  const tables = await sql<{ name: string }>`select t.relname as name from pg_class t
    join pg_attribute c on c.attrelid = t.oid and c.attname = 'tenant_id'
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relname <> 'sessions'
    order by t.relname`.execute(admin);
  const hashes = tables.rows.map(
    ({ name }) => sql`select concat(${sql.lit(name)}, ':', md5(string_agg(t::text, '|' order by t::text))) as hash
      from ${sql.table(name)} t where tenant_id = ${tenantId}`,
  );
  const { rows } = await sql<{ hash: string }>`${sql.join(hashes, sql` union all `)}`.execute(admin);
  return rows
    .map(({ hash }) => hash)
    .toSorted()
    .join("\n");
}

/** A copy of a company under another slug: every row, with its ids, sessions and tokens. */
export async function copyTenant(admin: Database, tenantId: string): Promise<{ tenantId: string; slug: string }> {
  const copy = { tenantId: randomUUID(), slug: `v${randomBytes(5).toString("hex")}` };
  await admin.transaction().execute(async (trx) => {
    // Foreign keys and triggers are disabled: the copied rows have passed them.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`do ${sql.lit(copyRows(tenantId, copy))}`.execute(trx);
    await sql`select open_company_ids(${copy.tenantId}::uuid)`.execute(trx);
  });
  return copy;
}

const copyRows = (from: string, { tenantId, slug }: { tenantId: string; slug: string }): string => `
  declare rows record;
  begin
    for rows in
      select t.relname,
        string_agg(quote_ident(c.attname), ', ') as columns,
        string_agg(case
          when c.attname = 'tenant_id' then quote_literal('${tenantId}') || '::uuid'
          when t.relname = 'tenants' and c.attname = 'slug' then quote_literal('${slug}')
          else quote_ident(c.attname) end, ', ') as values
      from pg_class t join pg_attribute c on c.attrelid = t.oid
      where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
        and c.attnum > 0 and not c.attisdropped and c.attgenerated = ''
        and exists (select 1 from pg_attribute k where k.attrelid = t.oid and k.attname = 'tenant_id')
      group by t.relname
    loop
      execute format('insert into %I (%s) overriding system value select %s from %I where tenant_id = %L',
        rows.relname, rows.columns, rows.values, rows.relname, '${from}');
    end loop;
  end`;

/** Cancels all bookings and classes of a company. */
export async function cancelAll(
  { admin, clock }: { admin: Database; clock: { now(): Temporal.Instant } },
  { venue: { tenantId } }: { venue: { tenantId: string } },
): Promise<void> {
  await admin
    .updateTable("bookings")
    .set({ status: "cancelled", expires_at: null, guest: JSON.stringify({ first_name: "X" }), client_id: null })
    .where("tenant_id", "=", tenantId)
    .execute();
  await admin
    .updateTable("class_sessions")
    .set({ status: "cancelled", cancelled_at: clock.now() })
    .where("tenant_id", "=", tenantId)
    .execute();
}
