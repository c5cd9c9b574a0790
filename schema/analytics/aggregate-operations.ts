import { defineOperations } from "../shared/operation.ts";
import { AGGREGATE_ROWS_A_DAY } from "./aggregates.ts";
import { ClientAggregates, clientAggregatesQuery } from "./client-aggregates.ts";
import { HourAggregates, hourAggregatesQuery } from "./hour-aggregates.ts";
import { MembershipAggregates, membershipAggregatesQuery } from "./membership-aggregates.ts";
import { PaymentAggregates, paymentAggregatesQuery } from "./payment-aggregates.ts";
import { BookingAggregates, bookingAggregatesQuery } from "./booking-aggregates.ts";

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
      "Bookings that start in a period, counted in groups: how many, how long, how far ahead, missed, cancelled, and what they cost; a coach sees the own lessons.",
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
      "Money of a period, counted in groups as the revenue reports count it, when it came or when it was earned; a coach sees that of the own lessons.",
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
    summary: "Recurring revenue of a period in groups and what moved it; none of it is a coach's own.",
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
      "Clients who joined or last came in a period, counted in groups: how many, how often they came and how long they have been away; none of them is a coach's own.",
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
      "Open and booked time of bays or coaches, or seats of classes, counted in groups; a coach sees the own hours and classes.",
    query: hourAggregatesQuery,
    answer: HourAggregates,
  },
});
