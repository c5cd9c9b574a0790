import type { MembershipAction, MembershipStatus } from "#schema/memberships/models.ts";

type Event = MembershipAction | "begin_pause" | "fall_due" | "settle" | "end" | "expire";

/** The status that follows each event; transitions not listed are not allowed. */
const TRANSITIONS: Record<MembershipStatus, Partial<Record<Event, MembershipStatus>>> = {
  active: {
    pause: "pause_scheduled",
    cancel: "cancel_scheduled",
    change: "active",
    fall_due: "past_due",
    expire: "cancelled",
  },
  pause_scheduled: { begin_pause: "paused", resume: "active" },
  paused: { resume: "active" },
  past_due: { cancel: "cancel_scheduled", settle: "active", expire: "cancelled" },
  cancel_scheduled: { undo_cancel: "active", end: "cancelled" },
  cancelled: {},
};

const ACTIONS: readonly MembershipAction[] = ["pause", "resume", "cancel", "undo_cancel", "change"];

export function nextStatus(status: MembershipStatus, event: Event): MembershipStatus {
  const next = TRANSITIONS[status][event];
  if (next === undefined) throw new RangeError(`${event} does not follow ${status}`);
  return next;
}

/** Returns the actions allowed in this status; a trial cannot be paused. */
export const actionsOf = (status: MembershipStatus, isTrial = false): MembershipAction[] =>
  ACTIONS.filter((action) => TRANSITIONS[status][action] !== undefined && !(isTrial && action === "pause"));
