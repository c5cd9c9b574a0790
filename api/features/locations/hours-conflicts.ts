import {
  comingTimes,
  conflictingBookings,
  refuseConflictingBookings,
  spanOf,
} from "#api/features/booked-times/service.ts";
import { type LocationFacts, locationHours, openInstants } from "#api/features/locations/open-hours.ts";
import type { Call } from "#api/http/call.ts";
import { daysAround } from "#api/time/zone-clock.ts";

interface HoursChange {
  before: LocationFacts;
  after: LocationFacts;
  /** The caller knows the bookings and leaves them where they are. */
  keep: boolean;
}

/** Refuses new hours, holidays or closures of a location that leave coming bookings outside, and lists those. */
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
