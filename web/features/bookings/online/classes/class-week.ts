import { useMemo, useState } from "react";
import { useVenueToday } from "#web/tenant/venue.ts";
import { addDays } from "#web/time/wall-clock.ts";
import { countText } from "#web/ui/text/count-text.ts";
import type { BookLocationFragment } from "../frame/catalogue.generated.ts";
import { dateOf, daysBetween } from "../frame/format-venue.ts";
import { useBookClassesQuery, type BookClassFragment } from "./classes.generated.ts";

const WEEK_DAYS = 7;

interface ClassWeek {
  /** Classes by day, in order; undefined while loading. */
  days: readonly ClassDay[] | undefined;
  /** Date of the first class after this week; undefined if there is none. */
  nextDate: string | undefined;
  /** First and last day of the week, which begins on today's weekday. */
  from: string;
  to: string;
  error: unknown;
  refetch: () => Promise<unknown>;
}

export interface ShownWeek extends ClassWeek {
  hasEarlier: boolean;
  turn: (by: -1 | 1) => void;
  /** Turns to the week of this date. */
  turnTo: (date: string) => void;
}

interface ClassDay {
  date: string;
  classes: readonly BookClassFragment[];
}

/** The week that is shown at a location: that of `date`, or before any choice the first one that has a class. */
export function useShownWeek(location: BookLocationFragment, date: string | undefined): ShownWeek {
  const today = useVenueToday(location);
  const weekOf = (day: string) => Math.max(0, Math.floor(daysBetween(today, day) / WEEK_DAYS));
  const [turnedTo, setTurnedTo] = useState<number>();
  const shown = turnedTo ?? (date === undefined ? 0 : weekOf(date));
  const week = useClassWeek(location.id, addDays(today, shown * WEEK_DAYS));
  const turnTo = (day: string) => setTurnedTo(weekOf(day));
  const isChosen = turnedTo !== undefined || date !== undefined;
  if (!isChosen && week.days?.length === 0 && week.nextDate) turnTo(week.nextDate);
  return { ...week, hasEarlier: shown > 0, turn: (by) => setTurnedTo(shown + by), turnTo };
}

/** The classes at a location in the week from this date on, in venue dates. */
function useClassWeek(location_id: number, from: string): ClassWeek {
  const to = addDays(from, WEEK_DAYS - 1);
  const { data, error, refetch } = useBookClassesQuery({
    variables: { location_id, date_from: from, date_to: to },
    // Seats change by the minute: show the cache at once and refetch each time.
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const { data: coaches, next_date } = data?.publicAvailableClassSessionsByCoach ?? {};
  const days = useMemo(() => coaches && byDay(coaches.flatMap(({ sessions }) => sessions)), [coaches]);
  return { days, nextDate: next_date ?? undefined, from, to, error, refetch };
}

function byDay(classes: readonly BookClassFragment[]): ClassDay[] {
  const inOrder = classes.toSorted((a, b) => Date.parse(a.start_time) - Date.parse(b.start_time) || a.id - b.id);
  const days = Map.groupBy(inOrder, ({ local_start }) => dateOf(local_start));
  return [...days].map(([date, ofDay]) => ({ date, classes: ofDay }));
}

/** `4 seats left`, `1 seat left`, `Full` */
export function formatSeatsLeft(count: number): string {
  if (count <= 0) return "Full";
  return `${countText(count, "seat")} left`;
}

/** `1 class`, `3 classes` */
export function formatClasses(count: number): string {
  return countText(count, "class", "classes");
}
