import { z } from "zod";

/** On whatever sets hours: without it, hours that leave bookings outside are refused with the list of them. */
export const keepBookings = z
  .boolean()
  .default(false)
  .describe("Saves although bookings then lie outside the hours; they stay as they are");
