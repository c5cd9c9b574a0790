import type { Venue } from "#web/tenant/venue.ts";
import { formatDate, formatWallTime, PLAIN_FORMATS } from "#web/time/format.ts";
import { wallTimeAt } from "#web/time/wall-clock.ts";

const MINUTE_MS = 60_000;
/** Last use is stored by the minute; recent activity counts as now. */
const NOW_MS = 5 * MINUTE_MS;

/** "Now", "Today, 17:31", "05/03/2027": an instant in venue time. */
export function whenText(at: string, venue: Venue | undefined, now: number): string {
  const instant = Date.parse(at);
  if (Math.abs(now - instant) < NOW_MS) return "Now";
  const shown = venue ?? PLAIN_FORMATS;
  const { date, time } = wallTimeAt(instant, shown);
  const today = wallTimeAt(now, shown).date;
  return date === today ? `Today, ${formatWallTime(time, shown)}` : formatDate(date, shown);
}

/** "On 3 devices" */
export function devicesText(count: number): string {
  if (count === 0) return "Nowhere";
  return count === 1 ? "On 1 device" : `On ${count} devices`;
}
