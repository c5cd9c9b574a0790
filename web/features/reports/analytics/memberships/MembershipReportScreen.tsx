import { MEMBERSHIP_METRICS } from "#schema/reports/analytics/membership-metrics.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { BarsChart } from "#web/features/reports/shared/BarsChart.tsx";
import { Change } from "#web/features/reports/shared/Change.tsx";
import { Definitions } from "#web/features/reports/shared/Definitions.tsx";
import { FigureStrip } from "#web/features/reports/shared/FigureStrip.tsx";
import { formatMoneyShort } from "#web/features/reports/shared/format-money-short.ts";
import { useReportPeriod } from "#web/features/reports/shared/period.ts";
import { PeriodBar } from "#web/features/reports/shared/PeriodBar.tsx";
import { PrintButton, ReportFrame } from "#web/features/reports/shared/ReportFrame.tsx";
import { SharesCard } from "#web/features/reports/shared/SharesCard.tsx";
import { Screen } from "#web/screen/Screen.tsx";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { useVenues, useVenueToday } from "#web/tenant/venue.ts";
import { formatDay } from "#web/time/format-day.ts";
import { PLAIN_FORMATS, type VenueFormats } from "#web/time/format.ts";
import { zoneTown } from "#web/time/wall-clock.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { Columns } from "#web/ui/layout/Columns.ts";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { countText } from "#web/ui/text/count-text.ts";
import { CohortTable } from "./CohortTable.tsx";
import { FailedPayments } from "./FailedPayments.tsx";
import {
  useMembershipReportQuery,
  type MembershipFiguresShownFragment,
  type MembershipReportQuery,
} from "./membership-metrics.generated.ts";
import { MovementTable } from "./MovementTable.tsx";

/** Membership report: monthly revenue, new members, retention and unpaid invoices. */
export function MembershipReportScreen() {
  const { venue } = useVenues();
  const formats = venue ?? PLAIN_FORMATS;
  const today = useVenueToday(formats);
  const [period, setPeriod] = useReportPeriod(today);
  const query = useMembershipReportQuery({
    variables: { periodType: period.type, period: period.text },
    fetchPolicy: "cache-and-network",
  });
  const report = (query.data ?? query.previousData)?.membershipMetrics;
  return (
    <Screen title="Memberships report" actions={<PrintButton />}>
      <ReportFrame label="Memberships report" isBusy={query.loading}>
        <PeriodBar period={period} onPeriod={setPeriod} today={today} formats={formats} />
        {report && !query.error ? (
          <Report report={report} formats={formats} />
        ) : (
          <Unloaded failure="The report did not load" query={query} waiting={<RowsSkeleton />} />
        )}
      </ReportFrame>
    </Screen>
  );
}

type Report = NonNullable<MembershipReportQuery["membershipMetrics"]>;

function Report({ report, formats }: { report: Report; formats: VenueFormats }) {
  const { figures, cohorts, failed_payments, mature, timezone } = report;
  if (figures.length === 0) {
    return <EmptyState title="No memberships yet">Sell the first one from a client's page.</EmptyState>;
  }
  return (
    <>
      {figures.map((one) => (
        <CurrencyFigures key={one.currency} figures={one} formats={formats} />
      ))}
      <CohortTable cohorts={cohorts ?? []} locale={formats.locale} />
      <FailedPayments payments={failed_payments ?? []} formats={formats} />
      <Definitions of={definitions(zoneTown(timezone), mature)} />
    </>
  );
}

function CurrencyFigures({ figures, formats }: { figures: MembershipFiguresShownFragment; formats: VenueFormats }) {
  const { currency, buckets, plans } = figures;
  const { locale } = formats;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const short = (amount: number) => formatMoneyShort(amount, currency, locale);
  return (
    <>
      <FigureStrip label={`Figures in ${currency}`} figures={stripOf(figures, money)} />
      <Columns aside={296} from={1280}>
        <MovementTable figures={figures} money={money} moneyShort={short} />
        <SharesCard
          title="MRR by plan"
          empty="No paid membership renews yet."
          shares={(plans ?? []).map(({ plan_name, mrr, payers }) => ({
            label: `${plan_name}, ${countText(payers, "member")}`,
            count: mrr.amount,
            text: money(mrr.amount),
          }))}
          total={money(figures.mrr_end.amount)}
        />
      </Columns>
      <FigureStrip label={`Rates in ${currency}`} figures={ratesOf(figures, money)} />
      <Card title="MRR" note="at the end of each stretch">
        <BarsChart
          label="MRR over the period. The figures are in the table of changes below."
          ticks={(buckets ?? []).map(({ start }) => formatDay(start, formats, "year").replace(/,? \d{4}$/, ""))}
          bars={[{ label: "MRR", color: "var(--series-1)", values: (buckets ?? []).map(({ mrr }) => mrr.amount) }]}
          formatValue={money}
          formatTick={short}
        />
      </Card>
    </>
  );
}

const percent = (value: number | null) =>
  value === null ? "–" : `${value < 0 ? "−" : ""}${Math.abs(value).toFixed(1)}%`;

function ratesOf(figures: MembershipFiguresShownFragment, money: (amount: number) => string) {
  const { ltv, recovered_percent, trial_percent, net_revenue_churn_percent, paused, paused_percent } = figures;
  const figure = (metric: keyof typeof MEMBERSHIP_METRICS, value: string, change: string) => ({
    ...MEMBERSHIP_METRICS[metric],
    value,
    change,
  });
  return [
    figure("net_revenue_churn_percent", percent(net_revenue_churn_percent), "after upgrades and returns"),
    figure("paused_percent", percent(paused_percent), countText(paused, "member")),
    figure("ltv", ltv ? money(ltv.amount) : "–", "from the last three months"),
    figure("trial_percent", percent(trial_percent), "of trials that ended"),
    figure("recovered_percent", percent(recovered_percent), "of bills that were refused"),
  ];
}

function stripOf(figures: MembershipFiguresShownFragment, money: (amount: number) => string) {
  const { mrr_start, mrr_end, payers_start, payers_end, paused, churn_percent, revenue_churn_percent, arpu } = figures;
  const figure = (metric: keyof typeof MEMBERSHIP_METRICS, value: string, change: React.ReactNode) => ({
    ...MEMBERSHIP_METRICS[metric],
    value,
    change,
  });
  const from = <Change now={mrr_end.amount} before={mrr_start.amount} note={`from ${money(mrr_start.amount)}`} />;
  return [
    figure("mrr", money(mrr_end.amount), from),
    figure("payers", String(payers_end), `${payers_start} at the start, ${paused} paused`),
    figure("churn_percent", percent(churn_percent), `of ${payers_start} at the start`),
    figure("revenue_churn_percent", percent(revenue_churn_percent), `of ${money(mrr_start.amount)}`),
    figure("arpu", arpu ? money(arpu.amount) : "–", null),
    figure("not_collected", money(figures.not_collected.amount), "open now"),
  ];
}

const definitions = (town: string, isOver: boolean) => [
  ...Object.values(MEMBERSHIP_METRICS).map(({ name, formula }) => ({ name, formula })),
  {
    name: "Days",
    formula: `From midnight to midnight in ${town}.${isOver ? "" : " This period is not over, so its figures still change."}`,
  },
];
