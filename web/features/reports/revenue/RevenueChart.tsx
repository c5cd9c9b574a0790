import { BarsChart } from "#web/features/reports/shared/BarsChart.tsx";
import { formatMoneyShort } from "#web/features/reports/shared/format-money-short.ts";
import { periodBefore, type ReportPeriod } from "#web/features/reports/shared/period.ts";
import { formatDay, type DayFormats } from "#web/time/format-day.ts";
import { addDays } from "#web/time/wall-clock.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { bucketValues, SOURCES, type RevenueAnswers } from "./revenue-figures.ts";

interface RevenueChartProps {
  answers: RevenueAnswers;
  period: ReportPeriod;
  currency: string;
  labels: { now: string; before: string };
  formats: DayFormats;
  money: (amount: number) => string;
}

/** Revenue per day or month by source, compared with the previous period. */
export function RevenueChart({ answers, period, currency, labels, formats, money }: RevenueChartProps) {
  const starts = bucketStarts(period);
  const earlier = bucketStarts(periodBefore(period));
  const before = [answers.bookingsBefore, answers.membershipsBefore].map((one) => bucketValues(one, earlier, currency));
  const byMonth = period.type === "quarter" || period.type === "year";
  const title = byMonth ? "Revenue by month" : "Revenue by day";
  return (
    <Card title={title} note={labels.now}>
      <BarsChart
        label={`${title}, ${labels.now}. The table below has the sums.`}
        ticks={starts.map((start) => tickOf(start, byMonth, formats))}
        bars={SOURCES.map(({ source, label, color }) => ({
          label,
          color,
          values: bucketValues(answers[source], starts, currency),
        }))}
        line={{
          label: labels.before,
          color: "var(--text-2)",
          values: earlier.map((_, index) => before.reduce((sum, values) => sum + (values[index] ?? 0), 0)),
        }}
        formatValue={money}
        formatTick={(value) => formatMoneyShort(value, currency, formats.locale)}
      />
    </Card>
  );
}

/** First days of the days or months of a period, in the buckets of the API. */
export function bucketStarts({ type, start, end }: ReportPeriod): string[] {
  const starts: string[] = [];
  const byMonth = type === "quarter" || type === "year";
  for (let at = start; at <= end; at = byMonth ? `${addDays(at, 31).slice(0, 7)}-01` : addDays(at, 1)) starts.push(at);
  return starts;
}

function tickOf(start: string, byMonth: boolean, formats: DayFormats): string {
  if (!byMonth) return formatDay(start, formats, "year").replace(/,? \d{4}$/, "");
  return new Intl.DateTimeFormat(formats.locale, { month: "short", timeZone: "UTC" }).format(Date.parse(start));
}
