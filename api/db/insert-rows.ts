import { CompiledQuery, sql, type Insertable, type Kysely } from "kysely";
import type { DB } from "./types.generated.ts";

type Table = keyof DB;

/** Large enough to be fast, small enough to stay far below the statement size limit. */
const ROWS_PER_STATEMENT = 2_000;
/** The number of a statement's values is a 16-bit count. */
const MOST_VALUES = 65_535;

/** Assigns each item an id of the tenant, so that rows can reference each other before they are written. */
export async function withIds<T extends object>(db: Kysely<DB>, items: readonly T[]): Promise<(T & { id: number })[]> {
  const { rows } = await sql<{ id: number }>`
    select next_id() as id from generate_series(1, ${sql.lit(items.length)})`.execute(db);
  return items.flatMap((item, at) => rows.slice(at, at + 1).map(({ id }) => ({ ...item, id })));
}

/** Writes many rows in few statements. Every row has the columns of the first; a given id is kept. */
export async function insertRows<T extends Table>(
  db: Kysely<DB>,
  table: T,
  rows: readonly Insertable<DB[T]>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const head = sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    overriding system value values `.compile(db).sql;
  const most = Math.min(ROWS_PER_STATEMENT, Math.floor(MOST_VALUES / columns.length));
  for (let at = 0; at < rows.length; at += most) {
    const batch = rows.slice(at, at + most);
    const lines = batch.map(
      (_, row) => `(${columns.map((_, column) => `$${row * columns.length + column + 1}`).join()})`,
    );
    // each row has the columns of the first
    const values = batch.flatMap((row) => columns.map((column) => row[column as never]));
    await db.executeQuery(CompiledQuery.raw(head + lines.join(), values));
  }
}
