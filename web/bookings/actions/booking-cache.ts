import type { ApolloCache } from "@apollo/client";
import type { BookingDetailsFragment } from "../panel/booking-details.generated.ts";
import { ScheduleBookingStateFragmentDoc } from "../day/schedule-day.generated.ts";

const COMPACT = { __typename: "CompactBooking" } as const;

/** Puts a changed booking on every schedule that shows it: the same booking is another type there. */
export function syncSchedule(cache: ApolloCache, booking: BookingDetailsFragment): void {
  const id = cache.identify({ ...COMPACT, id: booking.id });
  cache.writeFragment({
    id,
    fragment: ScheduleBookingStateFragmentDoc,
    fragmentName: "ScheduleBookingState",
    // What the booking has besides is not in the fragment and is left out. Under its own type nothing would be written.
    data: { ...booking, ...COMPACT },
  });
}
