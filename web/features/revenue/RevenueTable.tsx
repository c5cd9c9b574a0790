import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Fragment } from "react";
import type { RevenueItem } from "#schema/revenue/models.ts";
import { Change } from "#web/reports/Change.tsx";
import { ReportTable } from "#web/reports/ReportTable.ts";
import { Card } from "#web/ui/card/Card.tsx";
import {
  ITEM_LABELS,
  itemPairs,
  type Pair,
  type RevenueAnswers,
  type Source,
  SOURCES,
  totalPair,
} from "./revenue-figures.ts";

interface RevenueTableProps {
  answers: RevenueAnswers;
  currency: string;
  labels: { now: string; before: string };
  money: (amount: number) => string;
  openSource: Source | undefined;
  onRows: (source: Source | null) => void;
}

/** Each source and its items, compared with the previous period; opens its rows. */
export function RevenueTable({ answers, currency, labels, money, openSource, onRows }: RevenueTableProps) {
  const pair = (sources: readonly Source[]) => totalPair(answers, sources, "revenue", currency);
  return (
    <Card title="Where it comes from">
      <ReportTable aria-label="Revenue by source">
        <thead>
          <tr>
            <th scope="col">Source</th>
            <th scope="col">{labels.now}</th>
            <th scope="col" className="wide">
              {labels.before}
            </th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {SOURCES.map(({ source, label }) => (
            <Fragment key={source}>
              <Line pair={pair([source])} money={money} isSum>
                <SourceName>
                  {label}
                  <RowsButton
                    variant="text"
                    aria-expanded={openSource === source}
                    aria-label={`Rows of ${source}`}
                    onClick={() => onRows(openSource === source ? null : source)}
                  >
                    Rows
                  </RowsButton>
                </SourceName>
              </Line>
              {itemPairs(answers, source, currency).map((one) => (
                <Line key={one.item} pair={one.pair} money={money} isTakenOff={TAKEN_OFF.has(one.item)}>
                  {ITEM_LABELS[one.item]}
                </Line>
              ))}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <Line pair={pair(SOURCES.map(({ source }) => source))} money={money} isSum>
            All
          </Line>
        </tfoot>
      </ReportTable>
    </Card>
  );
}

const TAKEN_OFF: ReadonlySet<RevenueItem> = new Set(["refund", "waiver"]);

interface LineProps {
  pair: Pair;
  money: (amount: number) => string;
  isSum?: boolean;
  /** A deduction, shown below zero: the more of it, the further below. */
  isTakenOff?: boolean;
  children: React.ReactNode;
}

function Line({ pair: { now, before }, money, isSum = false, isTakenOff = false, children }: LineProps) {
  return (
    <tr data-sum={isSum || undefined}>
      <th scope="row">{children}</th>
      <td>{money(now)}</td>
      <td className="wide">{money(before)}</td>
      <td>{isTakenOff ? <Change now={-now} before={-before} isLessBetter /> : <Change now={now} before={before} />}</td>
    </tr>
  );
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
