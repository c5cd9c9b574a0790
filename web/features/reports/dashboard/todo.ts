import type { ScheduleBookingFragment } from "#web/features/bookings/shared/day/schedule-day.generated.ts";
import { isUnpaid } from "#web/features/payments/shared/payment-look.ts";

/**
 * late: expected in the bay and not there. overdue: still checked in after the end. missed: over without a check-in. unpaid:
 * only the payment is missing.
 */
export type TaskKind = "late" | "overdue" | "missed" | "unpaid";

export interface Task {
  kind: TaskKind;
  booking: ScheduleBookingFragment;
  /** Whole minutes past the start (late) or past the end (overdue, missed); 0 for unpaid. */
  minutes: number;
}

type Span = Pick<ScheduleBookingFragment, "start_time" | "end_time">;

const URGENCY: Record<TaskKind, number> = { late: 0, overdue: 1, missed: 2, unpaid: 3 };
const MINUTE_MS = 60_000;

/**
 * Returns the desk's tasks, most urgent first, at most one per booking. `now` in epoch milliseconds. Holds expire by themselves;
 * cancelled bookings and no-shows need no action.
 */
export function todoTasks(bookings: readonly ScheduleBookingFragment[], now: number): Task[] {
  return bookings
    .flatMap((booking) => taskOf(booking, now) ?? [])
    .toSorted(
      (a, b) => URGENCY[a.kind] - URGENCY[b.kind] || b.minutes - a.minutes || byNearness(a.booking, b.booking, now),
    );
}

function taskOf(booking: ScheduleBookingFragment, now: number): Task | undefined {
  const { status, payment_status } = booking;
  const sinceStart = minutesSince(booking.start_time, now);
  const sinceEnd = minutesSince(booking.end_time, now);
  if (status === "confirmed" && sinceEnd >= 0) return { kind: "missed", booking, minutes: sinceEnd };
  if (status === "confirmed" && sinceStart > 0) return { kind: "late", booking, minutes: sinceStart };
  if (status === "checked_in" && sinceEnd >= 0) return { kind: "overdue", booking, minutes: sinceEnd };
  const isOwed = status === "confirmed" || status === "checked_in" || status === "completed";
  return isOwed && isUnpaid(payment_status) ? { kind: "unpaid", booking, minutes: 0 } : undefined;
}

/** Current and upcoming bookings before past ones; among the past ones the latest first. */
function byNearness(a: Span, b: Span, now: number): number {
  const isOver = (span: Span) => Date.parse(span.end_time) <= now;
  if (isOver(a) !== isOver(b)) return isOver(a) ? 1 : -1;
  const order = Date.parse(a.start_time) - Date.parse(b.start_time);
  return isOver(a) ? -order : order;
}

function minutesSince(instant: string, now: number): number {
  return Math.floor((now - Date.parse(instant)) / MINUTE_MS);
}

/** Confirmed bookings still to begin, soonest first. */
export function nextArrivals(bookings: readonly ScheduleBookingFragment[], now: number): ScheduleBookingFragment[] {
  return bookings
    .filter(({ status, start_time }) => status === "confirmed" && minutesSince(start_time, now) <= 0)
    .toSorted((a, b) => Date.parse(a.start_time) - Date.parse(b.start_time));
}
