import { DAY_MS, dayNumber, MINUTE_MS, minutesOfDay } from "./calendar.ts";
import type { TimeRange } from "./ranges.ts";
import { instantsOfWall, zoneClock, type ZoneClock } from "./zone-clock.ts";

/** The instants of a wall time on one date (epoch milliseconds). `gap`: a DST change skips it that day. */
export type WallTimeInstants =
  | { kind: "once"; instant: number }
  | { kind: "repeated"; earlier: number; later: number }
  | { kind: "gap"; resumesAt: number };

/** Converts the wall time `wall` (`HH:MM`, `24:00` is the next midnight) on `date` (`YYYY-MM-DD`) in the zone. */
export function wallTimeToInstants(date: string, wall: string, zone: string): WallTimeInstants {
  const day = dayNumber(date);
  const clock = zoneClock(zone, day, day + 1);
  const at = day * DAY_MS + minutesOfDay(wall) * MINUTE_MS;
  const [first, second] = instantsOfWall(clock, { from: at, to: at + 1 });
  if (first === undefined) return { kind: "gap", resumesAt: resumesAfter(clock, at) };
  if (second === undefined) return { kind: "once", instant: first.from };
  return { kind: "repeated", earlier: first.from, later: second.from };
}

/** The start and end instant of a venue date: 23, 24 or 25 hours apart, or an empty range if the zone skipped the date. */
export function dayBounds(date: string, zone: string): TimeRange {
  const day = dayNumber(date);
  const clock = zoneClock(zone, day, day);
  const ranges = instantsOfWall(clock, { from: day * DAY_MS, to: (day + 1) * DAY_MS });
  const [first] = ranges;
  const last = ranges.at(-1);
  if (first !== undefined && last !== undefined) return { from: first.from, to: last.to };
  const resumes = resumesAfter(clock, day * DAY_MS);
  return { from: resumes, to: resumes };
}

function resumesAfter(clock: ZoneClock, skipped: number): number {
  for (const segment of clock.segments) {
    if (segment.from + segment.offset > skipped) return segment.from;
  }
  throw new RangeError(`${clock.zone} does not skip this time`);
}
