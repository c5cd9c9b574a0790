import type { VenueDay } from "#web/features/bookings/shared/day/venue-day.ts";
import { formatWallTime, type VenueFormats } from "#web/time/format.ts";
import { offsetLabel, offsetMinutes } from "#web/time/wall-clock.ts";
import type { TimeAxis, TimeRange } from "#web/ui/schedule-grid/types.ts";

/**
 * Days next to each other share one time rail, so a week is drawn in wall time: its grid counts ms from each day's
 * midnight. At a DST change a repeated hour is drawn twice in the same place, and a skipped one stays empty.
 */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_HOURS = 24;
const CLOSED_WEEK: TimeRange = { start: 9 * HOUR_MS, end: 21 * HOUR_MS };

/** Ms from the day's midnight to an instant, in the venue's wall time. */
export function wallOf(day: VenueDay, instant: number): number {
  return instant + offsetAt(day, instant) - midnight(day);
}

/** The first instant with this wall time on the day; a skipped time is read with the offset before the change. */
export function instantOfWall(day: VenueDay, wall: number): number {
  const before = offsetAt(day, day.start);
  const instants = [before, offsetAt(day, day.end - 1)].map((offset) => midnight(day) + wall - offset);
  return instants.find((instant) => wallOf(day, instant) === wall) ?? midnight(day) + wall - before;
}

/** Converts a range of instants to the day's wall time. */
export function wallRange(day: VenueDay, { start, end }: TimeRange): TimeRange {
  return { start: wallOf(day, start), end: wallOf(day, end) };
}

/** Formats a wall time of the grid in the venue's format. */
export function formatWall(wall: number, formats: VenueFormats): string {
  const minutes = Math.round(wall / MINUTE_MS);
  const two = (figure: number) => String(figure).padStart(2, "0");
  return formatWallTime(`${two(Math.floor(minutes / 60) % DAY_HOURS)}:${two(minutes % 60)}`, formats);
}

/** Visible hours for all days: opening hours plus one hour before them, and whatever is booked outside. */
export function weekAxis(days: readonly VenueDay[], booked: readonly TimeRange[], formats: VenueFormats): TimeAxis {
  const open = days.flatMap((day) => day.open.map((range) => wallRange(day, range)));
  const shown = open.length > 0 ? open : [CLOSED_WEEK];
  const first = Math.min(...shown.map(({ start }) => start - HOUR_MS), ...booked.map(({ start }) => start));
  const last = Math.max(...shown.map(({ end }) => end), ...booked.map(({ end }) => end));
  const start = Math.max(0, Math.floor(first / HOUR_MS)) * HOUR_MS;
  const end = Math.ceil(last / HOUR_MS) * HOUR_MS;
  const [monday] = days;
  return {
    start,
    end,
    ticks: Array.from({ length: (end - start) / HOUR_MS + 1 }, (_item, hour) => ({
      instant: start + hour * HOUR_MS,
      label: formatWall(start + hour * HOUR_MS, formats),
    })),
    zoneLabel: monday && offsetLabel(monday.clock.offsetAt(monday.start)),
  };
}

function midnight({ date }: VenueDay): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function offsetAt({ clock }: VenueDay, instant: number): number {
  return offsetMinutes(clock.offsetAt(instant)) * MINUTE_MS;
}
