import type { Insertable, Updateable } from "kysely";
import { insertRows } from "#api/db/insert-rows.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { BookingSeries } from "#api/db/types.generated.ts";
import type { BookingStatus, PaymentStatus } from "#schema/bookings/bookings/models.ts";

export function insertSeries(trx: TenantTransaction, row: Insertable<BookingSeries>): Promise<void> {
  return insertRows(trx, "booking_series", [row]);
}

export async function changeSeries(
  trx: TenantTransaction,
  tenantId: string,
  id: number,
  change: Updateable<BookingSeries>,
): Promise<void> {
  await trx.updateTable("booking_series").set(change).where("tenant_id", "=", tenantId).where("id", "=", id).execute();
}

export function findSeries(trx: TenantTransaction, tenantId: string, id: number) {
  return trx
    .selectFrom("booking_series")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .selectAll()
    .executeTakeFirst();
}

/** The bookings of a series by start. */
export function seriesDates(trx: TenantTransaction, tenantId: string, seriesId: number) {
  return trx
    .selectFrom("bookings")
    .where("tenant_id", "=", tenantId)
    .where("series_id", "=", seriesId)
    .orderBy("start_time")
    .orderBy("id")
    .select(["id", "start_time", "status", "payment_status"])
    .$castTo<{ id: number; start_time: Temporal.Instant; status: BookingStatus; payment_status: PaymentStatus }>()
    .execute();
}
