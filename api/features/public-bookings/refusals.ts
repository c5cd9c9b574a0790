import type { PublicBookingRow } from "#api/features/public-bookings/queries.ts";
import { ApiError } from "#api/http/errors.ts";

export const holdEnded = (): ApiError =>
  new ApiError("hold_expired", "The time is no longer held for you. Choose it again.");

export const linkEnded = (): ApiError =>
  new ApiError("link_expired", "This link has ended. Ask the venue about the booking.");

/** Why a client cannot change an own booking, and who can. */
export function notChangeable({ status, service_name, service_bookable_by }: PublicBookingRow): ApiError {
  if (status === "cancelled") return new ApiError("invalid_state", "This booking is cancelled. Book the time again.");
  const sentence =
    service_bookable_by === "staff"
      ? `${service_name} is booked by the venue alone. Ask them to change it.`
      : "This booking has begun. Ask the venue to change it.";
  return new ApiError("invalid_state", sentence);
}
