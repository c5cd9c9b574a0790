import { useEffect, useMemo } from "react";
import { type DeskBookingFragment, useDayScheduleQuery } from "#web/desk/desk.generated.ts";
import { type VenueDay, venueDay } from "#web/desk/venue-day.ts";
import type { Venue } from "#web/tenant/venue.ts";

const POLL_MS = 20_000;

interface DaySchedule {
  day: VenueDay | undefined;
  bookings: readonly DeskBookingFragment[];
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** One day of a location, asked for again every 20 s and when the page is looked at. */
export function useDaySchedule(venue: Venue, date: string): DaySchedule {
  const { data, error, refetch } = useDayScheduleQuery({
    variables: { location_id: venue.id, date },
    fetchPolicy: "cache-and-network",
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  useEffect(() => {
    const look = () => {
      // What failed is tried again by the next poll.
      if (document.visibilityState === "visible") void refetch().catch(() => undefined);
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [refetch]);

  const schedule = data?.bookingsCompact;
  const rawDay = schedule?.days[0];
  const day = useMemo(() => (rawDay ? venueDay(rawDay, venue) : undefined), [rawDay, venue]);
  return { day, bookings: schedule?.data ?? NO_BOOKINGS, error: day ? undefined : error, refetch };
}

const NO_BOOKINGS: readonly DeskBookingFragment[] = [];
