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

/** Several bookings of one party; the first one gives it its id. */
export async function insertParty(
  trx: TenantTransaction,
  tenantId: string,
  [first, ...others]: readonly NewBooking[],
): Promise<BookingRow[]> {
  if (!first) return [];
  const { id: group_id } = await insertBooking(trx, tenantId, first);
  const head = await trx
    .updateTable("bookings")
    .set({ group_id })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", group_id)
    .returningAll()
    .$castTo<BookingRow>()
    .executeTakeFirstOrThrow();
  const rest: BookingRow[] = [];
  for (const row of others) rest.push(await insertBooking(trx, tenantId, { ...row, group_id }));
  return [head, ...rest];
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
