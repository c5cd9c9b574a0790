import type { ApolloClient, ApolloCache } from "@apollo/client";
import type { BookingDetailsFragment } from "../panel/booking-details.generated.ts";
import { ScheduleBookingStateFragmentDoc } from "../day/schedule-day.generated.ts";

/** Asks again for what shows bookings or free times: a changed booking may stand there no longer, or newly. */
export function refreshLists(client: ApolloClient): void {
  // Nobody waits for it: a list that fails says so itself.
  void client.refetchQueries({
    updateCache: (cache) =>
      void cache.modify({
        fields: {
          bookings: (_page, { INVALIDATE }) => INVALIDATE,
          clientBookings: (_page, { INVALIDATE }) => INVALIDATE,
          bookingsCompact: (_schedule, { INVALIDATE }) => INVALIDATE,
          // A seat that is booked or given up.
          classSession: (_class, { INVALIDATE }) => INVALIDATE,
          classSessions: (_page, { INVALIDATE }) => INVALIDATE,
          availability: (_times, { INVALIDATE }) => INVALIDATE,
        },
      }),
  });
}

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
