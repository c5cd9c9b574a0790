import type { BookingAction, BookingStatus } from "./models.ts";

/** The actions that set a status with `updateBooking`, each with the action that reverts it. */
export const STATUS_ACTIONS = {
  check_in: { sets: "checked_in", undo: "undo_check_in" },
  complete: { sets: "completed", undo: "undo_complete" },
  mark_no_show: { sets: "no_show", undo: "undo_no_show" },
  undo_check_in: { sets: "confirmed", undo: "check_in" },
  undo_complete: { sets: "checked_in", undo: "complete" },
  undo_no_show: { sets: "confirmed", undo: "mark_no_show" },
} as const satisfies Partial<Record<BookingAction, { sets: BookingStatus; undo: BookingAction }>>;

export type StatusAction = keyof typeof STATUS_ACTIONS;

export function isStatusAction(action: BookingAction): action is StatusAction {
  return action in STATUS_ACTIONS;
}
