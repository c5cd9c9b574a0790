import { insertRows } from "#api/db/insert-rows.ts";
import { insertWithReservedId, reserveIds } from "#api/db/reserved-ids.ts";
import { insertion } from "#api/db/statement.ts";
import { sqlState, type TenantTransaction } from "#api/db/transaction.ts";
import type { BookingNotes, Bookings, DB } from "#api/db/types.generated.ts";
import type { BookingRow } from "#api/features/bookings/booking-row.ts";
import { type ApiError, invalidField } from "#api/http/errors.ts";
import type { UpdateBookingInput } from "#schema/bookings/models.ts";
import { type Insertable, type InsertObject, type RawBuilder, sql, type Updateable } from "kysely";

export type NewBooking = Omit<InsertObject<DB, "bookings">, "tenant_id">;

const insertRow = insertion("bookings", (insert) => insert.returningAll().$castTo<BookingRow>());

export async function insertBooking(
  trx: TenantTransaction,
  tenantId: string,
  booking: NewBooking,
): Promise<BookingRow> {
  const { rows } = await insertRow(trx, { tenant_id: tenantId, ...booking }).catch(throwReferenceGone);
  const [row] = rows;
  if (!row) throw new Error("an insert answers its row");
  return row;
}

export const nextBookingId = reserveIds("bookings");
/** With that of the mail that tells of it. */
export const nextBookingAndMailId = reserveIds("bookings", "outbox");

/** A booking with nothing in it, by its columns: what the table gives a row that says no more. */
export const EMPTY_BOOKING = {
  group_id: null,
  class_session_id: null,
  series_id: null,
  policy_id: null,
  client_id: null,
  guest: null,
  resource_id: null,
  coach_id: null,
  client_note: null,
  guest_names: [],
  cancel_reason: null,
  cancel_note: null,
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
  covered_amount: 0,
  tax_rate: 0,
  member_discount_amount: 0,
  version: 1,
} satisfies Partial<BookingRow>;

const insertRowWithId: (trx: TenantTransaction, row: BookingRow) => Promise<unknown> = insertWithReservedId("bookings");

/** Writes a booking whose id was taken before. */
export const insertBookingWithId = (trx: TenantTransaction, row: BookingRow): Promise<unknown> =>
  insertRowWithId(trx, row).catch(throwReferenceGone);

/** The same for many, in one statement. */
export const insertBookings = (trx: TenantTransaction, rows: readonly BookingRow[]): Promise<void> =>
  insertRows(trx, "bookings", rows).catch(throwReferenceGone);

function throwReferenceGone(error: unknown): never {
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

export function insertNote(trx: TenantTransaction, note: Insertable<BookingNotes>) {
  return trx.insertInto("booking_notes").values(note).returning(["id", "body"]).executeTakeFirstOrThrow();
}

export async function removeNote(trx: TenantTransaction, tenantId: string, id: number): Promise<void> {
  await trx.deleteFrom("booking_notes").where("tenant_id", "=", tenantId).where("id", "=", id).execute();
}

const FOREIGN_KEY_VIOLATION = "23503";

/** What a booking names, by its foreign key's end. */
const NOUNS: Record<string, string> = {
  service_id: "service",
  location_id: "location",
  resource_id: "bay",
  coach_id: "coach",
  client_id: "client",
};

/** What a booking names was there when it was looked at, and was deleted before the booking could be written. */
function referenceGone(error: unknown): ApiError | null {
  if (sqlState(error) !== FOREIGN_KEY_VIOLATION || !(error instanceof Error) || !("constraint" in error)) return null;
  const field = /_([a-z]+_id)_fkey$/.exec(String(error.constraint))?.[1] ?? "";
  const noun = NOUNS[field];
  return noun ? invalidField(field, `This ${noun} has just been deleted. Choose another one.`) : null;
}

export type InPlaceChanges = Pick<UpdateBookingInput, "status" | "party_size" | "client_note" | "guest_names">;

/** What changes without touching any claim. */
export function plainChanges({ status, party_size, client_note, guest_names }: InPlaceChanges): Updateable<Bookings> {
  return {
    ...(status === undefined ? {} : { status }),
    ...(party_size === undefined ? {} : { party_size }),
    ...(client_note === undefined ? {} : { client_note: client_note || null }),
    ...(guest_names === undefined ? {} : { guest_names }),
  };
}

/** So many minutes from now, to the millisecond: a booking and its claims end at the very same instant. */
export const minutesAfter = (now: RawBuilder<Temporal.Instant>, minutes: number): RawBuilder<Temporal.Instant> =>
  sql<Temporal.Instant>`date_trunc('milliseconds', ${now} + make_interval(mins => ${minutes}::int))`;
