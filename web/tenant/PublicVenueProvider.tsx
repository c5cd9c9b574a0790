import { type ReactNode, useMemo } from "react";
import { VenueContext } from "./venue.ts";
import { usePublicVenuesQuery } from "./venues.generated.ts";

const stay = () => undefined;

/** The locations as everybody may see them, for who does not work there. Until they have come there are none. */
export function PublicVenueProvider({ children }: { children: ReactNode }) {
  const { data } = usePublicVenuesQuery();
  const venues = data?.publicLocations?.data;
  const value = useMemo(() => ({ venues: venues ?? [], venue: venues?.[0], choose: stay }), [venues]);
  return <VenueContext value={value}>{children}</VenueContext>;
}
