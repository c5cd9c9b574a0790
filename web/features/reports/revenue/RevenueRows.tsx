import { skipToken } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { Link } from "react-router-dom";
import { REVENUE_ROWS_MOST, type RevenueBasis } from "#schema/reports/revenue/models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import type { ReportPeriod } from "#web/features/reports/shared/period.ts";
import { CsvButton } from "#web/screen/CsvButton.tsx";
import { bookingPath, paths, paymentPath } from "#web/screen/paths.ts";
import { useCan } from "#web/session/session.ts";
import { formatDay } from "#web/time/format-day.ts";
import type { VenueFormats } from "#web/time/format.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { CardNote } from "#web/ui/card/CardNote.ts";
import { LocalGrid, MONEY, type LocalColumn } from "#web/ui/grid/LocalGrid.tsx";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { ITEM_LABELS, type Source } from "./revenue-figures.ts";
import {
  useRevenueRowsOfBookingsQuery,
  useRevenueRowsOfMembershipsQuery,
  type RevenueRowShownFragment,
} from "./revenue.generated.ts";

interface RevenueRowsProps {
  source: Source;
  period: ReportPeriod;
  basis: RevenueBasis;
  formats: VenueFormats;
  onClose: () => void;
}

const SHOWN_FIRST = 100;
const FILES = {
  bookings: "/api/v1/bookings/revenue/export",
  memberships: "/api/v1/memberships/revenue/export",
} as const;

/** The rows a source's revenue is made of, latest first, each with a link to its origin. */
export function RevenueRows({ source, period, basis, formats, onClose }: RevenueRowsProps) {
  const { rows, setRows, asked, report, error, retry } = useRows(source, period, basis);
  const total = report?.rows_total ?? 0;
  const shown = report?.rows ?? [];
  return (
    <Card
      title={`Rows of ${source}`}
      note={
        <Tools>
          <CsvButton path={FILES[source]} filters={asked} rowCount={total} />
          <Button onClick={onClose}>Close</Button>
        </Tools>
      }
    >
      {error ? <ErrorState title="The rows did not load" error={explain(error)} onRetry={retry} /> : null}
      {!error && !report ? <RowsSkeleton rows={5} rowHeight={35} /> : null}
      {report && total === 0 ? <CardNote>Nothing counts in this period. Choose another one above.</CardNote> : null}
      {shown.length > 0 ? (
        <LocalGrid
          label={`Rows of ${source}`}
          columns={columnsOf(formats)}
          rows={shown.map((row, id) => ({ ...row, id }))}
        />
      ) : null}
      {shown.length < total ? (
        <RestNote
          shown={shown.length}
          total={total}
          onMore={rows === SHOWN_FIRST ? () => setRows(REVENUE_ROWS_MOST) : null}
        />
      ) : null}
    </Card>
  );
}

function useRows(source: Source, period: ReportPeriod, basis: RevenueBasis) {
  const [rows, setRows] = useState(SHOWN_FIRST);
  const asked = { periodType: period.type, period: period.text, basis };
  const options = { variables: { ...asked, rows }, fetchPolicy: "cache-and-network" } as const;
  const ofBookings = useRevenueRowsOfBookingsQuery(source === "bookings" ? options : skipToken);
  const ofMemberships = useRevenueRowsOfMembershipsQuery(source === "memberships" ? options : skipToken);
  const { data, previousData, error, refetch } = source === "bookings" ? ofBookings : ofMemberships;
  return { rows, setRows, asked, report: (data ?? previousData)?.report, error, retry: () => void refetch() };
}

const columnsOf = (formats: VenueFormats): readonly LocalColumn<RevenueRowShownFragment & { id: number }>[] => [
  {
    field: "date",
    headerName: "Day",
    rowHeader: true,
    flex: 1,
    minWidth: 96,
    sortingOrder: ["asc", "desc"],
    valueFormatter: (date: string) => formatDay(date, formats),
  },
  { field: "item", headerName: "What", flex: 2, minWidth: 140, renderCell: ({ row }) => <RowLink row={row} /> },
  {
    field: "amount",
    headerName: "Amount",
    ...MONEY,
    valueGetter: (_value, { amount }) => amount.amount,
    valueFormatter: (amount: number, row) => formatMoney(amount, row.amount.currency, formats.locale),
  },
];

interface RestNoteProps {
  shown: number;
  total: number;
  /** null once the screen shows as many as it can. */
  onMore: (() => void) | null;
}

function RestNote({ shown, total, onMore }: RestNoteProps) {
  return (
    <CardNote>
      The latest {shown} of {total}.{" "}
      {onMore ? (
        <Button variant="text" onClick={onMore}>
          Show more
        </Button>
      ) : (
        "The file has all of them."
      )}
    </CardNote>
  );
}

/** Link to the row's origin: the booking, or the payment for those who may see payments. */
function RowLink({ row: { item, booking_id, payment_id } }: { row: RevenueRowShownFragment }) {
  const mayPay = useCan("payments.take");
  const label = ITEM_LABELS[item];
  if (booking_id !== null) return <Link to={bookingPath(booking_id)}>{`${label}, booking ${booking_id}`}</Link>;
  if (payment_id !== null && mayPay)
    return <Link to={paymentPath(payment_id)}>{`${label}, payment ${payment_id}`}</Link>;
  return <Link to={paths.memberships}>{label}</Link>;
}

const Tools = styled("span")({ display: "inline-flex", gap: 8, "@media print": { display: "none" } });
