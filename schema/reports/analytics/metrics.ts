import { describeMetric, type Metric } from "#schema/shared/metric.ts";

/** The figures of the overview: the graph, the screen and the tests describe each with these texts. */
export const ANALYTICS_METRICS = {
  bookable_minutes: {
    name: "Open time",
    formula:
      "Opening hours of each bay, less closures and blocked times, as currently set: a new bay and changed hours count for past days too.",
    unit: "minutes",
  },
  booked_minutes: {
    name: "Booked time",
    formula:
      "Time of bookings and classes within the open time of their bay. No-shows count; cancelled ones, held times and buffers do not.",
    unit: "minutes",
  },
  outside_minutes: {
    name: "Outside hours",
    formula: "Time of bookings and classes outside the open time of their bay, which occupancy leaves out.",
    unit: "minutes",
  },
  occupancy_percent: {
    name: "Occupancy",
    formula: "Booked time ÷ open time. None if no bay is open.",
    unit: "percent",
  },
  bookings: {
    name: "Bookings",
    formula: "Bookings that start in the period, not counting cancelled ones and held times.",
    unit: "count",
  },
  no_shows: {
    name: "No-shows",
    formula: "Bookings that start in the period and were missed without being cancelled.",
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
    formula:
      "Cancelled ÷ all bookings that start, or would have started, in the period. A move does not count as a cancellation.",
    unit: "percent",
  },
  new_clients: {
    name: "New clients",
    formula:
      "People whose first visit ever is in the period. Guests are identified by their email, otherwise by their phone.",
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
      "Half of the bookings that start in the period were made at least this long before their start. Walk-ins are left out, and a moved booking counts from when it was first booked.",
    unit: "hours",
  },
  lead_p90_hours: {
    name: "Booked ahead, the longest tenth",
    formula: "A tenth of these bookings were made at least this long before their start.",
    unit: "hours",
  },
  visits: {
    name: "Visits",
    formula: "Bookings of clients that were checked in or completed. Guests and weekly bookings are left out.",
    unit: "count",
  },
  rebooked: {
    name: "Booked again",
    formula:
      "Visits whose client, a day after the visit ended, had a later booking. A booking made before the visit counts; weekly series do not.",
    unit: "count",
  },
  rebooking_percent: {
    name: "Rebooking rate",
    formula:
      "Visits whose client, a day after the visit ended, had a later booking, made by then or before ÷ visits of clients. Weekly series are left out.",
    unit: "percent",
  },
  waits_ended: {
    name: "Waits over",
    formula:
      "People whose wait for a time in the period is over: booked, declined, not answered, or nothing became free. People who left the list before a place was offered are left out.",
    unit: "count",
  },
  waits_booked: {
    name: "Booked from the waiting list",
    formula: "People who waited for a time in the period and booked it.",
    unit: "count",
  },
  waitlist_percent: {
    name: "Waiting list booked",
    formula:
      "Booked from the waiting list ÷ waits that are over. People who left the list before a place was offered are left out.",
    unit: "percent",
  },
  offers_answered: {
    name: "Places offered",
    formula: "Places that were held for somebody on the waiting list, whether taken or not. Open offers are left out.",
    unit: "count",
  },
  offers_accepted: {
    name: "Offers taken",
    formula: "Offered places that were booked by the person they were held for.",
    unit: "count",
  },
  offers_percent: {
    name: "Offers accepted",
    formula: "Offers taken ÷ places offered.",
    unit: "percent",
  },
  revenue_per_bay_hour: {
    name: "Revenue per bay-hour",
    formula:
      "What bay time earned, including its fees and less its refunds, ÷ open hours of the bays. Tax, tips, lessons and memberships are left out. A new bay and changed hours change this figure of past days too.",
    unit: "money_per_hour",
  },
} as const satisfies Record<string, Metric>;

export type AnalyticsMetric = keyof typeof ANALYTICS_METRICS;

export const analyticsDescription = (metric: AnalyticsMetric): string => describeMetric(ANALYTICS_METRICS[metric]);
