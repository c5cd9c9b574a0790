import type { BookingRow, BookingWithNotes } from "#api/features/bookings/booking-row.ts";
import { lockSeen } from "#api/features/bookings/load-booking.ts";
import { plainChanges } from "#api/features/bookings/plain-changes.ts";
import { takePlaceBack } from "#api/features/bookings/take-place-back.ts";
import { changeBooking } from "#api/features/bookings/write-queries.ts";
import { ownersOf } from "#api/features/claims/owners.ts";
import { keepParty, leavePlace, lockForChange } from "#api/features/claims/take-place.ts";
import type { Call } from "#api/http/call.ts";
import type { UpdateBookingInput } from "#schema/bookings/models.ts";

const GIVEN_AWAY = "Its place has been given to another booking since. Book another time or bay for them.";

/** Nobody came: bay, coach and client are free for what is left of the time. */
export async function markNoShow(call: Call, seen: BookingWithNotes, input: UpdateBookingInput): Promise<BookingRow> {
  await lockForChange(call, null, ownersOf(seen));
  await lockSeen(call, seen);
  await leavePlace(call, seen);
  const after = await changeBooking(call.db, call.tenant.tenant_id, seen.id, plainChanges(input));
  await keepParty(call, seen);
  return after;
}

/** They came after all: the place is theirs again, unless somebody else has it by then. */
export async function takeNoShowBack(call: Call, seen: BookingWithNotes): Promise<BookingRow> {
  await lockForChange(call, null, ownersOf(seen));
  await lockSeen(call, seen);
  return takePlaceBack(call, seen, { change: { status: "confirmed" }, taken: GIVEN_AWAY });
}
