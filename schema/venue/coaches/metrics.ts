import { REVENUE_DEFINITIONS } from "#schema/reports/revenue/metrics.ts";
import { describeMetric, type Metric } from "#schema/shared/metric.ts";

/** The figures of the coaches' report; the graph, the screen and the file describe each with these texts. */
export const COACH_METRICS = {
  offered_minutes: {
    name: "Hours offered",
    formula:
      "The coach’s weekly and dated hours within the opening hours of each location, less days off. They count as currently set, and time offered at two locations at once counts once.",
    unit: "minutes",
  },
  booked_minutes: {
    name: "Hours booked",
    formula:
      "Time of lessons and classes within the hours offered. No-shows count; cancelled ones, held times and buffers do not.",
    unit: "minutes",
  },
  outside_minutes: {
    name: "Outside hours",
    formula: "Time of lessons and classes outside the hours offered, which utilisation leaves out.",
    unit: "minutes",
  },
  utilisation_percent: {
    name: "Utilisation",
    formula: "Hours booked ÷ hours offered. None if no hours are offered.",
    unit: "percent",
  },
  lessons: {
    name: "Lessons",
    formula: "Lessons that start in the period, not counting cancelled ones and held times.",
    unit: "count",
  },
  no_shows: {
    name: "No-shows",
    formula: "Lessons that start in the period and were missed by the client without cancelling.",
    unit: "count",
  },
  no_show_percent: {
    name: "No-show rate",
    formula: "Lessons missed ÷ lessons checked in, completed or missed. Lessons that nobody marked are left out.",
    unit: "percent",
  },
  classes: {
    name: "Classes",
    formula: "Classes that start in the period and were not cancelled.",
    unit: "count",
  },
  seats: {
    name: "Seats",
    formula: "Capacity of these classes.",
    unit: "count",
  },
  seats_taken: {
    name: "Seats taken",
    formula: "Seats booked in these classes. No-shows count; cancelled and held seats do not.",
    unit: "count",
  },
  fill_percent: {
    name: "Class fill",
    formula: "Seats taken ÷ seats. None if no class took place.",
    unit: "percent",
  },
} as const satisfies Record<string, Metric>;

/** What their teaching earned, by currency; amounts cannot be added up across currencies. */
export const COACH_REVENUE = {
  name: "Earned",
  formula: `What the lessons and classes of the coach came to. ${REVENUE_DEFINITIONS.bookings.accrual}`,
  unit: "money",
} as const satisfies Metric;

export type CoachMetric = keyof typeof COACH_METRICS;

/** A metric as a single description. */
export const metricDescription = (metric: CoachMetric): string => describeMetric(COACH_METRICS[metric]);
