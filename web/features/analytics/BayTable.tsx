import { Link } from "react-router-dom";
import { ANALYTICS_METRICS } from "#schema/analytics/metrics.ts";
import { MetricMark } from "#web/reports/FigureStrip.tsx";
import { ReportNote } from "#web/reports/ReportNote.ts";
import { ReportTable } from "#web/reports/ReportTable.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { formatMoney } from "#schema/shared/format-money.ts";
import type { AnalyticsReportQuery } from "./analytics.generated.ts";
import { bookingsOf, percentText, type ReportedPlace } from "./analytics-figures.tsx";

interface BayTableProps {
  answers: AnalyticsReportQuery;
  locale: string;
  about: ReportedPlace;
}

/** Each bay with its utilization and revenue per hour. */
export function BayTable({ answers, locale, about }: BayTableProps) {
  const { overview, revenue } = answers;
  const bays = overview?.bays ?? [];
  if (!overview || bays.length === 0) return null;
  const [total, perHour] = [revenue?.totals[0]?.revenue, revenue?.per_bay_hour[0]];
  // One currency per table: the one with the most revenue.
  const earned = new Map(
    (revenue?.bays ?? [])
      .filter((one) => one.revenue.currency === total?.currency)
      .map((one) => [one.resource_id, one]),
  );
  const money = (one: { amount: number; currency: string } | null | undefined) =>
    one ? formatMoney(one.amount, one.currency, locale) : "–";
  const hoursOf = (minutes: number) => hoursIn(minutes, locale);
  const inBays = bays.reduce((sum, one) => sum + one.bookings, 0);
  const elsewhere = overview.totals.bookings - inBays;
  const { name, formula } = ANALYTICS_METRICS.revenue_per_bay_hour;
  return (
    <Card title="Bays">
      <ReportTable aria-label="Use of each bay">
        <thead>
          <tr>
            <th scope="col">Bay</th>
            <th scope="col">Bookings</th>
            <th scope="col" className="wide">
              Open hours
            </th>
            <th scope="col" className="wide">
              Booked hours
            </th>
            <th scope="col">Occupancy</th>
            <th scope="col" className="wide">
              No-shows
            </th>
            <th scope="col" className="wide">
              Earned
            </th>
            <th scope="col">
              Per bay-hour
              <MetricMark name={name} formula={formula} />
            </th>
          </tr>
        </thead>
        <tbody>
          {bays.map((bay) => (
            <tr key={bay.resource_id}>
              <th scope="row">{bay.resource_name}</th>
              <td>
                <Link
                  to={bookingsOf(about, bay.resource_id)}
                  aria-label={`${bay.bookings} bookings of ${bay.resource_name}`}
                >
                  {bay.bookings}
                </Link>
              </td>
              <td className="wide">{hoursOf(bay.bookable_minutes)}</td>
              <td className="wide">{hoursOf(bay.booked_minutes)}</td>
              <td>{percentText(bay.occupancy_percent)}</td>
              <td className="wide">{bay.no_shows}</td>
              <td className="wide">{money(earned.get(bay.resource_id)?.revenue)}</td>
              <td>{money(earned.get(bay.resource_id)?.per_hour)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr data-sum>
            <th scope="row">All {bays.length}</th>
            <td>{inBays.toLocaleString(locale)}</td>
            <td className="wide">{hoursOf(overview.totals.bookable_minutes)}</td>
            <td className="wide">{hoursOf(overview.totals.booked_minutes)}</td>
            <td>{percentText(overview.totals.occupancy_percent)}</td>
            <td className="wide">{bays.reduce((sum, one) => sum + one.no_shows, 0)}</td>
            <td className="wide">{money(sumOf([...earned.values()].map((one) => one.revenue)))}</td>
            <td>{money(perHour)}</td>
          </tr>
        </tfoot>
      </ReportTable>
      {elsewhere > 0 ? (
        <ReportNote>
          {elsewhere === 1
            ? "1 more booking is in no bay of its own: a seat of a class, or a lesson elsewhere."
            : `${elsewhere.toLocaleString(locale)} more bookings are in no bay of their own: seats of classes, and lessons elsewhere.`}
        </ReportNote>
      ) : null}
    </Card>
  );
}

const hoursIn = (minutes: number, locale: string): string =>
  (Math.round(minutes / 6) / 10).toLocaleString(locale, { minimumFractionDigits: 1 });

function sumOf(all: readonly { amount: number; currency: string }[]) {
  const [first] = all;
  return first ? { amount: all.reduce((sum, { amount }) => sum + amount, 0), currency: first.currency } : undefined;
}
