import { z } from "zod";
import { VenueDate } from "#schema/shared/time.ts";
import { Weekday } from "#schema/venue/locations/models.ts";

export const BookedDay = z
  .object({
    date: VenueDate,
    weekday: Weekday.describe("The day whose hours apply; holiday on a holiday"),
    is_closed: z.boolean().describe("Whether the location is closed that day"),
    closed_for: z.string().nullable().describe("The name of the closure or holiday for which it is closed"),
    holiday: z.string().nullable().describe("The name of the holiday"),
    bookings: z.int().describe("Bookings that start that day; cancelled ones, no-shows, holds and seats are left out"),
    classes: z.int().describe("Classes that start that day; cancelled ones are left out"),
    booked_minutes: z.int().describe("Minutes for which these occupy bays"),
    open_minutes: z.int().describe("Minutes for which bays are open, added up"),
    load_percent: z
      .int()
      .nullable()
      .describe("Booked minutes as a percentage of open minutes, at most 100; none if no bay is open"),
  })
  .meta({ id: "BookedDay", description: "How much is booked at a location on one day" });

export const BookedDays = z
  .object({
    location_id: z.int().describe("Location"),
    days: z.array(BookedDay).describe("Each day asked for"),
  })
  .meta({ id: "BookedDays", description: "How much is booked at a location, day by day" });
export type BookedDays = z.infer<typeof BookedDays>;
