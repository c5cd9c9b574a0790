import { describeMetric, type Metric } from "../shared/metric.ts";

/** The figures of aggregates beside those of the reports: the graph and the tests tell of each in these words. */
export const AGGREGATE_METRICS = {
  share_percent: { name: "Share", formula: "Bookings of the group ÷ bookings of all groups.", unit: "percent" },
  cancelled_share_percent: {
    name: "Cancelled share",
    formula: "Cancelled bookings of the group ÷ all bookings of all groups, cancelled ones among them.",
    unit: "percent",
  },
  people: { name: "People", formula: "Party sizes of the bookings, added up.", unit: "count" },
  minutes: {
    name: "Length",
    formula: "Lengths of the bookings, added up, whether or not their bay was open.",
    unit: "minutes",
  },
  average_minutes: { name: "Average length", formula: "Length ÷ bookings.", unit: "minutes" },
  lead_average_hours: {
    name: "Booked ahead, average",
    formula:
      "From when a booking was first made to its start, averaged. Walk-ins are left out, and a move counts from when it was first booked.",
    unit: "hours",
  },
  prices: { name: "Prices", formula: "Agreed prices of the bookings, added up by currency.", unit: "money" },
  average_prices: { name: "Average price", formula: "Prices ÷ bookings in that currency.", unit: "money" },
  due: {
    name: "Still to pay",
    formula: "What the ledger still expects for these bookings, fees of cancelled ones among them, by currency.",
    unit: "money",
  },
} as const satisfies Record<string, Metric>;

export const aggregateDescription = (metric: keyof typeof AGGREGATE_METRICS): string =>
  describeMetric(AGGREGATE_METRICS[metric]);
