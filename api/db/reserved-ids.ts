import { sql, type InsertObject } from "kysely";
import { forEachShape, statement, type Placeholders, type Run } from "./statement.ts";
import type { TenantTransaction } from "./transaction.ts";
import type { DB } from "./types.generated.ts";

type Table = "bookings" | "outbox";

/**
 * Takes ids for future rows from the tenant's sequence. Sent along with another statement it costs no round trip,
 * and all rows that reference each other can then be sent together. An unused id leaves a gap.
 */
export function reserveIds<Name extends Table>(
  ...tables: readonly Name[]
): (trx: TenantTransaction) => Promise<Record<Name, number>> {
  const take = statement(() => {
    const ids = tables.map((table) => sql`next_id() as ${sql.ref(table)}`);
    return sql<Record<Name, number>>`select ${sql.join(ids)}`;
  });
  return async (trx) => {
    const { rows } = await take(trx, {});
    const [row] = rows;
    if (!row) throw new Error("a select of scalars answers one row");
    return row;
  };
}

/** Inserts rows under ids taken beforehand. */
export function insertWithReservedId<Name extends Table>(
  table: Name,
): Run<Omit<InsertObject<DB, Name>, "id"> & { id: number }, unknown> {
  return forEachShape((columns) =>
    statement(
      (_, value: Placeholders<Record<string, unknown>>) => sql`
        insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
        values (${sql.join(columns.map((column) => value[column]))})`,
    ),
  );
}
