import { type InsertObject, sql, type Updateable } from "kysely";
import { planOnce } from "#api/db/prepared.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { Bookings, DB } from "#api/db/types.generated.ts";
import type { BookingRow } from "#api/features/bookings/booking-row.ts";

export type NewBooking = Omit<InsertObject<DB, "bookings">, "tenant_id">;

export function insertBooking(trx: TenantTransaction, tenantId: string, row: NewBooking): Promise<BookingRow> {
  return trx
    .insertInto("bookings")
    .values({ tenant_id: tenantId, ...row })
    .returningAll()
    .modifyEnd(planOnce)
    .$castTo<BookingRow>()
    .executeTakeFirstOrThrow();
}

/** The third step of every change to claims: the booking as it stands once nobody else can change it. */
export function lockBooking(trx: TenantTransaction, tenantId: string, id: number): Promise<BookingRow | undefined> {
  return trx
    .selectFrom("bookings")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .selectAll()
    .forUpdate()
    .$castTo<BookingRow>()
    .executeTakeFirst();
}

export function changeBooking(
  trx: TenantTransaction,
  tenantId: string,
  id: number,
  change: Updateable<Bookings>,
): Promise<BookingRow> {
  return trx
    .updateTable("bookings")
    .set({ ...change, version: sql`version + 1` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .returningAll()
    .$castTo<BookingRow>()
    .executeTakeFirstOrThrow();
}
