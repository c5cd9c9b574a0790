/** What shows bookings, seats or free times: a booking that is made or changed may stand there no longer, or newly. */
export const BOOKED_LISTS = [
  "bookings",
  "clientBookings",
  "clientActivities",
  "bookingsCompact",
  "bookedDays",
  "bookingSeries",
  "classSession",
  "classSessions",
  "blockedTimes",
  "bookingFees",
  "bookingAccount",
  "availability",
  "currentMembership",
  "clientAllowanceEntries",
] as const;
