import { bookingLook, PAYMENT_LOOKS } from "#web/desk/booking-look.ts";
import { lengthText, shortName } from "#web/desk/booking-words.ts";
import type { DeskBookingFragment } from "#web/desk/desk.generated.ts";
import type { BlockLook, ScheduleBlock } from "#web/ui/schedule-grid/types.ts";

/** The column of bookings that take no bay. */
export const NO_BAY = "none";

/** A booking as a block; a live hold says how long it still holds. */
export function blockOf(
  booking: DeskBookingFragment,
  formatTime: (instant: number) => string,
  now: number,
): ScheduleBlock {
  const look = bookingLook(booking);
  const payment = PAYMENT_LOOKS[booking.payment_status];
  const start = Date.parse(booking.start_time);
  const end = Date.parse(booking.end_time);
  return {
    id: String(booking.id),
    columnId: columnIdOf(booking),
    start,
    end,
    title: shortName(booking.client_name),
    lines: [firstLine(booking, now), `${formatTime(start)}–${formatTime(end)}`],
    tone: look.tone,
    look: blockLook(booking),
    state: look.label,
    icon: booking.status === "confirmed" && booking.late_minutes === null ? undefined : quietIcon(booking, look.icon),
    trailing: booking.payment_status === "not_due" ? undefined : payment,
    yields: booking.status === "cancelled" || booking.status === "no_show",
    movable: booking.allowed_actions.includes("move"),
    resizable: booking.allowed_actions.includes("move"),
  };
}

export function columnIdOf({ resource_id }: DeskBookingFragment): string {
  return resource_id === null ? NO_BAY : String(resource_id);
}

/** Colour and icons are for now and next; what went its usual way is quiet. */
function quietIcon({ status }: DeskBookingFragment, icon: ScheduleBlock["icon"]): ScheduleBlock["icon"] {
  return status === "completed" ? undefined : icon;
}

function firstLine(booking: DeskBookingFragment, now: number): string {
  const { status, late_minutes, expires_at, coach_name, start_time, end_time, party_size } = booking;
  if (status === "held" && expires_at !== null) return `${countdownText(Date.parse(expires_at) - now)} left`;
  if (status === "no_show") return "No-show";
  if (late_minutes !== null) return bookingLook(booking).label;
  if (coach_name !== null) return shortName(coach_name);
  return `${lengthText(start_time, end_time)} · ${party_size}`;
}

function countdownText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function blockLook({ status, late_minutes }: DeskBookingFragment): BlockLook {
  if (status === "held") return "dashed";
  if (status === "cancelled") return "struck";
  return late_minutes === null ? "solid" : "ringed";
}
