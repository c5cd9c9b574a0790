import { sql } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { HAS_PROVEN_OWNER } from "#api/tenancy/proven-owner.ts";

/**
 * Recipients of account mails, with the company that sends them; closed accounts get none. Before an owner has proven an address
 * only those get any who chose a password, which is who signed up: the rest was written down by somebody.
 */
const addressees = (trx: TenantTransaction) =>
  trx
    .selectFrom("users as u")
    .innerJoin("tenants as t", "t.tenant_id", "u.tenant_id")
    .where("u.deactivated_at", "is", null)
    .where((eb) => eb.or([HAS_PROVEN_OWNER, eb("u.password_hash", "is not", null)]))
    .select([
      "u.id",
      "u.first_name",
      "u.last_name",
      "u.email",
      "u.is_email_confirmed",
      "t.name as company",
      "t.slug",
      "t.logo",
      "t.locale",
      "t.timezone",
    ])
    .select(HAS_PROVEN_OWNER.as("has_proven_owner"))
    .select(sql<boolean>`u.roles @> array['client']`.as("is_client"));

/** The company as sender to somebody who has no account there yet; undefined where a closed account has the address. */
export const companyFor = (trx: TenantTransaction, tenantId: string, email: string) =>
  trx
    .selectFrom("tenants as t")
    .where("t.tenant_id", "=", tenantId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("users as u")
            .whereRef("u.tenant_id", "=", "t.tenant_id")
            .where((of) => of(of.fn("lower", ["u.email"]), "=", email.toLowerCase()))
            .select("u.id"),
        ),
      ),
    )
    .select(["t.name as company", "t.slug", "t.logo", "t.locale", "t.timezone"])
    .executeTakeFirst();

export const readAddresseeById = (trx: TenantTransaction, id: number) =>
  addressees(trx).where("u.id", "=", id).executeTakeFirst();

export const readAddresseeByEmail = (trx: TenantTransaction, email: string) =>
  addressees(trx)
    .where((eb) => eb(eb.fn("lower", ["u.email"]), "=", email.toLowerCase()))
    .executeTakeFirst();

export async function ownersWithAddress(trx: TenantTransaction): Promise<number[]> {
  const owners = await trx
    .selectFrom("users")
    .where("deactivated_at", "is", null)
    .where("email", "is not", null)
    .where("roles", "@>", sql<string[]>`array['owner']`)
    .orderBy("id")
    .select("id")
    .execute();
  return owners.map(({ id }) => id);
}
