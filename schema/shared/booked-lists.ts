/** What tells a member how much of an allowance is left. */
export const OWN_MEMBERSHIPS = ["currentMembership", "sharedMemberships"] as const;

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
  ...OWN_MEMBERSHIPS,
  "clientAllowanceEntries",
] as const;
