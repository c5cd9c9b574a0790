import { can } from "#api/auth/caller.ts";
import { type BookableTime, slotTaken, type WantedBooking } from "#api/features/availability/bookable-time.ts";
import type { BookingRow, BookingWithNotes } from "#api/features/bookings/booking-row.ts";
import { wishOf } from "#api/features/bookings/create-booking.ts";
import { lockSeen } from "#api/features/bookings/load-booking.ts";
import { overlapReason, placeForStaff } from "#api/features/bookings/overlap.ts";
import { plainChanges } from "#api/features/bookings/plain-changes.ts";
import { notOwnLesson } from "#api/features/bookings/refusals.ts";
import { findBookable, instantOf } from "#api/features/bookings/wanted-time.ts";
import { changeBooking } from "#api/features/bookings/write-queries.ts";
import { ownersOf } from "#api/features/claims/owners.ts";
import { leavePlace, lockForChange, occupyPlace, type Wish } from "#api/features/claims/take-place.ts";
import type { Call } from "#api/http/call.ts";
import { forbidden } from "#api/http/errors.ts";
import type { UpdateBookingInput } from "#schema/bookings/models.ts";

/** Whether the change gives the booking another time, bay or coach. */
export function isMove(booking: BookingRow, input: UpdateBookingInput): boolean {
  const target = targetOf(booking, input);
  return (
    target.start.epochMilliseconds !== booking.start_time.getTime() ||
    target.end.epochMilliseconds !== booking.end_time.getTime() ||
    target.resource_id !== booking.resource_id ||
    target.coach_id !== booking.coach_id
  );
}

/** Gives up the old claims and takes the new ones, in the one order; the old ones stay where the new are refused. */
export async function moveBooking(call: Call, seen: BookingWithNotes, input: UpdateBookingInput): Promise<BookingRow> {
  const wanted = targetOf(seen, input);
  refuseReassignment(call, seen, wanted);
  const overlap_reason = keptOverlap(call, seen, input, wanted);
  const time = await findBookable(call, wanted, "staff");
  const wish = {
    ...wishOf(wanted, time, overlap_reason === null ? seen.client_id : null),
    ...agreedBuffers(seen),
  };
  await lockForChange(call, wish, ownersOf(seen));
  await lockSeen(call, seen);
  await leavePlace(call, seen.id);
  const place = await placeForStaff(call, wish, wanted);
  const row = await changeBooking(call.db, call.tenant.tenant_id, seen.id, {
    ...plainChanges(input),
    start_time: new Date(wish.start),
    end_time: new Date(wish.end),
    resource_id: place.resource_id,
    coach_id: place.coach_id,
    overlap_reason,
    ...newPrice(seen, wish, time),
  });
  if (!(await occupyPlace(call, row, place))) throw await slotTaken(call, wanted, "staff");
  return row;
}

function targetOf(booking: BookingRow, input: UpdateBookingInput): WantedBooking {
  const { start_time, end_time } = input;
  const start = start_time === undefined ? instantAt(booking.start_time) : instantOf("start_time", start_time);
  return {
    service_id: booking.service_id,
    location_id: booking.location_id,
    start,
    end: end_time === undefined ? instantAt(booking.end_time) : instantOf("end_time", end_time),
    resource_id: input.resource_id ?? booking.resource_id,
    coach_id: input.coach_id ?? booking.coach_id,
    party_size: input.party_size ?? booking.party_size,
    except_booking_ids: [booking.id],
    keeps_start: start.epochMilliseconds === booking.start_time.getTime(),
  };
}

function refuseReassignment({ caller, reach }: Call, booking: BookingRow, wanted: WantedBooking): void {
  if (wanted.resource_id !== booking.resource_id && can(caller, "bookings.reassign_resource") !== "yes") {
    throw forbidden("Only an owner or admin may move a booking to another bay.");
  }
  if (wanted.coach_id !== booking.coach_id && reach !== "yes") throw notOwnLesson();
}

/** An overlap that was allowed stays allowed while the time stays; another time needs another reason. */
function keptOverlap(call: Call, booking: BookingRow, input: UpdateBookingInput, wanted: WantedBooking): string | null {
  const isSameTime =
    wanted.start.epochMilliseconds === booking.start_time.getTime() &&
    wanted.end.epochMilliseconds === booking.end_time.getTime();
  return overlapReason(call, input.override_client_overlap) ?? (isSameTime ? booking.overlap_reason : null);
}

/** Buffers stand as they were when it was booked, whatever the service says today. */
function agreedBuffers({ buffer_before_minutes, buffer_after_minutes }: BookingRow) {
  return { buffer_before_minutes, buffer_after_minutes };
}

/** The price stands as agreed while the length does. */
function newPrice(booking: BookingRow, wish: Wish, { price }: BookableTime) {
  const length = booking.end_time.getTime() - booking.start_time.getTime();
  return wish.end - wish.start === length ? {} : { price_amount: price.amount, price_currency: price.currency };
}

const instantAt = (date: Date): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(date.getTime());
