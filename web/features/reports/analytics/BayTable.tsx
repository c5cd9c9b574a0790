import { Link } from "react-router-dom";
import { ANALYTICS_METRICS } from "#schema/reports/analytics/metrics.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { metricHead } from "#web/features/reports/shared/FigureStrip.tsx";
import { Card } from "#web/ui/card/Card.tsx";
import { CardNote } from "#web/ui/card/CardNote.ts";
import { FIGURE, LocalGrid, MONEY, type LocalColumn } from "#web/ui/grid/LocalGrid.tsx";
import { bookingsOf, percentText, type ReportedPlace } from "./analytics-figures.tsx";
import type { AnalyticsReportQuery } from "./analytics.generated.ts";

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
  const lines = bays.map(({ resource_id, resource_name, ...use }): Line => ({
    id: resource_id,
    name: resource_name,
    ...use,
    earned: earned.get(resource_id)?.revenue,
    perHour: earned.get(resource_id)?.per_hour,
  }));
  const inBays = bays.reduce((sum, one) => sum + one.bookings, 0);
  const all: Line = {
    ...overview.totals,
    id: "all",
    name: `All ${bays.length}`,
    bookings: inBays,
    no_shows: bays.reduce((sum, one) => sum + one.no_shows, 0),
    earned: sumOf([...earned.values()].map((one) => one.revenue)),
    perHour,
    isSum: true,
  };
  const elsewhere = overview.totals.bookings - inBays;
  return (
    <Card title="Bays">
      <LocalGrid label="Use of each bay" columns={columnsOf(locale, about)} rows={[...lines, all]} />
      {elsewhere > 0 ? (
        <CardNote>
          {elsewhere === 1
            ? "1 more booking is in no bay of its own: a seat of a class, or a lesson elsewhere."
            : `${elsewhere.toLocaleString(locale)} more bookings are in no bay of their own: seats of classes, and lessons elsewhere.`}
        </CardNote>
      ) : null}
    </Card>
  );
}

type Money = { amount: number; currency: string };

/** A bay, or all of them. */
interface Line {
  id: number | string;
  name: string;
  bookings: number;
  bookable_minutes: number;
  booked_minutes: number;
  occupancy_percent: number | null;
  no_shows: number;
  earned: Money | undefined;
  perHour: Money | null | undefined;
  isSum?: boolean;
}

function columnsOf(locale: string, about: ReportedPlace): readonly LocalColumn<Line>[] {
  const hours = (minutes: number) => hoursIn(minutes, locale);
  const money = (of: (line: Line) => Money | null | undefined) =>
    ({
      ...MONEY,
      valueGetter: (_value: unknown, line: Line) => of(line)?.amount,
      valueFormatter: (_value: unknown, line: Line) => {
        const one = of(line);
        return one ? formatMoney(one.amount, one.currency, locale) : "–";
      },
    }) as const;
  return [
    { field: "name", headerName: "Bay", rowHeader: true, flex: 2, minWidth: 72 },
    {
      field: "bookings",
      headerName: "Bookings",
      ...FIGURE,
      minWidth: 72,
      renderCell: ({ row: { id, name, bookings } }) =>
        typeof id === "number" ? (
          <Link to={bookingsOf(about, id)} aria-label={`${bookings} bookings of ${name}`}>
            {bookings}
          </Link>
        ) : (
          bookings.toLocaleString(locale)
        ),
    },
    { field: "bookable_minutes", headerName: "Open hours", ...FIGURE, valueFormatter: hours, isWide: true },
    { field: "booked_minutes", headerName: "Booked hours", ...FIGURE, valueFormatter: hours, isWide: true },
    { field: "occupancy_percent", headerName: "Occupancy", ...FIGURE, minWidth: 88, valueFormatter: percentText },
    { field: "no_shows", headerName: "No-shows", ...FIGURE, isWide: true },
    { field: "earned", headerName: "Earned", ...money(({ earned }) => earned), isWide: true },
    {
      field: "perHour",
      ...metricHead(ANALYTICS_METRICS.revenue_per_bay_hour, "Per bay-hour"),
      ...money(({ perHour }) => perHour),
      minWidth: 96,
    },
  ];
}

const hoursIn = (minutes: number, locale: string): string =>
  (Math.round(minutes / 6) / 10).toLocaleString(locale, { minimumFractionDigits: 1 });

function sumOf(all: readonly Money[]): Money | undefined {
  const [first] = all;
  return first ? { amount: all.reduce((sum, { amount }) => sum + amount, 0), currency: first.currency } : undefined;
}
