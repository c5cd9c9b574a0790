import { type InsertObject, sql, type Updateable } from "kysely";
import { insertionWithId, nextIdOf } from "#api/db/known-id.ts";
import { insertion } from "#api/db/statement.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { Bookings, DB } from "#api/db/types.generated.ts";
import type { BookingRow } from "#api/features/bookings/booking-row.ts";
import { referenceGone } from "#api/features/bookings/reference-gone.ts";

export type NewBooking = Omit<InsertObject<DB, "bookings">, "tenant_id">;

const insertRow = insertion("bookings", (insert) => insert.returningAll().$castTo<BookingRow>());

export async function insertBooking(
  trx: TenantTransaction,
  tenantId: string,
  booking: NewBooking,
): Promise<BookingRow> {
  const { rows } = await insertRow(trx, { tenant_id: tenantId, ...booking }).catch(sayWhatIsGone);
  const [row] = rows;
  if (!row) throw new Error("an insert answers its row");
  return row;
}

export const takeBookingId = nextIdOf("bookings");

/** A booking with nothing in it, by its columns: what the table gives a row that says no more. */
export const EMPTY_BOOKING = {
  group_id: null,
  client_id: null,
  guest: null,
  resource_id: null,
  coach_id: null,
  client_note: null,
  overlap_reason: null,
  visitor_hash: null,
  ip_address: null,
  expires_at: null,
  hold_nonce: null,
  hold_token_hash: null,
  manage_nonce: null,
  manage_token_hash: null,
  created_by: null,
  cancelled_at: null,
  version: 1,
} satisfies Partial<BookingRow>;

const insertTakenRow: (trx: TenantTransaction, row: BookingRow) => Promise<unknown> = insertionWithId("bookings");

/** Writes a booking whose id was taken before. */
export const insertTakenBooking = (trx: TenantTransaction, row: BookingRow): Promise<unknown> =>
  insertTakenRow(trx, row).catch(sayWhatIsGone);

function sayWhatIsGone(error: unknown): never {
  throw referenceGone(error) ?? error;
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
