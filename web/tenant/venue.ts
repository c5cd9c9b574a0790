import { createContext, useContext } from "react";
import { wallTimeAt } from "#web/time/wall-clock.ts";
import { useNow } from "#web/time/use-now.ts";
import type { VenueFragment } from "./venues.generated.ts";

export type Venue = VenueFragment;

export interface VenueChoice {
  venues: readonly Venue[];
  /** The location that the desk works at; undefined while the company has none. */
  venue: Venue | undefined;
  choose: (id: number) => void;
}

export const VenueContext = createContext<VenueChoice | undefined>(undefined);

/** The company's locations and the one that is worked at. Throws outside a VenueProvider. */
export function useVenues(): VenueChoice {
  const value = useContext(VenueContext);
  if (!value) throw new Error("useVenues needs a VenueProvider above it");
  return value;
}

/** Today at a venue, YYYY-MM-DD; turns at its own midnight. */
export function useVenueToday(venue: Pick<Venue, "utc_offset">): string {
  return wallTimeAt(useNow(), venue.utc_offset).date;
}

/** "Main Street, Vancouver", or the name alone where it says the city already. */
export function venueLabel({ name, city }: Pick<Venue, "name" | "city">): string {
  return city === null || name.includes(city) ? name : `${name}, ${city}`;
}

/** The town of a zone, for people: "Vancouver" of America/Vancouver. */
export function zoneTown(timezone: string): string {
  return (timezone.split("/").at(-1) ?? timezone).replaceAll("_", " ");
}
