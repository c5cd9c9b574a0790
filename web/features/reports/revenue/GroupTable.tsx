import type { RevenueBasis } from "#schema/reports/revenue/models.ts";
import { METHOD_LOOKS } from "#web/features/payments/shared/format-payment.ts";
import { Change } from "#web/features/reports/shared/Change.tsx";
import { periodBefore, type ReportPeriod } from "#web/features/reports/shared/period.ts";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { useUrlValue } from "#web/screen/use-url-value.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { CardNote } from "#web/ui/card/CardNote.ts";
import { PlainSelect } from "#web/ui/form/PlainSelect.tsx";
import { FIGURE, LocalGrid, MONEY, type LocalColumn } from "#web/ui/grid/LocalGrid.tsx";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { SOURCES, type Source } from "./revenue-figures.ts";
import { useRevenueByGroupQuery, type RevenueGroupFragment } from "./revenue.generated.ts";

interface GroupKey {
  by: "service" | "location" | "resource" | "coach" | "method";
  label: string;
  sources: readonly Source[];
  /** Identifies a group; null for what belongs to none. */
  idOf: (group: RevenueGroupFragment) => number | string | null;
  nameOf: (group: RevenueGroupFragment) => string | null;
  none: string;
}

const BOOKINGS: readonly Source[] = ["bookings"];
const SERVICE: GroupKey = {
  by: "service",
  label: "service",
  sources: BOOKINGS,
  idOf: ({ service_id }) => service_id,
  nameOf: ({ service_name }) => service_name,
  none: "No service",
};
const KEYS: readonly GroupKey[] = [
  SERVICE,
  {
    by: "location",
    label: "location",
    sources: BOOKINGS,
    idOf: ({ location_id }) => location_id,
    nameOf: ({ location_name }) => location_name,
    none: "No location",
  },
  {
    by: "resource",
    label: "bay",
    sources: BOOKINGS,
    idOf: ({ resource_id }) => resource_id,
    nameOf: ({ resource_name }) => resource_name,
    none: "Without a bay",
  },
  {
    by: "coach",
    label: "coach",
    sources: BOOKINGS,
    idOf: ({ coach_id }) => coach_id,
    nameOf: ({ coach_name }) => coach_name,
    none: "Without a coach",
  },
  {
    by: "method",
    label: "payment method",
    sources: SOURCES.map(({ source }) => source),
    idOf: ({ method }) => method,
    nameOf: ({ method }) => method && METHOD_LOOKS[method].label,
    none: "No payment",
  },
];

interface GroupTableProps {
  period: ReportPeriod;
  basis: RevenueBasis;
  currency: string;
  money: (amount: number) => string;
}

/** Revenue by what the user chooses. Locations can be chosen where there are several, payment methods where payments count. */
export function GroupTable(props: GroupTableProps) {
  const { venues } = useVenues();
  const [named, setNamed] = useUrlValue("group");
  const keys = KEYS.filter(
    ({ by }) => (by !== "location" || venues.length > 1) && (by !== "method" || props.basis === "cash"),
  );
  const groupKey = keys.find(({ by }) => by === named) ?? SERVICE;
  const choice = (
    <PlainSelect
      dense
      aria-label="Group by"
      value={groupKey.by}
      options={keys.map(({ by, label }) => ({ value: by, label: `By ${label}` }))}
      onChange={({ target }) => setNamed(target.value === SERVICE.by ? null : target.value)}
    />
  );
  return (
    <Card title={groupKey.sources === BOOKINGS ? "Bookings" : "All revenue"} note={choice}>
      <Groups {...props} key={groupKey.by} groupKey={groupKey} />
    </Card>
  );
}

/** One line a group, highest revenue first; groups with revenue only in the previous period are omitted. */
function Groups({ groupKey, period, basis, currency, money }: GroupTableProps & { groupKey: GroupKey }) {
  const { by, label, sources } = groupKey;
  const earlier = periodBefore(period);
  const query = useRevenueByGroupQuery({
    variables: {
      start: period.start,
      end: period.end,
      startBefore: earlier.start,
      endBefore: earlier.end,
      basis,
      source: [...sources],
      by: [by],
    },
    fetchPolicy: "cache-and-network",
  });
  const answered = query.data ?? query.previousData;
  if (!answered || query.error)
    return <Unloaded failure="This did not load" query={query} waiting={<RowsSkeleton rows={5} rowHeight={35} />} />;
  const linesOf = (groups: readonly RevenueGroupFragment[] | undefined) =>
    (groups ?? []).filter(({ revenue }) => revenue.currency === currency);
  const lines = linesOf(answered.now?.groups).toSorted((one, other) => other.revenue.amount - one.revenue.amount);
  if (lines.length === 0) return <CardNote>No revenue in this period.</CardNote>;
  const before = new Map(linesOf(answered.before?.groups).map((group) => [groupKey.idOf(group), group.revenue.amount]));
  const rows = lines.map((group) => ({
    id: groupKey.idOf(group) ?? "none",
    name: groupKey.nameOf(group) ?? groupKey.none,
    items: group.items,
    gross: group.gross.amount,
    refunded: group.given_back.amount,
    now: group.revenue.amount,
    before: before.get(groupKey.idOf(group)) ?? 0,
  }));
  return <LocalGrid label={`Revenue by ${label}`} columns={columnsOf(label, money)} rows={rows} />;
}

interface Line {
  id: number | string;
  name: string;
  items: number;
  /** Amounts of money. */
  gross: number;
  refunded: number;
  now: number;
  before: number;
}

const columnsOf = (label: string, money: (amount: number) => string): readonly LocalColumn<Line>[] => [
  {
    field: "name",
    headerName: label.charAt(0).toUpperCase() + label.slice(1),
    rowHeader: true,
    flex: 2,
    minWidth: 110,
  },
  {
    field: "items",
    headerName: "Items",
    ...FIGURE,
    valueFormatter: (items: number) => items.toLocaleString("en"),
    isWide: true,
  },
  { field: "gross", headerName: "Before refunds", ...MONEY, valueFormatter: money, isWide: true },
  {
    field: "refunded",
    headerName: "Refunded",
    ...MONEY,
    valueFormatter: (refunded: number) => (refunded === 0 ? "–" : money(-refunded)),
    isWide: true,
  },
  { field: "now", headerName: "Revenue", ...MONEY, valueFormatter: money },
  {
    field: "change",
    headerName: "Change",
    ...FIGURE,
    minWidth: 96,
    valueGetter: (_value, { now, before }) => now - before,
    renderCell: ({ row: { now, before } }) => <Change now={now} before={before} />,
  },
];
