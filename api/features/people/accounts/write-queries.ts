import type { Insertable, Updateable } from "kysely";
import { sqlState } from "#api/db/sql-state.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { Users } from "#api/db/types.generated.ts";

const UNIQUE_VIOLATION = "23505";

/** Returns the new person's id; undefined where somebody in the company has this email address. */
export async function insertAccount(trx: TenantTransaction, row: Insertable<Users>): Promise<number | undefined> {
  const inserted = await trx
    .insertInto("users")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id;
}

/** Returns false where another person of the company has this email address; the transaction is then aborted. */
export async function changeAccount(trx: TenantTransaction, id: number, change: Updateable<Users>): Promise<boolean> {
  try {
    await trx
      .updateTable("users")
      .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .execute();
    return true;
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

/** Removes all linked external accounts of this person. */
export async function unlinkAccount(trx: TenantTransaction, userId: number): Promise<void> {
  await trx.deleteFrom("user_identities").where("user_id", "=", userId).execute();
}
