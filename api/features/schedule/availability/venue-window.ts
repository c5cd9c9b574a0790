import {
  coachHours,
  locationHours,
  narrowedHours,
  openInstants,
  resourceHours,
} from "#api/features/venue/locations/open-hours.ts";
import { DAY_MS, dayNumber, MINUTE_MS, todayIn } from "#api/time/calendar.ts";
import { mergeRanges, type TimeRange } from "#api/time/ranges.ts";
import { zoneClock, type ZoneClock } from "#api/time/zone-clock.ts";
import type { AvailabilityFacts } from "./facts.ts";

/** A resource or coach as input of the sweep: sorted, disjoint ranges of epoch milliseconds. */
export type Bookable = {
  id: number;
  name: string | undefined;
  hours: readonly TimeRange[];
  busy: readonly TimeRange[];
};

/** The facts of a question, converted to integers once. Days are day numbers, instants epoch milliseconds. */
export type VenueWindow = {
  clock: ZoneClock;
  firstDay: number;
  /** The last requested day, capped by the booking horizon. */
  lastDay: number;
  horizonDay: number;
  /** End of the notice period: nothing may start before it. */
  earliestStart: number;
  open: readonly TimeRange[];
  resources: readonly Bookable[] | null;
  coaches: readonly Bookable[] | null;
};

/** Converts the facts for times that start from `date_from` to `date_to` and last up to the service's longest duration. */
export function venueWindow(facts: AvailabilityFacts): VenueWindow {
  const { location, service } = facts;
  const firstDay = dayNumber(facts.date_from);
  const lastDay = dayNumber(facts.date_to);
  // A time that starts on the last day may end on a later one; plus one date, since zones have skipped a whole one.
  const endDay = lastDay + 1 + Math.ceil((Math.max(0, ...service.duration_minutes) * MINUTE_MS) / DAY_MS);
  const clock = zoneClock(location.zone, firstDay, endDay);
  // The night before may go on past the first midnight.
  const open = openInstants(clock, locationHours(location), firstDay - 1, endDay);
  const today = todayIn(location.zone, facts.now);
  const narrowed = (hours: Parameters<typeof narrowedHours>[2]) =>
    narrowedHours(clock, open, hours, firstDay - 1, endDay);
  return {
    clock,
    firstDay,
    lastDay,
    horizonDay: service.horizon_days === null ? Number.POSITIVE_INFINITY : today + service.horizon_days,
    earliestStart: facts.now.epochMilliseconds + service.notice_minutes * MINUTE_MS,
    open,
    resources:
      facts.resources?.map((resource) => ({
        id: resource.id,
        name: resource.name,
        hours: narrowed(resourceHours(resource, location)),
        busy: mergeRanges(resource.busy),
      })) ?? null,
    coaches:
      facts.coaches?.map((coach) => ({
        id: coach.id,
        name: coach.name,
        hours: narrowed(coachHours(coach)),
        busy: mergeRanges(coach.busy),
      })) ?? null,
  };
}
