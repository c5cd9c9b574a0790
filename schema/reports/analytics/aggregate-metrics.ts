import { describeMetric, type Metric } from "#schema/shared/metric.ts";

/** The figures of aggregates in addition to those of the reports: the graph and the tests describe each with these texts. */
export const AGGREGATE_METRICS = {
  share_percent: { name: "Share", formula: "Bookings of the group ÷ bookings of all groups.", unit: "percent" },
  cancelled_share_percent: {
    name: "Cancelled share",
    formula: "Cancelled bookings of the group ÷ all bookings of all groups, including cancelled ones.",
    unit: "percent",
  },
  people: { name: "People", formula: "Party sizes of the bookings, added together.", unit: "count" },
  minutes: {
    name: "Length",
    formula: "Lengths of the bookings, added together, whether or not their bay was open.",
    unit: "minutes",
  },
  average_minutes: { name: "Average length", formula: "Length ÷ bookings.", unit: "minutes" },
  lead_average_hours: {
    name: "Booked ahead, average",
    formula:
      "Time from when a booking was first made to its start, averaged. Walk-ins are left out, and a moved booking counts from when it was first booked.",
    unit: "hours",
  },
  prices: {
    name: "Prices",
    formula: "Agreed prices of the bookings, tax included, totalled by currency.",
    unit: "money",
  },
  average_prices: { name: "Average price", formula: "Prices ÷ bookings in that currency.", unit: "money" },
  due: {
    name: "Still to pay",
    formula: "What the ledger still expects for these bookings, including fees of cancelled ones, by currency.",
    unit: "money",
  },
  items: {
    name: "Items",
    formula: "Payments, prices, fees, refunds and the like that make up revenue, each counted once.",
    unit: "count",
  },
  average_item: { name: "Average item", formula: "Revenue ÷ items.", unit: "money" },
  median_item: { name: "Middle item", formula: "Half of the items come to this or less.", unit: "money" },
  p90_item: { name: "Largest items", formula: "A tenth of the items come to at least this.", unit: "money" },
  clients: {
    name: "Clients",
    formula: "People who are clients now. Erased and merged ones are not counted.",
    unit: "count",
  },
  clients_share_percent: { name: "Share", formula: "Clients of the group ÷ clients of all groups.", unit: "percent" },
  visits: {
    name: "Visits",
    formula: "Bookings for which they were checked in, or that were completed.",
    unit: "count",
  },
  average_visits: { name: "Average visits", formula: "Visits ÷ clients.", unit: "count" },
  median_visits: {
    name: "Middle of visits",
    formula: "Half of the clients came this often or less often.",
    unit: "count",
  },
  absent_average_days: {
    name: "Away, average",
    formula: "Days from the last visit to today, averaged over the clients who came.",
    unit: "days",
  },
  absent_median_days: {
    name: "Away",
    formula: "Half of the clients who came have been away for this many days or fewer.",
    unit: "days",
  },
  absent_p90_days: {
    name: "Away longest",
    formula: "A tenth of the clients who came have been away for at least this many days.",
    unit: "days",
  },
  open_minutes: {
    name: "Open time",
    formula:
      "For bays: opening hours less closures and blocked times. For coaches: hours offered within opening hours, less days off. Both as currently set.",
    unit: "minutes",
  },
  booked_minutes: {
    name: "Booked time",
    formula:
      "Time of bookings and classes within the open time. No-shows count; cancelled ones, held times and buffers do not.",
    unit: "minutes",
  },
  outside_minutes: {
    name: "Outside hours",
    formula: "Time of bookings and classes outside the open time, which use leaves out.",
    unit: "minutes",
  },
  use_percent: {
    name: "Use",
    formula: "Booked time ÷ open time. None if nothing is open.",
    unit: "percent",
  },
  average_seats_taken: { name: "Seats taken, average", formula: "Seats taken ÷ classes.", unit: "count" },
} as const satisfies Record<string, Metric>;

export const aggregateDescription = (metric: keyof typeof AGGREGATE_METRICS): string =>
  describeMetric(AGGREGATE_METRICS[metric]);
