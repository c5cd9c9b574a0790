import type { TenantTransaction } from "#api/db/transaction.ts";

/** Whom an account's mail is for, with the company that writes; an account that ended gets none. */
const addressees = (trx: TenantTransaction) =>
  trx
    .selectFrom("users as u")
    .innerJoin("tenants as t", "t.tenant_id", "u.tenant_id")
    .where("u.deactivated_at", "is", null)
    .select([
      "u.id",
      "u.first_name",
      "u.last_name",
      "u.email",
      "t.name as company",
      "t.slug",
      "t.locale",
      "t.timezone",
    ]);

export const addresseeById = (trx: TenantTransaction, id: number) =>
  addressees(trx).where("u.id", "=", id).executeTakeFirst();

export const addresseeByEmail = (trx: TenantTransaction, email: string) =>
  addressees(trx)
    .where((eb) => eb(eb.fn("lower", ["u.email"]), "=", email.toLowerCase()))
    .executeTakeFirst();
