import { can } from "#api/auth/caller.ts";
import type { BookingRequest } from "#api/features/availability/bookable-time.ts";
import { priceAfterMove } from "#api/features/bookings/booked-price.ts";
import type { BookingRow, BookingWithNotes } from "#api/features/bookings/booking-row.ts";
import { assignForStaff, overlapReason } from "#api/features/bookings/create/assign-for-staff.ts";
import { instantOf } from "#api/features/bookings/create/booking-request.ts";
import { lockSeen } from "#api/features/bookings/load-booking.ts";
import {
  isSameTime,
  moveBooking,
  type MovePlan,
  type MovePolicy,
  type MoveTarget,
  planMove,
} from "#api/features/bookings/move/move-booking.ts";
import { notOwnLesson } from "#api/features/bookings/refusals.ts";
import type { Call } from "#api/http/call.ts";
import { forbidden } from "#api/http/errors.ts";
import { isSameInstant } from "#api/time/instants.ts";
import { refusalWithout } from "#schema/auth/permission-labels.ts";
import type { PreviewBookingUpdateInput } from "#schema/bookings/change-models.ts";
import type { UpdateBookingInput } from "#schema/bookings/models.ts";

/** The agreed price stands while the length does. */
const DESK: MovePolicy<BookingWithNotes> = {
  audience: "staff",
  priceOf: (seen, time, { start, end }) =>
    priceAfterMove(seen, { start: start.epochMilliseconds, end: end.epochMilliseconds }, time),
  lockSeen,
  assign: assignForStaff,
};

/** Whether the change gives the booking another time, bay or coach. */
export function isMove(booking: BookingRow, input: PreviewBookingUpdateInput): boolean {
  const request = requestOf(booking, input);
  return (
    !isSameTime(booking, request) ||
    request.resource_id !== booking.resource_id ||
    request.coach_id !== booking.coach_id
  );
}

export function planDeskMove(call: Call, seen: BookingWithNotes, input: PreviewBookingUpdateInput): Promise<MovePlan> {
  return planMove(call, seen, deskTarget(call, seen, input), DESK);
}

export function moveAtDesk(call: Call, seen: BookingWithNotes, input: UpdateBookingInput): Promise<BookingRow> {
  return moveBooking(call, seen, deskTarget(call, seen, input), DESK, input);
}

function deskTarget(call: Call, seen: BookingWithNotes, input: PreviewBookingUpdateInput): MoveTarget {
  const request = requestOf(seen, input);
  refuseReassignment(call, seen, request);
  return { request, overlap_reason: keptOverlap(call, seen, input, request) };
}

function requestOf(booking: BookingRow, input: PreviewBookingUpdateInput): BookingRequest {
  const { start_time, end_time } = input;
  const start = start_time === undefined ? booking.start_time : instantOf("start_time", start_time);
  return {
    service_id: booking.service_id,
    location_id: booking.location_id,
    start,
    end: end_time === undefined ? booking.end_time : instantOf("end_time", end_time),
    resource_id: input.resource_id ?? booking.resource_id,
    coach_id: input.coach_id ?? booking.coach_id,
    party_size: input.party_size ?? booking.party_size,
    except_booking_ids: [booking.id],
    keeps_start: isSameInstant(start, booking.start_time),
  };
}

function refuseReassignment({ caller, permissionScope }: Call, booking: BookingRow, request: BookingRequest): void {
  if (request.resource_id !== booking.resource_id && can(caller, "bookings.reassign_resource") !== "yes") {
    throw forbidden(refusalWithout("bookings.reassign_resource"));
  }
  if (request.coach_id !== booking.coach_id && permissionScope !== "yes") throw notOwnLesson();
}

/** An overlap that was allowed stays allowed while the time stays; another time needs another reason. */
function keptOverlap(
  call: Call,
  booking: BookingRow,
  input: PreviewBookingUpdateInput,
  request: BookingRequest,
): string | null {
  const kept = isSameTime(booking, request) ? booking.overlap_reason : null;
  return overlapReason(call, input.override_client_overlap) ?? kept;
}
