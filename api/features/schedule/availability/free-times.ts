import { DAY_MS, MINUTE_MS } from "#api/time/calendar.ts";
import { mergeRanges, type TimeRange } from "#api/time/ranges.ts";
import type { AvailabilityFacts, ServiceFacts } from "./facts.ts";
import { venueWindow, type Bookable, type VenueWindow } from "./venue-window.ts";

/** A bookable time. Instants are epoch milliseconds; ids are in the order in which they are offered. */
export type FreeTime = {
  start: number;
  end: number;
  duration_minutes: number;
  resource_ids: readonly number[];
  coach_ids: readonly number[];
};

const NONE_NEEDED: readonly number[] = [];

/** The length of a time and how far its claims extend beyond it, in milliseconds. */
export type Extent = { length: number; before: number; after: number };

/**
 * The bookable times, by start and then by duration. Opening hours of the location, the resource and the coach contain all of
 * [start, end); none of their claims overlaps [start - buffer before, end + buffer after), so buffers may lie outside hours.
 * Taken times do not shift the grid.
 */
export function freeTimes(facts: AvailabilityFacts): FreeTime[] {
  const window = venueWindow(facts);
  const grid = bookableStarts(window, facts.service.grid_minutes);
  const durations = [...new Set(facts.service.duration_minutes)];
  return durations
    .flatMap((duration) => freeTimesOf(window, grid, facts.service, duration))
    .sort((a, b) => a.start - b.start || a.end - b.end);
}

export function extentOf(service: ServiceFacts, durationMinutes: number): Extent {
  return {
    length: durationMinutes * MINUTE_MS,
    before: service.buffer_before_minutes * MINUTE_MS,
    after: service.buffer_after_minutes * MINUTE_MS,
  };
}

/** The starts at which a stay fits into the hours. */
export function startsWithin(hours: readonly TimeRange[], starts: readonly number[], extent: Extent): number[] {
  return freeStarts(starts, { hours, busy: [] }, extent).flatMap((index) => starts[index] ?? []);
}

/** Grid times within notice and horizon, ascending. The grid counts wall minutes from each local midnight. */
export function bookableStarts(window: VenueWindow, gridMinutes: number): number[] {
  const starts: number[] = [];
  const lastDay = Math.min(window.lastDay, window.horizonDay);
  for (const { from, to, offset } of window.clock.segments) {
    for (let day = window.firstDay; day <= lastDay; day++) {
      const midnight = day * DAY_MS;
      const wall = { from: Math.max(from + offset, midnight), to: Math.min(to + offset, midnight + DAY_MS) };
      for (const time of gridTimes(wall, gridMinutes * MINUTE_MS, midnight)) starts.push(time - offset);
    }
  }
  return starts.filter((start) => start >= window.earliestStart);
}

function freeTimesOf(
  window: VenueWindow,
  grid: readonly number[],
  service: ServiceFacts,
  duration: number,
): FreeTime[] {
  const extent = extentOf(service, duration);
  const starts = startsWithin(window.open, grid, extent);
  const resources = window.resources === null ? null : idsByStart(starts, window.resources, extent);
  const coaches = window.coaches === null ? null : idsByStart(starts, window.coaches, extent);
  const free: FreeTime[] = [];
  for (const [index, start] of starts.entries()) {
    const resource_ids = resources === null ? NONE_NEEDED : resources[index];
    const coach_ids = coaches === null ? NONE_NEEDED : coaches[index];
    if (resource_ids === undefined || coach_ids === undefined) continue;
    free.push({ start, end: start + extent.length, duration_minutes: duration, resource_ids, coach_ids });
  }
  return free;
}

/** For each start the ids of the free resources or coaches, or undefined where there are none. */
function idsByStart(
  starts: readonly number[],
  bookables: readonly Bookable[],
  extent: Extent,
): (number[] | undefined)[] {
  const ids: (number[] | undefined)[] = Array.from({ length: starts.length });
  for (const bookable of bookables) {
    for (const index of freeStarts(starts, bookable, extent)) {
      const others = ids[index];
      if (others === undefined) ids[index] = [bookable.id];
      else others.push(bookable.id);
    }
  }
  return ids;
}

/** Indexes of the starts at which a resource or coach is free: one pass over starts, hours and claims, all ascending. */
function freeStarts(starts: readonly number[], bookable: Pick<Bookable, "hours" | "busy">, extent: Extent): number[] {
  const indexes: number[] = [];
  let hour = 0;
  let claim = 0;
  for (const [index, start] of starts.entries()) {
    while (hour < bookable.hours.length && (bookable.hours[hour]?.to ?? 0) < start + extent.length) hour++;
    const hours = bookable.hours[hour];
    if (hours === undefined) break;
    if (start < hours.from) continue;
    while (claim < bookable.busy.length && (bookable.busy[claim]?.to ?? 0) <= start - extent.before) claim++;
    const claimed = bookable.busy[claim];
    if (claimed === undefined || claimed.from >= start + extent.length + extent.after) indexes.push(index);
  }
  return indexes;
}

const MINUTES_PER_HOUR = 60;

/** The origin of the slots: the start of each merged range, or the full hour at or before it. */
export type SlotAlignment = "start" | "hour";

/** The starts of slots of `length` minutes, one every `frequency` minutes, that lie entirely in the ranges; all in minutes. */
export function slotStarts(
  ranges: readonly TimeRange[],
  { frequency, length, align = "start" }: { frequency: number; length: number; align?: SlotAlignment },
): number[] {
  return mergeRanges(ranges).flatMap((range) => {
    const origin = align === "hour" ? Math.floor(range.from / MINUTES_PER_HOUR) * MINUTES_PER_HOUR : range.from;
    return gridTimes({ from: range.from, to: range.to - length + 1 }, frequency, origin);
  });
}

/** The times in `range` that are whole steps from `origin`; all in the same unit. */
export function gridTimes(range: TimeRange, step: number, origin: number): number[] {
  if (step <= 0) throw new RangeError(`a grid needs a step above 0, not ${step}`);
  const times: number[] = [];
  const first = origin + Math.ceil((range.from - origin) / step) * step;
  for (let time = first; time < range.to; time += step) times.push(time);
  return times;
}

const OFFERED = 3;

/** An additional condition for offered times. */
export type TimeFilter = (time: FreeTime) => boolean;

/**
 * The three free times nearest to a requested start (epoch milliseconds) among the dates of the facts, in ascending order; on
 * a tie the later wins. Only times of the requested length are offered.
 */
export function nearestFreeTimes(
  facts: AvailabilityFacts,
  candidate: { start: number; duration_minutes: number },
  fits: TimeFilter = () => true,
): FreeTime[] {
  const distance = (time: FreeTime) => Math.abs(time.start - candidate.start);
  return freeTimes({ ...facts, service: { ...facts.service, duration_minutes: [candidate.duration_minutes] } })
    .filter(fits)
    .sort((a, b) => distance(a) - distance(b) || b.start - a.start)
    .slice(0, OFFERED)
    .sort((a, b) => a.start - b.start);
}
