import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { COACH_METRICS, COACH_REVENUE } from "#schema/venue/coaches/metrics.ts";
import { metricHead } from "#web/features/reports/shared/FigureStrip.tsx";
import type { ReportPeriod } from "#web/features/reports/shared/period.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { FIGURE, LocalGrid, type LocalColumn } from "#web/ui/grid/LocalGrid.tsx";
import { earnedPerHour, formatFigure, lessonsOf, moneyText, type CoachesProps } from "./coach-figures.tsx";
import type { CoachFigureTotalsFragment } from "./coach-report.generated.ts";

/** A coach, or all of them. */
type Line = CoachFigureTotalsFragment & { id: number | string; name: string; isSum?: boolean };

/** One row per coach: hours as comparable bars, lessons, classes and revenue. */
export function CoachTable({ rows, totals, period, locale }: CoachesProps) {
  const most = Math.max(...rows.map(hoursShown));
  return (
    <Card title="Hours offered and booked" note={<Legend />}>
      <LocalGrid
        label="Figures by coach"
        columns={columnsOf(most, period, locale)}
        rows={[
          ...rows.map((row) => ({ ...row, id: row.coach_id, name: row.coach_name })),
          { ...totals, id: "all", name: `All ${rows.length}`, isSum: true },
        ]}
      />
    </Card>
  );
}

function columnsOf(most: number, period: ReportPeriod, locale: string): readonly LocalColumn<Line>[] {
  const money = (of: (line: Line) => CoachFigureTotalsFragment["revenue"]) =>
    ({
      ...FIGURE,
      minWidth: 96,
      valueGetter: (_value: unknown, line: Line) => of(line)[0]?.amount,
      valueFormatter: (_value: unknown, line: Line) => moneyText(of(line), locale),
    }) as const;
  return [
    { field: "name", headerName: "Coach", rowHeader: true, flex: 1.5, minWidth: 88 },
    {
      field: "offered_minutes",
      headerName: "Hours",
      flex: 2.5,
      minWidth: 72,
      sortingOrder: FIGURE.sortingOrder,
      valueGetter: (_value, line) => hoursShown(line),
      renderCell: ({ row }) => (row.isSum ? null : <HoursBar figures={row} most={most} />),
    },
    {
      field: "booked_minutes",
      headerName: "Booked",
      ...FIGURE,
      flex: 1.25,
      renderCell: ({ row: { booked_minutes, offered_minutes } }) => (
        <Figure
          value={formatFigure("booked_minutes", booked_minutes)}
          of={`of ${formatFigure("offered_minutes", offered_minutes)}`}
        />
      ),
    },
    {
      field: "utilisation_percent",
      ...metricHead(COACH_METRICS.utilisation_percent),
      ...FIGURE,
      minWidth: 104,
      valueFormatter: (percent: number | null) => formatFigure("utilisation_percent", percent),
    },
    {
      field: "lessons",
      headerName: "Lessons",
      ...FIGURE,
      flex: 0.75,
      minWidth: 64,
      renderCell: ({ row: { id, name, lessons } }) =>
        typeof id === "number" ? (
          <Link to={lessonsOf(id, period)} aria-label={`${lessons} lessons of ${name}`}>
            {lessons}
          </Link>
        ) : (
          lessons
        ),
    },
    {
      field: "no_show_percent",
      ...metricHead(COACH_METRICS.no_show_percent),
      ...FIGURE,
      minWidth: 96,
      renderCell: ({ row: { no_show_percent, no_shows } }) => (
        <Figure value={formatFigure("no_show_percent", no_show_percent)} of={no_shows} />
      ),
    },
    {
      field: "fill_percent",
      ...metricHead(COACH_METRICS.fill_percent),
      ...FIGURE,
      flex: 1.25,
      renderCell: ({ row: { fill_percent, seats, seats_taken } }) => (
        <Figure
          value={formatFigure("fill_percent", fill_percent)}
          of={seats > 0 ? `${seats_taken} of ${seats}` : null}
        />
      ),
    },
    { field: "revenue", ...metricHead(COACH_REVENUE), ...money(({ revenue }) => revenue) },
    { field: "per_hour", headerName: "Per booked hour", ...money(earnedPerHour) },
  ];
}

function Figure({ value, of }: { value: string; of: React.ReactNode }) {
  return (
    <span>
      {value} <small>{of}</small>
    </span>
  );
}

const hoursShown = ({ offered_minutes, outside_minutes }: CoachFigureTotalsFragment): number =>
  offered_minutes + outside_minutes;

function HoursBar({ figures, most }: { figures: CoachFigureTotalsFragment; most: number }) {
  const { booked_minutes, offered_minutes, outside_minutes } = figures;
  const width = (minutes: number) => ({ width: `${most === 0 ? 0 : (100 * minutes) / most}%` });
  return (
    <Bar
      role="img"
      aria-label={`${formatFigure("booked_minutes", booked_minutes)} booked, ${formatFigure("outside_minutes", outside_minutes)} outside the hours offered`}
    >
      <i className="booked" style={width(booked_minutes)} />
      <i className="free" style={width(offered_minutes - booked_minutes)} />
      <i className="outside" style={width(outside_minutes)} />
    </Bar>
  );
}

function Legend() {
  return (
    <Keys>
      <i className="booked" /> Booked
      <i className="free" /> Offered, free
      <i className="outside" /> Outside hours
    </Keys>
  );
}

const FILLS = {
  "& .booked": { background: "var(--series-1)" },
  "& .free": { background: "var(--hover)", boxShadow: "inset 0 0 0 1px var(--line)" },
  "& .outside": { background: "repeating-linear-gradient(135deg, var(--series-2) 0 3px, transparent 3px 6px)" },
};

const Bar = styled("span")({
  display: "flex",
  gap: 1,
  width: "100%",
  height: 14,
  "& i": { height: "100%", borderRadius: 2 },
  ...FILLS,
});

const Keys = styled("span")({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  "& i": { width: 12, height: 12, borderRadius: 2 },
  "& i:not(:nth-of-type(1))": { marginLeft: 8 },
  ...FILLS,
});
