import type { MembershipAction, MembershipStatus } from "#schema/memberships/memberships/models.ts";

type Event = MembershipAction | "begin_pause" | "fall_due" | "settle" | "end" | "expire";

/** The status that follows each event; transitions not listed are not allowed. */
const TRANSITIONS: Record<MembershipStatus, Partial<Record<Event, MembershipStatus>>> = {
  active: {
    pause: "pause_scheduled",
    cancel: "cancel_scheduled",
    change: "active",
    undo_change: "active",
    fall_due: "past_due",
    expire: "cancelled",
  },
  pause_scheduled: { begin_pause: "paused", resume: "active", undo_change: "pause_scheduled" },
  paused: { resume: "active", undo_change: "paused" },
  past_due: { cancel: "cancel_scheduled", settle: "active", expire: "cancelled", undo_change: "past_due" },
  cancel_scheduled: { undo_cancel: "active", end: "cancelled" },
  cancelled: {},
};

const ACTIONS: readonly MembershipAction[] = ["pause", "resume", "cancel", "undo_cancel", "change", "undo_change"];

export function nextStatus(status: MembershipStatus, event: Event): MembershipStatus {
  const next = TRANSITIONS[status][event];
  if (next === undefined) throw new RangeError(`${event} does not follow ${status}`);
  return next;
}

/** What decides which actions a membership allows. */
export interface Standing {
  status: MembershipStatus;
  plan_name: string;
  /** Null if the plan does not renew. */
  billing_months: number | null;
  is_trial: boolean;
  is_cancellable: boolean;
  /** The due date of the oldest unpaid invoice. */
  open_due_on: string | null;
  /** The plan that follows; null if it stays. */
  next_plan: object | null;
}

const NO_CHANGE = "There is no change of plan to take back: none is planned, or it has begun.";

const NOT_IN_THIS_STATUS: Record<MembershipAction, string> = {
  pause: "Only a membership that runs and is paid can be paused.",
  resume: "This membership is not paused.",
  cancel: "This membership cannot be cancelled now. End its pause first.",
  undo_cancel: "There is no cancellation to take back: the membership runs on, or has ended.",
  change: "Only a membership that runs and is paid can be moved to another plan.",
  undo_change: NO_CHANGE,
};

const DOES_NOT_RENEW = {
  pause: "A plan that does not renew cannot be paused.",
  change: "A plan that does not renew cannot be moved to another plan.",
};

/** The one rule of what is offered and what is refused; undefined if the membership allows the action. */
export function whyNot(action: MembershipAction, standing: Standing): string | undefined {
  const { status, plan_name, billing_months, is_trial, is_cancellable, open_due_on, next_plan } = standing;
  if (action === "cancel" && !is_cancellable) return `${plan_name} cannot be cancelled.`;
  if (action === "pause" || action === "change") {
    if (billing_months === null) return DOES_NOT_RENEW[action];
    if (open_due_on !== null) return "There is an open bill. Take its payment first.";
  }
  if (action === "undo_change" && next_plan === null) return NO_CHANGE;
  if (action === "pause" && is_trial) return "A trial cannot be paused. It can be cancelled.";
  return TRANSITIONS[status][action] === undefined ? NOT_IN_THIS_STATUS[action] : undefined;
}

export const actionsOf = (standing: Standing): MembershipAction[] =>
  ACTIONS.filter((action) => whyNot(action, standing) === undefined);
