import { MINUTE_MS } from "#api/time/calendar.ts";
import { instantAt, localText, localTextIn, utcText, utcTextMs } from "#api/time/instants.ts";
import { wallTimeToInstants } from "#api/time/wall-time.ts";
import { offsetAt, zoneClockAt } from "#api/time/zone-clock.ts";
import type { ZoneShift } from "#schema/schedule/zone-shifts/models.ts";
import type { ShiftRow } from "./queries.ts";

/** Returns the wall time of an instant at the offset it was communicated with; null means the current offset. */
export function readingBefore(zone: string, instant: Temporal.Instant, offsetMinutes: number | null): string {
  if (offsetMinutes === null) return localTextIn(zone, instant);
  const at = instant.epochMilliseconds;
  const segments = [{ from: at, to: at + 1, offset: offsetMinutes * MINUTE_MS }];
  return localText({ zone, segments }, instant);
}

/** Returns whether the wall time is the same as before: a later rule change may have undone an earlier one. */
export const readsAsBefore = ({ zone, start_time, end_time, start_offset, end_offset }: ShiftRow): boolean =>
  readingBefore(zone, start_time, start_offset) === localTextIn(zone, start_time) &&
  readingBefore(zone, end_time, end_offset) === localTextIn(zone, end_time);

/** Returns the instant that now has this wall time; the first one if it is repeated, null if it is skipped. */
export function instantOfReading(reading: string, zone: string): Temporal.Instant | null {
  const found = wallTimeToInstants(reading.slice(0, 10), reading.slice(11, 16), zone);
  if (found.kind === "gap") return null;
  return instantAt(found.kind === "once" ? found.instant : found.earlier);
}

/** Returns an instant that the current rules format as this one was formatted before, for texts that show both. */
export function shownAsBefore(zone: string, instant: Temporal.Instant, offsetMinutes: number | null): Temporal.Instant {
  if (offsetMinutes === null) return instant;
  const at = instant.epochMilliseconds;
  return instantAt(at + offsetMinutes * MINUTE_MS - offsetAt(zoneClockAt(zone, at), at));
}

export const presentShift = ({
  zone,
  start_offset,
  end_offset: _end,
  group_id: _group,
  found_at,
  start_time,
  end_time,
  ...row
}: ShiftRow): ZoneShift => ({
  ...row,
  timezone: zone,
  start_time: utcText(start_time),
  end_time: utcText(end_time),
  local_before: readingBefore(zone, start_time, start_offset),
  local_after: localTextIn(zone, start_time),
  found_at: utcTextMs(found_at),
});
