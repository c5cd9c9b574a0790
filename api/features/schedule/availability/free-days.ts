import { isOpenOn, locationHours } from "#api/features/venue/locations/open-hours.ts";
import { withoutRanges, type TimeRange } from "#api/time/ranges.ts";
import { dayAt } from "#api/time/zone-clock.ts";
import type { FreeDayState } from "#schema/schedule/availability/models.ts";
import type { AvailabilityFacts } from "./facts.ts";
import { bookableStarts, extentOf, startsWithin, type Extent } from "./free-times.ts";
import { venueWindow, type Bookable, type VenueWindow } from "./venue-window.ts";

/** The number of distinct free starts on a date, and why there are none. */
export type DayCount = { day: number; free_count: number; state: FreeDayState };

/**
 * Every requested date. Uses the starts in `known` if given; otherwise counts without determining which resource is free
 * when.
 */
export function freeDays(facts: AvailabilityFacts, known?: Iterable<number>): DayCount[] {
  const window = venueWindow(facts);
  const counts = new Map<number, number>();
  for (const start of new Set(known ?? freeStartsOf(facts, window))) {
    const day = dayAt(window.clock, start);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const whyNot = reasons(facts, window);
  return Array.from({ length: window.lastDay - window.firstDay + 1 }, (_, index) => {
    const day = window.firstDay + index;
    const free_count = counts.get(day) ?? 0;
    return { day, free_count, state: free_count > 0 ? "free" : whyNot(day) };
  });
}

/** The starts for which some bay and some coach are free: those of `freeTimes`, without the ids. */
export function freeStartsOf(facts: AvailabilityFacts, window = venueWindow(facts)): Set<number> {
  const grid = bookableStarts(window, facts.service.grid_minutes);
  return new Set(
    facts.service.duration_minutes.flatMap((duration) => {
      const extent = extentOf(facts.service, duration);
      const open = startsWithin(window.open, grid, extent);
      const withResource = anyFree(open, window.resources, extent);
      return anyFree(withResource, window.coaches, extent);
    }),
  );
}

/** The starts for which at least one of the bookables is free; all starts where none is needed. */
function anyFree(starts: readonly number[], bookables: readonly Bookable[] | null, extent: Extent): readonly number[] {
  if (bookables === null) return starts;
  const [first = 0, last = 0] = [starts[0], starts.at(-1)];
  // Few starts are taken in the first of forty bays, and only those are checked in the next.
  let taken: readonly TimeRange[] = [{ from: first, to: last + 1 }];
  for (const bookable of bookables) {
    if (taken.length === 0) return starts;
    taken = withoutRanges(taken, freeRanges(bookable, extent));
  }
  return outside(starts, taken);
}

/** The milliseconds at which a stay can start, as ranges, of which there are far fewer than starts. */
function freeRanges({ hours, busy }: Bookable, { length, before, after }: Extent): TimeRange[] {
  const within = hours.map(({ from, to }) => ({ from, to: to - length + 1 }));
  const met = busy.map(({ from, to }) => ({ from: Math.floor(from) - length - after + 1, to: to + before }));
  return withoutRanges(within, met);
}

/** Both inputs are ascending: one pass. */
function outside(starts: readonly number[], ranges: readonly TimeRange[]): number[] {
  let at = 0;
  return starts.filter((start) => {
    while (at < ranges.length && (ranges[at]?.to ?? 0) <= start) at++;
    const range = ranges[at];
    return range === undefined || start < range.from;
  });
}

/** Why nothing is free on a date: the first reason that applies. */
function reasons(facts: AvailabilityFacts, window: VenueWindow): (day: number) => FreeDayState {
  const hoursOn = locationHours(facts.location);
  const shortest = extentOf(facts.service, Math.min(...facts.service.duration_minutes));
  const inTime = (start: number) => start >= window.earliestStart;
  return (day) => {
    if (day > window.horizonDay) return "beyond_horizon";
    if (!isOpenOn(hoursOn, day)) return "closed";
    const ofDay = { ...window, firstDay: day, lastDay: day, earliestStart: Number.NEGATIVE_INFINITY };
    const starts = startsWithin(window.open, bookableStarts(ofDay, facts.service.grid_minutes), shortest);
    if (starts.length > 0 && !starts.some(inTime)) return "too_late";
    const works = ({ hours }: Bookable) => startsWithin(hours, starts.filter(inTime), shortest).length > 0;
    if (window.coaches !== null && !window.coaches.some(works)) return "no_coach";
    return "full";
  };
}
