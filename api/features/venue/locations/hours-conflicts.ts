import type { Call } from "#api/call/call.ts";
import {
  comingTimes,
  conflictingBookings,
  refuseConflictingBookings,
  spanOf,
} from "#api/features/bookings/booked-times/service.ts";
import { daysAround } from "#api/time/zone-clock.ts";
import { locationHours, openInstants, type LocationFacts } from "./open-hours.ts";

interface HoursChange {
  before: LocationFacts;
  after: LocationFacts;
  /** The caller has seen the conflicting bookings and leaves them unchanged. */
  keep: boolean;
}

/** Throws if new hours, holidays or closures would leave upcoming bookings outside opening hours; the error lists them. */
export async function refuseConflictingHours(
  call: Call,
  location: { id: number; name: string },
  { before, after, keep }: HoursChange,
): Promise<void> {
  if (keep) return;
  const coming = await comingTimes(call, { location_id: location.id });
  const span = spanOf(coming);
  if (!span) return;
  const { clock, firstDay, lastDay } = daysAround(before.zone, span);
  const openBy = (facts: LocationFacts) => openInstants(clock, locationHours(facts), firstDay, lastDay);
  refuseConflictingBookings(conflictingBookings(coming, openBy(before), openBy(after)), location.name);
}
