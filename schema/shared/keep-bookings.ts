import { z } from "zod";

/** For every call that sets hours: without it, hours that would leave bookings outside are refused with the list of them. */
export const keepBookings = z
  .boolean()
  .default(false)
  .describe("Saves even if that leaves bookings outside the hours; they stay as they are");
