import type { Call } from "#api/call/call.ts";
import { notFound, staleVersion } from "#api/errors/errors.ts";
import { lockClasses } from "#api/features/bookings/claims/seats.ts";
import { mayWrite } from "./allowed-actions.ts";
import type { BookingRow, BookingWithNotes } from "./booking-row.ts";
import { findBooking } from "./list/list-queries.ts";
import { presentBooking } from "./present.ts";
import { notOwnLesson } from "./refusals.ts";
import { lockBooking } from "./write-queries.ts";

/** Loads the booking that staff want to change, before any lock. */
export async function loadForChange(call: Call, id: number, version: number | undefined): Promise<BookingWithNotes> {
  const booking = await findBooking(call.db, call.tenant.tenant_id, id);
  if (!booking) throw notFound("booking");
  if (!mayWrite(call.caller, booking)) throw notOwnLesson();
  refuseStale(call, booking, version);
  return booking;
}

/** Locks a booking, or a hold, as it is now. */
export const lockedBooking = (
  { db, tenant }: Pick<Call, "db" | "tenant">,
  id: number,
): Promise<BookingRow | undefined> => lockBooking(db, tenant.tenant_id, id);

/** Locks the same booking; throws if somebody changed it in between. */
export function lockSeen(call: Call, seen: BookingWithNotes): Promise<BookingRow> {
  return lockUnchanged(call, seen, (booking) => presentBooking(call, booking));
}

/** The same for anybody who may change the booking: `present` builds the current state that the error shows. */
export async function lockUnchanged<Seen extends BookingRow>(
  { db, tenant }: Call,
  seen: Seen,
  present: (booking: Seen) => unknown,
): Promise<BookingRow> {
  // A class is locked before the bookings of its seats, whichever of them changes.
  if (seen.class_session_id !== null) await lockClasses({ db, tenant }, [seen.class_session_id]);
  const locked = await lockBooking(db, tenant.tenant_id, seen.id);
  if (!locked) throw notFound("booking");
  if (locked.version !== seen.version) throw staleVersion(present({ ...seen, ...locked }));
  return locked;
}

function refuseStale(call: Call, booking: BookingWithNotes, version: number | undefined): void {
  if (version === undefined || version === booking.version) return;
  throw staleVersion(presentBooking(call, booking));
}

/** Throws for a booking id that the company does not have. */
export async function refuseUnknown({ db, tenant }: Call, id: number): Promise<void> {
  if (!(await findBooking(db, tenant.tenant_id, id))) throw notFound("booking");
}
