import type { ShiftRow } from "#api/features/zone-shifts/queries.ts";
import { MINUTE_MS } from "#api/time/calendar.ts";
import { instantAt, localText, localTextIn, utcText, utcTextMs } from "#api/time/instants.ts";
import { wallTimeToInstants } from "#api/time/wall-time.ts";
import { offsetAt, zoneClockAt } from "#api/time/zone-clock.ts";
import type { ZoneShift } from "#schema/zone-shifts/models.ts";

/** What the wall showed of an instant by the offset it was told by; null is the present one. */
export function readingBefore(zone: string, instant: Temporal.Instant, offsetMinutes: number | null): string {
  if (offsetMinutes === null) return localTextIn(zone, instant);
  const at = instant.epochMilliseconds;
  const segments = [{ from: at, to: at + 1, offset: offsetMinutes * MINUTE_MS }];
  return localText({ zone, segments }, instant);
}

/** Whether the wall shows the same as ever: another change of the rules may have put right what one had shifted. */
export const readsAsBefore = ({ zone, start_time, end_time, start_offset, end_offset }: ShiftRow): boolean =>
  readingBefore(zone, start_time, start_offset) === localTextIn(zone, start_time) &&
  readingBefore(zone, end_time, end_offset) === localTextIn(zone, end_time);

/** The instant at which the wall shows now what it showed then; the first pass of a repeated time, null for a skipped one. */
export function instantOfReading(reading: string, zone: string): Temporal.Instant | null {
  const found = wallTimeToInstants(reading.slice(0, 10), reading.slice(11, 16), zone);
  if (found.kind === "gap") return null;
  return instantAt(found.kind === "once" ? found.instant : found.earlier);
}

/** An instant that the present rules show as this one was shown before, for sentences that name both. */
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
