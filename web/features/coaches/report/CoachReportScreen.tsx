import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { Link } from "react-router-dom";
import { COACH_METRICS } from "#schema/coaches/metrics.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { CsvButton } from "#web/app/CsvButton.tsx";
import { Screen } from "#web/app/layouts/Screen.tsx";
import { paths } from "#web/app/paths.ts";
import { useVenues, useVenueToday, type Venue, zoneTown } from "#web/tenant/venue.ts";
import { formatDay } from "#web/time/format-day.ts";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { type CoachReportQuery, useCoachReportQuery } from "./coach-report.generated.ts";
import { FigureCards } from "./FigureCards.tsx";
import { FigureTable } from "./FigureTable.tsx";
import { FIGURES } from "./format-figure.ts";
import { PeriodFields } from "./PeriodFields.tsx";
import { type Days, useReportPeriod } from "./report-period.ts";

/** What each coach offered and what was booked of it. */
export function CoachReportScreen() {
  const { venue } = useVenues();
  if (venue) return <VenueReport venue={venue} />;
  return (
    <Screen title="Coaches report">
      <EmptyState
        title="No locations yet"
        actions={
          <Button component={Link} to={paths.locations}>
            Locations
          </Button>
        }
      >
        Add a location with its hours: coaches offer theirs inside them.
      </EmptyState>
    </Screen>
  );
}

function VenueReport({ venue }: { venue: Venue }) {
  const period = useReportPeriod(useVenueToday(venue));
  const variables = { ...period.days, timezone: venue.timezone };
  const { data, previousData, error, loading, refetch } = useCoachReportQuery({
    variables,
    fetchPolicy: "cache-and-network",
  });
  const report = (data ?? previousData)?.coachSummary;
  return (
    <Screen
      title="Coaches report"
      actions={<CsvButton path="/api/v1/reports/coaches/summary/export" filters={variables} />}
    >
      <Frame aria-label="report" aria-busy={loading}>
        <PeriodFields {...period} />
        {error ? (
          <ErrorState title="The report did not load" error={explain(error)} onRetry={() => void refetch()} />
        ) : null}
        {!error && !report ? <RowsSkeleton /> : null}
        {!error && report ? <Report report={report} days={period.days} venue={venue} /> : null}
      </Frame>
    </Screen>
  );
}

interface ReportProps {
  report: NonNullable<CoachReportQuery["coachSummary"]>;
  days: Days;
  venue: Venue;
}

function Report({ report: { rows, totals, mature }, days: { start, end }, venue }: ReportProps) {
  const hasRoom = useMediaQuery("(min-width: 1280px)", { noSsr: true });
  if (rows.length === 0) {
    return <EmptyState title="No coaches to report on">Whoever gives lessons appears here.</EmptyState>;
  }
  const Shown = hasRoom ? FigureTable : FigureCards;
  return (
    <>
      <p className="period">
        {formatDay(start, venue, "withYear")} – {formatDay(end, venue, "withYear")}, midnight to midnight in{" "}
        {zoneTown(venue.timezone)}.{mature ? null : " The period is not over, so its figures still change."}
      </p>
      <Shown rows={rows} totals={totals} />
      <details>
        <summary>What the figures mean</summary>
        <dl>
          {FIGURES.map((metric) => (
            <div key={metric}>
              <dt>{COACH_METRICS[metric].name}</dt>
              <dd>{COACH_METRICS[metric].formula}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

const Frame = styled("section")({
  minHeight: "100%",
  background: "var(--surface)",
  "& .period": {
    padding: "8px 16px 12px",
    fontSize: 13,
    lineHeight: "20px",
    color: "var(--text-2)",
    borderBottom: "1px solid var(--line-soft)",
  },
  "& details": { padding: "0 16px 24px", fontSize: 13, lineHeight: "20px" },
  "& summary": { padding: "12px 0", width: "fit-content", fontWeight: 500, cursor: "pointer" },
  "& details dl": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))",
    gap: "12px 32px",
    margin: "8px 0 0",
  },
  "& details dt": { fontWeight: 500 },
  "& details dd": { margin: 0, color: "var(--text-2)" },
});
