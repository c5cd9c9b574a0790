import { coachFacts } from "#api/features/schedule/availability/venue.ts";
import {
  coachHours,
  locationHours,
  narrowedHours,
  openInstants,
  type HoursOfDay,
  type LocationFacts,
} from "#api/features/venue/locations/open-hours.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import { daysAround } from "#api/time/zone-clock.ts";
import type { Weekday } from "#schema/venue/locations/models.ts";

/** Hours on a weekday or a date; without times the date is a day off. Without a location they apply at all of them. */
export interface PlannedHours {
  location_id: number | null;
  weekday: Weekday | null;
  date: string | null;
  starts: string | null;
  ends: string | null;
}

/** Everything that determines when a coach works. */
export interface CoachPlan {
  mode: "weekly" | "dates";
  location_ids: readonly number[];
  rows: readonly PlannedHours[];
}

/** The coach's own hours at one location, by date; empty where the coach does not teach. */
export function hoursAt({ mode, location_ids, rows }: CoachPlan, locationId: number): HoursOfDay {
  if (!location_ids.includes(locationId)) return () => [];
  const tuples = rows.map(({ weekday, date, starts, ends, location_id }) => {
    const isHere = location_id === null || location_id === locationId;
    return [weekday, date, starts, ends, isHere] as [
      typeof weekday,
      string | null,
      string | null,
      string | null,
      boolean,
    ];
  });
  return coachHours(coachFacts({ id: 0, name: "", mode, rows: tuples, busy: null }));
}

/** When the coach works at a location within `range`: their own hours inside the location's. */
export function workingTimes(plan: CoachPlan, id: number, location: LocationFacts, range: TimeRange): TimeRange[] {
  const { clock, firstDay, lastDay } = daysAround(location.zone, range);
  const open = openInstants(clock, locationHours(location), firstDay, lastDay);
  return clipped(narrowedHours(clock, open, hoursAt(plan, id), firstDay, lastDay), range);
}

/** The coach's own hours at a location within the days of `range`, whether or not the location is open. */
export function ownTimes(plan: CoachPlan, id: number, zone: string, range: TimeRange): TimeRange[] {
  const { clock, firstDay, lastDay } = daysAround(zone, range);
  return openInstants(clock, hoursAt(plan, id), firstDay, lastDay);
}

/** The parts of sorted, disjoint ranges that lie within another range. */
export function clipped(ranges: readonly TimeRange[], { from, to }: TimeRange): TimeRange[] {
  return ranges
    .filter((range) => range.from < to && from < range.to)
    .map((range) => ({ from: Math.max(range.from, from), to: Math.min(range.to, to) }));
}
