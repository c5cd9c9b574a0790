import { skipToken } from "@apollo/client/react";
import { useMemo } from "react";
import { useVenues, venueLabel } from "#web/tenant/venue.ts";
import type { BookingFilters } from "./booking-filters.ts";
import { useBookingFilterChoicesQuery } from "./bookings.generated.ts";

interface Choice {
  id: number;
  name: string;
}

export interface FilterChoices {
  locations: readonly Choice[];
  /** Bays of the chosen location; without one all bays, each with its location's name. */
  bays: readonly Choice[];
  coaches: readonly Choice[];
  services: readonly Choice[];
}

/** The filter options. Loaded when first shown, or when a chosen one needs its name. */
export function useFilterChoices(filters: BookingFilters, isLookedAt: boolean): FilterChoices {
  const { venues } = useVenues();
  const isNeeded = isLookedAt || filters.bay !== null || filters.coach !== null || filters.service !== null;
  const { data } = useBookingFilterChoicesQuery(isNeeded ? {} : skipToken);
  const { location } = filters;
  return useMemo(() => {
    const placeOf = (id: number) => (venues.length > 1 ? venues.find((venue) => venue.id === id)?.name : undefined);
    const bays = (data?.resources?.data ?? [])
      .filter(({ location_id }) => location === null || location_id === location)
      .map(({ id, name, location_id }) => {
        const place = location === null ? placeOf(location_id) : undefined;
        return { id, name: place === undefined ? name : `${name}, ${place}` };
      });
    return {
      locations: venues.map((venue) => ({ id: venue.id, name: venueLabel(venue) })),
      bays,
      coaches: data?.coaches?.data ?? [],
      services: data?.services?.data ?? [],
    };
  }, [data, venues, location]);
}
