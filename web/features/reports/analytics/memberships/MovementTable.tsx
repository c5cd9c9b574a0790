import { BarsChart } from "#web/features/reports/shared/BarsChart.tsx";
import { Card } from "#web/ui/card/Card.tsx";
import { FIGURE, LocalGrid, MONEY, type LocalColumn } from "#web/ui/grid/LocalGrid.tsx";
import type { MembershipFiguresShownFragment } from "./membership-metrics.generated.ts";
import { MOVEMENT_LABELS, movementSteps, MRR_ITSELF } from "./movement-steps.ts";

interface MovementTableProps {
  figures: MembershipFiguresShownFragment;
  money: (amount: number) => string;
  /** Same, abbreviated. */
  moneyShort: (amount: number) => string;
}

/** How MRR developed from the start to the end of the period. */
export function MovementTable({ figures, money, moneyShort }: MovementTableProps) {
  const { floor, ticks, bars } = movementSteps(figures);
  const level = (value: number, series: string) => money(series === MRR_ITSELF ? value + floor : value);
  return (
    <Card title="What changed MRR" note={floor > 0 ? `the axis starts at ${money(floor)}` : null}>
      <BarsChart
        label="How MRR came from its start to its end. The figures are in the table below."
        ticks={ticks}
        bars={bars}
        formatValue={level}
        formatTick={(value) => moneyShort(value + floor)}
      />
      <LocalGrid label="What changed MRR" columns={columnsOf(money)} rows={linesOf(figures)} isOrdered />
    </Card>
  );
}

interface Line {
  id: string;
  name: string;
  members: number;
  amount: number;
  isSum?: boolean;
}

const columnsOf = (money: (amount: number) => string): readonly LocalColumn<Line>[] => [
  { field: "name", headerName: "Change", rowHeader: true, flex: 2, minWidth: 130 },
  { field: "members", headerName: "Members", ...FIGURE },
  {
    field: "amount",
    headerName: "MRR",
    ...MONEY,
    valueFormatter: (amount: number, { isSum }) => `${amount > 0 && !isSum ? "+" : ""}${money(amount)}`,
  },
];

function linesOf({ mrr_start, mrr_end, payers_start, payers_end, movements }: MembershipFiguresShownFragment): Line[] {
  return [
    { id: "start", name: "When the period began", members: payers_start, amount: mrr_start.amount, isSum: true },
    ...(movements ?? []).map(({ movement, members, amount }) => ({
      id: movement,
      name: MOVEMENT_LABELS[movement],
      members,
      amount: amount.amount,
    })),
    { id: "end", name: "At its end, or now", members: payers_end, amount: mrr_end.amount, isSum: true },
  ];
}
