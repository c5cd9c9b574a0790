import { useListUrl } from "#web/app/use-list-url.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { useNow } from "#web/time/use-now.ts";
import { wallTimeAt } from "#web/time/wall-clock.ts";
import type { ListQuery } from "#web/ui/grid/list-query.ts";
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
  const { data, previousData, error, loading, refetch } = useBookingListQuery({
    variables: { ...pageOf(query), ...asked },
    fetchPolicy: "cache-and-network",
  });
  const shown = (data ?? previousData)?.bookings;
  return {
    query,
    setQuery,
    /** What the file of the whole list is asked with. */
    fileFilters: { ...asked, search: query.search },
    rows: shown?.data ?? [],
    total: shown?.meta.total ?? 0,
    isLoading: loading,
    error: error ? explain(error) : null,
    retry: () => void refetch(),
  };
}

function isForward({ view, from, to }: BookingFilters): boolean {
  return from !== null || to !== null || view === "upcoming" || view === "today";
}

function pageOf({ page, perPage, sortBy, sortDir, search }: ListQuery) {
  return {
    page,
    perPage,
    sortBy: sortBy === "status" ? "status" : "start_time",
    sortDir,
    search: search || null,
  } as const;
}
