import type { ScheduleBookingFragment } from "#web/features/bookings/shared/day/schedule-day.generated.ts";
import type { VenueDay } from "#web/features/bookings/shared/day/venue-day.ts";
import type { TimeRange } from "#web/ui/schedule-grid/types.ts";

/** Whether the columns are bays or coaches. */
export type LensBy = "resource" | "coach";

/** A bay or a coach: can be booked and has its own column. */
export interface Bookable {
  /** Null for bookings without a bay. */
  id: number | null;
  title: string;
  subtitle?: string;
  isPerson: boolean;
  /** Bookable hours on the visible days, in order. */
  hours: readonly TimeRange[];
  /** Lessons that a coach teaches. */
  serviceIds?: readonly number[];
}

/** The id of a booking's bay or coach; undefined if the lens leaves it out. */
export function bookableIdOf(
  { resource_id, coach_id }: ScheduleBookingFragment,
  by: LensBy,
): number | null | undefined {
  return by === "resource" ? resource_id : (coach_id ?? undefined);
}

/** Bookable hours on a day: a range belongs to the day on which it starts. */
export function hoursOn({ hours }: Bookable, { start, end }: VenueDay): readonly TimeRange[] {
  return hours.filter((range) => start <= range.start && range.start < end);
}

/** Whether a booking blocks its place for others. */
export function takesPlace({ status }: ScheduleBookingFragment): boolean {
  return status !== "cancelled" && status !== "no_show";
}

/** Time range of a booking in epoch ms. */
export function rangeOf({ start_time, end_time }: ScheduleBookingFragment): TimeRange {
  return { start: Date.parse(start_time), end: Date.parse(end_time) };
}
