import type { ScheduleBookingFragment } from "#web/bookings/day/schedule-day.generated.ts";
import type { VenueDay } from "#web/bookings/day/venue-day.ts";
import type { TimeRange } from "#web/ui/schedule-grid/types.ts";

/** Whether the columns are bays or coaches. */
export type LensBy = "resource" | "coach";

/** A bay or a coach: what is booked and has a column of its own. */
export interface Bookable {
  /** Null for the bookings that take no bay. */
  id: number | null;
  title: string;
  subtitle?: string;
  isPerson: boolean;
  /** When it can be booked on the days that are shown, in order. */
  hours: readonly TimeRange[];
  /** Lessons that a coach gives. */
  serviceIds?: readonly number[];
}

/** The bay or the coach of a booking; undefined where the lens leaves it out. */
export function bookableIdOf(
  { resource_id, coach_id }: ScheduleBookingFragment,
  by: LensBy,
): number | null | undefined {
  return by === "resource" ? resource_id : (coach_id ?? undefined);
}

/** When one can be booked on a day: hours belong to the day on which they begin. */
export function hoursOn({ hours }: Bookable, { start, end }: VenueDay): readonly TimeRange[] {
  return hours.filter((range) => start <= range.start && range.start < end);
}

/** Whether a booking keeps others from its place. */
export function takesPlace({ status }: ScheduleBookingFragment): boolean {
  return status !== "cancelled" && status !== "no_show";
}

/** When a booking is, in epoch ms. */
export function rangeOf({ start_time, end_time }: ScheduleBookingFragment): TimeRange {
  return { start: Date.parse(start_time), end: Date.parse(end_time) };
}
