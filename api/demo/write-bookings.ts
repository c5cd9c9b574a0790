import { tstzrange } from "#api/db/column-types.ts";
import { insertRows, withIds } from "#api/db/insert-rows.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { paymentAt, statusAt, withOneLate } from "#api/demo/booking-status.ts";
import { clientNote, guestNames, staffNote } from "#api/demo/notes.ts";
import { writePayments } from "#api/demo/write-payments.ts";
import type { SimulatedBooking } from "#api/demo/simulate-booking.ts";
import { MINUTE_MS } from "#api/time/calendar.ts";
import { instantAt } from "#api/time/instants.ts";
import { CancellationReason } from "#schema/bookings/cancellation.ts";
import type { BookingStatus } from "#schema/bookings/models.ts";

type Target = { tenant_id: string; currency: string; staff_id: number; timezone: string };
type Booking = SimulatedBooking & { id: number; status: BookingStatus };

/** A note is written ten minutes after its booking. */
const NOTE_AFTER_MS = 10 * MINUTE_MS;

/**
 * Writes them in the order in which they were made, as they stand at `now`, with notes and claims; all
 * but cancelled ones and those to which nobody came keep their claims.
 */
export async function writeBookings(
  trx: TenantTransaction,
  target: Target,
  simulated: readonly SimulatedBooking[],
  now: Temporal.Instant,
): Promise<void> {
  const { tenant_id, currency, staff_id } = target;
  const at = now.epochMilliseconds;
  const current = simulated.map((booking) => ({ ...booking, status: statusAt(booking, at) }));
  const inOrder = withOneLate(current, at).sort((a, b) => a.made - b.made);
  const bookings: Booking[] = await withIds(trx, inOrder);
  await insertRows(
    trx,
    "bookings",
    bookings.map((booking) => ({ tenant_id, ...bookingRow(booking), price_currency: currency })),
  );
  await writePayments(trx, target, bookings, now);
  const claims = bookings.filter(({ status }) => status !== "cancelled" && status !== "no_show").flatMap(claimsOf);
  await insertRows(
    trx,
    "claims",
    claims.map((claim) => ({ tenant_id, ...claim })),
  );
  const notes = bookings.flatMap((booking) => notesOf(booking, staff_id));
  await insertRows(
    trx,
    "booking_notes",
    notes.map((note) => ({ tenant_id, ...note })),
  );
}

function bookingRow(booking: Booking) {
  const { id, service, status, made, cancelled_at } = booking;
  return {
    id,
    client_id: booking.client_id,
    guest: booking.guest,
    service_id: service.id,
    location_id: booking.location_id,
    resource_id: booking.resource_id,
    coach_id: booking.coach_id,
    start_time: instantAt(booking.start),
    end_time: instantAt(booking.end),
    buffer_before_minutes: service.buffer_before_minutes,
    buffer_after_minutes: service.buffer_after_minutes,
    party_size: booking.party_size,
    status,
    payment_status: booking.price_amount === 0 ? "not_due" : paymentAt(status, booking.payment_chance),
    price_amount: booking.price_amount,
    client_note: clientNote(booking.note_chance),
    guest_names: guestNames(booking.note_chance, booking.party_size),
    created_by: booking.made_by,
    created_at: instantAt(made),
    cancelled_at: cancelled_at === null ? null : instantAt(cancelled_at),
    cancel_reason: cancelled_at === null ? null : reasonAt(booking.note_chance),
  };
}

/** One in seven does not say. */
const reasonAt = (chance: number): CancellationReason | null =>
  CancellationReason.options[Math.floor(chance * 1000) % (CancellationReason.options.length + 1)] ?? null;

/** Bay and coach are taken with the buffers, a client for the booking itself. */
function claimsOf({ id, service, resource_id, coach_id, client_id, start, end }: Booking) {
  const nobody = { booking_id: id, resource_id: null, coach_id: null, client_id: null };
  const stay = tstzrange({ from: start, to: end });
  const kept = tstzrange({
    from: start - service.buffer_before_minutes * MINUTE_MS,
    to: end + service.buffer_after_minutes * MINUTE_MS,
  });
  return [
    ...(resource_id === null ? [] : [{ ...nobody, resource_id, during: kept }]),
    ...(coach_id === null ? [] : [{ ...nobody, coach_id, during: kept }]),
    ...(client_id === null ? [] : [{ ...nobody, client_id, during: stay }]),
  ];
}

function notesOf({ id, note_chance, made }: Booking, author_id: number) {
  const body = staffNote(note_chance);
  return body === undefined ? [] : [{ booking_id: id, body, author_id, created_at: instantAt(made + NOTE_AFTER_MS) }];
}
