/** One figure of a report: its name, formula and unit. */
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

/** A metric as a single description: "Utilisation, in percent: Hours booked ÷ hours offered." */
export function describeMetric({ name, formula, unit }: Metric): string {
  return unit === "count" ? `${name}: ${formula}` : `${name}, in ${UNITS[unit]}: ${formula}`;
}
