import { isBefore } from "#api/time/instants.ts";
import type { BookingStatus } from "#schema/bookings/bookings/models.ts";
import { actionsIn } from "./lifecycle.ts";

/** Guests can be named until the booking ends. */
export function mayNameGuests(
  { status, end_time }: { status: BookingStatus; end_time: Temporal.Instant },
  now: Temporal.Instant,
): boolean {
  return actionsIn(status).includes("update") && isBefore(now, end_time);
}

/** Everybody but the person who booked, who counts in the first bay of a party. */
export function mostGuestNames({
  id,
  group_id,
  party_size,
}: {
  id: number;
  group_id: number | null;
  party_size: number;
}): number {
  return group_id === null || group_id === id ? party_size - 1 : party_size;
}
