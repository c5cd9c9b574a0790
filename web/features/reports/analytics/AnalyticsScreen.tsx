import { ANALYTICS_METRICS, type AnalyticsMetric } from "#schema/reports/analytics/metrics.ts";
import { Definitions } from "#web/features/reports/shared/Definitions.tsx";
import { FigureStrip } from "#web/features/reports/shared/FigureStrip.tsx";
import { periodBefore, useReportPeriod, type ReportPeriod } from "#web/features/reports/shared/period.ts";
import { PeriodBar } from "#web/features/reports/shared/PeriodBar.tsx";
import { PrintButton, ReportFrame } from "#web/features/reports/shared/ReportFrame.tsx";
import { SharesCard } from "#web/features/reports/shared/SharesCard.tsx";
import { NoLocations } from "#web/screen/NoLocations.tsx";
import { Screen } from "#web/screen/Screen.tsx";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { useReportToday, useVenues, type Venue } from "#web/tenant/venue.ts";
import { zoneTown } from "#web/time/wall-clock.ts";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { mainFigures, peopleFigures } from "./analytics-figures.tsx";
import { useAnalyticsReportQuery, type AnalyticsReportQuery } from "./analytics.generated.ts";
import { BayTable } from "./BayTable.tsx";
import { CancellationTable } from "./CancellationTable.tsx";
import { HourHeat } from "./HourHeat.tsx";

/** Usage of a venue's bays and booking behavior. */
export function AnalyticsScreen() {
  const { venue } = useVenues();
  if (venue) return <VenueAnalytics key={venue.id} venue={venue} />;
  return (
    <Screen title="Analytics">
      <NoLocations>Add a location with its bays: their use is shown here.</NoLocations>
    </Screen>
  );
}

function VenueAnalytics({ venue }: { venue: Venue }) {
  const today = useReportToday(venue);
  const [period, setPeriod] = useReportPeriod(today);
  const { data, previousData, error, loading, refetch } = useAnalyticsReportQuery({
    variables: {
      periodType: period.type,
      period: period.text,
      before: periodBefore(period).text,
      location_id: venue.id,
    },
    fetchPolicy: "cache-and-network",
    // Show the parts that loaded if another one fails.
    errorPolicy: "all",
  });
  const answers = data ?? (error ? undefined : previousData);
  return (
    <Screen title="Analytics" actions={<PrintButton />}>
      <ReportFrame label="Analytics" isBusy={loading}>
        <PeriodBar period={period} onPeriod={setPeriod} today={today} formats={venue} />
        {answers?.overview ? (
          <Report answers={answers} venue={venue} period={period} />
        ) : (
          <Unloaded
            failure="The report did not load"
            query={{ error: loading ? undefined : error, refetch }}
            waiting={<RowsSkeleton />}
          />
        )}
      </ReportFrame>
    </Screen>
  );
}

interface ReportProps {
  answers: AnalyticsReportQuery;
  venue: Venue;
  period: ReportPeriod;
}

const SOURCE_LABELS = {
  page_guest: "Booking page, guests",
  page_client: "Booking page, clients",
  desk: "Front desk",
  walk_in: "Walk-in",
} as const;
const NOTICE_LABELS = {
  two_days: "2 days or more before",
  one_day: "1 to 2 days before",
  half_day: "12 to 24 hours before",
  same_day: "Under 12 hours before",
  after_start: "After the start",
} as const;
const BAND_LABELS = {
  same_day: "Same day",
  one_day: "1 day",
  two_days: "2 to 3 days",
  week: "4 to 7 days",
  two_weeks: "8 to 14 days",
  longer: "15 days or more",
} as const;

function Report({ answers, venue, period }: ReportProps) {
  const { overview } = answers;
  if (!overview) return null;
  const { hours, sources, cancellations, lead_time, mature, timezone } = overview;
  const about = { period, locationId: venue.id };
  const shares = <Key extends string>(labels: Record<Key, string>, rows: readonly { key: Key; count: number }[]) =>
    rows.map(({ key, count }) => ({ label: labels[key], count }));
  return (
    <>
      <FigureStrip label="Figures" figures={mainFigures(answers, venue.locale, about)} />
      <HourHeat hours={hours ?? []} />
      <div className="third">
        <SharesCard
          title="How far ahead people book"
          empty="No booking was made ahead in this period."
          shares={shares(
            BAND_LABELS,
            (lead_time?.bands ?? []).map(({ band, bookings }) => ({ key: band, count: bookings })),
          )}
        />
        <SharesCard
          title="Cancellations by notice"
          empty="Nothing was cancelled."
          shares={shares(
            NOTICE_LABELS,
            (cancellations ?? []).map(({ notice, bookings }) => ({ key: notice, count: bookings })),
          )}
        />
        <SharesCard
          title="Bookings by source"
          empty="No bookings in this period."
          shares={shares(
            SOURCE_LABELS,
            (sources ?? []).map(({ source, bookings }) => ({ key: source, count: bookings })),
          )}
        />
      </div>
      <FigureStrip label="Clients and waiting lists" figures={peopleFigures(answers, venue.locale)} />
      <CancellationTable rows={overview.cancellation_reasons ?? []} />
      <BayTable answers={answers} locale={venue.locale} about={about} />
      <Definitions of={definitions(zoneTown(timezone), mature)} />
    </>
  );
}

/** In the order of the screen. */
const SHOWN: readonly AnalyticsMetric[] = [
  "occupancy_percent",
  "bookable_minutes",
  "booked_minutes",
  "outside_minutes",
  "bookings",
  "revenue_per_bay_hour",
  "lead_median_hours",
  "cancelled_percent",
  "cancelled",
  "no_show_percent",
  "no_shows",
  "new_clients",
  "returning_clients",
  "rebooking_percent",
  "waitlist_percent",
  "offers_percent",
];

const definitions = (town: string, isOver: boolean) => [
  ...SHOWN.map((metric) => ({ name: ANALYTICS_METRICS[metric].name, formula: ANALYTICS_METRICS[metric].formula })),
  {
    name: "Days",
    formula: `From midnight to midnight in ${town}.${isOver ? "" : " This period is not over, so its figures still change."}`,
  },
];
