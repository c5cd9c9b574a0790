import { BookingStanding } from "#schema/bookings/bookings/models.ts";

/** As the filter of a list in its URL: the statuses of the bookings that reports count. */
export const COUNTED_STATUSES = BookingStanding.options
  .filter((status) => status !== "held" && status !== "cancelled")
  .join(",");
