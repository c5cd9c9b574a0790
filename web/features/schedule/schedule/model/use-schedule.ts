import { useCallback, useMemo, useState } from "react";
import { useIsLive } from "#web/apollo/live-state.ts";
import {
  useDayScheduleQuery,
  type ScheduleBookingFragment,
} from "#web/features/bookings/shared/day/schedule-day.generated.ts";
import { venueDay, type VenueDay } from "#web/features/bookings/shared/day/venue-day.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { useOnWindowFocus } from "#web/ui/page/use-on-window-focus.ts";
import { useBlockedTimesQuery, type BlockedTimeFragment } from "../blocked-times/blocked-times.generated.ts";
import { useScheduleClassesQuery, useWeekScheduleQuery, type ScheduleClassFragment } from "./schedule.generated.ts";

const POLL_MS = 20_000;
/** Live changes arrive at once; lateness and the expiry of holds depend on the clock. */
const LIVE_POLL_MS = 60_000;

interface Asked {
  venue: Venue;
  /** First and last day, YYYY-MM-DD. */
  from: string;
  to: string;
  /** A block is being dragged: updates wait until it is dropped. */
  isDragging: boolean;
}

interface Schedule {
  days: readonly VenueDay[];
  bookings: readonly ScheduleBookingFragment[];
  classes: readonly ScheduleClassFragment[];
  blocked: readonly BlockedTimeFragment[];
  error: unknown;
  /** The last request failed: what is shown may be stale. */
  isOld: boolean;
  refetch: () => Promise<unknown>;
}

/** A day or week of a location; refetched on changes, on window focus, and at least every 20 s without live updates. */
export function useSchedule({ venue, from, to, isDragging }: Asked): Schedule {
  const isDay = from === to;
  const pollMs = useIsLive() ? LIVE_POLL_MS : POLL_MS;
  const polling = {
    fetchPolicy: "cache-and-network",
    // A response without changes then causes no re-render.
    notifyOnNetworkStatusChange: false,
    pollInterval: isDragging ? 0 : pollMs,
    skipPollAttempt: () => document.hidden,
  } as const;
  const day = useDayScheduleQuery({ variables: { location_id: venue.id, date: from }, skip: !isDay, ...polling });
  const week = useWeekScheduleQuery({
    variables: { location_id: venue.id, date_from: from, date_to: to },
    skip: isDay,
    ...polling,
  });
  const { isMissing, ...besides } = useBesides({ location_id: venue.id, date_from: from, date_to: to }, polling);
  const { data, error, refetch } = isDay ? day : week;
  // Failures are retried by the next poll.
  const look = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  useOnWindowFocus(isDragging ? undefined : look);

  const schedule = useFrozen(data?.bookingsCompact, isDragging);
  const rawDays = schedule?.days;
  const days = useMemo(() => rawDays?.map((raw) => venueDay(raw, venue)) ?? NO_DAYS, [rawDays, venue]);
  return {
    days,
    bookings: schedule?.data ?? NO_BOOKINGS,
    ...besides,
    error: schedule ? undefined : error,
    isOld: Boolean(schedule && error) || isMissing,
    refetch,
  };
}

interface Days {
  location_id: number;
  date_from: string;
  date_to: string;
}

/** What the schedule shows besides bookings. */
function useBesides(
  variables: Days,
  polling: { fetchPolicy: "cache-and-network"; pollInterval: number; skipPollAttempt: () => boolean },
): Pick<Schedule, "classes" | "blocked"> & { isMissing: boolean } {
  const held = useScheduleClassesQuery({ variables, ...polling });
  const kept = useBlockedTimesQuery({ variables, ...polling });
  return {
    classes: held.data?.classSessions?.data ?? NO_CLASSES,
    blocked: kept.data?.blockedTimes?.data ?? NO_BLOCKED,
    isMissing: Boolean(held.error ?? kept.error),
  };
}

/** The value from the start of the drag for as long as it lasts. */
function useFrozen<Value>(value: Value, isDragging: boolean): Value {
  const [kept, setKept] = useState(value);
  // Set during render: React re-renders at once.
  if (!isDragging && kept !== value) setKept(value);
  return isDragging ? kept : value;
}

const NO_DAYS: readonly VenueDay[] = [];
const NO_CLASSES: readonly ScheduleClassFragment[] = [];
const NO_BLOCKED: readonly BlockedTimeFragment[] = [];
const NO_BOOKINGS: readonly ScheduleBookingFragment[] = [];
