import type { BookingStanding } from "#web/apollo/schema-types.generated.ts";
import { standingOf } from "#web/bookings/rows/booking-look.ts";
import type { ScheduleBookingFragment } from "#web/bookings/day/schedule-day.generated.ts";

export interface StateCount {
  standing: BookingStanding;
  count: number;
}

/** In the order of a booking's life; late ones stand apart from those on time. */
export const STATES: readonly BookingStanding[] = [
  "confirmed",
  "checked_in",
  "late",
  "held",
  "completed",
  "no_show",
  "cancelled",
];

/** How many there are of each state. */
export function stateCounts(bookings: readonly ScheduleBookingFragment[]): StateCount[] {
  return STATES.map((standing) => ({
    standing,
    count: bookings.filter((booking) => standingOf(booking) === standing).length,
  }));
}

/** The states with one more or one fewer left out. */
export function toggled(hidden: readonly BookingStanding[], standing: BookingStanding): BookingStanding[] {
  return hidden.includes(standing) ? hidden.filter((each) => each !== standing) : [...hidden, standing];
}
