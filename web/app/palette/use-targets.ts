import { useMemo } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { usePerson } from "#web/session/session.ts";
import { useVenues, useVenueToday } from "#web/tenant/venue.ts";
import { PLAIN_FORMATS } from "#web/time/format.ts";
import { useDebouncedText } from "#web/ui/form/use-debounced-text.ts";
import { foundTargets } from "./found-targets.ts";
import { usePaletteSearchQuery } from "./palette.generated.ts";
import { recentTargets } from "./recent-targets.ts";
import { screenTargets } from "./screen-targets.ts";
import { fits, type Target } from "./target.ts";

/** A single letter occurs in half of all names. */
const SEARCH_FROM = 2;

interface Targets {
  targets: readonly Target[];
  /** The response for the typed text is still pending. */
  isSearching: boolean;
  /** Why people and bookings are missing. */
  problem: string | undefined;
}

/** Targets that match the typed text: screens and actions at once, people and bookings once the server has responded. */
export function useTargets(typed: string): Targets {
  const person = usePerson();
  const { venues, venue } = useVenues();
  const today = useVenueToday(venue ?? PLAIN_FORMATS);
  const wanted = typed.trim();
  const asked = useDebouncedText(wanted);
  const isAsked = asked === wanted && wanted.length >= SEARCH_FROM;
  const { data, loading, error } = usePaletteSearchQuery({
    variables: {
      search: asked,
      from: today,
      people: person.permissions.includes("clients.read"),
      times: person.permissions.includes("bookings.read"),
    },
    skip: !isAsked,
    // Names change while the tab stays open.
    fetchPolicy: "network-only",
  });

  const own = useMemo(() => screenTargets(person), [person]);
  const targets = useMemo(() => {
    if (wanted === "") {
      const recent = recentTargets(person.id);
      return [...recent, ...own];
    }
    // Never shows results for a text other than the one in the field.
    const found = isAsked && data ? foundTargets(data, venues) : [];
    return [...found, ...own.filter(({ label }) => fits(label, wanted))];
  }, [wanted, isAsked, data, own, person.id, venues]);

  return {
    targets,
    isSearching: wanted.length >= SEARCH_FROM && (!isAsked || loading),
    problem: isAsked && error ? explain(error).message : undefined,
  };
}
