import { sql } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { BookingStatus, PaymentStatus } from "#schema/bookings/bookings/models.ts";

export interface AttendeeRow {
  booking_id: number;
  client_id: number | null;
  name: string;
  seats: number;
  guest_names: string[];
  status: BookingStatus;
  payment_status: PaymentStatus;
  version: number;
}

/** Everybody with a seat, by name; cancelled bookings and holds are excluded. */
export function attendeesOf(trx: TenantTransaction, tenantId: string, sessionId: number): Promise<AttendeeRow[]> {
  const name = sql<string>`trim(concat_ws(' ', coalesce(u.first_name, b.guest->>'first_name'),
    coalesce(u.last_name, b.guest->>'last_name')))`;
  return trx
    .selectFrom("bookings as b")
    .leftJoin("users as u", (join) => join.onRef("u.tenant_id", "=", "b.tenant_id").onRef("u.id", "=", "b.client_id"))
    .where("b.tenant_id", "=", tenantId)
    .where("b.class_session_id", "=", sessionId)
    .where("b.status", "not in", ["held", "cancelled"])
    .select(["b.id as booking_id", "b.client_id", "b.party_size as seats", "b.status", "b.payment_status", "b.version"])
    .select(["b.guest_names", name.as("name")])
    .orderBy(name)
    .orderBy("b.id")
    .$castTo<AttendeeRow>()
    .execute();
}

/** Ids of the live and held bookings of these sessions, in ascending order. */
export async function seatBookings(
  trx: TenantTransaction,
  tenantId: string,
  sessionIds: readonly number[],
): Promise<number[]> {
  const rows = await trx
    .selectFrom("bookings")
    .where("tenant_id", "=", tenantId)
    .where("class_session_id", "in", [...sessionIds, 0])
    .where("status", "not in", ["cancelled", "no_show"])
    .orderBy("id")
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** The same bookings without holds, with their price. */
export const pricedSeats = (trx: TenantTransaction, tenantId: string, sessionIds: readonly number[]) =>
  trx
    .selectFrom("bookings")
    .where("tenant_id", "=", tenantId)
    .where("class_session_id", "in", [...sessionIds, 0])
    .where("status", "not in", ["held", "cancelled", "no_show"])
    .orderBy("id")
    .select(["id", "price_amount"])
    .execute();

/** Deletes holds that end with their class; nobody is notified of those. */
export async function deleteHeldSeats(
  trx: TenantTransaction,
  tenantId: string,
  sessionIds: readonly number[],
): Promise<void> {
  const held = trx
    .selectFrom("bookings")
    .where("class_session_id", "in", [...sessionIds, 0])
    .where("status", "=", "held")
    .select("id");
  await trx.updateTable("waitlist_entries").set({ booking_id: null }).where("booking_id", "in", held).execute();
  await trx
    .deleteFrom("bookings")
    .where("tenant_id", "=", tenantId)
    .where("class_session_id", "in", [...sessionIds, 0])
    .where("status", "=", "held")
    .execute();
}
