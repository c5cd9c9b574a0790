import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql, type Kysely } from "kysely";
import { generate, getDialect, RawExpressionNode } from "kysely-codegen";
import { connect } from "./connect.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { migrate } from "./migrate.ts";
import { ensureRoles } from "./roles.ts";
import type { DB } from "./types.generated.ts";

/** The same mappings as in column-types.ts. */
const TYPES = {
  int8: "number",
  numeric: "number",
  timestamptz: "Temporal.Instant",
  timestamp: "string",
  interval: "string",
};

const outFile = fileURLToPath(new URL("types.generated.ts", import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "fairway-types-"));
const postgres = await startEmbeddedPostgres(folder, { durable: false });
try {
  // nobody logs in to this database: any key will do
  await ensureRoles(postgres.url, folder);
  await migrate(postgres.url);
  await writeTypes(postgres.url);
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true });
}

async function writeTypes(url: string): Promise<void> {
  const dialect = getDialect("postgres", { dateParser: "string", numericParser: "number" });
  // the generator's own pool crashes when the server stops while it is closing
  const db = connect(url, { name: "fairway types", maxConnections: 1 });
  try {
    const overrides = { columns: await columnsOfWords(db) };
    await generate({ db, dialect, outFile, excludePattern: "kysely_*", typeMapping: TYPES, overrides });
    await appendFile(outFile, await tenantTables(db));
  } finally {
    await db.destroy();
  }
}

/** The types of the columns that may only hold certain words, by "table.column": what their check constraints list. */
async function columnsOfWords(db: Kysely<DB>): Promise<Record<string, RawExpressionNode>> {
  const { rows } = await sql<{ name: string; check: string; has_default: boolean }>`
    select t.relname || '.' || a.attname as name, pg_get_constraintdef(c.oid) as "check", a.atthasdef as has_default
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid and t.relnamespace = 'public'::regnamespace
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'c' and cardinality(c.conkey) = 1 and a.atttypid = 'text'::regtype`.execute(db);
  return Object.fromEntries(
    rows.flatMap(({ name, check, has_default }) => {
      const [, listed] = /^CHECK \(\(\w+ = ANY \(ARRAY\[('\w+'::text(?:, '\w+'::text)*)\]\)\)\)$/.exec(check) ?? [];
      if (listed === undefined) return [];
      const words = listed.replaceAll("::text", "").replaceAll(", ", " | ");
      return [[name, new RawExpressionNode(has_default ? `Generated<${words}>` : words)]];
    }),
  );
}

/** The tables whose rows each belong to one tenant, for the rewriting of statements. */
async function tenantTables(db: Kysely<DB>): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'tenant_id' order by table_name collate "C"`.execute(db);
  const names = rows.map(({ name }) => `  ${JSON.stringify(name)},\n`).join("");
  return `\nexport const TENANT_TABLES: ReadonlySet<string> = new Set([\n${names}]);\n`;
}
