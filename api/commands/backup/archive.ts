import { escapeIdentifier, type Client } from "pg";
import { z } from "zod";
import type { SecretKeys } from "#api/secret-keys.ts";
import { systemClock } from "#api/start/system-clock.ts";
import { UnreadableBackup } from "./sealed-file.ts";

/** The first line: what the rows belong to. */
export const ArchiveHead = z.object({
  made_at: z.string(),
  /** The newest migration applied to the rows' database. */
  migration: z.string(),
  /** One per line, the current one first. */
  secret_key: z.string(),
});
export type ArchiveHead = z.infer<typeof ArchiveHead>;

const Part = z.union([
  z.object({ table: z.string(), columns: z.array(z.string()), rows: z.array(z.string()) }),
  z.object({ sequence: z.string(), value: z.string() }),
  z.object({ company: z.string(), next_id: z.int() }),
  z.object({ file: z.string(), content: z.base64() }),
  z.object({ rows_in_all: z.int() }),
]);

const ROWS_AT_ONCE = 500;
/** Created by the migrations themselves; and the change feed, which refers to this server's transaction ids. */
const OWN_TABLES = ["kysely_migration", "kysely_migration_lock", "changes"];

export interface ArchivedFile {
  name: string;
  content: Buffer;
}

/** Yields all rows as of one moment, whatever is written in the meantime, then the files; `session` is the superuser's. */
export async function* archiveOf(
  session: Client,
  secretKeys: SecretKeys,
  files: AsyncIterable<ArchivedFile>,
): AsyncGenerator<string> {
  await session.query("begin transaction isolation level repeatable read, read only");
  const { rows: newest } = await session.query<{ name: string }>("select max(name) as name from kysely_migration");
  const head = {
    made_at: systemClock.now().toString(),
    migration: newest[0]?.name ?? "",
    secret_key: secretKeys.join("\n"),
  };
  yield JSON.stringify(head satisfies ArchiveHead);
  let rowsInAll = 0;
  for (const { table, columns } of await tablesOf(session)) {
    await session.query(`declare archived no scroll cursor for select t::text as row from ${named(table)} t`);
    for (;;) {
      const { rows } = await session.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from archived`);
      if (rows.length === 0) break;
      rowsInAll += rows.length;
      yield JSON.stringify({ table, columns, rows: rows.map(({ row }) => row) });
    }
    await session.query("close archived");
  }
  const { rows: sequences } = await session.query<{ sequence: string; value: string }>(
    "select sequencename as sequence, last_value::text as value from pg_sequences where schemaname = 'public' and last_value is not null",
  );
  for (const sequence of sequences) yield JSON.stringify(sequence);
  const { rows: companies } = await session.query<{ company: string; next_id: number }>(
    "select sequencename as company, coalesce(last_value + 1, start_value)::integer as next_id from pg_sequences where schemaname = 'company_ids'",
  );
  for (const company of companies) yield JSON.stringify(company);
  for await (const { name, content } of files) {
    yield JSON.stringify({ file: name, content: content.toString("base64") });
  }
  yield JSON.stringify({ rows_in_all: rowsInAll });
  await session.query("commit");
}

/** Loads the rows into a freshly migrated database, all or none, and passes on the files. */
export async function loadArchive(
  session: Client,
  lines: AsyncIterable<string>,
  keepFile: (file: ArchivedFile) => Promise<void>,
): Promise<number> {
  await session.query("begin");
  // The rows are already consistent: triggers and foreign keys are skipped.
  await session.query("set local session_replication_role = replica");
  const tables = await tablesOf(session);
  await session.query(`truncate ${tables.map(({ table }) => named(table)).join(", ")}`);
  let loaded = 0;
  let promised: number | undefined;
  for await (const line of lines) {
    const part = Part.parse(JSON.parse(line));
    if ("rows_in_all" in part) promised = part.rows_in_all;
    else if ("file" in part) await keepFile({ name: part.file, content: Buffer.from(part.content, "base64") });
    else if ("sequence" in part)
      await session.query("select setval($1::regclass, $2)", [named(part.sequence), part.value]);
    else if ("company" in part) await session.query("select open_company_ids($1, $2)", [part.company, part.next_id]);
    else {
      const columns = part.columns.map((column) => escapeIdentifier(column));
      await session.query(
        `insert into ${named(part.table)} (${columns.join(", ")}) overriding system value
         select ${columns.map((column) => `(r).${column}`).join(", ")}
         from (select row_text::${named(part.table)} as r from unnest($1::text[]) as row_text offset 0) as archived`,
        [part.rows],
      );
      loaded += part.rows.length;
    }
  }
  if (promised !== loaded) throw new UnreadableBackup("The backup ends too early: it is not whole.");
  await session.query("commit");
  return loaded;
}

/** The tables and their columns, except generated ones. */
async function tablesOf(session: Client): Promise<{ table: string; columns: string[] }[]> {
  const { rows } = await session.query<{ table: string; columns: string[] }>(
    `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> all($1)
     group by c.relname order by c.relname`,
    [OWN_TABLES],
  );
  return rows;
}

const named = (name: string): string => `public.${escapeIdentifier(name)}`;
