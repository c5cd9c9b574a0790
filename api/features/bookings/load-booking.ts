import { mayWrite } from "#api/features/bookings/allowed-actions.ts";
import type { BookingRow, BookingWithNotes } from "#api/features/bookings/booking-row.ts";
import { presentBooking } from "#api/features/bookings/present.ts";
import { findBooking } from "#api/features/bookings/list/list-queries.ts";
import { notOwnLesson } from "#api/features/bookings/refusals.ts";
import { lockBooking } from "#api/features/bookings/write-queries.ts";
import type { Call } from "#api/http/call.ts";
import { notFound, staleVersion } from "#api/http/errors.ts";

/** The booking that staff want to change, as it stands before any lock. */
export async function loadForChange(call: Call, id: number, version: number | undefined): Promise<BookingWithNotes> {
  const booking = await findBooking(call.db, call.tenant.tenant_id, id);
  if (!booking) throw notFound("booking");
  if (!mayWrite(call.caller, booking)) throw notOwnLesson();
  refuseStale(call, booking, version);
  return booking;
}

/** The same booking once it is locked; refused where somebody changed it in between. */
export async function lockSeen(call: Call, seen: BookingWithNotes): Promise<BookingRow> {
  const locked = await lockBooking(call.db, call.tenant.tenant_id, seen.id);
  if (!locked) throw notFound("booking");
  refuseStale(call, { ...seen, ...locked }, seen.version);
  return locked;
}

function refuseStale(call: Call, booking: BookingWithNotes, version: number | undefined): void {
  if (version === undefined || version === booking.version) return;
  throw staleVersion(presentBooking(call, booking));
}
