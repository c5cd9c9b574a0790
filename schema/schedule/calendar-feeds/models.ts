import { z } from "zod";
import { Instant } from "#schema/shared/time.ts";

export const CalendarFeed = z
  .object({
    url: z
      .string()
      .nullable()
      .describe("Address to subscribe to; anybody who has it can read the calendar. None if it is off"),
    created_at: Instant.nullable().describe("When this address was created"),
  })
  .meta({ id: "CalendarFeed", description: "A person's own calendar, for a calendar program to subscribe to" });
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export const CalendarText = z
  .object({ content: z.string().describe("The calendar, RFC 5545") })
  .meta({ id: "CalendarText", description: "A person's bookings, lessons and classes as a calendar" });
export type CalendarText = z.infer<typeof CalendarText>;
