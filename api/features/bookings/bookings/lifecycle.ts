import { isBefore, minutesBetween } from "#api/time/instants.ts";
import type { BookingAction, BookingStatus } from "#schema/bookings/bookings/models.ts";
import { isStatusAction, STATUS_ACTIONS } from "#schema/bookings/bookings/status-actions.ts";

/** What each state allows; actions that set a status lead to the next state. Confirming a hold is a separate operation. */
const ACTIONS: Record<BookingStatus, readonly BookingAction[]> = {
  held: [],
  confirmed: ["update", "move", "reassign", "check_in", "mark_no_show", "cancel"],
  checked_in: ["update", "move", "reassign", "complete", "undo_check_in"],
  completed: ["undo_complete"],
  no_show: ["undo_no_show"],
  cancelled: ["restore"],
};

/** How long a cancellation can be undone, inclusive. */
export const RESTORABLE_MINUTES = 10;

/** The fields of a booking that the rules below read. */
export interface LifecycleFacts {
  status: BookingStatus;
  start_time: Temporal.Instant;
  cancelled_at: Temporal.Instant | null;
}

/** Whether the booking may change to this state now. A no-show is only possible after the start. */
export function canBecome(booking: LifecycleFacts, status: BookingStatus, now: Temporal.Instant): boolean {
  return actionsAt(booking, now).some((action) => isStatusAction(action) && STATUS_ACTIONS[action].sets === status);
}

/** The actions that a state allows, regardless of time. */
export const actionsIn = (status: BookingStatus): readonly BookingAction[] => ACTIONS[status];

/** The actions possible on a booking now, regardless of the caller. */
export function actionsAt(booking: LifecycleFacts, now: Temporal.Instant): readonly BookingAction[] {
  return actionsIn(booking.status).filter((action) => {
    if (action === "mark_no_show") return hasStarted(booking, now);
    return action !== "restore" || canRestore(booking, now);
  });
}

/** Whether the cancellation is recent enough to be undone. */
export function canRestore(
  { status, cancelled_at }: Omit<LifecycleFacts, "start_time">,
  now: Temporal.Instant,
): boolean {
  if (status !== "cancelled" || cancelled_at === null) return false;
  return minutesBetween(cancelled_at, now) <= RESTORABLE_MINUTES;
}

/** Whole minutes past the start of a booking without check-in; null where it is not late. */
export function lateMinutes(
  { status, start_time }: Omit<LifecycleFacts, "cancelled_at">,
  now: Temporal.Instant,
): number | null {
  if (status !== "confirmed") return null;
  const minutes = Math.floor(minutesBetween(start_time, now));
  return minutes > 0 ? minutes : null;
}

/** The latest start of a booking that is late by a minute or more: `lateMinutes` as a database condition. */
export function lateSince(now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ minutes: 1 });
}

function hasStarted({ start_time }: Pick<LifecycleFacts, "start_time">, now: Temporal.Instant): boolean {
  return !isBefore(now, start_time);
}
