import { escapeIdentifier, type Client } from "pg";
import { sessionOn } from "./session.ts";
import type { DB } from "./types.generated.ts";
import { WRITE_RIGHTS, type Rights } from "./write-rights.ts";

/** Only one start at a time changes rights. */
const RIGHTS_LOCK = 7_305_004;

interface TableRights {
  name: string;
  columns: string[];
  changed: string[];
  is_removed: boolean;
}

/** Grants the product's role exactly these rights; tables that already have them are left alone. */
export async function grantWriteRights(ownerUrl: string): Promise<void> {
  const owner = sessionOn(ownerUrl);
  await owner.connect();
  try {
    await owner.query("begin");
    await owner.query("select pg_advisory_xact_lock($1)", [RIGHTS_LOCK]);
    await owner.query((await readWriteRights(owner)).flatMap(grantsFor).join(";"));
    await owner.query("commit");
  } finally {
    // uncommitted changes are rolled back with it
    await owner.end();
  }
}

/** What the role may currently change and delete, by table; without generated columns, which nobody can change. */
export async function readWriteRights(client: Client): Promise<TableRights[]> {
  const { rows } = await client.query<TableRights>(
    `select c.relname as name, array_agg(a.attname::text order by a.attname) as columns,
      coalesce(array_agg(a.attname::text order by a.attname)
        filter (where has_column_privilege('fairway_app', c.oid, a.attnum, 'update')), '{}') as changed,
      has_table_privilege('fairway_app', c.oid, 'delete') as is_removed
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname = any($1)
    group by c.oid`,
    [Object.keys(WRITE_RIGHTS)],
  );
  return rows;
}

function grantsFor(table: TableRights): string[] {
  const { change = [], remove }: Rights<never> = WRITE_RIGHTS[table.name as keyof DB]; // the keys of the table above
  const wanted = table.columns.filter((column) => isChanged(column, change));
  if (wanted.join() === table.changed.join() && Boolean(remove) === table.is_removed) return [];
  const name = escapeIdentifier(table.name);
  return [
    `revoke update, delete on ${name} from fairway_app`,
    ...(wanted.length > 0 ? [`grant update (${wanted.map(escapeIdentifier).join()}) on ${name} to fairway_app`] : []),
    ...(remove ? [`grant delete on ${name} to fairway_app`] : []),
  ];
}

function isChanged(column: string, change: readonly string[] | { allBut: readonly string[] }): boolean {
  return "allBut" in change ? !change.allBut.includes(column) : change.includes(column);
}
