import type { ApolloCache } from "@apollo/client";
import { ScheduleBookingStateFragmentDoc } from "../day/schedule-day.generated.ts";
import type { BookingDetailsFragment } from "../panel/booking-details.generated.ts";

const COMPACT = { __typename: "CompactBooking" } as const;

/** Writes a changed booking to every schedule that shows it: there, the same booking has another type. */
export function syncSchedule(cache: ApolloCache, booking: BookingDetailsFragment): void {
  const id = cache.identify({ ...COMPACT, id: booking.id });
  cache.writeFragment({
    id,
    fragment: ScheduleBookingStateFragmentDoc,
    fragmentName: "ScheduleBookingState",
    // Fields outside the fragment are ignored. With the booking's own `__typename` nothing would be written.
    data: { ...booking, ...COMPACT },
  });
}
