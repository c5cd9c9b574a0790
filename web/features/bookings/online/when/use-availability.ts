import { skipToken } from "@apollo/client/react";
import { useMemo } from "react";
import { useVenueToday } from "#web/tenant/venue.ts";
import { addDays, monthOf } from "#web/time/wall-clock.ts";
import type { WholeChoice } from "../frame/choice.ts";
import { daysBetween } from "../frame/format-venue.ts";
import { useBookDaysQuery, useBookTimesQuery, type BookDayFragment } from "./times.generated.ts";

/** Days per request; the API allows at most 31. */
export const STRIP_DAYS = 14;

function questionOf({ service, location, duration, coach, party, movingId, movingToken }: WholeChoice) {
  return {
    service_id: service.id,
    location_id: location.id,
    duration_minutes: duration,
    party_size: party,
    coach_id: coach?.id ?? null,
    ...(movingId === undefined ? {} : { moving_booking_id: movingId }),
    ...(movingToken === undefined ? {} : { moving_token: movingToken }),
  };
}

/** Free times change by the minute: show the cache at once and refetch each time. */
const ALWAYS_FRESH = { fetchPolicy: "cache-and-network", nextFetchPolicy: "cache-first" } as const;

export interface FreeDays {
  days: readonly BookDayFragment[] | undefined;
  today: string;
  /** First day of the range. */
  from: string;
  hasEarlier: boolean;
  hasLater: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** Two weeks of days with their free times, starting `stretch` times two weeks from today, in venue dates. */
export function useFreeDays(choice: WholeChoice, stretch: number): FreeDays {
  const today = useVenueToday(choice.location);
  const from = addDays(today, stretch * STRIP_DAYS);
  const lastDay = addDays(today, choice.service.horizon_days);
  const lastOfStretch = addDays(from, STRIP_DAYS - 1);
  const to = lastOfStretch < lastDay ? lastOfStretch : lastDay;
  const { data, error, refetch } = useBookDaysQuery({
    variables: { ...questionOf(choice), date_from: from, date_to: to < from ? from : to },
    ...ALWAYS_FRESH,
  });
  const days = data?.publicAvailability?.days;
  return { days, today, from, hasEarlier: stretch > 0, hasLater: lastOfStretch < lastDay, error, refetch };
}

/** The days of a month from today on, with their free times. */
export function useFreeMonth(choice: WholeChoice, month: string) {
  const today = useVenueToday(choice.location);
  const lastDay = addDays(today, choice.service.horizon_days);
  const { first, last } = monthOf(month);
  const { data, error, refetch } = useBookDaysQuery({
    variables: { ...questionOf(choice), date_from: first < today ? today : first, date_to: last },
    ...ALWAYS_FRESH,
  });
  return { days: data?.publicAvailability?.days, today, lastDay, error, refetch };
}

/** Returns the index of the two weeks that contain a date, counted from today. */
export function stretchOf(date: string | undefined, today: string): number {
  return date === undefined ? 0 : Math.max(0, Math.floor(daysBetween(today, date) / STRIP_DAYS));
}

/** The free times of one day. */
export function useFreeTimes(choice: WholeChoice, date: string | undefined) {
  const { data, error, refetch } = useBookTimesQuery(
    date === undefined ? skipToken : { variables: { ...questionOf(choice), date }, ...ALWAYS_FRESH },
  );
  const times = data?.publicAvailability?.data;
  return useMemo(() => ({ times, error, refetch }), [times, error, refetch]);
}
