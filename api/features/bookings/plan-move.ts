import { can } from "#api/auth/caller.ts";
import type { BookableTime, WantedBooking } from "#api/features/availability/bookable-time.ts";
import type { BookingRow, BookingWithNotes } from "#api/features/bookings/booking-row.ts";
import { wishOf } from "#api/features/bookings/create-booking.ts";
import { overlapReason } from "#api/features/bookings/overlap.ts";
import { agreedBuffers, newPrice, type Price } from "#api/features/bookings/agreed.ts";
import { notOwnLesson } from "#api/features/bookings/refusals.ts";
import { findBookable, instantOf } from "#api/features/bookings/wanted-time.ts";
import type { Wish } from "#api/features/claims/choose-place.ts";
import type { Call } from "#api/http/call.ts";
import { forbidden } from "#api/http/errors.ts";
import type { PreviewBookingUpdateInput } from "#schema/bookings/change-models.ts";

/** A move that all rules let pass, as far as reading can tell: its preview and the move itself start from here. */
export interface MovePlan {
  wanted: WantedBooking;
  time: BookableTime;
  wish: Wish;
  overlap_reason: string | null;
  price: Price;
}

/** Whether the change gives the booking another time, bay or coach. */
export function isMove(booking: BookingRow, input: PreviewBookingUpdateInput): boolean {
  const target = targetOf(booking, input);
  return (
    !isSameTime(booking, target) || target.resource_id !== booking.resource_id || target.coach_id !== booking.coach_id
  );
}

export async function planMove(
  call: Call,
  seen: BookingWithNotes,
  input: PreviewBookingUpdateInput,
): Promise<MovePlan> {
  const wanted = targetOf(seen, input);
  refuseReassignment(call, seen, wanted);
  const overlap_reason = keptOverlap(call, seen, input, wanted);
  const time = await findBookable(call, wanted, "staff");
  const client_id = overlap_reason === null ? seen.client_id : null;
  const wish = { ...wishOf(wanted, time, client_id), ...agreedBuffers(seen) };
  return { wanted, time, wish, overlap_reason, price: newPrice(seen, wish, time) };
}

function targetOf(booking: BookingRow, input: PreviewBookingUpdateInput): WantedBooking {
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
function keptOverlap(
  call: Call,
  booking: BookingRow,
  input: PreviewBookingUpdateInput,
  wanted: WantedBooking,
): string | null {
  const kept = isSameTime(booking, wanted) ? booking.overlap_reason : null;
  return overlapReason(call, input.override_client_overlap) ?? kept;
}

function isSameTime(booking: BookingRow, { start, end }: WantedBooking): boolean {
  return (
    start.epochMilliseconds === booking.start_time.getTime() && end.epochMilliseconds === booking.end_time.getTime()
  );
}

const instantAt = (date: Date): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(date.getTime());
