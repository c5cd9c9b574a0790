import type { BookingRow } from "#api/features/analytics/queries.ts";
import { HOUR_MS } from "#api/time/calendar.ts";
import { dayAt, zoneClockAt } from "#api/time/zone-clock.ts";
import type { AnalyticsLeadTime, BookingSource, CancellationNotice, LeadBand } from "#schema/analytics/models.ts";

/** A time was used or kept for somebody: neither held nor cancelled. */
export const isBooked = ({ status }: Pick<BookingRow, "status">): boolean => status !== "cancelled";

type Made = Pick<BookingRow, "client_id" | "created_by" | "created_at" | "start_time">;

const leadMs = ({ created_at, start_time }: Pick<Made, "created_at" | "start_time">): number =>
  start_time.epochMilliseconds - created_at.epochMilliseconds;

/** Who made a booking, and whether somebody stood at the desk already. */
export function sourceOf(booking: Made): BookingSource {
  if (booking.created_by === null) return booking.client_id === null ? "page_guest" : "page_client";
  if (booking.created_by === booking.client_id) return "page_client";
  return leadMs(booking) <= 0 ? "walk_in" : "desk";
}

const NOTICES = [
  ["two_days", 48],
  ["one_day", 24],
  ["half_day", 12],
] as const satisfies readonly [CancellationNotice, number][];

/** The lower bound belongs to it: 24 hours before the start is a day's notice. */
export function noticeOf({
  start_time,
  cancelled_at,
}: Pick<BookingRow, "start_time" | "cancelled_at">): CancellationNotice {
  const notice = start_time.epochMilliseconds - (cancelled_at ?? start_time).epochMilliseconds;
  if (notice <= 0) return "after_start";
  return NOTICES.find(([, hours]) => notice >= hours * HOUR_MS)?.[0] ?? "same_day";
}

const BANDS = [
  ["same_day", 0],
  ["one_day", 1],
  ["two_days", 3],
  ["week", 7],
  ["two_weeks", 14],
  ["longer", Number.POSITIVE_INFINITY],
] as const satisfies readonly [LeadBand, number][];

function bandOf({ created_at, start_time }: BookingRow, zone: string): LeadBand {
  const [made, starts] = [created_at.epochMilliseconds, start_time.epochMilliseconds];
  const days = dayAt(zoneClockAt(zone, starts), starts) - dayAt(zoneClockAt(zone, made), made);
  return BANDS.find(([, most]) => days <= most)?.[0] ?? "longer";
}

/** How far ahead these were made; `zoneOf` tells the zone of a location. */
export function leadTimeOf(bookings: readonly BookingRow[], zoneOf: (locationId: number) => string): AnalyticsLeadTime {
  const ahead = bookings.filter((one) => leadMs(one) > 0);
  const hours = ahead.map((one) => leadMs(one) / HOUR_MS).toSorted((one, other) => one - other);
  const counts = countBy(ahead, (one) => bandOf(one, zoneOf(one.location_id)));
  return {
    median_hours: quantile(hours, 0.5),
    p90_hours: quantile(hours, 0.9),
    bands: BANDS.map(([band]) => ({ band, bookings: counts.get(band) ?? 0 })),
  };
}

/** Between the two nearest values in proportion, one decimal; `sorted` upwards. */
export function quantile(sorted: readonly number[], part: number): number | null {
  const at = (sorted.length - 1) * part;
  const [below, above] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  if (below === undefined || above === undefined) return null;
  return Math.round(10 * (below + (above - below) * (at - Math.floor(at)))) / 10;
}

export function countBy<Row, Key>(rows: readonly Row[], key: (row: Row) => Key): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const row of rows) counts.set(key(row), (counts.get(key(row)) ?? 0) + 1);
  return counts;
}
