import { can, type Caller } from "#api/auth/caller.ts";
import type { BookingAction } from "#schema/bookings/bookings/models.ts";
import { actionsAt, type LifecycleFacts } from "./lifecycle.ts";

/** What this caller may do with a booking now: the actions of its state, restricted to the caller's permissions. */
export function allowedActions(
  caller: Caller,
  booking: LifecycleFacts & { coach_id: number | null },
  now: Temporal.Instant,
): BookingAction[] {
  if (!mayWrite(caller, booking)) return [];
  const mayReassign = can(caller, "bookings.reassign_resource") === "yes";
  return actionsAt(booking, now).filter((action) => action !== "reassign" || mayReassign);
}

/** Coaches may only write bookings of their own lessons. */
export function mayWrite(caller: Caller, booking: { coach_id: number | null }): boolean {
  const scope = can(caller, "bookings.write");
  if (scope === "own") return caller.kind === "person" && caller.id === booking.coach_id;
  return scope === "yes";
}
