import type { Updateable } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { TwoFactors } from "#api/db/types.generated.ts";

/** Locked, so that of two requests with the same code the second sees that it was used. */
export function lockTwoFactor(trx: TenantTransaction, userId: number) {
  return trx.selectFrom("two_factors").where("user_id", "=", userId).selectAll().forUpdate().executeTakeFirst();
}

export function lockTwoFactors(trx: TenantTransaction) {
  return trx
    .selectFrom("two_factors")
    .select(["tenant_id", "user_id", "secret", "next_secret"])
    .orderBy("user_id")
    .forUpdate()
    .execute();
}

export function twoFactorSince(trx: TenantTransaction, userId: number) {
  return trx.selectFrom("two_factors").where("user_id", "=", userId).select("confirmed_at").executeTakeFirst();
}

/** Stores the secret of an app that is being set up; the current one stays in use. */
export async function keepNextSecret(
  trx: TenantTransaction,
  row: { tenant_id: string; user_id: number; next_secret: Buffer; created_at: Temporal.Instant },
): Promise<void> {
  await trx
    .insertInto("two_factors")
    .values(row)
    .onConflict((conflict) => conflict.columns(["tenant_id", "user_id"]).doUpdateSet({ next_secret: row.next_secret }))
    .execute();
}

export async function changeTwoFactor(
  trx: TenantTransaction,
  userId: number,
  change: Updateable<TwoFactors>,
): Promise<void> {
  await trx.updateTable("two_factors").set(change).where("user_id", "=", userId).execute();
}

/** Deletes the recovery codes as well. */
export async function dropTwoFactor(trx: TenantTransaction, userId: number): Promise<void> {
  await trx.deleteFrom("two_factors").where("user_id", "=", userId).execute();
}

export async function replaceRecoveryCodes(
  trx: TenantTransaction,
  tenant_id: string,
  user_id: number,
  hashes: Buffer[],
): Promise<void> {
  await trx.deleteFrom("recovery_codes").where("user_id", "=", user_id).execute();
  await trx
    .insertInto("recovery_codes")
    .values(hashes.map((code_hash) => ({ tenant_id, user_id, code_hash })))
    .execute();
}

/** Returns true once per code. */
export async function spendRecoveryCode(
  trx: TenantTransaction,
  userId: number,
  hashes: Buffer[],
  at: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("recovery_codes")
    .set({ used_at: at })
    .where("user_id", "=", userId)
    .where("code_hash", "in", hashes)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countRecoveryCodes(trx: TenantTransaction, userId: number): Promise<number> {
  const { count } = await trx
    .selectFrom("recovery_codes")
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
