import { useListUrl } from "#web/screen/use-list-url.ts";
import { pageVariables, useList } from "#web/screen/use-list.ts";
import { useVenues, useVenueToday } from "#web/tenant/venue.ts";
import { PLAIN_FORMATS } from "#web/time/format.ts";
import { filterArguments, type BookingFilters } from "./booking-filters.ts";
import { useBookingListQuery } from "./bookings.generated.ts";

/** Upcoming bookings are sorted from now on, past ones from now back. */
const FORWARD = { sorts: ["start_time", "status"], sortDir: "asc" } as const;
const BACKWARD = { sorts: ["start_time", "status"], sortDir: "desc" } as const;

/** One page of the matching bookings; the previous page stays visible while the next loads. */
export function useBookingList(filters: BookingFilters) {
  const { venue = PLAIN_FORMATS } = useVenues();
  const [query, setQuery] = useListUrl(isForward(filters) ? FORWARD : BACKWARD);
  const today = useVenueToday(venue);
  const asked = filterArguments(filters, today);
  const list = useList(useBookingListQuery, { ...pageVariables(query), ...asked }, ({ bookings }) => bookings);
  return {
    ...list,
    query,
    setQuery,
    /** The arguments for exporting the whole list. */
    fileFilters: { ...asked, search: query.search },
  };
}

function isForward({ view, from, to }: BookingFilters): boolean {
  return from !== null || to !== null || view === "upcoming" || view === "today";
}
