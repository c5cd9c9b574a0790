import type { DatedHours, HoursRow, LocationFacts } from "#api/features/locations/open-hours.ts";
import type { TimeRange } from "#api/time/ranges.ts";

/** What a service demands of a time. `duration_minutes` is its ladder; a start lies on the grid from local midnight. */
export type ServiceFacts = {
  duration_minutes: readonly number[];
  grid_minutes: number;
  buffer_before_minutes: number;
  buffer_after_minutes: number;
  notice_minutes: number;
  /** A start this close to now may lie off the grid, at any minute: who stands at the desk begins at once. */
  walk_in_minutes?: number;
  /** Bookable up to this many venue dates after today; null: without end. */
  horizon_days: number | null;
  /** The membership plan by which it is bookable so far ahead, where others book fewer days. */
  horizon_plan?: string | null;
};

/** `busy` holds the claimed ranges, in which other bookings' buffers are counted already; leave out a booking's own. */
export type ResourceFacts = {
  id: number;
  name?: string;
  /** null: open whenever the location is. Its own rows narrow the location's hours and never widen them. */
  hours: readonly HoursRow[] | null;
  busy: readonly TimeRange[];
};

export type CoachFacts = {
  id: number;
  name?: string;
  hours: readonly HoursRow[];
  exceptions: readonly DatedHours[];
  busy: readonly TimeRange[];
};

/** All that decides which times are free. Order of `resources` and `coaches` is the order in which they are offered. */
export type AvailabilityFacts = {
  now: Temporal.Instant;
  /** Venue dates on which a time may start, both included. */
  date_from: string;
  date_to: string;
  location: LocationFacts;
  service: ServiceFacts;
  /** null: the service needs no resource. An empty list: it needs one and there is none. */
  resources: readonly ResourceFacts[] | null;
  /** null: the service needs no coach. */
  coaches: readonly CoachFacts[] | null;
};
