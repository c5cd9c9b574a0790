import type { ApolloClient } from "@apollo/client";

/** Asks for the lists of bookings in sight again: a changed booking may fit their filters no longer, or newly. */
export function refreshLists(client: ApolloClient): void {
  // Nobody waits for it: a list that fails says so itself.
  void client.refetchQueries({
    updateCache: (cache) => void cache.modify({ fields: { bookings: (_page, { INVALIDATE }) => INVALIDATE } }),
  });
}
