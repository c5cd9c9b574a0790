import { can } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, forbidden, invalidField } from "#api/errors/errors.ts";
import { passed, refused, valueOrThrow, type Refusal, type Verdict } from "#api/errors/verdict.ts";
import {
  chooseAssignment,
  type Assignment,
  type AssignmentResult,
  type Candidates,
} from "#api/features/bookings/claims/choose-assignment.ts";
import { slotTaken, type BookingRequest } from "#api/features/schedule/availability/bookable-time.ts";
import { refusalWithout } from "#schema/people/sign-in/permission-labels.ts";
import { findBooking } from "../list/list-queries.ts";
import { presentBooking } from "../present.ts";

type Override = { reason: string } | null | undefined;

/** The reason why a client may be in two places at once; null where no override is requested. */
export function overlapReason({ caller }: Call, override: Override): Verdict<string | null> {
  if (!override) return passed(null);
  if (can(caller, "bookings.override_client_overlap") === "yes") return passed(override.reason);
  return refused(forbidden(refusalWithout("bookings.override_client_overlap")));
}

/** The bay and coach for a booking of the front desk, or an error that helps to choose again. */
export async function assignForStaff(call: Call, candidates: Candidates, request: BookingRequest): Promise<Assignment> {
  return valueOrThrow(await assignmentVerdict(call, await chooseAssignment(call, candidates), request));
}

/** The assignment, or the front desk's error where there is none. */
export async function assignmentVerdict(
  call: Call,
  assignment: AssignmentResult,
  request: BookingRequest,
): Promise<Verdict<Assignment>> {
  if (assignment.kind === "gone") return refused(holderGone(assignment.what));
  if (assignment.kind === "taken") return refused(await slotTaken(call, request, "staff"));
  if (assignment.kind === "free") return passed(assignment);
  return refused(await clientBusy(call, assignment.booking_id));
}

/** The error for a client who is booked elsewhere then, with that booking. */
export async function clientBusy(call: Call, bookingId: number): Promise<Refusal> {
  const current = await findBooking(call.db, call.tenant.tenant_id, bookingId);
  return new ApiError("client_overlap", "The client has another booking at this time.", {
    current: current ? presentBooking(call, current) : null,
  });
}

/** The error for a bay or coach that was deactivated between the check and the booking. */
export function holderGone(what: "resource" | "coach"): Refusal {
  return what === "resource"
    ? invalidField("resource_id", "This bay has just been taken out of use. Choose another one.")
    : invalidField("coach_id", "This coach has just been taken out of use. Choose another one.");
}
