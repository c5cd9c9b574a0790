import { can } from "#api/auth/caller.ts";
import { type BookableTime, slotTaken, type BookingRequest } from "#api/features/availability/bookable-time.ts";
import { bookedBuffers, priceAfterMove, type Price, priceColumns } from "#api/features/bookings/booked-price.ts";
import type { BookingRow, BookingWithNotes } from "#api/features/bookings/booking-row.ts";
import { overlapReason, assignForStaff } from "#api/features/bookings/create/assign-for-staff.ts";
import { findBookable, instantOf } from "#api/features/bookings/create/booking-request.ts";
import { candidatesOf } from "#api/features/bookings/create/create-booking.ts";
import { lockSeen } from "#api/features/bookings/load-booking.ts";
import { notOwnLesson } from "#api/features/bookings/refusals.ts";
import { changeBooking, plainChanges } from "#api/features/bookings/write-queries.ts";
import type { Candidates } from "#api/features/claims/choose-assignment.ts";
import { claimHoldersOf } from "#api/features/claims/claim-holders.ts";
import {
  keepPartyClient,
  releaseClaims,
  lockForChange,
  claimSlot,
  withParty,
} from "#api/features/claims/claim-slot.ts";
import type { Call } from "#api/http/call.ts";
import { forbidden } from "#api/http/errors.ts";
import type { PreviewBookingUpdateInput } from "#schema/bookings/change-models.ts";
import type { UpdateBookingInput } from "#schema/bookings/models.ts";

/** Gives up the old claims and takes the new ones, in the one order; the old ones stay where the new are refused. */
export async function moveBooking(call: Call, seen: BookingWithNotes, input: UpdateBookingInput): Promise<BookingRow> {
  const { request, overlap_reason, candidates, price } = await planMove(call, seen, input);
  await lockForChange(call, candidates, claimHoldersOf(seen));
  await lockSeen(call, seen);
  await releaseClaims(call, seen);
  const assignment = await assignForStaff(call, await withParty(call, candidates, seen), request);
  const row = await changeBooking(call.db, call.tenant.tenant_id, seen.id, {
    ...plainChanges(input),
    start_time: new Date(candidates.start),
    end_time: new Date(candidates.end),
    resource_id: assignment.resource_id,
    coach_id: assignment.coach_id,
    overlap_reason,
    ...priceColumns(seen, price),
  });
  if (!(await claimSlot(call, row, assignment))) throw await slotTaken(call, request, "staff");
  if (overlap_reason !== null) await keepPartyClient(call, seen);
  return row;
}

/** A move that all rules let pass, as far as reading can tell: its preview and the move itself start from here. */
export interface MovePlan {
  request: BookingRequest;
  time: BookableTime;
  candidates: Candidates;
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
  const request = targetOf(seen, input);
  refuseReassignment(call, seen, request);
  const overlap_reason = keptOverlap(call, seen, input, request);
  const time = await findBookable(call, request, "staff");
  const client_id = overlap_reason === null ? seen.client_id : null;
  const candidates = { ...candidatesOf(request, time, client_id), ...bookedBuffers(seen) };
  return { request, time, candidates, overlap_reason, price: priceAfterMove(seen, candidates, time) };
}

function targetOf(booking: BookingRow, input: PreviewBookingUpdateInput): BookingRequest {
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

function refuseReassignment({ caller, permissionScope }: Call, booking: BookingRow, request: BookingRequest): void {
  if (request.resource_id !== booking.resource_id && can(caller, "bookings.reassign_resource") !== "yes") {
    throw forbidden("Only an owner or admin may move a booking to another bay.");
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

function isSameTime(booking: BookingRow, { start, end }: BookingRequest): boolean {
  return (
    start.epochMilliseconds === booking.start_time.getTime() && end.epochMilliseconds === booking.end_time.getTime()
  );
}

const instantAt = (date: Date): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(date.getTime());
