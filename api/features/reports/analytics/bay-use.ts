import {
  locationHours,
  narrowedHours,
  openInstants,
  resourceHours,
  type LocationFacts,
} from "#api/features/venue/locations/open-hours.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, weekdayOfDay } from "#api/time/calendar.ts";
import { intersectRanges, mergeRanges, withoutRanges, type TimeRange } from "#api/time/ranges.ts";
import { daysAround, type ZoneClock } from "#api/time/zone-clock.ts";
import type { AnalyticsHour } from "#schema/reports/analytics/models.ts";
import type { BayRow, BlockOfBays } from "./queries.ts";

/** When one bay was bookable inside a range: sorted and disjoint. */
export interface OpenBay {
  bay: BayRow;
  clock: ZoneClock;
  open: readonly TimeRange[];
}

export interface BayTimes extends OpenBay {
  /** Inside or outside its opening hours. */
  bookedMs: number;
  /** When it was booked outside its opening hours. */
  outside: readonly TimeRange[];
}

/** A bay is not bookable after it was taken out of use. */
export function openBaysOf(
  bays: readonly BayRow[],
  places: ReadonlyMap<number, LocationFacts>,
  blocks: readonly BlockOfBays[],
  range: TimeRange,
): OpenBay[] {
  // Locations with the same hours share one list and everything computed from it.
  const known = new Map<string, ReturnType<typeof hoursOfPlace>>();
  const hoursOfPlaces = new Map(
    [...places].map(([id, place]) => {
      const text = JSON.stringify(place);
      const hours = known.get(text) ?? hoursOfPlace(place, range);
      known.set(text, hours);
      return [id, hours];
    }),
  );
  return bays.flatMap((bay) => {
    const [place, atPlace] = [places.get(bay.location_id), hoursOfPlaces.get(bay.location_id)];
    if (!place || !atPlace) return [];
    return [{ bay, clock: atPlace.clock, open: openTimes(bay, place, atPlace, { range, blocks }) }];
  });
}

/** Returns the same list object for every bay that follows its location's hours, so that it is computed once for all of them. */
function openTimes(
  bay: BayRow,
  place: LocationFacts,
  { clock, open, within, firstDay, lastDay }: ReturnType<typeof hoursOfPlace>,
  { range, blocks }: { range: TimeRange; blocks: readonly BlockOfBays[] },
): readonly TimeRange[] {
  const blocked = blocks.filter(({ resource_ids }) => resource_ids.includes(bay.id)).map(timeOf);
  if (bay.follows_location_hours && bay.archived_at === null && blocked.length === 0) return within;
  const hours = resourceHours({ hours: bay.follows_location_hours ? null : bay.hours }, place);
  const until = Math.min(range.to, bay.archived_at?.epochMilliseconds ?? range.to);
  const usable = withoutRanges(narrowedHours(clock, open, hours, firstDay, lastDay), mergeRanges(blocked));
  return intersectRanges(usable, [{ from: range.from, to: until }]);
}

/** Computed once for all bays of the location. */
function hoursOfPlace(place: LocationFacts, range: TimeRange) {
  const around = daysAround(place.zone, range);
  const open = openInstants(around.clock, locationHours(place), around.firstDay, around.lastDay);
  return { ...around, open, within: intersectRanges(open, [range]) };
}

const timeOf = ({ start_time, end_time }: BlockOfBays): TimeRange => ({
  from: start_time.epochMilliseconds,
  to: end_time.epochMilliseconds,
});

export interface UseSums {
  bookable_minutes: number;
  booked_minutes: number;
  outside_minutes: number;
}

export function bayUse(all: readonly BayTimes[]): UseSums & { occupancy_percent: number | null } {
  const minutes = (of: (times: BayTimes) => number) => all.reduce((sum, times) => sum + minutesOf(of(times)), 0);
  const bookable_minutes = bookableMinutes(all);
  const booked_minutes = minutes((times) => times.bookedMs - lengthOf(times.outside));
  return {
    bookable_minutes,
    booked_minutes,
    outside_minutes: minutes(({ outside }) => lengthOf(outside)),
    occupancy_percent: percentOf(booked_minutes, bookable_minutes),
  };
}

export const bookableMinutes = (all: readonly OpenBay[]): number =>
  all.reduce((sum, { open }) => sum + minutesOf(lengthOf(open)), 0);

/** Bays grouped by their list of open times. */
export const baysByOpenTimes = <Bay extends OpenBay>(all: readonly Bay[]): Map<readonly TimeRange[], Bay[]> =>
  Map.groupBy(all, ({ open }) => open);

/** Minutes of all bays in each of these ranges, which are sorted and disjoint and carry how long they were booked. */
export function bayUseByStretch(all: readonly BayTimes[], stretches: readonly (TimeRange & { bookedMs: number })[]) {
  const open = stretches.map(() => 0);
  const booked = stretches.map(({ bookedMs }) => bookedMs);
  for (const [ranges, bays] of baysByOpenTimes(all)) addByStretch(open, ranges, stretches, bays.length);
  for (const { outside } of all) addByStretch(booked, outside, stretches, -1);
  return stretches.map((_, index) => occupancyOf(open[index] ?? 0, booked[index] ?? 0));
}

function addByStretch(
  sums: number[],
  ranges: readonly TimeRange[],
  stretches: readonly TimeRange[],
  times: number,
): void {
  let first = 0;
  for (const { from, to } of ranges) {
    while ((stretches[first]?.to ?? Number.POSITIVE_INFINITY) <= from) first++;
    for (let at = first; at < stretches.length; at++) {
      const stretch = stretches[at];
      if (stretch === undefined || stretch.from >= to) break;
      sums[at] = (sums[at] ?? 0) + times * (Math.min(to, stretch.to) - Math.max(from, stretch.from));
    }
  }
}

const HOURS_OF_WEEK = 7 * 24;

/**
 * Use by weekday and hour in each bay's time zone; a repeated hour counts twice, a skipped one not at all. A day begins
 * at `dayHour`. How long they were booked is passed in.
 */
export function bayUseByHour(
  all: readonly BayTimes[],
  bookedByHour: readonly { weekday: number; hour: number; booked_ms: number }[],
  dayHour: number,
): AnalyticsHour[] {
  const open = Array.from({ length: HOURS_OF_WEEK }, () => 0);
  const booked = Array.from({ length: HOURS_OF_WEEK }, () => 0);
  for (const { weekday, hour, booked_ms } of bookedByHour) {
    const index = (weekday - 1) * 24 + hour;
    booked[index] = (booked[index] ?? 0) + booked_ms;
  }
  for (const [ranges, [first, ...others]] of baysByOpenTimes(all))
    if (first) addByHour(open, ranges, { clock: first.clock, dayHour }, 1 + others.length);
  for (const { outside, clock } of all) addByHour(booked, outside, { clock, dayHour }, -1);
  return open.flatMap((bookable, index) => {
    if (bookable === 0) return [];
    // Day 4 after 1970-01-01, a Thursday, was a Monday.
    const weekday = weekdayOfDay(Math.floor(index / 24) + 4);
    return [{ weekday, hour: index % 24, ...occupancyOf(bookable, booked[index] ?? 0) }];
  });
}

function addByHour(
  sums: number[],
  ranges: readonly TimeRange[],
  { clock, dayHour }: { clock: ZoneClock; dayHour: number },
  times: number,
): void {
  for (const range of ranges) {
    for (const { offset, ...segment } of clock.segments) {
      const end = Math.min(range.to, segment.to) + offset;
      for (let at = Math.max(range.from, segment.from) + offset; at < end;) {
        const next = Math.min(end, (Math.floor(at / HOUR_MS) + 1) * HOUR_MS);
        const hour = Math.floor((at - Math.floor(at / DAY_MS) * DAY_MS) / HOUR_MS);
        const day = Math.floor(at / DAY_MS) - (hour < dayHour ? 1 : 0);
        const index = ((((day - 4) % 7) + 7) % 7) * 24 + hour;
        sums[index] = (sums[index] ?? 0) + times * (next - at);
        at = next;
      }
    }
  }
}

const occupancyOf = (openMs: number, bookedMs: number) => {
  const [bookable_minutes, booked_minutes] = [minutesOf(openMs), minutesOf(bookedMs)];
  return { bookable_minutes, booked_minutes, occupancy_percent: percentOf(booked_minutes, bookable_minutes) };
};

/** Rounds to one decimal, half up; null where the whole is 0. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((1000 * part) / whole) / 10;
}

const lengthOf = (ranges: readonly TimeRange[]): number => ranges.reduce((sum, { from, to }) => sum + to - from, 0);

const minutesOf = (ms: number): number => Math.round(ms / MINUTE_MS);
