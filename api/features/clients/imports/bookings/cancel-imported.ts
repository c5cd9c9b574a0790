import type { Call } from "#api/call/call.ts";
import type { BookingRow } from "#api/features/bookings/bookings/booking-row.ts";
import { lockedBooking, saveBooking } from "#api/features/bookings/bookings/service.ts";
import { claimHoldersOf } from "#api/features/bookings/claims/claim-holders.ts";
import { lockForChange, releaseClaims } from "#api/features/bookings/claims/service.ts";
import type { AddedRow } from "../kinds.ts";
import { bookingsBroughtIn } from "../run-queries.ts";

/**
 * Bookings referenced by the ledger stay in it: an unchanged one is cancelled, and its charge reversed. A party is one row:
 * all of its bookings are cancelled, or none.
 */
export async function dropUntouchedBookings(call: Call, rows: readonly AddedRow[]): Promise<number[]> {
  const ids = rows.flatMap(({ entity_id }) => entity_id ?? []);
  const seen = await bookingsBroughtIn(call.db, ids);
  await lockForChange(call, null, seen.flatMap(claimHoldersOf));
  const cancelled: number[] = [];
  for (const { row_number, entity_id } of rows) {
    const party = await lockAll(
      call,
      seen.filter(({ id, group_id }) => id === entity_id || group_id === entity_id),
    );
    if (entity_id === null || party.length === 0 || !party.every(isUntouched)) continue;
    for (const booking of party) await releaseClaims(call, booking);
    for (const booking of party) {
      await saveBooking(call, "cancelBooking", booking, { status: "cancelled", cancelled_at: call.now });
    }
    cancelled.push(row_number);
  }
  return cancelled;
}

async function lockAll(call: Call, bookings: readonly { id: number }[]): Promise<BookingRow[]> {
  const locked: BookingRow[] = [];
  for (const { id } of bookings) {
    const booking = await lockedBooking(call, id);
    if (booking) locked.push(booking);
  }
  return locked;
}

/** The first booking of a party was updated once, to set its group. */
const isUntouched = ({ id, group_id, version, status, payment_status }: BookingRow): boolean =>
  version === (group_id === id ? 2 : 1) && status === "confirmed" && payment_status === "due";
