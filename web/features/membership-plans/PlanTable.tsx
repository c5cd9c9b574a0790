import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { membershipsOfPlanPath } from "#web/app/paths.ts";
import { useCompany } from "#web/tenant/company.ts";
import { GroupedTable } from "#web/ui/grid/GroupedTable.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { PERIOD_LABELS } from "#web/memberships/plan-labels.ts";
import { type Choices, formatBenefits } from "./format-plan.ts";
import type { PlanRowFragment } from "./membership-plans.generated.ts";

interface PlanTableProps {
  plans: readonly PlanRowFragment[];
  choices: Choices | undefined;
  openId: number | undefined;
  onOpen: (id: number) => void;
}

/** Plans that renew, those that do not, and those no longer sold. */
export function PlanTable({ plans, choices, openId, onOpen }: PlanTableProps) {
  const { locale } = useCompany();
  return (
    <Table aria-label="Membership plans">
      <thead>
        <tr>
          <th scope="col">Plan</th>
          <th scope="col" className="price">
            Memberships
          </th>
          <th scope="col" className="price">
            Price
          </th>
        </tr>
      </thead>
      {groupPlans(plans).map((group) => (
        <tbody key={group.name}>
          <tr className="group">
            <th scope="rowgroup" colSpan={3}>
              {group.name} <span className="figures">{group.plans.length}</span>
            </th>
          </tr>
          {group.plans.map((plan) => (
            <tr
              key={plan.id}
              className="row"
              data-open={plan.id === openId || undefined}
              onClick={() => onOpen(plan.id)}
            >
              <td>
                <button type="button" aria-expanded={plan.id === openId} onClick={() => onOpen(plan.id)}>
                  {plan.name}
                </button>
                <small>{formatBenefits(plan.benefits, choices)}</small>
              </td>
              <td className="price">
                {plan.is_gift_card ? null : (
                  <Link
                    to={membershipsOfPlanPath(plan.id)}
                    aria-label={`${placesText(plan)} memberships of ${plan.name}`}
                    onClick={(event) => event.stopPropagation()}
                  >
                    {placesText(plan)}
                  </Link>
                )}
              </td>
              <td className="price">
                {formatMoney(plan.price.amount, plan.price.currency, locale)}
                <small>{PERIOD_LABELS[plan.billing_period].every}</small>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  );
}

/** "143" or "143 of 200" */
function placesText({ membership_count: count, capacity }: PlanRowFragment): string {
  const taken = count.toLocaleString();
  return capacity === null ? taken : `${taken} of ${capacity.toLocaleString()}`;
}

function groupPlans(plans: readonly PlanRowFragment[]) {
  const sold = plans.filter(({ is_archived }) => !is_archived);
  return [
    { name: "Renews", plans: sold.filter(({ billing_period }) => billing_period !== "custom") },
    { name: "Does not renew", plans: sold.filter(({ billing_period }) => billing_period === "custom") },
    { name: "Archived", plans: plans.filter(({ is_archived }) => is_archived) },
  ].filter((group) => group.plans.length > 0);
}

const Table = styled(GroupedTable)({
  "& td": { height: 56 },
  "& a": { color: "var(--primary-text)", "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 } },
  "@media (max-width: 599.95px)": { "& a": { display: "inline-block", padding: "12px 0" } },
});
