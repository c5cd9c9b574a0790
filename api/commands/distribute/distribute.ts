import { sql } from "kysely";
import type { Database } from "#api/db/connect.ts";
import { inTransaction, type TenantTransaction } from "#api/db/transaction.ts";
import { TENANT_TABLES } from "#api/db/types.generated.ts";
import { StartError } from "#api/errors/start-error.ts";

/** Tables read by every tenant's statements and rarely written: replicated to each machine. */
const ON_EACH_MACHINE = ["tenants", "platform_plans"];
/** All other tables are colocated with this one, by tenant. */
const FIRST = "users";

/**
 * Distributes the tables by tenant over the machines of a Citus cluster, all or nothing: after the migrations, as
 * the owner, before any company exists. Returns the tables in the order in which they were distributed.
 */
export async function distribute(owner: Database): Promise<string[]> {
  return inTransaction(owner, async (trx) => {
    await assertDistributable(trx);
    const tables = inOrderOfKeys(await readTables(trx));
    for (const setting of WHILE_DISTRIBUTING) await sql.raw(`set local ${setting}`).execute(trx);
    for (const table of ON_EACH_MACHINE) await sql`select create_reference_table(${table})`.execute(trx);
    for (const table of tables) {
      const beside = table === FIRST ? "none" : FIRST;
      await sql`select create_distributed_table(${table}, 'tenant_id', colocate_with => ${beside})`.execute(trx);
    }
    await passTenantOn(trx);
    return tables;
  });
}

const WHILE_DISTRIBUTING = [
  // Identity columns belong to the coordinator: nobody connects to another machine.
  "citus.enable_local_reference_table_foreign_keys = off",
  "citus.multi_shard_modify_mode = 'sequential'",
  // tests/reliability/tenant-naming.test.ts lists them: each only touches rows of its own tenant.
  "citus.enable_unsafe_triggers = on",
];

/** Propagates a transaction's tenant to the machines it queries; not for the owner, whose job tables are created without it. */
async function passTenantOn(trx: TenantTransaction): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    select format('alter role fairway_app in database %I set citus.propagate_set_commands = local', current_database())
      as statement`.execute(trx);
  for (const { statement } of rows) await sql.raw(statement).execute(trx);
}

async function assertDistributable(trx: TenantTransaction): Promise<void> {
  const { rows } = await sql<{ has_citus: boolean; has_rows: boolean }>`
    select exists (select from pg_proc where proname = 'create_distributed_table') as has_citus,
      exists (select from tenants) as has_rows`.execute(trx);
  const [found] = rows;
  if (!found?.has_citus) {
    throw new StartError("DATABASE_URL names no Citus coordinator: create extension citus there, and add its workers.");
  }
  if (found.has_rows) {
    throw new StartError("There are companies already: tables are distributed before the first one is made.");
  }
}

interface Table {
  name: string;
  /** The tables its foreign keys reference. */
  after: string[];
}

async function readTables(trx: TenantTransaction): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name, coalesce(array_agg(distinct f.relname::text) filter (where f.oid <> c.oid), '{}') as after
    from pg_class c
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f'
    left join pg_class f on f.oid = k.confrelid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname = any(${[...TENANT_TABLES]}::text[])
    group by c.oid, c.relname order by c.relname`.execute(trx);
  return rows.filter(({ name }) => !ON_EACH_MACHINE.includes(name));
}

/** Orders the tables so that each follows the tables its keys reference. */
export function inOrderOfKeys(tables: readonly Table[]): string[] {
  const done = new Set<string>(ON_EACH_MACHINE);
  const ordered: string[] = [];
  for (let left = [...tables]; left.length > 0;) {
    const ready = left.filter(({ after }) => after.every((name) => done.has(name)));
    if (ready.length === 0) {
      throw new StartError(`These tables name one another in a circle: ${left.map(({ name }) => name).join(", ")}.`);
    }
    // users first, because the others are colocated with it
    const names = ready
      .map(({ name }) => name)
      .toSorted((one, other) => Number(other === FIRST) - Number(one === FIRST));
    for (const name of names) done.add(name);
    ordered.push(...names);
    left = left.filter(({ name }) => !done.has(name));
  }
  return ordered;
}
