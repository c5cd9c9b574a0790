import { ReportTable } from "#web/reports/ReportTable.ts";
import { BarsChart } from "#web/reports/BarsChart.tsx";
import { Card } from "#web/ui/card/Card.tsx";
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
  const { mrr_start, mrr_end, payers_start, payers_end, movements } = figures;
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
      <ReportTable aria-label="What changed MRR">
        <thead>
          <tr>
            <th scope="col">Change</th>
            <th scope="col">Members</th>
            <th scope="col">MRR</th>
          </tr>
        </thead>
        <tbody>
          <tr data-sum>
            <th scope="row">When the period began</th>
            <td>{payers_start}</td>
            <td>{money(mrr_start.amount)}</td>
          </tr>
          {(movements ?? []).map(({ movement, members, amount }) => (
            <tr key={movement}>
              <th scope="row">{MOVEMENT_LABELS[movement]}</th>
              <td>{members}</td>
              <td>{`${amount.amount > 0 ? "+" : ""}${money(amount.amount)}`}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr data-sum>
            <th scope="row">At its end, or now</th>
            <td>{payers_end}</td>
            <td>{money(mrr_end.amount)}</td>
          </tr>
        </tfoot>
      </ReportTable>
    </Card>
  );
}
