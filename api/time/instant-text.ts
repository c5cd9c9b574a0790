import { MINUTE_MS } from "./calendar.ts";
import { offsetAt, type ZoneClock, zoneClockAt } from "./zone-clock.ts";

const UTC_WITHOUT_ZONE = /^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):([0-5]\d):([0-5]\d)$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** The instant that a caller wrote as `YYYY-MM-DD HH:mm:ss` (UTC) or as RFC 3339 with its offset; null for all else. */
export function parseInstant(text: string): Temporal.Instant | null {
  const written = UTC_WITHOUT_ZONE.test(text) ? `${text.replace(" ", "T")}Z` : text;
  if (!RFC_3339.test(written)) return null;
  try {
    return Temporal.Instant.from(written);
  } catch {
    // A date such as 30 February fits the pattern and exists nowhere.
    return null;
  }
}

/** RFC 3339 in UTC, to the second: `2027-05-05T01:30:00Z`. */
export function utcText(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19)}Z`;
}

/** RFC 3339 wall time with its offset, to the second: `2027-05-04T18:30:00-07:00`. */
export function localText(clock: ZoneClock, instant: number): string {
  const offset = offsetAt(clock, instant);
  return `${new Date(instant + offset).toISOString().slice(0, 19)}${offsetText(offset)}`;
}

/** The same by the name of the zone. */
export function localTextIn(zone: string, instant: number): string {
  return localText(zoneClockAt(zone, instant), instant);
}

/** A venue's wall time as its people write it. Whatever `style` says, the zone is the venue's and never the machine's. */
export function localeText(
  venue: { timezone: string; locale: string },
  instant: Temporal.Instant,
  style: Intl.DateTimeFormatOptions,
): string {
  return instant.toLocaleString(venue.locale, { ...style, timeZone: venue.timezone });
}

function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / MINUTE_MS);
  const sign = offset < 0 ? "-" : "+";
  return `${sign}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
