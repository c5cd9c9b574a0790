import type { DatedHours, HoursRow, LocationFacts } from "#api/features/venue/locations/open-hours.ts";
import type { TimeRange } from "#api/time/ranges.ts";

/** What a service requires of a time. `duration_minutes` lists its lengths; starts lie on a grid from local midnight. */
export type ServiceFacts = {
  duration_minutes: readonly number[];
  grid_minutes: number;
  buffer_before_minutes: number;
  buffer_after_minutes: number;
  notice_minutes: number;
  /** A start this close to now may lie off the grid, at any minute, so that walk-ins start at once. */
  walk_in_minutes?: number;
  /** Bookable up to this many venue dates after today; null: no limit. */
  horizon_days: number | null;
  /** The membership plan that extends the booking horizon beyond the general one. */
  horizon_plan?: string | null;
};

/** `busy` holds the claimed ranges, including other bookings' buffers; omit a booking's own. */
export type ResourceFacts = {
  id: number;
  name?: string;
  /** null: open whenever the location is. Own rows narrow the location's hours and never extend them. */
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

/** Everything that determines which times are free. `resources` and `coaches` are offered in the given order. */
export type AvailabilityFacts = {
  now: Temporal.Instant;
  /** Venue dates on which a time may start, both inclusive. */
  date_from: string;
  date_to: string;
  location: LocationFacts;
  service: ServiceFacts;
  /** null: the service needs no resource. An empty list: it needs one and there is none. */
  resources: readonly ResourceFacts[] | null;
  /** null: the service needs no coach. */
  coaches: readonly CoachFacts[] | null;
};
