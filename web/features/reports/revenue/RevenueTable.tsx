import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { RevenueItem } from "#schema/reports/revenue/models.ts";
import { Change } from "#web/features/reports/shared/Change.tsx";
import { Card } from "#web/ui/card/Card.tsx";
import { FIGURE, LocalGrid, MONEY, type LocalColumn } from "#web/ui/grid/LocalGrid.tsx";
import {
  ITEM_LABELS,
  itemPairs,
  SOURCES,
  totalPair,
  type Pair,
  type RevenueAnswers,
  type Source,
} from "./revenue-figures.ts";

interface RevenueTableProps {
  answers: RevenueAnswers;
  currency: string;
  labels: { now: string; before: string };
  money: (amount: number) => string;
  openSource: Source | undefined;
  onRows: (source: Source | null) => void;
}

/** A source, one of its items, or all. */
interface Line extends Pair {
  id: string;
  name: string;
  isSum?: boolean;
  /** Opens the rows of this source. */
  source?: Source;
  /** A deduction, shown below zero: the more of it, the further below. */
  isTakenOff?: boolean;
}

/** Each source and its items, compared with the previous period; opens its rows. */
export function RevenueTable({ answers, currency, labels, money, openSource, onRows }: RevenueTableProps) {
  const columns: readonly LocalColumn<Line>[] = [
    {
      field: "name",
      headerName: "Source",
      rowHeader: true,
      flex: 2,
      minWidth: 130,
      renderCell: ({ row: { name, source } }) =>
        source ? (
          <SourceName>
            {name}
            <RowsButton
              variant="text"
              aria-expanded={openSource === source}
              aria-label={`Rows of ${source}`}
              onClick={() => onRows(openSource === source ? null : source)}
            >
              Rows
            </RowsButton>
          </SourceName>
        ) : (
          name
        ),
    },
    { field: "now", headerName: labels.now, ...MONEY, valueFormatter: money },
    { field: "before", headerName: labels.before, ...MONEY, valueFormatter: money, isWide: true },
    {
      field: "change",
      headerName: "Change",
      ...FIGURE,
      minWidth: 96,
      renderCell: ({ row: { now, before, isTakenOff } }) =>
        isTakenOff ? <Change now={-now} before={-before} isLessBetter /> : <Change now={now} before={before} />,
    },
  ];
  return (
    <Card title="Where it comes from">
      <LocalGrid label="Revenue by source" columns={columns} rows={linesOf(answers, currency)} isOrdered />
    </Card>
  );
}

const TAKEN_OFF: ReadonlySet<RevenueItem> = new Set(["refund", "waiver"]);

function linesOf(answers: RevenueAnswers, currency: string): Line[] {
  const total = (sources: readonly Source[]) => totalPair(answers, sources, "revenue", currency);
  return [
    ...SOURCES.flatMap(({ source, label }): Line[] => [
      { id: source, name: label, ...total([source]), isSum: true, source },
      ...itemPairs(answers, source, currency).map(({ item, pair }) => ({
        id: `${source} ${item}`,
        name: ITEM_LABELS[item],
        ...pair,
        isTakenOff: TAKEN_OFF.has(item),
      })),
    ]),
    { id: "all", name: "All", ...total(SOURCES.map(({ source }) => source)), isSum: true },
  ];
}

/** On phones the button's text stands below the name, with the height for a thumb reaching into the space around it. */
const SourceName = styled("span")({
  display: "flex",
  alignItems: "center",
  gap: 12,
  "@media (max-width: 599.95px)": {
    flexDirection: "column",
    alignItems: "flex-start",
    gap: 0,
    "& > button": { margin: "-11px 0 -7px -8px" },
  },
});

const RowsButton = styled(Button)({
  height: 24,
  minWidth: 0,
  minHeight: 24,
  marginLeft: -8,
  padding: "0 8px",
  "@media print": { display: "none" },
});
