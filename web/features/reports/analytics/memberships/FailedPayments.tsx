import { Link } from "react-router-dom";
import { formatMoney } from "#schema/shared/format-money.ts";
import { formatRefusal } from "#web/features/memberships/shared/format-membership.ts";
import { clientPath } from "#web/screen/paths.ts";
import { formatDay } from "#web/time/format-day.ts";
import type { VenueFormats } from "#web/time/format.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { CardNote } from "#web/ui/card/CardNote.ts";
import { FIGURE, LocalGrid, MONEY, type LocalColumn } from "#web/ui/grid/LocalGrid.tsx";
import { countText } from "#web/ui/text/count-text.ts";
import type { MembershipReportQuery } from "./membership-metrics.generated.ts";

type Payment = NonNullable<NonNullable<MembershipReportQuery["membershipMetrics"]>["failed_payments"]>[number];

/** Clients with overdue invoices, linked to their profiles. */
export function FailedPayments({ payments, formats }: { payments: readonly Payment[]; formats: VenueFormats }) {
  return (
    <Card title="Open bills" note={payments.length === 0 ? null : payments.length}>
      {payments.length === 0 ? (
        <CardNote>No bill is overdue.</CardNote>
      ) : (
        <LocalGrid
          label="Open bills"
          columns={columnsOf(formats)}
          rows={payments.map((payment) => ({ ...payment, id: payment.invoice_id }))}
        />
      )}
    </Card>
  );
}

const columnsOf = (formats: VenueFormats): readonly LocalColumn<Payment & { id: number }>[] => [
  {
    field: "client_name",
    headerName: "Member",
    rowHeader: true,
    flex: 2,
    minWidth: 120,
    renderCell: ({ row: { client_id, client_name } }) => <Link to={clientPath(client_id)}>{client_name}</Link>,
  },
  { field: "plan_name", headerName: "Plan", flex: 2, minWidth: 110, isWide: true },
  {
    field: "due_on",
    headerName: "Due on",
    ...FIGURE,
    minWidth: 96,
    valueFormatter: (day: string) => formatDay(day, formats),
  },
  {
    field: "amount",
    headerName: "Open",
    ...MONEY,
    valueGetter: (_value, { amount }) => amount.amount,
    valueFormatter: (amount: number, row) => formatMoney(amount, row.amount.currency, formats.locale),
  },
  {
    field: "card_tries",
    headerName: "Card tried",
    flex: 1,
    minWidth: 88,
    valueFormatter: (tries: number) => (tries === 0 ? "–" : countText(tries, "time")),
    isWide: true,
  },
  {
    field: "refusal",
    headerName: "Why not, and what is next",
    flex: 3,
    minWidth: 180,
    valueGetter: (_value, bill) => formatRefusal(bill, formats) ?? "–",
    isWide: true,
  },
];
