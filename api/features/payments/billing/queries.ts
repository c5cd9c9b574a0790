import { type Insertable, type Selectable, type Updateable } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { CompanyInvoices, CompanySubscriptions, Tenants } from "#api/db/types.generated.ts";
import type { PaymentMode } from "#schema/venue/company/models.ts";

export type SubscriptionRow = Selectable<CompanySubscriptions>;
export type InvoiceRow = Selectable<CompanyInvoices>;

const ofMode = (trx: TenantTransaction, mode: PaymentMode) =>
  trx.selectFrom("company_subscriptions").where("payment_mode", "=", mode).selectAll();

export const findSubscription = (trx: TenantTransaction, mode: PaymentMode): Promise<SubscriptionRow | undefined> =>
  ofMode(trx, mode).executeTakeFirst();

/** Does not change the company's version, so that open forms stay valid. */
export async function noteReminded(trx: TenantTransaction, tenantId: string, at: Temporal.Instant): Promise<void> {
  await trx.updateTable("tenants").set({ trial_reminded_at: at }).where("tenant_id", "=", tenantId).execute();
}

/** Whether the platform's account at the provider accepts cards. */
export async function takesCards(trx: TenantTransaction, mode: PaymentMode): Promise<boolean> {
  const account = await trx
    .selectFrom("connected_accounts")
    .where("payment_mode", "=", mode)
    .where("disconnected_at", "is", null)
    .select("charges_enabled")
    .executeTakeFirst();
  return account?.charges_enabled ?? false;
}

export const lockSubscription = (trx: TenantTransaction, mode: PaymentMode): Promise<SubscriptionRow | undefined> =>
  ofMode(trx, mode).forUpdate().executeTakeFirst();

/** Two concurrent starts yield one customer: both called the provider with the same idempotency key. */
export async function insertCustomer(
  trx: TenantTransaction,
  row: Pick<Insertable<CompanySubscriptions>, "tenant_id" | "payment_mode" | "customer_id" | "asked_at">,
): Promise<void> {
  await trx
    .insertInto("company_subscriptions")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function changeSubscription(
  trx: TenantTransaction,
  mode: PaymentMode,
  change: Updateable<CompanySubscriptions>,
): Promise<void> {
  await trx.updateTable("company_subscriptions").set(change).where("payment_mode", "=", mode).execute();
}

/** Stores what the provider returned, unless a later request was started in the meantime; returns whether it did. */
export async function takeOverSubscription(
  trx: TenantTransaction,
  mode: PaymentMode,
  told: Updateable<CompanySubscriptions> & { asked_at: Temporal.Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("company_subscriptions")
    .set(told)
    .where("payment_mode", "=", mode)
    .where("asked_at", "<=", told.asked_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function upsertInvoices(trx: TenantTransaction, rows: Insertable<CompanyInvoices>[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto("company_invoices")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["tenant_id", "id"]).doUpdateSet((eb) => ({
        number: eb.ref("excluded.number"),
        status: eb.ref("excluded.status"),
        total_amount: eb.ref("excluded.total_amount"),
        page_url: eb.ref("excluded.page_url"),
      })),
    )
    .execute();
}

export function invoicesOf(trx: TenantTransaction, customerId: string, limit: number): Promise<InvoiceRow[]> {
  return trx
    .selectFrom("company_invoices")
    .where("customer_id", "=", customerId)
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("number", "desc")
    .limit(limit)
    .execute();
}

export function changeTenantStatus(
  trx: TenantTransaction,
  tenantId: string,
  standing: Pick<Updateable<Tenants>, "subscription_status" | "cancelled_at">,
) {
  return trx.updateTable("tenants").set(standing).where("tenant_id", "=", tenantId).execute();
}
