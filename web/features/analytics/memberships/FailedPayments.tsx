import { Link } from "react-router-dom";
import { clientPath } from "#web/app/paths.ts";
import { ReportTable } from "#web/reports/ReportTable.ts";
import type { VenueFormats } from "#web/time/format.ts";
import { formatDay } from "#web/time/format-day.ts";
import { formatRefusal } from "#web/memberships/format-membership.ts";
import { ReportNote } from "#web/reports/ReportNote.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { formatMoney } from "#schema/shared/format-money.ts";
import type { MembershipReportQuery } from "./membership-metrics.generated.ts";

type Payment = NonNullable<NonNullable<MembershipReportQuery["membershipMetrics"]>["failed_payments"]>[number];

/** Clients with overdue invoices, linked to their profiles. */
export function FailedPayments({ payments, formats }: { payments: readonly Payment[]; formats: VenueFormats }) {
  return (
    <Card title="Open bills" note={payments.length === 0 ? null : payments.length}>
      {payments.length === 0 ? (
        <ReportNote>Fills when a bill is open after the day it was due.</ReportNote>
      ) : (
        <ReportTable aria-label="Open bills">
          <thead>
            <tr>
              <th scope="col">Member</th>
              <th scope="col" className="text wide">
                Plan
              </th>
              <th scope="col">Due on</th>
              <th scope="col">Open</th>
              <th scope="col" className="wide">
                Card tried
              </th>
              <th scope="col" className="text wide">
                Why not, and what is next
              </th>
            </tr>
          </thead>
          <tbody>
            {payments.map(({ invoice_id, client_id, client_name, plan_name, due_on, amount, card_tries, ...bill }) => (
              <tr key={invoice_id}>
                <th scope="row">
                  <Link to={clientPath(client_id)}>{client_name}</Link>
                </th>
                <td className="text wide">{plan_name}</td>
                <td>{formatDay(due_on, formats)}</td>
                <td>{formatMoney(amount.amount, amount.currency, formats.locale)}</td>
                <td className="wide">
                  {card_tries === 0 ? "–" : `${card_tries} ${card_tries === 1 ? "time" : "times"}`}
                </td>
                <td className="text wide">{formatRefusal(bill, formats) ?? "–"}</td>
              </tr>
            ))}
          </tbody>
        </ReportTable>
      )}
    </Card>
  );
}
