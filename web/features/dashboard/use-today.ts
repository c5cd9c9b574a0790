import { skipToken } from "@apollo/client/react";
import { useCallback } from "react";
import { useBookableResourcesQuery } from "#web/bookings/choices/choices.generated.ts";
import { useDayScheduleQuery } from "#web/bookings/day/schedule-day.generated.ts";
import { useOnWindowFocus } from "#web/ui/page/use-on-window-focus.ts";
import { useVenueToday, type Venue } from "#web/tenant/venue.ts";

const POLL_MS = 60_000;

/** Today at a venue: its bookings in one answer, renewed each minute and when the page is looked at again, and its bays. */
export function useToday(venue: Venue) {
  const date = useVenueToday(venue);
  const today = useDayScheduleQuery({
    variables: { location_id: venue.id, date },
    fetchPolicy: "cache-and-network",
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.visibilityState === "hidden",
  });
  const bays = useBookableResourcesQuery(venue.id > 0 ? { variables: { location_id: venue.id } } : skipToken);

  const { refetch } = today;
  // A refusal stands in the query itself.
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
