import type { BookingStanding } from "#web/apollo/schema-types.generated.ts";
import type { ScheduleBookingFragment } from "#web/features/bookings/shared/day/schedule-day.generated.ts";
import { standingOf } from "#web/features/bookings/shared/rows/booking-look.ts";

export interface StateCount {
  standing: BookingStanding;
  count: number;
}

/** In the order of a booking's life cycle; late ones are counted separately. */
export const STATES: readonly BookingStanding[] = [
  "confirmed",
  "checked_in",
  "late",
  "held",
  "completed",
  "no_show",
  "cancelled",
];

export function stateCounts(bookings: readonly ScheduleBookingFragment[]): StateCount[] {
  return STATES.map((standing) => ({
    standing,
    count: bookings.filter((booking) => standingOf(booking) === standing).length,
  }));
}

/** Hidden statuses with one added or removed. */
export function toggled(hidden: readonly BookingStanding[], standing: BookingStanding): BookingStanding[] {
  return hidden.includes(standing) ? hidden.filter((each) => each !== standing) : [...hidden, standing];
}
