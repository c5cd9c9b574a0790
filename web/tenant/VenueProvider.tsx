import { useCallback, useMemo, useState, type ReactNode } from "react";
import { useUrlSearch } from "#web/ui/page/use-url-search.ts";
import { VenueContext } from "./venue.ts";
import { usePublicVenuesQuery, useVenuesQuery } from "./venues.generated.ts";

const STORAGE_KEY = "location";
const URL_NAME = "location";
/** A desk stays open for weeks, and the server may know newer clock changes after an upgrade. */
const CLOCK_FRESH_MS = 60 * 60_000;

interface VenueProviderProps {
  children: ReactNode;
  loading: ReactNode;
  failed: (error: unknown, retry: () => void) => ReactNode;
}

/** Provides the locations and the selected one, remembered in this browser. */
export function VenueProvider({ children, loading, failed }: VenueProviderProps) {
  const { data, error, refetch } = useVenuesQuery({ pollInterval: CLOCK_FRESH_MS });
  const [search, setSearch] = useUrlSearch();
  const [remembered, setRemembered] = useState(() => Number(localStorage.getItem(STORAGE_KEY)));
  // A screen with the location in its URL may have been shared by somebody who works elsewhere.
  const chosen = Number(search.get(URL_NAME) ?? remembered);

  const choose = useCallback(
    (id: number) => {
      localStorage.setItem(STORAGE_KEY, String(id));
      setRemembered(id);
      setSearch((params) => {
        if (!params.has(URL_NAME)) return params;
        const next = new URLSearchParams(params);
        next.set(URL_NAME, String(id));
        next.delete("page");
        return next;
      });
    },
    [setSearch],
  );

  const venues = data?.locations?.data;
  const value = useMemo(
    () => venues && { venues, venue: venues.find(({ id }) => id === chosen) ?? venues[0], choose },
    [venues, chosen, choose],
  );
  if (value) return <VenueContext value={value}>{children}</VenueContext>;
  return error ? failed(error, () => void refetch()) : loading;
}

const stay = () => undefined;

/** The public data of the locations, for people who do not work there. Empty until loaded. */
export function PublicVenueProvider({ children }: { children: ReactNode }) {
  const { data } = usePublicVenuesQuery();
  const venues = data?.publicLocations?.data;
  const value = useMemo(() => ({ venues: venues ?? [], venue: venues?.[0], choose: stay }), [venues]);
  return <VenueContext value={value}>{children}</VenueContext>;
}
