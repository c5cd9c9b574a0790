import { type InsertObject, sql, type Updateable } from "kysely";
import { insertion } from "#api/db/statement.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { Bookings, DB } from "#api/db/types.generated.ts";
import type { BookingRow } from "#api/features/bookings/booking-row.ts";

export type NewBooking = Omit<InsertObject<DB, "bookings">, "tenant_id">;

const insertRow = insertion("bookings", (insert) => insert.returningAll().$castTo<BookingRow>());

export async function insertBooking(
  trx: TenantTransaction,
  tenantId: string,
  booking: NewBooking,
): Promise<BookingRow> {
  const { rows } = await insertRow(trx, { tenant_id: tenantId, ...booking });
  const [row] = rows;
  if (!row) throw new Error("an insert answers its row");
  return row;
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
