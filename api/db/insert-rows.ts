import { type Insertable, type Kysely, sql } from "kysely";
import type { DB } from "#api/db/types.generated.ts";

type Table = keyof DB;

/** Large enough to be quick, small enough to stay far below the longest statement. */
const ROWS_PER_STATEMENT = 2_000;

/** Gives each item an id of the company, so that rows can name each other before they are written. */
export async function withIds<T extends object>(db: Kysely<DB>, items: readonly T[]): Promise<(T & { id: number })[]> {
  const { rows } = await sql<{ id: number }>`
    select next_id() as id from generate_series(1, ${sql.lit(items.length)})`.execute(db);
  return items.flatMap((item, at) => rows.slice(at, at + 1).map(({ id }) => ({ ...item, id })));
}

/** Writes many rows in few statements. Every row has the columns of the first; an id given stands. */
export async function insertRows<T extends Table>(
  db: Kysely<DB>,
  table: T,
  rows: readonly Insertable<DB[T]>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
    const batch = JSON.stringify(rows.slice(at, at + ROWS_PER_STATEMENT));
    await sql`
      insert into ${sql.table(table)} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${batch}::json)`.execute(db);
  }
}
