import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { type BookingFilters, NO_FILTERS, readBookingFilters, writeBookingFilters } from "./booking-filters.ts";

export interface BookingFiltersUrl {
  filters: BookingFilters;
  change: (change: Partial<BookingFilters>) => void;
  /** Drops the search too; the days stay. */
  clear: () => void;
}

/** The list's filters as they stand in the URL, and the way to change some of them. */
export function useBookingFilters(): BookingFiltersUrl {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readBookingFilters(params), [params]);
  const change = useCallback<BookingFiltersUrl["change"]>(
    (changed) =>
      setParams((now) => writeBookingFilters(now, { ...readBookingFilters(now), ...changed }), { replace: true }),
    [setParams],
  );
  // One write: a second in the same tick would start from the same address and undo the first.
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
