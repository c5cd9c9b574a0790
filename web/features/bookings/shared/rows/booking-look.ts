import type { BookingStanding, BookingStatus, PaymentStatus } from "#web/apollo/schema-types.generated.ts";
import type { IconName } from "#web/ui/icon/Icon.tsx";
import type { Tone } from "#web/ui/state/tone.ts";

/** How a status is shown: always an icon and a word in addition to the color. */
export interface Look {
  tone: Tone;
  icon: IconName;
  label: string;
}

export const BOOKING_LOOKS: Readonly<Record<BookingStanding, Look>> = {
  held: { tone: "violet", icon: "hourglass", label: "Held" },
  confirmed: { tone: "teal", icon: "check-circle", label: "Confirmed" },
  late: { tone: "amber", icon: "clock", label: "Late" },
  checked_in: { tone: "blue", icon: "check-in", label: "Checked in" },
  completed: { tone: "grey", icon: "check", label: "Completed" },
  no_show: { tone: "red", icon: "no-show", label: "No-show" },
  cancelled: { tone: "grey", icon: "ban", label: "Cancelled" },
};

export const PAYMENT_LOOKS: Readonly<Record<PaymentStatus, Look>> = {
  not_due: { tone: "grey", icon: "circle", label: "Not due" },
  due: { tone: "amber", icon: "money", label: "Unpaid" },
  deposit_paid: { tone: "amber", icon: "half", label: "Part-paid" },
  paid: { tone: "green", icon: "check-circle", label: "Paid" },
  refund_due: { tone: "amber", icon: "undo", label: "Refund due" },
  refunding: { tone: "grey", icon: "hourglass", label: "On its way back" },
  partly_refunded: { tone: "grey", icon: "undo", label: "Part-refunded" },
  refunded: { tone: "grey", icon: "undo", label: "Refunded" },
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

/** Whether something remains to be paid. */
export function isUnpaid(status: PaymentStatus): boolean {
  return status === "due" || status === "deposit_paid";
}
