import { can } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { forbidden } from "#api/errors/errors.ts";
import { passed, refused, valueOrThrow, type Refusal, type Verdict } from "#api/errors/verdict.ts";
import type { BookingRequest } from "#api/features/schedule/availability/bookable-time.ts";
import { isSameInstant } from "#api/time/instants.ts";
import type { PreviewBookingUpdateInput } from "#schema/bookings/bookings/change-models.ts";
import type { UpdateBookingInput } from "#schema/bookings/bookings/models.ts";
import { refusalWithout } from "#schema/people/sign-in/permission-labels.ts";
import { priceAfterMove } from "../booked-price.ts";
import type { BookingRow, BookingWithNotes } from "../booking-row.ts";
import { assignForStaff, overlapReason } from "../create/assign-for-staff.ts";
import { instantOf } from "../create/booking-request.ts";
import { lockSeen } from "../load-booking.ts";
import { notOwnLesson } from "../refusals.ts";
import { isSameTime, moveBooking, planMove, type MovePlan, type MovePolicy, type MoveTarget } from "./move-booking.ts";

/** The agreed price stays as long as the length does. */
const DESK: MovePolicy<BookingWithNotes> = {
  audience: "staff",
  priceOf: ({ tenant }, seen, time, { start, end }) =>
    priceAfterMove(tenant, seen, { start: start.epochMilliseconds, end: end.epochMilliseconds }, time),
  lockSeen,
  assign: assignForStaff,
};

/** Whether a request changes the time, bay or coach of the booking. */
export function isMove(booking: BookingRow, request: BookingRequest): boolean {
  return (
    !isSameTime(booking, request) ||
    request.resource_id !== booking.resource_id ||
    request.coach_id !== booking.coach_id
  );
}

export async function planDeskMove(
  call: Call,
  seen: BookingWithNotes,
  input: PreviewBookingUpdateInput,
  request: BookingRequest,
): Promise<Verdict<MovePlan>> {
  const target = deskTarget(call, seen, input, request);
  return target.passes ? planMove(call, seen, target.value, DESK) : target;
}

export async function moveAtDesk(
  call: Call,
  seen: BookingWithNotes,
  input: UpdateBookingInput,
  request: BookingRequest,
): Promise<BookingRow> {
  return moveBooking(call, seen, valueOrThrow(deskTarget(call, seen, input, request)), DESK, input);
}

function deskTarget(
  call: Call,
  seen: BookingWithNotes,
  input: PreviewBookingUpdateInput,
  request: BookingRequest,
): Verdict<MoveTarget> {
  const refusal = reassignmentRefusal(call, seen, request);
  if (refusal !== null) return refused(refusal);
  const asked = overlapReason(call, input.override_client_overlap);
  if (!asked.passes) return asked;
  return passed({ request, overlap_reason: asked.value ?? keptOverlap(seen, request) });
}

/** Where the input moves the booking; omitted fields keep their values. */
export function deskRequest(booking: BookingRow, input: PreviewBookingUpdateInput): Verdict<BookingRequest> {
  const start = changedInstant("start_time", input.start_time, booking.start_time);
  const end = changedInstant("end_time", input.end_time, booking.end_time);
  if (!start.passes) return start;
  if (!end.passes) return end;
  return passed({
    service_id: booking.service_id,
    location_id: booking.location_id,
    start: start.value,
    end: end.value,
    resource_id: input.resource_id ?? booking.resource_id,
    coach_id: input.coach_id ?? booking.coach_id,
    party_size: input.party_size ?? booking.party_size,
    except_booking_ids: [booking.id],
    keeps_start: isSameInstant(start.value, booking.start_time),
  });
}

function changedInstant(
  field: "start_time" | "end_time",
  text: string | undefined,
  kept: Temporal.Instant,
): Verdict<Temporal.Instant> {
  return text === undefined ? passed(kept) : instantOf(field, text);
}

/** Changing the bay and changing the coach each need their own permission. */
export function reassignmentRefusal(
  { caller, permissionScope }: Call,
  booking: BookingRow,
  request: BookingRequest,
): Refusal | null {
  if (request.resource_id !== booking.resource_id && can(caller, "bookings.reassign_resource") !== "yes") {
    return forbidden(refusalWithout("bookings.reassign_resource"));
  }
  return request.coach_id !== booking.coach_id && permissionScope !== "yes" ? notOwnLesson() : null;
}

/** An allowed overlap stays allowed at the same time; another time needs a new reason. */
const keptOverlap = (booking: BookingRow, request: BookingRequest): string | null =>
  isSameTime(booking, request) ? booking.overlap_reason : null;
