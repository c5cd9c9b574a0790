import { dayClock, type DayClock } from "#web/time/day-clock.ts";
import { formatWallTime, type VenueFormats } from "#web/time/format.ts";
import type { ScheduleDayFragment } from "./schedule-day.generated.ts";

/** One day at a venue, with its clock; instants in epoch ms. */
export interface VenueDay {
  date: string;
  weekday: ScheduleDayFragment["weekday"];
  weekday_before: ScheduleDayFragment["weekday_before"];
  start: number;
  end: number;
  open: readonly { start: number; end: number }[];
  clock: DayClock;
  /** Formats an instant as a time of day in the venue's format. */
  formatTime: (instant: number) => string;
  /** Full hours in wall time. */
  hours: readonly number[];
}

/** Converts a day from the schedule query. */
export function venueDay(day: ScheduleDayFragment, formats: VenueFormats): VenueDay {
  const clock = dayClock(day);
  return {
    date: day.date,
    weekday: day.weekday,
    weekday_before: day.weekday_before,
    start: Date.parse(day.start_time),
    end: Date.parse(day.end_time),
    open: day.open.map(({ start_time, end_time }) => ({ start: Date.parse(start_time), end: Date.parse(end_time) })),
    clock,
    formatTime: (instant) => formatWallTime(clock.timeAt(instant), formats),
    hours: day.hours.map(({ start_time }) => Date.parse(start_time)),
  };
}

/** Formats an instant for the API: RFC 3339 in UTC, to the second. */
export function instantText(instant: number): string {
  return new Date(instant).toISOString().replace(".000Z", "Z");
}
