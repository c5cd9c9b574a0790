import { useMemo } from "react";
import { useNow } from "#web/time/use-now.ts";
import { addDays } from "#web/time/wall-clock.ts";
import type { BookLocationFragment } from "../frame/catalogue.generated.ts";
import { dateOf, daysBetween, venueToday } from "#web/features/book/frame/format-venue.ts";
import { type BookClassFragment, useBookClassesQuery } from "./classes.generated.ts";

const WEEK_DAYS = 7;

export interface ClassWeek {
  /** Classes by day, in order; undefined while loading. */
  days: readonly ClassDay[] | undefined;
  /** First and last day of the week, which begins on today's weekday. */
  from: string;
  to: string;
  error: unknown;
  refetch: () => Promise<unknown>;
}

export interface ClassDay {
  date: string;
  classes: readonly BookClassFragment[];
}

/** Returns the classes at a location in the week starting `week` weeks from today, in venue dates. */
export function useClassWeek({ id, utc_offset }: BookLocationFragment, week: number): ClassWeek {
  const from = addDays(venueToday(useNow(), utc_offset), week * WEEK_DAYS);
  const to = addDays(from, WEEK_DAYS - 1);
  const { data, error, refetch } = useBookClassesQuery({
    variables: { location_id: id, date_from: from, date_to: to },
    // Seats change by the minute: show the cache at once and refetch each time.
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const coaches = data?.publicAvailableClassSessionsByCoach?.data;
  const days = useMemo(() => coaches && byDay(coaches.flatMap(({ sessions }) => sessions)), [coaches]);
  return { days, from, to, error, refetch };
}

/** Returns the index of the week of a date, counted from today. */
export function useWeekOf(date: string | undefined, { utc_offset }: BookLocationFragment): number {
  const today = venueToday(useNow(), utc_offset);
  return date === undefined ? 0 : Math.max(0, Math.floor(daysBetween(today, date) / WEEK_DAYS));
}

function byDay(classes: readonly BookClassFragment[]): ClassDay[] {
  const inOrder = classes.toSorted((a, b) => Date.parse(a.start_time) - Date.parse(b.start_time) || a.id - b.id);
  const days = Map.groupBy(inOrder, ({ local_start }) => dateOf(local_start));
  return [...days].map(([date, ofDay]) => ({ date, classes: ofDay }));
}

/** `4 seats left`, `1 seat left`, `Full` */
export function formatSeatsLeft(count: number): string {
  if (count <= 0) return "Full";
  return count === 1 ? "1 seat left" : `${count} seats left`;
}

/** `1 class`, `3 classes` */
export function formatClasses(count: number): string {
  return count === 1 ? "1 class" : `${count} classes`;
}
