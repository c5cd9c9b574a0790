import type { BookingStanding, BookingStatus } from "#web/apollo/schema-types.generated.ts";
import type { Look } from "#web/ui/state/look.ts";

export const BOOKING_LOOKS: Readonly<Record<BookingStanding, Look>> = {
  held: { tone: "violet", icon: "hourglass", label: "Held" },
  confirmed: { tone: "teal", icon: "check-circle", label: "Confirmed" },
  late: { tone: "amber", icon: "clock", label: "Late" },
  checked_in: { tone: "blue", icon: "check-in", label: "Checked in" },
  completed: { tone: "grey", icon: "check", label: "Completed" },
  no_show: { tone: "red", icon: "no-show", label: "No-show" },
  cancelled: { tone: "grey", icon: "ban", label: "Cancelled" },
};

interface StatusFacts {
  status: BookingStatus;
  late_minutes: number | null;
}

/** Display status of a booking: "late" replaces "confirmed" once the start has passed. */
export function standingOf({ status, late_minutes }: StatusFacts): BookingStanding {
  return status === "confirmed" && late_minutes !== null ? "late" : status;
}

/** Icon, tone and label of the status, with the minutes if late. */
export function bookingLook(booking: StatusFacts): Look {
  const standing = standingOf(booking);
  const look = BOOKING_LOOKS[standing];
  return standing === "late" ? { ...look, label: `${look.label} ${booking.late_minutes ?? 0} min` } : look;
}
