import type { Venue } from "#web/tenant/venue.ts";
import { formatDay } from "#web/time/format-day.ts";
import { formatTime, formatTimeRange } from "#web/time/format.ts";
import { wallTimeAt, wallTimeOf } from "#web/time/wall-clock.ts";
import { countText } from "#web/ui/text/count-text.ts";
import type { CoachRowFragment } from "./coaches.generated.ts";

/** "Now until 20:00", "Today, 12:00–20:00": when the coach works next, in that location's format; undefined if not soon. */
export function nextHoursText(coach: CoachRowFragment, venues: readonly Venue[], now: number): string | undefined {
  const next = coach.outlook?.next_hours;
  const venue = venues.find(({ id }) => id === next?.location_id);
  if (!next || !venue) return undefined;
  if (Date.parse(next.start_time) <= now) return `Now until ${formatTime(next.local_end, venue)}`;
  const { date } = wallTimeOf(next.local_start);
  const day = date === wallTimeAt(now, venue).date ? "Today" : formatDay(date, venue);
  return `${day}, ${formatTimeRange(next.local_start, next.local_end, venue)}`;
}

/** "Main Street, North Shore" */
export function placesText({ location_ids }: CoachRowFragment, venues: readonly Venue[]): string {
  const names = venues.filter(({ id }) => location_ids.includes(id)).map(({ name }) => name);
  return names.join(", ") || "No location";
}

/** "31 lessons in the next 30 days" */
export function lessonsText(count: number): string {
  if (count === 0) return "no lessons in the next 30 days";
  return `${countText(count, "lesson")} in the next 30 days`;
}
