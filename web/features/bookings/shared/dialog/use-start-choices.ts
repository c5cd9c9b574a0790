import { useMemo } from "react";
import type { Venue } from "#web/tenant/venue.ts";
import { useNow } from "#web/time/use-now.ts";
import { useFreeTimesQuery, type ServiceChoiceFragment } from "../choices/choices.generated.ts";
import { useVenueDayQuery } from "../day/schedule-day.generated.ts";
import { venueDay, type VenueDay } from "../day/venue-day.ts";
import { startChoices, type StartChoice } from "./start-choices.ts";

interface Wanted {
  service: ServiceChoiceFragment | undefined;
  /** YYYY-MM-DD, or "" while none is chosen. */
  date: string;
  duration: number;
  partySize: number;
}

interface StartChoices {
  day: VenueDay | undefined;
  starts: readonly StartChoice[];
  isLoading: boolean;
}

/** The starts of a day for the wanted service and length, with what is free at each. */
export function useStartChoices(venue: Venue, { service, date, duration, partySize }: Wanted): StartChoices {
  const now = useNow();
  const isWhole = service !== undefined && date !== "" && duration > 0;
  const { data: dayData } = useVenueDayQuery({
    variables: { location_id: venue.id, date },
    skip: date === "",
  });
  const { data: freeData, loading } = useFreeTimesQuery({
    variables: {
      service_id: service?.id ?? 0,
      location_id: venue.id,
      date,
      duration_minutes: duration,
      party_size: partySize,
    },
    skip: !isWhole,
    fetchPolicy: "cache-and-network",
  });
  const rawDay = dayData?.bookingsCompact?.days[0];
  const day = useMemo(() => (rawDay ? venueDay(rawDay, venue) : undefined), [rawDay, venue]);
  const free = freeData?.availability?.data;
  const grid = service?.grid_minutes ?? 15;
  const starts = useMemo(
    () => (day && free ? startChoices(day, { duration_minutes: duration, grid_minutes: grid }, free, now) : []),
    [day, free, duration, grid, now],
  );
  return { day, starts, isLoading: loading && !free };
}
