import { sql, type Insertable, type InsertObject, type Updateable } from "kysely";
import { insertRows } from "#api/db/insert-rows.ts";
import { insertWithReservedId, reserveIds } from "#api/db/reserved-ids.ts";
import { sqlState } from "#api/db/sql-state.ts";
import { insertion } from "#api/db/statement.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { BookingNotes, Bookings, DB } from "#api/db/types.generated.ts";
import { invalidField, type ApiError } from "#api/errors/errors.ts";
import type { UpdateBookingInput } from "#schema/bookings/bookings/models.ts";
import type { BookingRow } from "./booking-row.ts";

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
/** Also reserves the id of the mail about it. */
export const nextBookingAndMailId = reserveIds("bookings", "outbox");

/** An empty booking with the column defaults of the table. */
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
  taxes: null,
  member_discount_amount: 0,
  version: 1,
} satisfies Partial<BookingRow>;

const insertRowWithId: (trx: TenantTransaction, row: BookingRow) => Promise<unknown> = insertWithReservedId("bookings");

/** Inserts a booking whose id was reserved before. */
export const insertBookingWithId = (trx: TenantTransaction, row: BookingRow): Promise<unknown> =>
  insertRowWithId(trx, row).catch(throwReferenceGone);

/** Inserts many, in one statement. */
export const insertBookings = (trx: TenantTransaction, rows: readonly BookingRow[]): Promise<void> =>
  insertRows(trx, "bookings", rows).catch(throwReferenceGone);

function throwReferenceGone(error: unknown): never {
  throw referenceGone(error) ?? error;
}

/** Inserts several bookings of one party; its id is that of the first one. */
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

/** The third step of every change to claims: locks and returns the current booking. */
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

/** The booking and those booked with it for the same guest that can still be changed, in the order of their ids. */
export async function bookedTogether(trx: TenantTransaction, tenantId: string, id: number): Promise<number[]> {
  const rows = await trx
    .selectFrom("bookings as b")
    .innerJoin("bookings as o", "o.tenant_id", "b.tenant_id")
    .where("b.tenant_id", "=", tenantId)
    .where("b.id", "=", id)
    .where((eb) =>
      eb.or([
        eb("o.id", "=", eb.ref("b.id")),
        eb.and([
          eb.or([eb("o.group_id", "=", eb.ref("b.group_id")), eb("o.series_id", "=", eb.ref("b.series_id"))]),
          eb("o.guest", "=", eb.ref("b.guest")),
          eb("o.status", "in", ["confirmed", "checked_in"]),
        ]),
      ]),
    )
    .select("o.id")
    .orderBy("o.id")
    .execute();
  return rows.map((row) => row.id);
}

export function insertNote(trx: TenantTransaction, note: Insertable<BookingNotes>) {
  return trx.insertInto("booking_notes").values(note).returning(["id", "body"]).executeTakeFirstOrThrow();
}

export async function removeNote(trx: TenantTransaction, tenantId: string, id: number): Promise<void> {
  await trx.deleteFrom("booking_notes").where("tenant_id", "=", tenantId).where("id", "=", id).execute();
}

const FOREIGN_KEY_VIOLATION = "23503";

/** Names of a booking's references, by the suffix of the foreign key. */
const NOUNS: Record<string, string> = {
  service_id: "service",
  location_id: "location",
  resource_id: "bay",
  coach_id: "coach",
  client_id: "client",
};

/** The error for a reference that was deleted between the check and the insert. */
function referenceGone(error: unknown): ApiError | null {
  if (sqlState(error) !== FOREIGN_KEY_VIOLATION || !(error instanceof Error) || !("constraint" in error)) return null;
  const field = /_([a-z]+_id)_fkey$/.exec(String(error.constraint))?.[1] ?? "";
  const noun = NOUNS[field];
  return noun ? invalidField(field, `This ${noun} has just been deleted. Choose another one.`) : null;
}

export type InPlaceChanges = Pick<UpdateBookingInput, "status" | "party_size" | "client_note" | "guest_names">;

/** The changes that affect no claims. */
export function plainChanges({ status, party_size, client_note, guest_names }: InPlaceChanges): Updateable<Bookings> {
  return {
    ...(status === undefined ? {} : { status }),
    ...(party_size === undefined ? {} : { party_size }),
    ...(client_note === undefined ? {} : { client_note: client_note || null }),
    ...(guest_names === undefined ? {} : { guest_names }),
  };
}
