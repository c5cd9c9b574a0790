import { tstzrange } from "#api/db/column-types.ts";
import { insertRows, withIds } from "#api/db/insert-rows.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { MINUTE_MS } from "#api/time/calendar.ts";
import { instantAt } from "#api/time/instants.ts";
import { CancellationReason } from "#schema/bookings/bookings/cancellation.ts";
import type { BookingStatus } from "#schema/bookings/bookings/models.ts";
import { paymentAt, statusAt, withOneLate } from "./booking-status.ts";
import { clientNote, guestNames, staffNote } from "./notes.ts";
import type { SimulatedBooking, SimulatedClass } from "./simulate-booking.ts";
import { writePayments } from "./write-payments.ts";

type Target = { tenant_id: string; currency: string; staff_id: number; timezone: string };
type Booking = SimulatedBooking & { id: number; status: BookingStatus; class_session_id: number | null };

/** A note is written this long after its booking. */
const NOTE_AFTER_MS = 10 * MINUTE_MS;

/**
 * Writes the bookings in the order in which they were made, with their status as of `now`, notes and claims; all
 * except cancellations and no-shows keep their claims.
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
  const classes = await withClassIds(trx, inOrder);
  await insertRows(
    trx,
    "class_sessions",
    [...classes].map(([held, id]) => ({ tenant_id, ...classRow(held, id), price_currency: currency })),
  );
  const bookings: Booking[] = (await withIds(trx, inOrder)).map((booking) => ({
    ...booking,
    class_session_id: booking.seat ? (classes.get(booking.seat.held) ?? null) : null,
  }));
  await insertRows(
    trx,
    "bookings",
    bookings.map((booking) => ({ tenant_id, ...bookingRow(booking), price_currency: currency })),
  );
  await writePayments(trx, target, bookings, now);
  const kept = bookings.filter(({ status }) => status !== "cancelled" && status !== "no_show").flatMap(claimsOf);
  const claims = [...kept, ...[...classes].map(([held, id]) => coachClaim(held, id))];
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
    class_session_id: booking.class_session_id,
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

/** One in seven gives no reason. */
const reasonAt = (chance: number): CancellationReason | null =>
  CancellationReason.options[Math.floor(chance * 1000) % (CancellationReason.options.length + 1)] ?? null;

/** Assigns each class session, once, the id it will be written under. */
async function withClassIds(trx: TenantTransaction, simulated: readonly SimulatedBooking[]) {
  const classes = new Set(simulated.flatMap(({ seat }) => seat?.held ?? []));
  const written = await withIds(
    trx,
    [...classes].map((held) => ({ held })),
  );
  return new Map(written.map(({ held, id }) => [held, id]));
}

function classRow({ start, end, scheduled, ...held }: SimulatedClass, id: number) {
  return { id, ...held, start_time: instantAt(start), end_time: instantAt(end), created_at: instantAt(scheduled) };
}

/** Every claim has these columns. */
const NOTHING = {
  booking_id: null as number | null,
  class_session_id: null as number | null,
  resource_id: null as number | null,
  coach_id: null as number | null,
  client_id: null as number | null,
  seat_session_id: null as number | null,
  seat: null as number | null,
};

const coachClaim = ({ coach_id, start, end }: SimulatedClass, class_session_id: number) => ({
  ...NOTHING,
  class_session_id,
  coach_id,
  during: tstzrange({ from: start, to: end }),
});

/** Bay and coach are claimed including the buffers, a client only for the booking itself. */
function claimsOf({ id, service, resource_id, coach_id, client_id, start, end, seat, class_session_id }: Booking) {
  const nobody = { ...NOTHING, booking_id: id };
  const stay = tstzrange({ from: start, to: end });
  const kept = tstzrange({
    from: start - service.buffer_before_minutes * MINUTE_MS,
    to: end + service.buffer_after_minutes * MINUTE_MS,
  });
  return [
    ...(resource_id === null ? [] : [{ ...nobody, resource_id, during: kept }]),
    ...(coach_id === null ? [] : [{ ...nobody, coach_id, during: kept }]),
    ...(client_id === null ? [] : [{ ...nobody, client_id, during: stay }]),
    ...(seat ? [{ ...nobody, seat_session_id: class_session_id, seat: seat.number, during: stay }] : []),
  ];
}

function notesOf({ id, note_chance, made }: Booking, author_id: number) {
  const body = staffNote(note_chance);
  return body === undefined ? [] : [{ booking_id: id, body, author_id, created_at: instantAt(made + NOTE_AFTER_MS) }];
}
