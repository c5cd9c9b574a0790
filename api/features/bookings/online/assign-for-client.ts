import type { Call } from "#api/call/call.ts";
import { ApiError } from "#api/errors/errors.ts";
import { holderGone } from "#api/features/bookings/bookings/service.ts";
import { chooseAssignment, type Assignment, type Candidates } from "#api/features/bookings/claims/choose-assignment.ts";
import { slotTaken, type BookingRequest } from "#api/features/schedule/availability/bookable-time.ts";
import { presentPublicBooking } from "./present.ts";
import { findPublicBooking } from "./queries.ts";

/** Assigns a bay and coach for a visitor or client; throws with free times, or with the client's own conflicting booking. */
export async function assignForClient(
  call: Call,
  candidates: Candidates,
  request: BookingRequest,
): Promise<Assignment> {
  const assignment = await chooseAssignment(call, candidates);
  if (assignment.kind === "gone") throw holderGone(assignment.what);
  if (assignment.kind === "taken") throw await slotTaken(call, request, "public");
  if (assignment.kind === "free") return assignment;
  throw await clientBooked(call, assignment.booking_id);
}

/** The error for a client who has another booking at that time; it includes that booking. */
export async function clientBooked(call: Call, bookingId: number): Promise<ApiError> {
  const current = await findPublicBooking(call.db, call.tenant.tenant_id, bookingId);
  return new ApiError("client_overlap", "You have another booking at this time.", {
    current: current ? presentPublicBooking(call, current) : null,
  });
}
