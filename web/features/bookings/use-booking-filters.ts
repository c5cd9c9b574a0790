import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { type BookingFilters, readBookingFilters, writeBookingFilters } from "./booking-filters.ts";

type ChangeFilters = (change: Partial<BookingFilters>) => void;

/** The list's filters as they stand in the URL, and the way to change some of them. */
export function useBookingFilters(): readonly [BookingFilters, ChangeFilters] {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readBookingFilters(params), [params]);
  const change = useCallback<ChangeFilters>(
    (changed) =>
      setParams((now) => writeBookingFilters(now, { ...readBookingFilters(now), ...changed }), { replace: true }),
    [setParams],
  );
  return [filters, change];
}
