import type { Call } from "#api/call/call.ts";
import { ApiError } from "#api/errors/errors.ts";
import { valueOrThrow } from "#api/errors/verdict.ts";
import { chooseAssignment, type Assignment, type Candidates } from "#api/features/bookings/claims/choose-assignment.ts";
import { attendClass, claimSeats, freeSeats, lockOpenClass } from "#api/features/bookings/claims/seats.ts";
import { claimSlot, keepPartyClient, releaseClaims, withParty } from "#api/features/bookings/claims/service.ts";
import { clientsByIds } from "#api/features/clients/clients/service.ts";
import { slotTaken, type BookingRequest } from "#api/features/schedule/availability/bookable-time.ts";
import { bookedBuffers } from "../booked-price.ts";
import type { BookingRow } from "../booking-row.ts";
import { assignmentVerdict, clientBusy } from "../create/assign-for-staff.ts";
import { changeBooking } from "../write-queries.ts";

type Change = Parameters<typeof changeBooking>[3];

interface Reclaim {
  /** The columns to change along with it. */
  change: Change;
  /** Error message if the slot has been taken in the meantime. */
  taken?: string;
}

/**
 * Gives a booking without claims its former slot back, if it is still free. Call it under the locks of its holders and its
 * row.
 */
export async function reclaimSlot(call: Call, seen: BookingRow, { change, taken }: Reclaim): Promise<BookingRow> {
  await refuseErased(call, seen);
  await releaseClaims(call, seen);
  if (seen.class_session_id !== null) return reclaimSeats(call, seen, { change, sessionId: seen.class_session_id });
  const assignment = await formerAssignment(call, await withParty(call, formerCandidates(seen), seen), { seen, taken });
  const after = await changeBooking(call.db, call.tenant.tenant_id, seen.id, change);
  if (!(await claimSlot(call, after, assignment))) throw await slotTaken(call, formerRequest(seen), "staff", taken);
  if (seen.overlap_reason !== null) await keepPartyClient(call, seen);
  return after;
}

/** The booking would be nobody's: the erasure was allowed because nothing was to come. */
async function refuseErased(call: Call, { client_id }: BookingRow): Promise<void> {
  const [client] = client_id === null ? [] : await clientsByIds(call, [client_id]);
  if (client && client.anonymized_at !== null) {
    throw new ApiError("invalid_state", "Its client was erased. Book the time again for somebody else.");
  }
}

/** Restores seats while enough are left, at the current time of the class; the caller locks the session before the booking. */
async function reclaimSeats(
  call: Call,
  seen: BookingRow,
  { change, sessionId }: { change: Change; sessionId: number },
): Promise<BookingRow> {
  const open = await lockOpenClass(call, sessionId);
  const seats = await freeSeats(call, open, seen.party_size);
  const attending = await attendClass(call, seen.overlap_reason === null ? seen.client_id : null, open);
  if (attending.kind === "client_busy") throw await clientBusy(call, attending.booking_id);
  const { start_time, end_time } = open;
  const after = await changeBooking(call.db, call.tenant.tenant_id, seen.id, { ...change, start_time, end_time });
  await claimSeats(call, open, after, { seats, attending });
  return after;
}

function formerCandidates(booking: BookingRow): Candidates {
  return {
    resource_ids: booking.resource_id === null ? null : [booking.resource_id],
    coach_ids: booking.coach_id === null ? null : [booking.coach_id],
    client_id: booking.overlap_reason === null ? booking.client_id : null,
    start: booking.start_time.epochMilliseconds,
    end: booking.end_time.epochMilliseconds,
    ...bookedBuffers(booking),
  };
}

function formerRequest(booking: BookingRow): BookingRequest {
  return {
    service_id: booking.service_id,
    location_id: booking.location_id,
    start: booking.start_time,
    end: booking.end_time,
    resource_id: booking.resource_id,
    coach_id: booking.coach_id,
    party_size: booking.party_size,
    except_booking_ids: [booking.id],
  };
}

async function formerAssignment(
  call: Call,
  candidates: Candidates,
  { seen, taken }: { seen: BookingRow; taken: string | undefined },
): Promise<Assignment> {
  const assignment = await chooseAssignment(call, candidates);
  if (assignment.kind === "taken") throw await slotTaken(call, formerRequest(seen), "staff", taken);
  if (assignment.kind !== "gone") return valueOrThrow(await assignmentVerdict(call, assignment, formerRequest(seen)));
  const what = assignment.what === "resource" ? "bay" : "coach";
  throw new ApiError("invalid_state", `Its ${what} is not in use any more. Book the time again with another one.`);
}
