import { createContext, useContext } from "react";
import { useNow } from "#web/time/use-now.ts";
import {
  offsetAt,
  offsetLabel,
  offsetOn,
  wallTimeAt,
  zoneTown,
  type Clock,
  type ZonedClock,
} from "#web/time/wall-clock.ts";
import { CompanyContext } from "./company.ts";
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
export function useVenueToday(venue: Clock): string {
  return wallTimeAt(useNow(), venue).date;
}

const HOUR_MS = 3_600_000;

/** Today by the reports, whose day may begin some hours after the venue's midnight. */
export function useReportToday(venue: Clock): string {
  const hour = useContext(CompanyContext)?.report_day_hour ?? 0;
  return wallTimeAt(useNow() - hour * HOUR_MS, venue).date;
}

/** "UTC−7": a venue's offset now; changes with its clock. */
export function useOffsetLabel(venue: Clock): string {
  return offsetLabel(offsetAt(useNow(), venue));
}

/** "Main Street, Vancouver", or the name alone if it contains the city. */
export function venueLabel({ name, city }: Pick<Venue, "name" | "city">): string {
  return city === null || name.includes(city) ? name : `${name}, ${city}`;
}

/** "Times in Vancouver, UTC−7": the clock that a form goes by, as it is on a date (YYYY-MM-DD). */
export function timesNote(venue: ZonedClock, date: string): string {
  return `Times in ${zoneTown(venue.timezone)}, ${offsetLabel(offsetOn(date, venue))}`;
}
