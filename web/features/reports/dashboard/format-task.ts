import type { StatusAction } from "#schema/bookings/bookings/status-actions.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import type { ScheduleBookingFragment } from "#web/features/bookings/shared/day/schedule-day.generated.ts";
import type { VenueDay } from "#web/features/bookings/shared/day/venue-day.ts";
import { isUnpaid } from "#web/features/payments/shared/payment-look.ts";
import type { IconName } from "#web/ui/icon/Icon.tsx";
import type { Tone } from "#web/ui/state/tone.ts";
import type { Task, TaskKind } from "./todo.ts";

interface TaskAct {
  label: string;
  action: StatusAction;
}

interface TaskLook {
  tone: Tone;
  icon: IconName;
  acts: readonly TaskAct[];
}

const CHECK_IN: TaskAct = { label: "Check in", action: "check_in" };
const NO_SHOW: TaskAct = { label: "No-show", action: "mark_no_show" };
const COMPLETE: TaskAct = { label: "Complete", action: "complete" };

const LOOKS: Record<TaskKind, TaskLook> = {
  late: { tone: "amber", icon: "clock", acts: [NO_SHOW, CHECK_IN] },
  overdue: { tone: "amber", icon: "check-in", acts: [COMPLETE] },
  missed: { tone: "red", icon: "no-show", acts: [CHECK_IN, NO_SHOW] },
  unpaid: { tone: "amber", icon: "money", acts: [] },
};

export const taskLook = (kind: TaskKind): TaskLook => LOOKS[kind];

/** The actions available to the caller; the most likely one last, at the edge. */
export function taskActs({ kind, booking }: Task): readonly TaskAct[] {
  return LOOKS[kind].acts.filter(({ action }) => booking.allowed_actions.includes(action));
}

/** Where someone is expected: the bay, else the coach, else the service. */
export function placeOf(
  { resource_id, coach_name, service_name }: ScheduleBookingFragment,
  bayNames: ReadonlyMap<number, string>,
): string {
  const bay = resource_id === null ? undefined : bayNames.get(resource_id);
  return bay ?? coach_name ?? service_name;
}

export const nameOf = ({ client_name }: ScheduleBookingFragment): string => client_name ?? "Guest";

/** "Owen Lindqvist is 12 min late for Bay 6" */
export function taskTitle({ kind, booking, minutes }: Task, place: string): string {
  const name = nameOf(booking);
  switch (kind) {
    case "late":
      return `${name} is ${minutes} min late for ${place}`;
    case "overdue":
      return `${name}’s time at ${place} is over`;
    case "missed":
      return `${name} was not checked in for ${place}`;
    case "unpaid":
      return booking.payment_status === "deposit_paid" ? `${name} has paid a part` : `${name} has not paid`;
  }
}

/** "$53.55 to pay", "$33.55 still due" of a part-paid booking; for other tasks, what the booking is for. */
export function taskDetail({ kind, booking }: Task, place: string, locale: string): string {
  const { balance_due, payment_status } = booking;
  const due = formatMoney(balance_due.amount, balance_due.currency, locale);
  const owed = payment_status === "deposit_paid" ? `${due} still due` : due;
  if (kind === "unpaid") return `${owed}, ${place}`;
  if (payment_status === "deposit_paid") return owed;
  return isUnpaid(payment_status) ? `${due} to pay` : booking.service_name;
}

/** "since 17:30" */
export function taskTime({ kind, booking }: Task, day: VenueDay, now: number): string {
  const start = Date.parse(booking.start_time);
  const end = Date.parse(booking.end_time);
  if (kind === "late") return `since ${day.formatTime(start)}`;
  if (kind === "overdue" || kind === "missed" || end <= now) return `ended ${day.formatTime(end)}`;
  return start <= now ? `until ${day.formatTime(end)}` : `from ${day.formatTime(start)}`;
}
