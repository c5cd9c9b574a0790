import { sql, type Insertable, type Selectable } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { PlanPurchases } from "#api/db/types.generated.ts";

export type PurchaseRow = Selectable<PlanPurchases>;

/**
 * Inserts a purchase, or returns the existing one with this key. Buyer, recipient and the payment of later invoices are taken
 * from the latest request.
 */
export const beginPurchase = (trx: TenantTransaction, row: Insertable<PlanPurchases>): Promise<PurchaseRow> =>
  trx
    .insertInto("plan_purchases")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["tenant_id", "request_key"]).doUpdateSet({
        // The buyer is erased from settled purchases.
        buyer: sql`case plan_purchases.state when 'open' then excluded.buyer end`,
        pays_by_card: sql`excluded.pays_by_card`,
        gift: sql`case plan_purchases.state when 'open' then excluded.gift end`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

export const findPurchase = (trx: TenantTransaction, tenantId: string, id: number): Promise<PurchaseRow> =>
  trx
    .selectFrom("plan_purchases")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .selectAll()
    .executeTakeFirstOrThrow();

const people = (trx: TenantTransaction, tenantId: string) =>
  trx
    .selectFrom("users")
    .where("tenant_id", "=", tenantId)
    .select(["id", "first_name", "last_name", "email", "contact_email", "is_email_confirmed"])
    .select([
      sql<boolean>`'client' = any(roles)`.as("is_client"),
      sql<boolean>`password_hash is not null`.as("has_password"),
    ]);

export type BuyerRow = NonNullable<Awaited<ReturnType<typeof findBuyer>>>;

export const findBuyer = (trx: TenantTransaction, tenantId: string, id: number) =>
  people(trx, tenantId).where("id", "=", id).executeTakeFirst();

/** Finds the user who signs in with this address, whatever their role. */
export const findBuyerByEmail = (trx: TenantTransaction, tenantId: string, email: string) =>
  people(trx, tenantId)
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .executeTakeFirst();

/** Returns the data for the mail about a purchased membership and its first invoice. */
export const boughtMembership = (trx: TenantTransaction, tenantId: string, invoiceId: number) =>
  trx
    .selectFrom("membership_invoices as i")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.tenant_id", "=", "i.tenant_id").onRef("m.id", "=", "i.membership_id"),
    )
    .innerJoin("membership_plans as p", (join) =>
      join.onRef("p.tenant_id", "=", "m.tenant_id").onRef("p.id", "=", "i.plan_id"),
    )
    .where("i.tenant_id", "=", tenantId)
    .where("i.id", "=", invoiceId)
    .select(["m.client_id", "p.name as plan_name"])
    .executeTakeFirst();
