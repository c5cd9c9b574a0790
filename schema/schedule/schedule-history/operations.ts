import { z } from "zod";
import { defineOperations } from "#schema/shared/operation.ts";
import { Id } from "#schema/shared/paging.ts";
import { VenueDate, WallTime } from "#schema/shared/time.ts";
import { ScheduleAsOf } from "./models.ts";

const asOfQuery = z.object({
  location_id: Id.describe("Location"),
  date: VenueDate.describe("Day of the schedule, on the location's calendar"),
  as_of_date: VenueDate.describe("Date of the moment, on the location's calendar"),
  as_of_time: WallTime.describe("Time of the moment on the location's clock, HH:MM"),
});
export type ScheduleAsOfQuery = z.infer<typeof asOfQuery>;

export const scheduleHistoryOperations = defineOperations({
  scheduleAsOf: {
    method: "get",
    path: "/api/v1/schedule/as-of",
    audience: "staff",
    permission: "audit.read",
    alsoAsks: ["bookings.read"],
    summary:
      "Returns the schedule of a day as it was at a moment in the past, with what has changed since and who changed it.",
    query: asOfQuery,
    answer: ScheduleAsOf,
  },
});
