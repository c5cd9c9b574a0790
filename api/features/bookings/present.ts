import type { Caller } from "#api/auth/caller.ts";
import { allowedActions, mayDeleteNote } from "#api/features/bookings/allowed-actions.ts";
import type { BookingWithNotes, NoteRow } from "#api/features/bookings/booking-row.ts";
import { lateMinutes } from "#api/features/bookings/lifecycle.ts";
import type { Call } from "#api/http/call.ts";
import { utcText } from "#api/time/instants.ts";
import { presentTimes } from "#api/time/present-times.ts";
import type { Booking, BookingNote } from "#schema/bookings/models.ts";

/** The booking as staff see it, with what is derived for this caller. */
export function presentBooking({ caller, now }: Call, row: BookingWithNotes): Booking {
  return {
    id: row.id,
    group_id: row.group_id,
    class_session_id: row.class_session_id,
    client_id: row.client_id,
    guest: row.guest,
    service_id: row.service_id,
    location_id: row.location_id,
    resource_id: row.resource_id,
    coach_id: row.coach_id,
    ...presentTimes(row),
    party_size: row.party_size,
    status: row.status,
    payment_status: row.payment_status,
    price: { amount: row.price_amount, currency: row.price_currency },
    late_minutes: lateMinutes(row, now),
    client_note: row.client_note,
    notes: row.notes.map((note) => presentNote(caller, note)),
    created_at: utcText(row.created_at),
    version: row.version,
    allowed_actions: allowedActions(caller, row, now),
  };
}

function presentNote(caller: Caller, { author_id, ...note }: NoteRow): BookingNote {
  return {
    ...note,
    created_at: utcText(Temporal.Instant.from(note.created_at)),
    is_deletable: mayDeleteNote(caller, { author_id }),
  };
}
