import { sql, type Insertable } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { SavedFilters } from "#api/db/types.generated.ts";

const COLUMNS = ["id", "name", "filters"] as const;

export function listSavedFilters(trx: TenantTransaction, userId: number) {
  return own(trx, userId)
    .orderBy(sql`lower(name)`)
    .select(COLUMNS)
    .execute();
}

export async function countSavedFilters(trx: TenantTransaction, userId: number): Promise<number> {
  const { total } = await own(trx, userId)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** Undefined where the person has one of this name. */
export function insertSavedFilter(trx: TenantTransaction, row: Insertable<SavedFilters>) {
  return trx
    .insertInto("saved_filters")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

export function deleteSavedFilterRow(trx: TenantTransaction, userId: number, id: number) {
  return trx
    .deleteFrom("saved_filters")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .returning(COLUMNS)
    .executeTakeFirst();
}

const own = (trx: TenantTransaction, userId: number) =>
  trx.selectFrom("saved_filters").where("user_id", "=", userId).where("list", "=", "clients");
