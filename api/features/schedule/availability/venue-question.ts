import type { TimeRange } from "#api/time/ranges.ts";
import type { Weekday } from "#schema/venue/locations/models.ts";
import type { ServiceKind } from "#schema/venue/services/models.ts";

/** The parameters of the query about one service at one location. */
export interface VenueQuestion {
  tenant_id: string;
  location_id: number;
  /** Null asks for the default service of the resource type. */
  service_id: number | null;
  resource_type_id: number | null;
  /** Restricts to these, where given. */
  resource_id: number | null;
  coach_id: number | null;
  party_size: number;
  /** Venue dates `YYYY-MM-DD`, both inclusive. */
  date_from: string;
  date_to: string;
  /** Restricts claims to those around one time (epoch milliseconds); null: all claims of the dates. */
  busy_within: TimeRange | null;
  /** Holds that end before it are ignored. */
  now: Temporal.Instant;
  /** Bookings whose own claims are ignored: those being moved. */
  except_booking_ids: readonly number[];
}

/** The row returned by the database; long lists come as tuples, at half the cost of objects. */
export interface VenueRow {
  service: ServiceRow | null;
  location: { id: number; name: string; timezone: string; timeformat: string; locale: string } | null;
  hours: HoursTuple[];
  /** Venue dates. */
  holidays: string[];
  closures: { from_date: string; to_date: string }[];
  resources: { id: number; name: string; hours: HoursTuple[] | null; busy: KeptRanges | null }[];
  coaches: { id: number; name: string; mode: "weekly" | "dates"; rows: CoachTuple[]; busy: KeptRanges | null }[];
}

export interface ServiceRow {
  id: number;
  name: string;
  kind: ServiceKind;
  resource_type_id: number | null;
  buffer_before_minutes: number;
  buffer_after_minutes: number;
  grid_minutes: number;
  notice_minutes: number;
  horizon_days: number;
  max_party_size: number;
  bookable_by: "anyone" | "clients" | "staff";
  /** The policy version that a booking made now agrees to. */
  policy_id: number | null;
  durations: { duration_minutes: number; price_amount: number; peak_price_amount: number | null }[];
  peak_hours: { weekdays: Weekday[]; from_time: string; to_time: string }[];
}

export type HoursTuple = [weekday: Weekday, opens: string, closes: string];

/**
 * Alternating starts and ends in PostgreSQL's binary timestamp format, in hexadecimal: eight bytes each, microseconds since
 * 2000.
 */
export type KeptRanges = string;

/** A weekly row has a weekday, a dated one a date; a dated row at another location or without times is a day off here. */
export type CoachTuple = [
  weekday: Weekday | null,
  date: string | null,
  starts: string | null,
  ends: string | null,
  isHere: boolean,
];
