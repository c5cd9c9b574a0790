import { defineOperations } from "#schema/shared/operation.ts";
import { AGGREGATE_ROWS_A_DAY } from "./aggregates.ts";
import { BookingAggregates, bookingAggregatesQuery } from "./booking-aggregates.ts";
import { ClientAggregates, clientAggregatesQuery } from "./client-aggregates.ts";
import { HourAggregates, hourAggregatesQuery } from "./hour-aggregates.ts";
import { MembershipAggregates, membershipAggregatesQuery } from "./membership-aggregates.ts";
import { PaymentAggregates, paymentAggregatesQuery } from "./payment-aggregates.ts";

/** Priced so that ten years of clients cost about as much as one year of bookings. */
const CLIENT_ROWS_A_DAY = 1;

export const aggregateOperations = defineOperations({
  bookingAggregates: {
    method: "get",
    path: "/api/v1/analytics/aggregates/bookings",
    audience: "staff",
    permission: "reports.read",
    mayLag: true,
    alsoAsks: ["clients.read"],
    rowsADay: AGGREGATE_ROWS_A_DAY,
    summary:
      "Counts the bookings that start in a period, in groups: how many, how long, how far ahead, missed, cancelled, and what they cost. A coach sees only their own lessons.",
    query: bookingAggregatesQuery,
    answer: BookingAggregates,
  },
  paymentAggregates: {
    method: "get",
    path: "/api/v1/analytics/aggregates/payments",
    audience: "staff",
    permission: "reports.read",
    mayLag: true,
    alsoAsks: ["clients.read"],
    rowsADay: AGGREGATE_ROWS_A_DAY,
    summary:
      "Adds up the money of a period in groups, as the revenue reports count it, either when it came in or when it was earned. A coach sees only that of their own lessons.",
    query: paymentAggregatesQuery,
    answer: PaymentAggregates,
  },
  membershipAggregates: {
    method: "get",
    path: "/api/v1/analytics/aggregates/memberships",
    audience: "staff",
    permission: "reports.read",
    mayLag: true,
    rowsADay: AGGREGATE_ROWS_A_DAY,
    summary: "Returns the recurring revenue of a period in groups, and what changed it. None of it is a coach's own.",
    query: membershipAggregatesQuery,
    answer: MembershipAggregates,
  },
  clientAggregates: {
    method: "get",
    path: "/api/v1/analytics/aggregates/clients",
    audience: "staff",
    permission: "reports.read",
    mayLag: true,
    alsoAsks: ["clients.read"],
    rowsADay: CLIENT_ROWS_A_DAY,
    summary:
      "Counts the clients who joined or last came in a period, in groups: how many, how often they came and how long they have been away. None of them is a coach's own.",
    query: clientAggregatesQuery,
    answer: ClientAggregates,
  },
  hourAggregates: {
    method: "get",
    path: "/api/v1/analytics/aggregates/hours",
    audience: "staff",
    permission: "reports.read",
    mayLag: true,
    rowsADay: AGGREGATE_ROWS_A_DAY,
    summary:
      "Adds up the open and booked time of bays or coaches, or the seats of classes, in groups. A coach sees only their own hours and classes.",
    query: hourAggregatesQuery,
    answer: HourAggregates,
  },
});
