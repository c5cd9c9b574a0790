import { formatMoney } from "#schema/shared/format-money.ts";
import { COACH_METRICS, COACH_REVENUE, type CoachMetric } from "#schema/venue/coaches/metrics.ts";
import { Change } from "#web/features/reports/shared/Change.tsx";
import { COUNTED_STATUSES } from "#web/features/reports/shared/counted-statuses.ts";
import type { Figure } from "#web/features/reports/shared/FigureStrip.tsx";
import type { ReportPeriod } from "#web/features/reports/shared/period.ts";
import { paths } from "#web/screen/paths.ts";
import type { CoachFigureRowFragment, CoachFigureTotalsFragment } from "./coach-report.generated.ts";

/** Shared by the coach table and the cards that replace it. */
export interface CoachesProps {
  rows: readonly CoachFigureRowFragment[];
  totals: CoachFigureTotalsFragment;
  period: ReportPeriod;
  locale: string;
}

type Money = { amount: number; currency: string };

/** "55:30" for minutes, "77.1%" for a rate, "41" for a count; a missing rate is a dash. */
export function formatFigure(metric: CoachMetric, value: number | null): string {
  if (value === null) return "–";
  const { unit } = COACH_METRICS[metric];
  if (unit === "percent") return `${value.toFixed(1)}%`;
  if (unit === "count") return value.toLocaleString("en");
  return `${Math.floor(value / 60).toLocaleString("en")}:${String(value % 60).padStart(2, "0")}`;
}

/** "$6,412.50", each currency separately; a dash if there is no revenue. */
export const moneyText = (all: readonly Money[], locale: string): string =>
  all.map(({ amount, currency }) => formatMoney(amount, currency, locale)).join(", ") || "–";

/** Revenue per booked hour, inside and outside the offered hours. */
export function earnedPerHour({ revenue, booked_minutes, outside_minutes }: CoachFigureTotalsFragment): Money[] {
  const hours = (booked_minutes + outside_minutes) / 60;
  if (hours === 0) return [];
  return revenue.map(({ amount, currency }) => ({ amount: Math.round(amount / hours), currency }));
}

/** Link to the coach's lessons on these days, without those that were cancelled. */
export const lessonsOf = (coachId: number, { start, end }: ReportPeriod): string =>
  `${paths.bookings}?view=all&coach=${coachId}&from=${start}&to=${end}&status=${COUNTED_STATUSES}`;

/** The main figures, each compared with the previous period. */
export function mainFigures(
  now: CoachFigureTotalsFragment,
  before: CoachFigureTotalsFragment | undefined,
  locale: string,
): Figure[] {
  const minutes = (metric: "offered_minutes" | "booked_minutes") =>
    figure(metric, formatFigure(metric, now[metric]), <Change now={now[metric]} before={before?.[metric] ?? 0} />);
  const rate = (metric: "utilisation_percent" | "fill_percent") =>
    figure(metric, formatFigure(metric, now[metric]), `${formatFigure(metric, before?.[metric] ?? null)} before`);
  const [earned] = now.revenue;
  const earnedBefore = before?.revenue.find(({ currency }) => currency === earned?.currency);
  return [
    minutes("offered_minutes"),
    minutes("booked_minutes"),
    rate("utilisation_percent"),
    {
      ...COACH_REVENUE,
      value: moneyText(now.revenue, locale),
      change: <Change now={earned?.amount ?? 0} before={earnedBefore?.amount ?? 0} />,
    },
    rate("fill_percent"),
  ];
}

const figure = (metric: CoachMetric, value: string, change: Figure["change"]): Figure => ({
  ...COACH_METRICS[metric],
  value,
  change,
});
