import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { ProviderCustomers, ServicePayments } from "#api/db/types.generated.ts";

export type ServicePaymentRow = Selectable<ServicePayments>;

/**
 * Inserts a payment, or returns the existing one with the same hold, kind, account, client and credit. The guest and note are
 * taken from the latest request.
 */
export function beginPayment(trx: TenantTransaction, row: Insertable<ServicePayments>): Promise<ServicePaymentRow> {
  const { guest = null, client_note = null } = row;
  return trx
    .insertInto("service_payments")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "booking_id", "kind", "account_id", "client_id", "credit_amount"])
        .doUpdateSet({ guest, client_note }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const findPayment = (trx: TenantTransaction, id: number): Promise<ServicePaymentRow | undefined> =>
  trx.selectFrom("service_payments").where("id", "=", id).selectAll().executeTakeFirst();

export const lockPayment = (trx: TenantTransaction, id: number): Promise<ServicePaymentRow | undefined> =>
  trx.selectFrom("service_payments").where("id", "=", id).selectAll().forUpdate().executeTakeFirst();

export function findPaymentOfProvider(
  trx: TenantTransaction,
  { account_id, provider_payment_id }: { account_id: string; provider_payment_id: string },
): Promise<ServicePaymentRow | undefined> {
  return trx
    .selectFrom("service_payments")
    .where("provider_payment_id", "=", provider_payment_id)
    .where("account_id", "=", account_id)
    .selectAll()
    .executeTakeFirst();
}

export async function changePayment(
  trx: TenantTransaction,
  id: number,
  change: Updateable<ServicePayments>,
): Promise<void> {
  await trx.updateTable("service_payments").set(change).where("id", "=", id).execute();
}

/** Returns payments that are neither booked nor refunded yet, oldest first. */
export async function unsettledPayments(
  trx: TenantTransaction,
  { from, until }: { from: Temporal.Instant; until: Temporal.Instant },
): Promise<number[]> {
  const rows = await trx
    .selectFrom("service_payments")
    .where("state", "in", ["open", "refunding"])
    .where("created_at", ">=", from)
    .where("created_at", "<=", until)
    .orderBy("created_at")
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns whether the time is still held for the payer. */
export async function isHeld(trx: TenantTransaction, tenantId: string, bookingId: number): Promise<boolean> {
  const row = await trx
    .selectFrom("bookings")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", bookingId)
    .where("status", "=", "held")
    .where("expires_at", ">", sql<Temporal.Instant>`now()`)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function customerOf(
  trx: TenantTransaction,
  account_id: string,
  client_id: number,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom("provider_customers")
    .where("account_id", "=", account_id)
    .where("client_id", "=", client_id)
    .select("customer_id")
    .executeTakeFirst();
  return row?.customer_id;
}

export async function keepCustomer(trx: TenantTransaction, row: Insertable<ProviderCustomers>): Promise<void> {
  await trx
    .insertInto("provider_customers")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
