import { COACH_METRICS, type CoachMetric } from "#schema/coaches/metrics.ts";

export const FIGURES = Object.keys(COACH_METRICS) as CoachMetric[]; // the keys of a constant are its key type

/** "55:30" of minutes, "77.1%" of a rate, "41" of a count; a rate of nothing is a dash. */
export function formatFigure(metric: CoachMetric, value: number | null): string {
  if (value === null) return "–";
  const { unit } = COACH_METRICS[metric];
  if (unit === "percent") return `${value.toFixed(1)}%`;
  if (unit === "count") return value.toLocaleString("en");
  return `${Math.floor(value / 60).toLocaleString("en")}:${String(value % 60).padStart(2, "0")}`;
}
