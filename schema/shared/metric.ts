/** One figure of a report: what it is called, how it is counted and in what. */
export interface Metric {
  name: string;
  formula: string;
  unit: "money" | "money_per_hour" | "percent" | "count" | "minutes" | "hours" | "days";
}

const UNITS: Readonly<Record<Metric["unit"], string>> = {
  money: "money",
  money_per_hour: "money per hour",
  percent: "percent",
  count: "",
  minutes: "minutes",
  hours: "hours",
  days: "days",
};

/** The same as one description: "Utilisation, in percent: Hours booked ÷ hours offered." */
export function describeMetric({ name, formula, unit }: Metric): string {
  return unit === "count" ? `${name}: ${formula}` : `${name}, in ${UNITS[unit]}: ${formula}`;
}
