import type { TenantTransaction } from "#api/db/transaction.ts";

export function accountByEmail(trx: TenantTransaction, email: string) {
  return trx
    .selectFrom("users")
    .where("deactivated_at", "is", null)
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email.toLowerCase()))
    .select(["id", "first_name", "last_name", "email", "roles", "password_hash"])
    .executeTakeFirst();
}
