import { CANCELLATION_REASONS, CancellationReason } from "#schema/bookings/bookings/cancellation.ts";
import { CancellationNotice } from "#schema/reports/analytics/models.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { FIGURE, LocalGrid, type LocalColumn } from "#web/ui/grid/LocalGrid.tsx";
import type { AnalyticsShownFragment } from "./analytics.generated.ts";

type Rows = NonNullable<AnalyticsShownFragment["cancellation_reasons"]>;

const NOTICE_LABELS: Record<CancellationNotice, string> = {
  two_days: "2 days or more",
  one_day: "1 to 2 days",
  half_day: "12 to 24 hours",
  same_day: "Under 12 hours",
  after_start: "After the start",
};
const ON_PHONES: readonly CancellationNotice[] = ["same_day"];

/** Cancellations for one reason, or all of them. */
interface Line {
  id: string;
  name: string;
  rows: Rows;
  isSum?: boolean;
}

const COLUMNS: readonly LocalColumn<Line>[] = [
  { field: "name", headerName: "Reason", rowHeader: true, flex: 2, minWidth: 130 },
  ...CancellationNotice.options.map((notice) => ({
    field: notice,
    headerName: NOTICE_LABELS[notice],
    ...FIGURE,
    valueGetter: (_value: unknown, { rows }: Line) => countOf(rows.filter((row) => row.notice === notice)),
    isWide: !ON_PHONES.includes(notice),
  })),
  { field: "all", headerName: "All", ...FIGURE, valueGetter: (_value, { rows }) => countOf(rows) },
];

const countOf = (rows: Rows): number => rows.reduce((sum, { bookings }) => sum + bookings, 0);

/** Cancellation reasons, and the time before the start. */
export function CancellationTable({ rows }: { rows: Rows }) {
  if (rows.length === 0) return null;
  const lines = [...CancellationReason.options, null].map((reason) => ({
    id: reason ?? "none",
    name: reason ? CANCELLATION_REASONS[reason] : "No reason given",
    rows: rows.filter((row) => row.reason === reason),
  }));
  return (
    <Card title="Cancellations by reason and notice">
      <LocalGrid
        label="Cancellations by reason and notice"
        columns={COLUMNS}
        rows={[...lines.filter((line) => line.rows.length > 0), { id: "all", name: "All", rows, isSum: true }]}
      />
    </Card>
  );
}
