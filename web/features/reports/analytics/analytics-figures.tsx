import { ANALYTICS_METRICS, type AnalyticsMetric } from "#schema/reports/analytics/metrics.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { Change } from "#web/features/reports/shared/Change.tsx";
import { COUNTED_STATUSES } from "#web/features/reports/shared/counted-statuses.ts";
import type { Figure } from "#web/features/reports/shared/FigureStrip.tsx";
import type { ReportPeriod } from "#web/features/reports/shared/period.ts";
import { paths } from "#web/screen/paths.ts";
import type { AnalyticsReportQuery } from "./analytics.generated.ts";

/** "56.4%"; a missing rate is a dash. */
export const percentText = (value: number | null | undefined): string =>
  value === null || value === undefined ? "–" : `${value.toFixed(1)}%`;

/** "5.5 h", or "2.4 days" from two days on. */
export function hoursText(hours: number | null | undefined): string {
  if (hours === null || hours === undefined) return "–";
  return hours < 48 ? `${hours.toFixed(1)} h` : `${(hours / 24).toFixed(1)} days`;
}

/** The main figures, each compared with the previous period. */
export function mainFigures(
  { overview, before, revenue, revenueBefore }: AnalyticsReportQuery,
  locale: string,
  about: ReportedPlace,
): Figure[] {
  const [now, was] = [overview?.totals, before?.totals];
  const rate = (metric: "occupancy_percent" | "cancelled_percent" | "no_show_percent") =>
    figure(metric, percentText(now?.[metric]), points(now?.[metric], was?.[metric]));
  const [count, countBefore] = [now?.bookings ?? 0, was?.bookings ?? 0];
  const { period } = about;
  return [
    rate("occupancy_percent"),
    {
      ...figure("bookings", count.toLocaleString(locale), { now: count, before: countBefore }),
      to: bookingsOf(about),
    },
    {
      ...perHourFigure(revenue?.per_bay_hour[0], revenueBefore?.per_bay_hour[0], locale),
      to: `${paths.revenueReport}?by=${period.type}&day=${period.start}&basis=accrual`,
    },
    leadFigure(overview?.lead_time?.median_hours, before?.lead_time?.median_hours),
    { ...rate("cancelled_percent"), to: bookingsWith("cancelled", about) },
    { ...rate("no_show_percent"), to: bookingsWith("no_show", about) },
  ];
}

/** Figures about clients: visiting, returning and waiting. */
export function peopleFigures({ overview }: AnalyticsReportQuery, locale: string): Figure[] {
  const { clients, rebooking, waitlist } = overview ?? {};
  const count = (value: number | undefined) => (value ?? 0).toLocaleString(locale);
  const partOf = (part: number | undefined, whole: number | undefined, noun: string) =>
    whole ? `${count(part)} of ${count(whole)} ${noun}` : `No ${noun} in this period`;
  return [
    figure("new_clients", count(clients?.new_clients), "first visit ever"),
    figure("returning_clients", count(clients?.returning_clients), "had come before"),
    figure(
      "rebooking_percent",
      percentText(rebooking?.percent),
      partOf(rebooking?.rebooked, rebooking?.visits, "visits"),
    ),
    figure("waitlist_percent", percentText(waitlist?.percent), partOf(waitlist?.booked, waitlist?.ended, "waits")),
    figure(
      "offers_percent",
      percentText(waitlist?.accepted_percent),
      partOf(waitlist?.accepted, waitlist?.offered, "offers"),
    ),
  ];
}

export interface ReportedPlace {
  period: ReportPeriod;
  locationId: number;
}

/** Link to the bookings of these statuses: those that the report counts, or those of one of its rates. */
const bookingsWith = (status: string, { period: { start, end }, locationId }: ReportedPlace): string =>
  `${paths.bookings}?view=all&from=${start}&to=${end}&location=${locationId}&status=${status}`;

/** Link to the list of bookings that the report counts, of the whole location or of one bay. */
export const bookingsOf = (about: ReportedPlace, bayId?: number): string =>
  bookingsWith(COUNTED_STATUSES, about) + (bayId === undefined ? "" : `&bay=${bayId}`);

type Money = { amount: number; currency: string } | undefined;

function perHourFigure(now: Money, before: Money, locale: string): Figure {
  const value = now ? formatMoney(now.amount, now.currency, locale) : "–";
  return figure("revenue_per_bay_hour", value, { now: now?.amount ?? 0, before: before?.amount ?? 0 });
}

const leadFigure = (now: number | null | undefined, before: number | null | undefined): Figure =>
  figure("lead_median_hours", hoursText(now), `${hoursText(before)} before`);

function figure(metric: AnalyticsMetric, value: string, change: string | { now: number; before: number }): Figure {
  const { name, formula } = ANALYTICS_METRICS[metric];
  return { name, formula, value, change: typeof change === "string" ? change : <Change {...change} /> };
}

/** "+3.2 points from 53.2%": the change of a rate. */
function points(now: number | null | undefined, before: number | null | undefined): string {
  if (typeof now !== "number" || typeof before !== "number") return "Nothing before";
  const difference = Math.round(10 * (now - before)) / 10;
  if (difference === 0) return `As before, ${percentText(before)}`;
  return `${difference > 0 ? "+" : "−"}${Math.abs(difference).toFixed(1)} points from ${percentText(before)}`;
}
