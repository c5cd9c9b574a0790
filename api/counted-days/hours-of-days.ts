import { sql } from "kysely";
import type { Sql } from "#api/db/grouping.ts";
import { DAY_MS, HOUR_MS, weekdayNumber } from "#api/time/calendar.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import { hourOnClock, zoneClock, type ZoneClock } from "#api/time/zone-clock.ts";
import type { Counted, DayAtPlace } from "./day-tables.ts";

interface HourOfDay extends TimeRange {
  location_id: number;
  day: string;
  /** Monday is 1. */
  weekday: number;
  hour: number;
}

/** The hours of these days as rows `h`, in each location's wall time; an hour repeated at a DST change appears twice. */
export function hoursAsRows({ uncounted, zones }: Counted): Sql {
  const hours = [...Map.groupBy(uncounted, ({ location_id }) => location_id)].flatMap(([id, days]) => {
    const zone = zones.get(id);
    return zone === undefined ? [] : hoursOf(days, zone);
  });
  const each = (name: keyof HourOfDay) => hours.map((hour) => hour[name]);
  return sql`unnest(${each("location_id")}::int[], ${each("day")}::date[], ${each("weekday")}::int[],
    ${each("hour")}::int[], ${each("from")}::bigint[], ${each("to")}::bigint[])
    h (location_id, day, weekday, hour, starts, ends)`;
}

function hoursOf(days: readonly DayAtPlace[], zone: string): HourOfDay[] {
  const numbers = days.map(({ range }) => Math.floor(range.from / DAY_MS));
  const clock = zoneClock(zone, Math.min(...numbers) - 1, Math.max(...numbers) + 2);
  return days.flatMap((day) => cutAtHours(day, clock));
}

function cutAtHours({ location_id, day, range }: DayAtPlace, clock: ZoneClock): HourOfDay[] {
  const hours: HourOfDay[] = [];
  for (const segment of clock.segments) {
    const to = Math.min(range.to, segment.to);
    for (let at = Math.max(range.from, segment.from); at < to;) {
      const wall = at + segment.offset;
      const next = Math.min(to, (Math.floor(wall / HOUR_MS) + 1) * HOUR_MS - segment.offset);
      const date = Math.floor(wall / DAY_MS);
      const hour = hourOnClock(clock, wall);
      hours.push({ location_id, day, weekday: weekdayNumber(date), hour, from: at, to: next });
      at = next;
    }
  }
  return hours;
}
