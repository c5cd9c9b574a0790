import { useState, type ReactNode } from "react";
import { REVENUE_DEFINITIONS, REVENUE_METRICS } from "#schema/reports/revenue/metrics.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { Change } from "#web/features/reports/shared/Change.tsx";
import { Definitions } from "#web/features/reports/shared/Definitions.tsx";
import { FigureStrip } from "#web/features/reports/shared/FigureStrip.tsx";
import { periodBefore, periodLabel, useReportPeriod, type ReportPeriod } from "#web/features/reports/shared/period.ts";
import { PeriodBar } from "#web/features/reports/shared/PeriodBar.tsx";
import { PrintButton, ReportFrame } from "#web/features/reports/shared/ReportFrame.tsx";
import { Screen } from "#web/screen/Screen.tsx";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { useUrlValue } from "#web/screen/use-url-value.ts";
import { useCompany } from "#web/tenant/company.ts";
import { useReportToday, useVenues } from "#web/tenant/venue.ts";
import { PLAIN_FORMATS, type VenueFormats } from "#web/time/format.ts";
import { zoneTown } from "#web/time/wall-clock.ts";
import { PlainSelect } from "#web/ui/form/PlainSelect.tsx";
import { Columns } from "#web/ui/layout/Columns.ts";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { GroupTable } from "./GroupTable.tsx";
import { currenciesOf, SOURCES, totalPair, type RevenueAnswers, type Source } from "./revenue-figures.ts";
import { useRevenueOverviewQuery } from "./revenue.generated.ts";
import { RevenueChart } from "./RevenueChart.tsx";
import { RevenueRows } from "./RevenueRows.tsx";
import { RevenueTable } from "./RevenueTable.tsx";
import { TaxTable } from "./TaxTable.tsx";

const BASES = [
  { value: "cash", label: "Cash" },
  { value: "accrual", label: "Accrual" },
] as const;
type Basis = (typeof BASES)[number]["value"];

const ALL = SOURCES.map(({ source }) => source);

/** Revenue received or earned in a period, compared with the previous period, down to each row. */
export function RevenueScreen() {
  const { venue } = useVenues();
  const formats = venue ?? PLAIN_FORMATS;
  const today = useReportToday(formats);
  const [period, setPeriod] = useReportPeriod(today);
  const [basisText, setBasis] = useUrlValue("basis");
  const basis = BASES.find(({ value }) => value === basisText)?.value ?? "cash";
  const { answers, error, loading, retry } = useOverview(period, basis);
  return (
    <Screen title="Revenue" actions={<PrintButton />}>
      <ReportFrame label="Revenue" isBusy={loading}>
        <PeriodBar period={period} onPeriod={setPeriod} today={today} formats={formats}>
          <PlainSelect
            dense
            aria-label="Basis"
            value={basis}
            options={BASES}
            onChange={({ target }) => setBasis(target.value === "cash" ? null : target.value)}
          />
        </PeriodBar>
        <Answered answers={answers} error={error} loading={loading} retry={retry}>
          {(shown) => <Report answers={shown} period={period} basis={basis} formats={formats} />}
        </Answered>
      </ReportFrame>
    </Screen>
  );
}

function useOverview(period: ReportPeriod, basis: Basis) {
  const { data, previousData, error, loading, refetch } = useRevenueOverviewQuery({
    variables: { periodType: period.type, period: period.text, before: periodBefore(period).text, basis },
    fetchPolicy: "cache-and-network",
    // A failed part is omitted and reported; the others are shown.
    errorPolicy: "all",
  });
  const answers = data ?? (error ? undefined : previousData);
  const isAnswered = answers !== undefined && ALL.some((source) => answers[source]);
  return { answers: isAnswered ? answers : undefined, error, loading, retry: () => void refetch() };
}

interface AnsweredProps {
  answers: RevenueAnswers | undefined;
  error: Error | undefined;
  loading: boolean;
  retry: () => void;
  children: (answers: RevenueAnswers) => ReactNode;
}

/** Renders what was loaded; names parts that failed. */
function Answered({ answers, error, loading, retry, children }: AnsweredProps) {
  if (!answers) {
    const query = { error: loading ? undefined : error, refetch: retry };
    return <Unloaded failure="The report did not load" query={query} waiting={<RowsSkeleton />} />;
  }
  return (
    <>
      {error ? (
        <Note tone="amber" icon="warning" role="status">
          A part of this report did not load and is left out.{" "}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </Note>
      ) : null}
      {children(answers)}
    </>
  );
}

interface ReportProps {
  answers: RevenueAnswers;
  period: ReportPeriod;
  basis: Basis;
  formats: VenueFormats;
}

function Report({ answers, period, basis, formats }: ReportProps) {
  const company = useCompany();
  const currencies = currenciesOf(answers, company.currency);
  const [chosen, setCurrency] = useState<string>();
  const currency = currencies.find((one) => one === chosen) ?? company.currency;
  const [rowsOf, setRowsOf] = useUrlValue("rows");
  const source = ALL.find((one) => one === rowsOf);
  const money = (amount: number) => formatMoney(amount, currency, formats.locale);
  const labels = { now: periodLabel(period, formats), before: periodLabel(periodBefore(period), formats) };
  const shown = answers.bookings ?? answers.memberships;
  const zone = shown?.timezone ?? company.timezone;
  return (
    <>
      {currencies.length > 1 ? (
        <PlainSelect
          dense
          aria-label="Currency"
          value={currency}
          options={currencies.map((value) => ({ value, label: `In ${value}` }))}
          onChange={({ target }) => setCurrency(target.value)}
        />
      ) : null}
      <FigureStrip label="Figures" figures={mainFigures(answers, currency, money)} />
      <Columns aside={296} from={1280}>
        <div>
          <RevenueChart {...{ answers, period, currency, labels, formats, money }} />
          <RevenueTable {...{ answers, currency, labels, money }} openSource={source} onRows={setRowsOf} />
          <GroupTable {...{ period, basis, currency, money }} />
          {company.taxes.length > 1 ? <TaxTable {...{ period, basis, currency, money }} /> : null}
          {source ? <RevenueRows {...{ source, period, basis, formats }} onClose={() => setRowsOf(null)} /> : null}
        </div>
        <Definitions of={definitionsOf(basis, zoneTown(zone), shown?.mature ?? true)} />
      </Columns>
    </>
  );
}

function mainFigures(answers: RevenueAnswers, currency: string, money: (amount: number) => string) {
  const figure = (name: string, formula: string, of: readonly Source[], sum: keyof typeof REVENUE_METRICS) => {
    const { now, before } = totalPair(answers, of, sum, currency);
    const change = (
      <Change now={now} before={before} note={`from ${money(before)}`} isLessBetter={sum === "given_back"} />
    );
    return { name, formula, value: money(now), change };
  };
  const { revenue, gross, given_back, tax } = REVENUE_METRICS;
  const { now: taxed, before: taxedBefore } = totalPair(answers, ALL, "tax", currency);
  return [
    figure(revenue.name, revenue.formula, ALL, "revenue"),
    figure(gross.name, gross.formula, ALL, "gross"),
    figure(given_back.name, given_back.formula, ALL, "given_back"),
    // Omitted for venues that charge no tax.
    ...(taxed !== 0 || taxedBefore !== 0 ? [figure(tax.name, tax.formula, ALL, "tax")] : []),
    ...SOURCES.map(({ source, label }) => figure(label, `Revenue of ${source} alone.`, [source], "revenue")),
  ];
}

function definitionsOf(basis: Basis, town: string, isOver: boolean) {
  return [
    ...SOURCES.map(({ source, label }) => ({ name: label, formula: REVENUE_DEFINITIONS[source][basis] })),
    { name: "Change", formula: "Compared with the whole period before, in percent." },
    {
      name: "Days",
      formula: `From midnight to midnight in ${town}.${isOver ? "" : " This period is not over, so its figures still change."}`,
    },
  ];
}
