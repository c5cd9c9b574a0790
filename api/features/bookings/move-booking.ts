import { slotTaken } from "#api/features/availability/bookable-time.ts";
import { priceColumns } from "#api/features/bookings/agreed.ts";
import type { BookingRow, BookingWithNotes } from "#api/features/bookings/booking-row.ts";
import { lockSeen } from "#api/features/bookings/load-booking.ts";
import { placeForStaff } from "#api/features/bookings/overlap.ts";
import { plainChanges } from "#api/features/bookings/plain-changes.ts";
import { planMove } from "#api/features/bookings/plan-move.ts";
import { changeBooking } from "#api/features/bookings/write-queries.ts";
import { ownersOf } from "#api/features/claims/owners.ts";
import { keepParty, leavePlace, lockForChange, occupyPlace, withParty } from "#api/features/claims/take-place.ts";
import type { Call } from "#api/http/call.ts";
import type { UpdateBookingInput } from "#schema/bookings/models.ts";

/** Gives up the old claims and takes the new ones, in the one order; the old ones stay where the new are refused. */
export async function moveBooking(call: Call, seen: BookingWithNotes, input: UpdateBookingInput): Promise<BookingRow> {
  const { wanted, overlap_reason, wish, price } = await planMove(call, seen, input);
  await lockForChange(call, wish, ownersOf(seen));
  await lockSeen(call, seen);
  await leavePlace(call, seen);
  const place = await placeForStaff(call, await withParty(call, wish, seen), wanted);
  const row = await changeBooking(call.db, call.tenant.tenant_id, seen.id, {
    ...plainChanges(input),
    start_time: new Date(wish.start),
    end_time: new Date(wish.end),
    resource_id: place.resource_id,
    coach_id: place.coach_id,
    overlap_reason,
    ...priceColumns(seen, price),
  });
  if (!(await occupyPlace(call, row, place))) throw await slotTaken(call, wanted, "staff");
  if (overlap_reason !== null) await keepParty(call, seen);
  return row;
}
