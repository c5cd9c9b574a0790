import { sql, type Insertable, type Selectable } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { ServicePayments } from "#api/db/types.generated.ts";
import type { NamedAttempt } from "../core/attempt.ts";

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

export const findPayment = (trx: TenantTransaction, id: number): Promise<ServicePaymentRow> =>
  trx.selectFrom("service_payments").where("id", "=", id).selectAll().executeTakeFirstOrThrow();

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

/** The same for a payment of that time. */
export async function isStillHeld(trx: TenantTransaction, { tenant_id, id }: NamedAttempt): Promise<boolean> {
  return isHeld(trx, tenant_id, (await findPayment(trx, id)).booking_id);
}
