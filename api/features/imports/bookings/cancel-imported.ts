import { lockBooking, saveBooking } from "#api/features/bookings/service.ts";
import { releaseClaims } from "#api/features/claims/service.ts";
import type { AddedRow } from "#api/features/imports/kinds.ts";
import type { Call } from "#api/http/call.ts";

/** Bookings that the ledger names stay in it: one that is as it was brought in is cancelled, and its charge taken back. */
export async function dropUntouchedBookings(call: Call, rows: readonly AddedRow[]): Promise<number[]> {
  const cancelled: number[] = [];
  for (const { row_number, entity_id } of rows) {
    const booking = entity_id === null ? undefined : await lockBooking(call.db, call.tenant.tenant_id, entity_id);
    if (booking?.version !== 1 || booking.status !== "confirmed" || booking.payment_status !== "due") continue;
    await saveBooking(call, "cancelBooking", booking, { status: "cancelled", cancelled_at: call.now });
    await releaseClaims(call, booking);
    cancelled.push(row_number);
  }
  return cancelled;
}
