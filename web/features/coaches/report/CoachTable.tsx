import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { COACH_METRICS, COACH_REVENUE } from "#schema/coaches/metrics.ts";
import { MetricMark } from "#web/reports/FigureStrip.tsx";
import { ReportTable } from "#web/reports/ReportTable.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { type CoachesProps, earnedPerHour, formatFigure, lessonsOf, moneyText } from "./coach-figures.tsx";
import type { CoachFigureTotalsFragment } from "./coach-report.generated.ts";

/** One row per coach: hours as comparable bars, lessons, classes and revenue. */
export function CoachTable({ rows, totals, period, locale }: CoachesProps) {
  const most = Math.max(...rows.map(hoursShown));
  return (
    <Card title="Hours offered and booked" note={<Legend />}>
      <ReportTable aria-label="Figures by coach">
        <thead>
          <tr>
            <th scope="col">Coach</th>
            <th scope="col" className="text">
              Hours
            </th>
            <th scope="col">Booked</th>
            <Head {...COACH_METRICS.utilisation_percent} />
            <th scope="col">Lessons</th>
            <Head {...COACH_METRICS.no_show_percent} />
            <Head {...COACH_METRICS.fill_percent} />
            <Head {...COACH_REVENUE} />
            <th scope="col">Per booked hour</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.coach_id}>
              <th scope="row">{row.coach_name}</th>
              <td className="text">
                <HoursBar figures={row} most={most} />
              </td>
              <Figures
                figures={row}
                locale={locale}
                lessons={
                  <Link to={lessonsOf(row.coach_id, period)} aria-label={`${row.lessons} lessons of ${row.coach_name}`}>
                    {row.lessons}
                  </Link>
                }
              />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr data-sum>
            <th scope="row" colSpan={2}>
              All {rows.length}
            </th>
            <Figures figures={totals} locale={locale} lessons={totals.lessons} />
          </tr>
        </tfoot>
      </ReportTable>
    </Card>
  );
}

function Head({ name, formula }: { name: string; formula: string }) {
  return (
    <th scope="col">
      {name}
      <MetricMark name={name} formula={formula} />
    </th>
  );
}

interface FiguresProps {
  figures: CoachFigureTotalsFragment;
  locale: string;
  lessons: React.ReactNode;
}

function Figures({ figures, locale, lessons }: FiguresProps) {
  const { booked_minutes, offered_minutes, seats, seats_taken } = figures;
  return (
    <>
      <td>
        {formatFigure("booked_minutes", booked_minutes)}{" "}
        <small>of {formatFigure("offered_minutes", offered_minutes)}</small>
      </td>
      <td>{formatFigure("utilisation_percent", figures.utilisation_percent)}</td>
      <td>{lessons}</td>
      <td>
        {formatFigure("no_show_percent", figures.no_show_percent)} <small>{figures.no_shows}</small>
      </td>
      <td>
        {formatFigure("fill_percent", figures.fill_percent)}{" "}
        {seats > 0 ? (
          <small>
            {seats_taken} of {seats}
          </small>
        ) : null}
      </td>
      <td>{moneyText(figures.revenue, locale)}</td>
      <td>{moneyText(earnedPerHour(figures), locale)}</td>
    </>
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
  minWidth: 160,
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
