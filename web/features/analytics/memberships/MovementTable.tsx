import type { MembershipMovement } from "#schema/analytics/membership-metrics.ts";
import { ReportTable } from "#web/reports/ReportTable.ts";
import { Card } from "#web/ui/card/Card.tsx";
import type { MembershipFiguresShownFragment } from "./membership-metrics.generated.ts";

const LABELS = {
  new: "New",
  reactivated: "Back after leaving",
  expansion: "Dearer plan",
  resumed: "Resumed",
  contraction: "Cheaper plan",
  paused: "Paused",
  churned: "Left",
} as const satisfies Record<MembershipMovement, string>;

interface MovementTableProps {
  figures: MembershipFiguresShownFragment;
  money: (amount: number) => string;
}

/** How MRR came from its start to its end. */
export function MovementTable({ figures, money }: MovementTableProps) {
  const { mrr_start, mrr_end, payers_start, payers_end, movements } = figures;
  return (
    <Card title="What changed MRR">
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
              <th scope="row">{LABELS[movement]}</th>
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
