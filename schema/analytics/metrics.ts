import { describeMetric, type Metric } from "../shared/metric.ts";

/** The figures of the overview: the graph, the screen and the tests tell of each in these words. */
export const ANALYTICS_METRICS = {
  bookable_minutes: {
    name: "Open time",
    formula: "Opening hours of each bay, less closures and blocked times. They are counted as they are set now.",
    unit: "minutes",
  },
  booked_minutes: {
    name: "Booked time",
    formula:
      "Time of bookings and classes inside the open time of their bay. No-shows count; cancelled ones, held times and buffers do not.",
    unit: "minutes",
  },
  outside_minutes: {
    name: "Outside hours",
    formula: "Time of bookings and classes outside the open time of their bay, which occupancy leaves out.",
    unit: "minutes",
  },
  occupancy_percent: {
    name: "Occupancy",
    formula: "Booked time ÷ open time. There is none where no bay is open.",
    unit: "percent",
  },
  bookings: {
    name: "Bookings",
    formula: "Bookings that start in the period, without cancelled ones and held times.",
    unit: "count",
  },
  no_shows: {
    name: "No-shows",
    formula: "Bookings that start in the period and that were missed without being cancelled.",
    unit: "count",
  },
  no_show_percent: {
    name: "No-show rate",
    formula: "No-shows ÷ bookings checked in, completed or missed. Bookings that nobody marked are left out.",
    unit: "percent",
  },
  cancelled: {
    name: "Cancelled",
    formula: "Cancelled bookings that would have started in the period.",
    unit: "count",
  },
  cancelled_percent: {
    name: "Cancellation rate",
    formula: "Cancelled ÷ all bookings that start, or would have started, in the period. A move is no cancellation.",
    unit: "percent",
  },
  new_clients: {
    name: "New clients",
    formula: "People whose first visit ever is in the period. Guests are known by their email, else by their phone.",
    unit: "count",
  },
  returning_clients: {
    name: "Returning clients",
    formula: "People who came in the period and had come before it.",
    unit: "count",
  },
  lead_median_hours: {
    name: "Booked ahead",
    formula:
      "Half of the bookings that start in the period were made at least this long before their start. Walk-ins are left out, and a move counts from when it was first booked.",
    unit: "hours",
  },
  lead_p90_hours: {
    name: "Booked ahead, the longest tenth",
    formula: "A tenth of these bookings were made at least this long before their start.",
    unit: "hours",
  },
  revenue_per_bay_hour: {
    name: "Revenue per bay-hour",
    formula:
      "What bay time earned, with its fees and less its refunds, ÷ open hours of the bays. Tax, tips, lessons and memberships are left out.",
    unit: "money_per_hour",
  },
} as const satisfies Record<string, Metric>;

export type AnalyticsMetric = keyof typeof ANALYTICS_METRICS;

export const analyticsDescription = (metric: AnalyticsMetric): string => describeMetric(ANALYTICS_METRICS[metric]);
