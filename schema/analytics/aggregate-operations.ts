import { defineOperations } from "../shared/operation.ts";
import { AGGREGATE_ROWS_A_DAY } from "./aggregates.ts";
import { BookingAggregates, bookingAggregatesQuery } from "./booking-aggregates.ts";

export const aggregateOperations = defineOperations({
  bookingAggregates: {
    method: "get",
    path: "/api/v1/analytics/aggregates/bookings",
    audience: "staff",
    permission: "reports.read",
    rowsADay: AGGREGATE_ROWS_A_DAY,
    summary:
      "Bookings that start in a period, counted in groups: how many, how long, how far ahead, missed, cancelled, and what they cost; a coach sees the own lessons.",
    query: bookingAggregatesQuery,
    answer: BookingAggregates,
  },
});
