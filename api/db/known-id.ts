import { type InsertObject, sql } from "kysely";
import { forEachShape, type Placeholders, type Run, statement } from "#api/db/statement.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { DB } from "#api/db/types.generated.ts";

/** Tables whose sequence the product's role may ask. */
type Table = "bookings" | "outbox";

/**
 * Takes the id of a row to come from the table's own sequence. Asked for beside something else it costs no round trip,
 * and all that names the row can leave together with it. An id that is not used is a gap.
 */
export function nextIdOf(table: Table): (trx: TenantTransaction) => Promise<number> {
  const take = statement(
    () => sql<{ id: number }>`select nextval(pg_get_serial_sequence(${sql.lit(table)}, 'id')) as id`,
  );
  return async (trx) => {
    const { rows } = await take(trx, {});
    return rows[0]?.id ?? Number.NaN;
  };
}

/** Inserts rows under ids that were taken before. */
export function insertionWithId<Name extends Table>(
  table: Name,
): Run<Omit<InsertObject<DB, Name>, "id"> & { id: number }, unknown> {
  return forEachShape((columns) =>
    statement(
      (_, value: Placeholders<Record<string, unknown>>) => sql`
        insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) overriding system value
        values (${sql.join(columns.map((column) => value[column]))})`,
    ),
  );
}
