import type { ScheduleBookingFragment } from "#web/features/bookings/shared/day/schedule-day.generated.ts";
import { bookingLook } from "#web/features/bookings/shared/rows/booking-look.ts";
import { lengthText, shortName } from "#web/features/bookings/shared/rows/format-booking.ts";
import { PAYMENT_LOOKS } from "#web/features/payments/shared/payment-look.ts";
import type { BlockLook, ScheduleBlock, TimeRange } from "#web/ui/schedule-grid/types.ts";

export interface BlockPlace {
  columnId: string;
  /** Position in the grid's own time. */
  range: TimeRange;
  /** "9:00–10:00" in the venue's wall time. */
  timeText: string;
  /** Shown in a coach's column next to the length: "Bay 4". */
  bay?: string | undefined;
  /** A narrow column of a week: only the last name and the length fit. */
  isNarrow?: boolean;
}

/** A booking as a block; an active hold shows its remaining time. */
export function blockOf(booking: ScheduleBookingFragment, place: BlockPlace, now: number): ScheduleBlock {
  const look = bookingLook(booking);
  const payment = PAYMENT_LOOKS[booking.payment_status];
  const isMovable = booking.allowed_actions.includes("move");
  return {
    id: String(booking.id),
    columnId: place.columnId,
    ...place.range,
    title: titleOf(booking, place),
    lines: place.isNarrow ? [firstLine(booking, place, now)] : [firstLine(booking, place, now), place.timeText],
    tone: look.tone,
    look: blockLook(booking),
    state: look.label,
    icon: booking.status === "confirmed" && booking.late_minutes === null ? undefined : quietIcon(booking, look.icon),
    trailing: booking.payment_status === "not_due" ? undefined : payment,
    yields: booking.status === "cancelled" || booking.status === "no_show",
    movable: isMovable,
    resizable: isMovable,
  };
}

function titleOf({ client_name }: ScheduleBookingFragment, { isNarrow }: BlockPlace): string {
  const lastName = client_name?.split(" ").at(-1);
  return isNarrow && lastName ? lastName : shortName(client_name);
}

/** Completed bookings have no icon: icons are for current and upcoming ones. */
function quietIcon({ status }: ScheduleBookingFragment, icon: ScheduleBlock["icon"]): ScheduleBlock["icon"] {
  return status === "completed" ? undefined : icon;
}

function firstLine(booking: ScheduleBookingFragment, { bay, isNarrow }: BlockPlace, now: number): string {
  const { status, late_minutes, expires_at, coach_name, start_time, end_time, party_size } = booking;
  if (status === "held" && expires_at !== null) return `${countdownText(Date.parse(expires_at) - now)} left`;
  if (status === "no_show") return "No-show";
  if (late_minutes !== null) return isNarrow ? `Late ${late_minutes}` : bookingLook(booking).label;
  const length = lengthText(start_time, end_time);
  if (isNarrow) return length;
  if (bay !== undefined) return `${length}, ${bay}`;
  return coach_name === null ? `${length} · ${party_size}${partyWord(booking)}` : shortName(coach_name);
}

/** One of several bays of a party. */
function partyWord({ group_id }: ScheduleBookingFragment): string {
  return group_id === null ? "" : ", party";
}

function countdownText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function blockLook({ status, late_minutes }: ScheduleBookingFragment): BlockLook {
  if (status === "held") return "dashed";
  if (status === "cancelled") return "struck";
  return late_minutes === null ? "solid" : "ringed";
}
