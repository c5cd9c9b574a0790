import { explain } from "#web/apollo/explain-fault.ts";
import { Change } from "#web/reports/Change.tsx";
import { periodBefore, type ReportPeriod } from "#web/reports/period.ts";
import { ReportNote } from "#web/reports/ReportNote.ts";
import { ReportTable } from "#web/reports/ReportTable.ts";
import type { RevenueBasis } from "#schema/revenue/models.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { type ServiceRevenueFragment, useRevenueByServiceQuery } from "./revenue.generated.ts";

interface ServiceTableProps {
  period: ReportPeriod;
  basis: RevenueBasis;
  currency: string;
  money: (amount: number) => string;
}

/** Revenue by service, highest first; services with revenue only in the previous period are omitted. */
export function ServiceTable({ period, basis, currency, money }: ServiceTableProps) {
  const earlier = periodBefore(period);
  const { data, previousData, error, refetch } = useRevenueByServiceQuery({
    variables: {
      start: period.start,
      end: period.end,
      startBefore: earlier.start,
      endBefore: earlier.end,
      basis,
    },
    fetchPolicy: "cache-and-network",
  });
  const answered = data ?? previousData;
  const rows = rowsIn(answered?.now?.groups ?? [], currency).toSorted((one, other) => other.revenue - one.revenue);
  const before = new Map(rowsIn(answered?.before?.groups ?? [], currency).map((row) => [row.id, row.revenue]));
  return (
    <Card title="By service">
      {error ? (
        <ErrorState title="The services did not load" error={explain(error)} onRetry={() => void refetch()} />
      ) : null}
      {!error && !answered ? <RowsSkeleton rows={5} rowHeight={35} /> : null}
      {answered && rows.length === 0 ? <ReportNote>Fills with what bookings bring in this period.</ReportNote> : null}
      {rows.length > 0 ? (
        <ReportTable aria-label="Revenue by service">
          <thead>
            <tr>
              <th scope="col">Service</th>
              <th scope="col" className="wide">
                Items
              </th>
              <th scope="col" className="wide">
                Before refunds
              </th>
              <th scope="col" className="wide">
                Refunded
              </th>
              <th scope="col">Revenue</th>
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, items, gross, given_back, revenue }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td className="wide">{items.toLocaleString("en")}</td>
                <td className="wide">{money(gross)}</td>
                <td className="wide">{given_back === 0 ? "–" : money(-given_back)}</td>
                <td>{money(revenue)}</td>
                <td>
                  <Change now={revenue} before={before.get(id) ?? 0} />
                </td>
              </tr>
            ))}
          </tbody>
        </ReportTable>
      ) : null}
    </Card>
  );
}

const rowsIn = (groups: readonly ServiceRevenueFragment[], currency: string) =>
  groups
    .filter(({ revenue }) => revenue.currency === currency)
    .map(({ service_id, service_name, items, gross, given_back, revenue }) => ({
      id: service_id,
      name: service_name ?? "No service",
      items,
      gross: gross.amount,
      given_back: given_back.amount,
      revenue: revenue.amount,
    }));
