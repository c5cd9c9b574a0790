import type { ApolloCache } from "@apollo/client";
import { type BookingDetailsFragment, DeskBookingStandingFragmentDoc } from "./desk.generated.ts";

/** Puts a changed booking on every schedule that shows it: the same booking is another type there. */
export function syncSchedule(cache: ApolloCache, booking: BookingDetailsFragment): void {
  const id = cache.identify({ __typename: "CompactBooking", id: booking.id });
  cache.writeFragment({
    id,
    fragment: DeskBookingStandingFragmentDoc,
    fragmentName: "DeskBookingStanding",
    data: standingOf(booking),
  });
}

function standingOf(booking: BookingDetailsFragment) {
  const { resource_id, coach_id, start_time, end_time, local_start, local_end, party_size } = booking;
  const { status, payment_status, price, late_minutes, version, allowed_actions } = booking;
  return {
    ...{ resource_id, coach_id, start_time, end_time, local_start, local_end, party_size },
    ...{ status, payment_status, price, late_minutes, version, allowed_actions },
  };
}
