import type { ApolloClient } from "@apollo/client";

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
          availability: (_times, { INVALIDATE }) => INVALIDATE,
        },
      }),
  });
}
