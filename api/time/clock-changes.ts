import type { ClockChange } from "#schema/shared/time.ts";
import { dayNumber } from "./calendar.ts";
import { instantAt, offsetText, utcText } from "./instants.ts";
import { zoneClock } from "./zone-clock.ts";

/** As far as the audit log reaches, and further than anything is booked. */
const YEARS_BACK = 10;
const YEARS_AHEAD = 4;

const kept = new Map<string, ClockChange[]>();

/**
 * A zone's offset at the start of the span and from each change on, oldest first; the span is the ten calendar years
 * before this one to the four after it. Cached, because zone data does not change while a process runs.
 */
export function clockChanges(zone: string, now: Temporal.Instant): ClockChange[] {
  const { year } = now.toZonedDateTimeISO("UTC");
  const key = `${zone} ${year}`;
  const known = kept.get(key);
  if (known) return known;
  const span = zoneClock(zone, dayNumber(`${year - YEARS_BACK}-01-01`), dayNumber(`${year + YEARS_AHEAD}-12-31`));
  const changes = span.segments.map(({ from, offset }) => ({
    from: utcText(instantAt(from)),
    utc_offset: offsetText(offset),
  }));
  kept.set(key, changes);
  return changes;
}
