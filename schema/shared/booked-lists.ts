/** The reads that show a member how much of an allowance is left. */
export const OWN_MEMBERSHIPS = ["currentMembership", "sharedMemberships"] as const;

/** The reads that show bookings, seats or free times: creating or changing a booking may remove it from them or add it. */
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
