import { CancellationNotice } from "#schema/analytics/models.ts";
import { CANCELLATION_REASONS, CancellationReason } from "#schema/bookings/cancellation.ts";
import { ReportTable } from "#web/reports/ReportTable.ts";
import { Card } from "#web/ui/card/Card.tsx";
import type { AnalyticsShownFragment } from "./analytics.generated.ts";

type Rows = NonNullable<AnalyticsShownFragment["cancellation_reasons"]>;

const COLUMNS: Record<CancellationNotice, string> = {
  two_days: "2 days or more",
  one_day: "1 to 2 days",
  half_day: "12 to 24 hours",
  same_day: "Under 12 hours",
  after_start: "After the start",
};
const ON_PHONES: readonly CancellationNotice[] = ["same_day"];

/** Cancellation reasons, and the time before the start. */
export function CancellationTable({ rows }: { rows: Rows }) {
  if (rows.length === 0) return null;
  const reasons = [...CancellationReason.options, null].filter((reason) => rows.some((row) => row.reason === reason));
  const count = (of: (row: Rows[number]) => boolean) =>
    rows.filter(of).reduce((sum, { bookings }) => sum + bookings, 0);
  const line = (of: (row: Rows[number]) => boolean) => (
    <>
      {CancellationNotice.options.map((notice) => (
        <td key={notice} className={classOf(notice)}>
          {count((row) => of(row) && row.notice === notice)}
        </td>
      ))}
      <td>{count(of)}</td>
    </>
  );
  return (
    <Card title="Cancellations by reason and notice">
      <ReportTable aria-label="Cancellations by reason and notice">
        <thead>
          <tr>
            <th scope="col">Reason</th>
            {CancellationNotice.options.map((notice) => (
              <th key={notice} scope="col" className={classOf(notice)}>
                {COLUMNS[notice]}
              </th>
            ))}
            <th scope="col">All</th>
          </tr>
        </thead>
        <tbody>
          {reasons.map((reason) => (
            <tr key={reason}>
              <th scope="row">{reason ? CANCELLATION_REASONS[reason] : "Not said"}</th>
              {line((row) => row.reason === reason)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr data-sum>
            <th scope="row">All</th>
            {line(() => true)}
          </tr>
        </tfoot>
      </ReportTable>
    </Card>
  );
}

const classOf = (notice: CancellationNotice) => (ON_PHONES.includes(notice) ? undefined : "wide");
