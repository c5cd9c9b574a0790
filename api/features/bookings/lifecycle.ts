import type { BookingAction, BookingStatus } from "#schema/bookings/models.ts";

interface Stage {
  /** States that a person may set from here. */
  next: readonly BookingStatus[];
  actions: readonly BookingAction[];
}

const OVER: Stage = { next: [], actions: [] };

/** Where a booking may go from each state. Confirming a hold and cancelling have verbs of their own. */
const STAGES: Record<BookingStatus, Stage> = {
  held: OVER,
  confirmed: {
    next: ["checked_in", "no_show"],
    actions: ["update", "move", "reassign", "check_in", "mark_no_show", "cancel"],
  },
  checked_in: { next: ["completed", "confirmed"], actions: ["update", "move", "reassign", "complete"] },
  // Both ways back are for who pressed the wrong button.
  completed: { next: ["checked_in"], actions: [] },
  no_show: { next: ["confirmed"], actions: [] },
  cancelled: OVER,
};

/** What a booking has to be for the rules below. */
export interface Standing {
  status: BookingStatus;
  start_time: Date;
}

/** Whether the booking may pass to this state now. Nobody fails to show up before the start. */
export function canBecome(booking: Standing, status: BookingStatus, now: Temporal.Instant): boolean {
  if (status === "no_show" && !hasStarted(booking, now)) return false;
  return STAGES[booking.status].next.includes(status);
}

/** What a state allows at any time. */
export const actionsIn = (status: BookingStatus): readonly BookingAction[] => STAGES[status].actions;

/** What may be done to a booking now, whoever asks. */
export function actionsAt(booking: Standing, now: Temporal.Instant): readonly BookingAction[] {
  const actions = actionsIn(booking.status);
  return hasStarted(booking, now) ? actions : actions.filter((action) => action !== "mark_no_show");
}

/** Whole minutes past the start of a booking that nobody checked in; null where it is not late. */
export function lateMinutes({ status, start_time }: Standing, now: Temporal.Instant): number | null {
  if (status !== "confirmed") return null;
  const minutes = Math.floor((now.epochMilliseconds - start_time.getTime()) / 60_000);
  return minutes > 0 ? minutes : null;
}

function hasStarted({ start_time }: Standing, now: Temporal.Instant): boolean {
  return start_time.getTime() <= now.epochMilliseconds;
}
