import useMediaQuery from "@mui/material/useMediaQuery";
import { COACH_METRICS, COACH_REVENUE } from "#schema/venue/coaches/metrics.ts";
import { Definitions } from "#web/features/reports/shared/Definitions.tsx";
import { FigureStrip } from "#web/features/reports/shared/FigureStrip.tsx";
import { periodBefore, useReportPeriod, type ReportPeriod } from "#web/features/reports/shared/period.ts";
import { PeriodBar } from "#web/features/reports/shared/PeriodBar.tsx";
import { PrintButton, ReportFrame } from "#web/features/reports/shared/ReportFrame.tsx";
import { CsvButton } from "#web/screen/CsvButton.tsx";
import { NoLocations } from "#web/screen/NoLocations.tsx";
import { Screen } from "#web/screen/Screen.tsx";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { useReportToday, useVenues, type Venue } from "#web/tenant/venue.ts";
import { zoneTown } from "#web/time/wall-clock.ts";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { mainFigures } from "./coach-figures.tsx";
import { useCoachReportQuery, type CoachReportQuery } from "./coach-report.generated.ts";
import { CoachCards } from "./CoachCards.tsx";
import { CoachTable } from "./CoachTable.tsx";
import { CoachWeekdays } from "./CoachWeekdays.tsx";

/** Hours offered and booked, and revenue, by coach. */
export function CoachReportScreen() {
  const { venue } = useVenues();
  if (venue) return <CoachReport venue={venue} />;
  return (
    <Screen title="Coaches report">
      <NoLocations>Add a location with its hours: coaches offer theirs inside them.</NoLocations>
    </Screen>
  );
}

function CoachReport({ venue }: { venue: Venue }) {
  const today = useReportToday(venue);
  const [period, setPeriod] = useReportPeriod(today);
  const { start, end } = period;
  const { start: startBefore, end: endBefore } = periodBefore(period);
  const query = useCoachReportQuery({
    variables: { start, end, startBefore, endBefore },
    fetchPolicy: "cache-and-network",
  });
  const answers = query.data ?? (query.error ? undefined : query.previousData);
  return (
    <Screen
      title="Coaches report"
      actions={
        <>
          <CsvButton path="/api/v1/reports/coaches/summary/export" filters={{ start, end }} />
          <PrintButton />
        </>
      }
    >
      <ReportFrame label="Coaches report" isBusy={query.loading}>
        <PeriodBar period={period} onPeriod={setPeriod} today={today} formats={venue} />
        {answers ? (
          <Report answers={answers} period={period} venue={venue} />
        ) : (
          <Unloaded failure="The report did not load" query={query} waiting={<RowsSkeleton />} />
        )}
      </ReportFrame>
    </Screen>
  );
}

interface ReportProps {
  answers: CoachReportQuery;
  period: ReportPeriod;
  venue: Venue;
}

function Report({ answers: { report, before }, period, venue }: ReportProps) {
  const hasRoom = useMediaQuery("(min-width: 1024px)", { noSsr: true });
  if (!report || report.rows.length === 0) {
    return <EmptyState title="No coaches to report on">Everybody who gives lessons appears here.</EmptyState>;
  }
  const Coaches = hasRoom ? CoachTable : CoachCards;
  const { rows, totals, mature, timezone } = report;
  return (
    <>
      <FigureStrip label="Figures" figures={mainFigures(totals, before?.totals, venue.locale)} />
      <Coaches rows={rows} totals={totals} period={period} locale={venue.locale} />
      <CoachWeekdays rows={rows} period={period} />
      <Definitions of={definitions(zoneTown(timezone), mature)} />
    </>
  );
}

const definitions = (town: string, isOver: boolean) => [
  ...Object.values(COACH_METRICS).map(({ name, formula }) => ({ name, formula })),
  COACH_REVENUE,
  {
    name: "Days",
    formula: `From midnight to midnight in ${town}.${isOver ? "" : " The period is not over, so its figures still change."}`,
  },
];
