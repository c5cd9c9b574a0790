import { skipToken } from "@apollo/client/react";
import { useCallback } from "react";
import { useDeskResourcesQuery } from "#web/desk/choices.generated.ts";
import { useDayScheduleQuery } from "#web/desk/desk.generated.ts";
import { useWhenSeen } from "#web/desk/use-when-seen.ts";
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
  const bays = useDeskResourcesQuery(venue.id > 0 ? { variables: { location_id: venue.id } } : skipToken);

  const { refetch } = today;
  // A refusal stands in the query itself.
  const look = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  useWhenSeen(look);

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
