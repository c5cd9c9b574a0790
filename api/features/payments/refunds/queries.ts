import { sql, type Insertable, type Updateable } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { PaymentRefunds } from "#api/db/types.generated.ts";
import type { PaymentMethod } from "#schema/payments/payments/models.ts";
import type { RefundRow } from "./refund-row.ts";

/** Inserts a refund, or returns the existing one of the same request. */
export async function insertRefund(trx: TenantTransaction, row: Insertable<PaymentRefunds>): Promise<RefundRow> {
  return trx
    .insertInto("payment_refunds")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "payment_id", "request_key"])
        .where("request_key", "is not", null)
        .doUpdateSet((eb) => ({ state: eb.ref("payment_refunds.state") })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

const refunds = (trx: TenantTransaction, tenantId: string) =>
  trx.selectFrom("payment_refunds").where("tenant_id", "=", tenantId).selectAll();

export const findRequest = (
  trx: TenantTransaction,
  tenantId: string,
  { paymentId, key }: { paymentId: number; key: string },
): Promise<RefundRow | undefined> =>
  refunds(trx, tenantId).where("payment_id", "=", paymentId).where("request_key", "=", key).executeTakeFirst();

export const findRefund = (trx: TenantTransaction, tenantId: string, id: number): Promise<RefundRow | undefined> =>
  refunds(trx, tenantId).where("id", "=", id).executeTakeFirst();

/** Finds a refund reported by the provider by its provider id, or by our id if the provider's is not known yet. */
export function findToldRefund(
  trx: TenantTransaction,
  tenantId: string,
  told: { paymentId: number; providerRefundId: string; ownId: number | null },
): Promise<RefundRow | undefined> {
  return refunds(trx, tenantId)
    .where("payment_id", "=", told.paymentId)
    .where((eb) =>
      eb.or([
        eb("provider_refund_id", "=", told.providerRefundId),
        ...(told.ownId === null ? [] : [eb("id", "=", told.ownId)]),
      ]),
    )
    .executeTakeFirst();
}

export async function changeRefund(
  trx: TenantTransaction,
  tenantId: string,
  id: number,
  change: Updateable<PaymentRefunds>,
): Promise<void> {
  await trx.updateTable("payment_refunds").set(change).where("tenant_id", "=", tenantId).where("id", "=", id).execute();
}

/** Withdraws refunds that a policy scheduled and that are not due yet. */
export async function withdrawDecided(
  trx: TenantTransaction,
  tenantId: string,
  { bookingId, now }: { bookingId: number; now: Temporal.Instant },
): Promise<void> {
  await trx
    .updateTable("payment_refunds")
    .set({ state: "withdrawn", settled_at: now })
    .where("tenant_id", "=", tenantId)
    .where("booking_id", "=", bookingId)
    .where("state", "=", "open")
    .where("due_at", ">", now)
    .where("request_key", "is", null)
    .execute();
}

/** Returns the open refunds of one payment that are due. */
export const dueRefunds = (
  trx: TenantTransaction,
  tenantId: string,
  { paymentId, until }: { paymentId: number; until: Temporal.Instant },
): Promise<RefundRow[]> =>
  refunds(trx, tenantId)
    .where("payment_id", "=", paymentId)
    .where("state", "=", "open")
    .where("due_at", "<=", until)
    .orderBy("id")
    .execute();

/** Returns the payments of a company with open refunds that are due, oldest first. */
export async function paymentsWithDueRefunds(
  trx: TenantTransaction,
  tenantId: string,
  until: Temporal.Instant,
): Promise<number[]> {
  const rows = await trx
    .selectFrom("payment_refunds")
    .where("tenant_id", "=", tenantId)
    .where("state", "=", "open")
    .where("due_at", "<=", until)
    .groupBy("payment_id")
    .orderBy((eb) => eb.fn.min("due_at"))
    .select("payment_id")
    .execute();
  return rows.map(({ payment_id }) => payment_id);
}

const payments = (trx: TenantTransaction, tenantId: string) =>
  trx
    .selectFrom("payments")
    .where("tenant_id", "=", tenantId)
    .where((eb) => eb.or([eb("booking_id", "is not", null), eb("membership_invoice_id", "is not", null)]))
    .select(["id", "number", "method", "amount", "currency", "refunded_amount", "platform_fee"])
    .select(["provider_account", "provider_payment_id", "taxes", "refunded_tax_amount"])
    .select(["booking_id", "membership_invoice_id"]);

export type RefundedPayment = NonNullable<Awaited<ReturnType<typeof findRefunded>>>;

export const findRefunded = (trx: TenantTransaction, tenantId: string, id: number) =>
  payments(trx, tenantId).where("id", "=", id).executeTakeFirst();

export const findRefundedOfProvider = (
  trx: TenantTransaction,
  tenantId: string,
  { account, payment }: { account: string; payment: string },
) =>
  payments(trx, tenantId)
    .where("provider_payment_id", "=", payment)
    .where("provider_account", "=", account)
    .executeTakeFirst();

/** Returns the membership whose invoice a payment is for. */
export const billedMembership = (trx: TenantTransaction, tenantId: string, invoiceId: number) =>
  trx
    .selectFrom("membership_invoices as i")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.tenant_id", "=", "i.tenant_id").onRef("m.id", "=", "i.membership_id"),
    )
    .innerJoin("users as client", (join) =>
      join.onRef("client.tenant_id", "=", "m.tenant_id").onRef("client.id", "=", "m.client_id"),
    )
    .where("i.tenant_id", "=", tenantId)
    .where("i.id", "=", invoiceId)
    .select("m.id")
    .select(fullNameSql("client").as("name"))
    .executeTakeFirstOrThrow();

/** Returns the payments of bookings with what is neither refunded nor pending, latest first. */
export function paymentsLeft(
  trx: TenantTransaction,
  tenantId: string,
  { bookingIds, methods }: { bookingIds: readonly number[]; methods: readonly PaymentMethod[] },
) {
  return (
    payments(trx, tenantId)
      .where("booking_id", "in", [...bookingIds, 0])
      .where("method", "in", methods)
      .where("voided_at", "is", null)
      // Exclude payments that a bank has reclaimed already.
      .where(
        sql<boolean>`not exists (select from payment_disputes d where d.tenant_id = ${tenantId}
        and d.payment_id = payments.id and d.withdrawn_amount > 0)`,
      )
      .select(
        sql<number>`amount - refunded_amount - (select coalesce(sum(r.amount), 0)::bigint from payment_refunds r
        where r.tenant_id = ${tenantId} and r.payment_id = payments.id and r.state = 'open')`.as("left"),
      )
      .orderBy("id", "desc")
      .execute()
  );
}

/** Adds a refund reported by the provider, limited to the amount of the payment; negative if it was returned. */
export async function addToldRefund(
  trx: TenantTransaction,
  tenantId: string,
  { id, amount, tax }: { id: number; amount: number; tax: number },
): Promise<void> {
  await trx
    .updateTable("payments")
    .set({
      refunded_amount: sql`greatest(0, least(amount, refunded_amount + ${amount}::bigint))`,
      refunded_tax_amount: sql`greatest(0, least(tax_amount, refunded_tax_amount + ${tax}::bigint))`,
    })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
}
