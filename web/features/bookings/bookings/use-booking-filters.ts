import { useCallback, useMemo } from "react";
import { useUrlSearch } from "#web/ui/page/use-url-search.ts";
import { NO_FILTERS, readBookingFilters, writeBookingFilters, type BookingFilters } from "./booking-filters.ts";

export interface BookingFiltersUrl {
  filters: BookingFilters;
  change: (change: Partial<BookingFilters>) => void;
  /** Clears the search too; the date range stays. */
  clear: () => void;
}

/** The filters of the list, kept in the URL, and functions to change them. */
export function useBookingFilters(): BookingFiltersUrl {
  const [params, setParams] = useUrlSearch();
  const filters = useMemo(() => readBookingFilters(params), [params]);
  const change = useCallback<BookingFiltersUrl["change"]>(
    (changed) =>
      setParams((now) => writeBookingFilters(now, { ...readBookingFilters(now), ...changed }), { replace: true }),
    [setParams],
  );
  const clear = useCallback(
    () =>
      setParams(
        (now) => {
          const next = writeBookingFilters(now, { ...readBookingFilters(now), ...NO_FILTERS });
          next.delete("search");
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return { filters, change, clear };
}
