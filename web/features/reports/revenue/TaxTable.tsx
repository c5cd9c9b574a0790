import type { RevenueBasis } from "#schema/reports/revenue/models.ts";
import { taxLabel } from "#schema/shared/tax-rules.ts";
import type { ReportPeriod } from "#web/features/reports/shared/period.ts";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { Card } from "#web/ui/card/Card.tsx";
import { LocalGrid, MONEY, type LocalColumn } from "#web/ui/grid/LocalGrid.tsx";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { useRevenueTaxesQuery, type RevenueTaxFragment } from "./revenue.generated.ts";

interface TaxTableProps {
  period: ReportPeriod;
  basis: RevenueBasis;
  currency: string;
  money: (amount: number) => string;
}

interface Line {
  id: string;
  name: string;
  number: string | null;
  net: number;
  tax: number;
}

/** Each tax by itself: what is handed over to whom. */
export function TaxTable({ period, basis, currency, money }: TaxTableProps) {
  const query = useRevenueTaxesQuery({
    variables: { periodType: period.type, period: period.text, basis },
    fetchPolicy: "cache-and-network",
  });
  const columns: readonly LocalColumn<Line>[] = [
    { field: "name", headerName: "Tax", rowHeader: true, flex: 2, minWidth: 100 },
    { field: "number", headerName: "Number", flex: 2, minWidth: 130, isWide: true },
    { field: "net", headerName: "On", ...MONEY, valueFormatter: money },
    { field: "tax", headerName: "Tax", ...MONEY, valueFormatter: money },
  ];
  const taxes = query.data && [...(query.data.bookings?.taxes ?? []), ...(query.data.memberships?.taxes ?? [])];
  return (
    <Card title="Tax by tax">
      {taxes ? (
        <LocalGrid label="Tax by tax" columns={columns} rows={linesOf(taxes, currency)} isOrdered />
      ) : (
        <Unloaded failure="The taxes did not load" query={query} waiting={<RowsSkeleton />} />
      )}
    </Card>
  );
}

function linesOf(taxes: readonly RevenueTaxFragment[], currency: string): Line[] {
  const here = taxes.filter(({ tax }) => tax.currency === currency);
  return [...Map.groupBy(here, (tax) => `${taxLabel(tax)}, ${tax.number ?? ""}`)].flatMap(([id, [first, ...rest]]) => {
    if (!first) return [];
    const sum = (of: "net" | "tax") => rest.reduce((all, one) => all + one[of].amount, first[of].amount);
    return [{ id, name: taxLabel(first), number: first.number, net: sum("net"), tax: sum("tax") }];
  });
}
