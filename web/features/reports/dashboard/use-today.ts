import { skipToken } from "@apollo/client/react";
import { useCallback, useMemo } from "react";
import { useBookableResourcesQuery } from "#web/features/bookings/shared/choices/choices.generated.ts";
import { useDayScheduleQuery } from "#web/features/bookings/shared/day/schedule-day.generated.ts";
import { useVenueToday, type Venue } from "#web/tenant/venue.ts";
import { useOnWindowFocus } from "#web/ui/page/use-on-window-focus.ts";
import type { BayTaken } from "./bay-now.ts";
import { useBaysTakenQuery, type BaysTakenQuery } from "./bays-taken.generated.ts";

const POLL_MS = 60_000;

const POLLING = {
  fetchPolicy: "cache-and-network",
  pollInterval: POLL_MS,
  skipPollAttempt: () => document.visibilityState === "hidden",
} as const;

/** Today at a venue: its bookings, refetched each minute and on window focus, and its bays. */
export function useToday(venue: Venue) {
  const date = useVenueToday(venue);
  const today = useDayScheduleQuery({
    variables: { location_id: venue.id, date },
    ...POLLING,
  });
  const bays = useBookableResourcesQuery(venue.id > 0 ? { variables: { location_id: venue.id } } : skipToken);

  const { refetch } = today;
  // Errors are kept in the query's result.
  const look = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  useOnWindowFocus(look);

  const schedule = today.data?.bookingsCompact;
  return {
    date,
    day: schedule?.days[0],
    bookings: schedule?.data,
    bays: bays.data?.resources?.data,
    error: today.error ?? bays.error,
    retry: () => {
      refetch().catch(() => undefined);
      bays.refetch().catch(() => undefined);
    },
  };
}

/** What occupies bays today besides bookings: classes and blocked times. */
export function useBaysTaken(venue: Venue) {
  const date = useVenueToday(venue);
  const { data, error, refetch } = useBaysTakenQuery({ variables: { location_id: venue.id, date }, ...POLLING });
  const look = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  useOnWindowFocus(look);
  return { taken: useMemo(() => data && takenBays(data), [data]), error, retry: look };
}

function takenBays({ classSessions, blockedTimes }: BaysTakenQuery): BayTaken[] {
  const classes = (classSessions?.data ?? []).filter(({ status }) => status === "scheduled");
  return [
    ...classes.map(({ id, name, resource_id, ...times }) => ({
      ...rangeOf(times),
      key: `class ${id}`,
      kind: "class" as const,
      name,
      resource_ids: resource_id === null ? [] : [resource_id],
    })),
    ...(blockedTimes?.data ?? []).map(({ id, kind, resource_ids, ...times }) => ({
      ...rangeOf(times),
      key: `blocked ${id}`,
      kind,
      name: BLOCKED[kind],
      resource_ids,
    })),
  ].toSorted((a, b) => a.start - b.start);
}

const BLOCKED = { repair: "Repair", cleaning: "Cleaning", event: "Event", private: "Blocked" } as const;

const rangeOf = ({ start_time, end_time }: { start_time: string; end_time: string }) => ({
  start: Date.parse(start_time),
  end: Date.parse(end_time),
});
