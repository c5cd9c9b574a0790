import { DAY_MS, HOUR_MS } from "./calendar.ts";
import type { TimeRange } from "./ranges.ts";
import { dayHourOf, zoneOf } from "./report-zone.ts";

/** A range of instants with a constant zone offset: wall time = instant + offset. Milliseconds. */
export type ClockSegment = TimeRange & { offset: number };

/**
 * A zone's clock over some days, as a few segments. Temporal is called once per clock change; everything after that
 * is integer arithmetic. "Wall milliseconds" are what an unzoned calendar would count since 1970-01-01T00:00.
 */
export type ZoneClock = { zone: string; segments: readonly ClockSegment[] };

// A wall date is at most 14 hours from the UTC date of the same name, and a whole day may be skipped (Apia, 2011).
const MARGIN_DAYS = 3;
const MS_PER_NS = 1e-6;

/**
 * Builds the clock for all days from `firstDay` to `lastDay` (day numbers, both included). Throws for unknown zones. The
 * clock of a report zone is behind the wall clock by the hours at which its days begin.
 */
export function zoneClock(zone: string, firstDay: number, lastDay: number): ZoneClock {
  const until = (lastDay + 1 + MARGIN_DAYS) * DAY_MS;
  const segments: ClockSegment[] = [];
  let from = (firstDay - MARGIN_DAYS) * DAY_MS;
  const behind = dayHourOf(zone) * HOUR_MS;
  let at = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zoneOf(zone));
  while (from < until) {
    const change = at.getTimeZoneTransition("next");
    const to = change === null ? until : Math.min(change.epochMilliseconds, until);
    segments.push({ from, to, offset: at.offsetNanoseconds * MS_PER_NS - behind });
    if (change === null) break;
    from = to;
    at = change;
  }
  return { zone, segments };
}

/** The number of days that a cached clock covers; and the number of cached clocks after which the cache is cleared. */
const KEPT_DAYS = 64;
const MOST_KEPT = 2_000;
const kept = new Map<string, ZoneClock>();

/**
 * A clock of the days around one instant. Cached, because zone data does not change while a process runs: what a
 * list needs for each row is built once.
 */
export function zoneClockAt(zone: string, instant: number): ZoneClock {
  const period = Math.floor(instant / (KEPT_DAYS * DAY_MS));
  const key = `${zone} ${period}`;
  const known = kept.get(key);
  if (known) return known;
  if (kept.size === MOST_KEPT) kept.clear();
  const clock = zoneClock(zone, period * KEPT_DAYS - 1, (period + 1) * KEPT_DAYS + 1);
  kept.set(key, clock);
  return clock;
}

/**
 * The instants whose wall time is in `wall` (wall milliseconds), as sorted disjoint ranges. A skipped hour yields
 * nothing, a repeated one both passes.
 */
export function instantsOfWall(clock: ZoneClock, wall: TimeRange): TimeRange[] {
  const ranges: TimeRange[] = [];
  for (const segment of clock.segments) {
    const from = Math.max(segment.from, wall.from - segment.offset);
    const to = Math.min(segment.to, wall.to - segment.offset);
    if (from >= to) continue;
    const last = ranges.at(-1);
    if (last?.to === from) last.to = to;
    else ranges.push({ from, to });
  }
  return ranges;
}

/** The zone's offset at an instant within the clock's days, in milliseconds. */
export function offsetAt(clock: ZoneClock, instant: number): number {
  for (const segment of clock.segments) {
    if (instant < segment.to && segment.from <= instant) return segment.offset;
  }
  throw new RangeError(
    `the clock of ${clock.zone} does not reach ${Temporal.Instant.fromEpochMilliseconds(instant).toString()}`,
  );
}

/** The wall time at an instant, in wall milliseconds. */
export function wallAt(clock: ZoneClock, instant: number): number {
  return instant + offsetAt(clock, instant);
}

/** The hour that people read on the clock at these wall milliseconds, also where days begin after midnight. */
export const hourOnClock = ({ zone }: ZoneClock, wall: number): number =>
  (Math.floor(wall / HOUR_MS) + dayHourOf(zone)) % 24;

/** The day number of the wall date of an instant. */
export function dayAt(clock: ZoneClock, instant: number): number {
  return Math.floor(wallAt(clock, instant) / DAY_MS);
}

/** The dates in a zone that a range touches, and the one before: evening hours may extend past midnight. */
export function daysAround(zone: string, range: TimeRange): { clock: ZoneClock; firstDay: number; lastDay: number } {
  const clock = zoneClock(zone, Math.floor(range.from / DAY_MS) - 1, Math.ceil(range.to / DAY_MS) + 1);
  return { clock, firstDay: dayAt(clock, range.from) - 1, lastDay: dayAt(clock, range.to) };
}
