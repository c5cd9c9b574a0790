import type { z } from "zod";
import { locationHours, openInstants, type LocationFacts } from "#api/features/venue/locations/open-hours.ts";
import { dateOfDay, DAY_MS, dayNumber, HOUR_MS, weekdayOfDay } from "#api/time/calendar.ts";
import { instantAt, localText, utcText } from "#api/time/instants.ts";
import { presentRange } from "#api/time/present-times.ts";
import { intersectRanges } from "#api/time/ranges.ts";
import { dayBounds } from "#api/time/wall-time.ts";
import { instantsOfWall, zoneClock, type ZoneClock } from "#api/time/zone-clock.ts";
import type { HourTick, ScheduleDay } from "#schema/bookings/bookings/models.ts";

/** Each date of a location from midnight to midnight, with its full hours and opening times. */
export function scheduleDays(location: LocationFacts, from: string, to: string): z.infer<typeof ScheduleDay>[] {
  const [firstDay, lastDay] = [dayNumber(from), dayNumber(to)];
  const clock = zoneClock(location.zone, firstDay, lastDay);
  const hours = locationHours(location);
  const nameOf = (day: number) => (location.holidays.includes(dateOfDay(day)) ? "holiday" : weekdayOfDay(day));
  return Array.from({ length: lastDay - firstDay + 1 }, (_, index) => {
    const day = firstDay + index;
    const date = dateOfDay(day);
    const bounds = dayBounds(date, location.zone);
    return {
      date,
      weekday: nameOf(day),
      weekday_before: nameOf(day - 1),
      ...presentRange(bounds),
      local_start: localText(clock, instantAt(bounds.from)),
      local_end: localText(clock, instantAt(bounds.to)),
      hours: hourTicks(clock, day),
      open: intersectRanges(openInstants(clock, hours, day - 1, day), [bounds]).map(presentRange),
    };
  });
}

/** The full hours of a date: a skipped one is missing, a repeated one is listed twice. */
function hourTicks(clock: ZoneClock, day: number): z.infer<typeof HourTick>[] {
  const walls = Array.from({ length: 24 }, (_, hour) => day * DAY_MS + hour * HOUR_MS);
  return walls
    .flatMap((wall) => instantsOfWall(clock, { from: wall, to: wall + 1 }).map((range) => range.from))
    .toSorted((a, b) => a - b)
    .map(instantAt)
    .map((instant) => ({ start_time: utcText(instant), local_start: localText(clock, instant) }));
}
