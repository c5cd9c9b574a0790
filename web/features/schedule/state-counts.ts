import type { BookingStatus } from "#web/apollo/schema-types.generated.ts";
import type { DeskBookingFragment } from "#web/desk/desk.generated.ts";

export interface StateCount {
  status: BookingStatus;
  count: number;
}

/** In the order of a booking's life. */
export const STATES: readonly BookingStatus[] = [
  "confirmed",
  "checked_in",
  "held",
  "completed",
  "no_show",
  "cancelled",
];

/** How many there are of each state; late ones are counted for themselves. */
export function stateCounts(bookings: readonly DeskBookingFragment[]): { states: StateCount[]; late: number } {
  const isLate = ({ status, late_minutes }: DeskBookingFragment) => status === "confirmed" && late_minutes !== null;
  return {
    states: STATES.map((status) => ({
      status,
      count: bookings.filter((booking) => booking.status === status && !isLate(booking)).length,
    })),
    late: bookings.filter(isLate).length,
  };
}

/** The states with one more or one fewer left out. */
export function toggled(hidden: readonly BookingStatus[], status: BookingStatus): BookingStatus[] {
  return hidden.includes(status) ? hidden.filter((each) => each !== status) : [...hidden, status];
}
