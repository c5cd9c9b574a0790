import { createContext, useContext } from "react";
import { wallTimeAt } from "#web/time/wall-clock.ts";
import { useNow } from "#web/time/use-now.ts";
import type { VenueFragment } from "./venues.generated.ts";

export type Venue = VenueFragment;

export interface VenueChoice {
  venues: readonly Venue[];
  /** The selected location; undefined while the company has none. */
  venue: Venue | undefined;
  choose: (id: number) => void;
}

export const VenueContext = createContext<VenueChoice | undefined>(undefined);

/** The company's locations and the selected one. Throws outside a VenueProvider. */
export function useVenues(): VenueChoice {
  const value = useContext(VenueContext);
  if (!value) throw new Error("useVenues needs a VenueProvider above it");
  return value;
}

/** Today at a venue, YYYY-MM-DD; changes at the venue's midnight. */
export function useVenueToday(venue: Pick<Venue, "utc_offset">): string {
  return wallTimeAt(useNow(), venue.utc_offset).date;
}

/** "Main Street, Vancouver", or the name alone if it contains the city. */
export function venueLabel({ name, city }: Pick<Venue, "name" | "city">): string {
  return city === null || name.includes(city) ? name : `${name}, ${city}`;
}

/** City of a time zone for display: "Vancouver" for America/Vancouver. */
export function zoneTown(timezone: string): string {
  return (timezone.split("/").at(-1) ?? timezone).replaceAll("_", " ");
}
