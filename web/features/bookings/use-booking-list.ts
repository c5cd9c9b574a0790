import { pageVariables, useList } from "#web/app/use-list.ts";
import { useListUrl } from "#web/app/use-list-url.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { useNow } from "#web/time/use-now.ts";
import { wallTimeAt } from "#web/time/wall-clock.ts";
import { type BookingFilters, filterArguments } from "./booking-filters.ts";
import { useBookingListQuery } from "./bookings.generated.ts";

/** What is to come reads from now on, what was from now back. */
const FORWARD = { sorts: ["start_time", "status"], sortDir: "asc" } as const;
const BACKWARD = { sorts: ["start_time", "status"], sortDir: "desc" } as const;

/** The bookings that fit, a page of them; the last page stays in sight while the next is on its way. */
export function useBookingList(filters: BookingFilters) {
  const { venue } = useVenues();
  const [query, setQuery] = useListUrl(isForward(filters) ? FORWARD : BACKWARD);
  const today = wallTimeAt(useNow(), venue?.utc_offset ?? "+00:00").date;
  const asked = filterArguments(filters, today);
  const list = useList(useBookingListQuery, { ...pageVariables(query), ...asked }, ({ bookings }) => bookings);
  return {
    ...list,
    query,
    setQuery,
    /** What the file of the whole list is asked with. */
    fileFilters: { ...asked, search: query.search },
  };
}

function isForward({ view, from, to }: BookingFilters): boolean {
  return from !== null || to !== null || view === "upcoming" || view === "today";
}
