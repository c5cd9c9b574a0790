import { sqlState } from "#api/db/sql-state.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";

/** Locks the person, so that of two concurrent changes the second sees the first; undefined where the account was closed. */
export function lockAccount(trx: TenantTransaction, id: number) {
  return trx
    .selectFrom("users")
    .where("id", "=", id)
    .where("deactivated_at", "is", null)
    .select(["id", "first_name", "last_name", "email", "is_email_confirmed", "password_hash", "password_changed_at"])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function accountById(trx: TenantTransaction, id: number) {
  return trx
    .selectFrom("users")
    .where("id", "=", id)
    .where("deactivated_at", "is", null)
    .select(["id", "first_name", "email"])
    .executeTakeFirst();
}

export async function setPassword(
  trx: TenantTransaction,
  id: number,
  change: { password_hash: string; password_changed_at?: Temporal.Instant },
): Promise<void> {
  await trx.updateTable("users").set(change).where("id", "=", id).execute();
}

/** Following a mailed link proves ownership of the address. */
export async function confirmEmail(trx: TenantTransaction, id: number): Promise<void> {
  await trx
    .updateTable("users")
    .set({ is_email_confirmed: true })
    .where("id", "=", id)
    .where("is_email_confirmed", "=", false)
    .execute();
}

/** Returns false where another person of the company has this address; the transaction is then aborted. */
export async function setEmail(trx: TenantTransaction, id: number, email: string): Promise<boolean> {
  try {
    await trx
      .updateTable("users")
      .set((eb) => ({ email, is_email_confirmed: true, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .execute();
    return true;
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

const UNIQUE_VIOLATION = "23505";
