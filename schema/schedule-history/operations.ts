import { z } from "zod";
import { defineOperations } from "../shared/operation.ts";
import { Id } from "../shared/paging.ts";
import { VenueDate, WallTime } from "../shared/time.ts";
import { ScheduleAsOf } from "./models.ts";

const asOfQuery = z.object({
  location_id: Id.describe("Location"),
  date: VenueDate.describe("Day of the schedule, on the location's calendar"),
  as_of_date: VenueDate.describe("Day of the moment, on the location's calendar"),
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
    summary: "The schedule of a day as it stood at a moment in the past, and what has changed since and by whom.",
    query: asOfQuery,
    answer: ScheduleAsOf,
  },
});
