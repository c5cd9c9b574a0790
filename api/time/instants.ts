import { dateOfDay, DAY_MS, MINUTE_MS } from "./calendar.ts";
import { offsetAt, zoneClockAt, type ZoneClock } from "./zone-clock.ts";

/*
 * An instant is a Temporal.Instant, from the column's parser to the response text. Only the algorithms over ranges and
 * clocks (ranges.ts, zone-clock.ts) use epoch milliseconds; `instantAt` converts back from them.
 */

export const instantAt = (epochMilliseconds: number): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(epochMilliseconds);

/** Compares by the millisecond, which is the precision the database stores. */
export const isBefore = (one: Temporal.Instant, other: Temporal.Instant): boolean =>
  one.epochMilliseconds < other.epochMilliseconds;

export const isSameInstant = (one: Temporal.Instant, other: Temporal.Instant): boolean =>
  one.epochMilliseconds === other.epochMilliseconds;

export const earlierOf = (one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant =>
  isBefore(other, one) ? other : one;

export const minutesBetween = (from: Temporal.Instant, to: Temporal.Instant): number =>
  (to.epochMilliseconds - from.epochMilliseconds) / MINUTE_MS;

const UTC_WITHOUT_ZONE = /^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):([0-5]\d):([0-5]\d)$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** Parses an instant given as `YYYY-MM-DD HH:mm:ss` (UTC) or as RFC 3339 with an offset; null for anything else. */
export function parseInstant(text: string): Temporal.Instant | null {
  const written = UTC_WITHOUT_ZONE.test(text) ? `${text.replace(" ", "T")}Z` : text;
  if (!RFC_3339.test(written)) return null;
  try {
    // truncated to milliseconds, as the database and every comparison would
    return instantAt(Temporal.Instant.from(written).epochMilliseconds);
  } catch {
    // A date such as 30 February matches the pattern but does not exist.
    return null;
  }
}

/** RFC 3339 in UTC, to the second: `2027-05-05T01:30:00Z`. */
export const utcText = (instant: Temporal.Instant): string => `${wallText(instant.epochMilliseconds)}Z`;

/** The same to the millisecond: `2027-05-05T01:30:00.000Z`. */
export const utcTextMs = (instant: Temporal.Instant): string => {
  const ms = instant.epochMilliseconds;
  return `${wallText(ms)}.${String(((ms % 1000) + 1000) % 1000).padStart(3, "0")}Z`;
};

/** RFC 3339 wall time with its offset, to the second: `2027-05-04T18:30:00-07:00`. */
export function localText(clock: ZoneClock, instant: Temporal.Instant): string {
  const offset = offsetAt(clock, instant.epochMilliseconds);
  return `${wallText(instant.epochMilliseconds + offset)}${offsetText(offset)}`;
}

/** The same by zone name. */
export function localTextIn(zone: string, instant: Temporal.Instant): string {
  return localText(zoneClockAt(zone, instant.epochMilliseconds), instant);
}

/** Formats a venue's wall time in its locale. Whatever `style` says, the zone is the venue's and never the machine's. */
export function localeText(
  venue: { timezone: string; locale: string },
  instant: Temporal.Instant,
  style: Intl.DateTimeFormatOptions,
): string {
  return instant.toLocaleString(venue.locale, { ...style, timeZone: venue.timezone });
}

/**
 * `2027-05-04T18:30:00` for wall milliseconds; hand-written, because lists format several per row and this takes a
 * quarter of the engine's time.
 */
function wallText(wallMs: number): string {
  const day = Math.floor(wallMs / DAY_MS);
  const second = Math.floor((wallMs - day * DAY_MS) / 1000);
  const minute = Math.floor(second / 60);
  return `${dateOfDay(day)}T${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}:${twoDigits(second % 60)}`;
}

/** `-07:00` for milliseconds east of UTC. */
export function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / MINUTE_MS);
  const sign = offset < 0 ? "-" : "+";
  return `${sign}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : `${value}`);
