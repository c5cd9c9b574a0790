import type { GridColDef } from "@mui/x-data-grid";
import { Link } from "react-router-dom";
import { formatMoney } from "#schema/shared/format-money.ts";
import { PERIOD_LABELS } from "#web/features/memberships/shared/plan-labels.ts";
import { membershipsOfPlanPath } from "#web/screen/paths.ts";
import { RowCard } from "#web/ui/grid/RowCard.ts";
import { TwoLines } from "#web/ui/grid/TwoLines.ts";
import { formatBenefits, type Choices } from "./format-plan.ts";
import type { PlanRowFragment } from "./membership-plans.generated.ts";

export const planColumns = (choices: Choices | undefined, locale: string): readonly GridColDef<PlanRowFragment>[] => [
  {
    field: "name",
    headerName: "Plan",
    rowHeader: true,
    flex: 3,
    minWidth: 120,
    sortable: false,
    renderCell: ({ row: { name, benefits } }) => (
      <TwoLines>
        <b>{name}</b>
        <small>{formatBenefits(benefits, choices)}</small>
      </TwoLines>
    ),
  },
  {
    field: "membership_count",
    headerName: "Memberships",
    align: "right",
    headerAlign: "right",
    flex: 1,
    minWidth: 110,
    sortable: false,
    renderCell: ({ row, tabIndex }) => <MembershipsLink plan={row} tabIndex={tabIndex} text={placesText(row)} />,
  },
  {
    field: "price",
    headerName: "Price",
    align: "right",
    headerAlign: "right",
    flex: 1,
    minWidth: 110,
    sortable: false,
    renderCell: ({ row }) => (
      <TwoLines>
        <span>{priceText(row, locale)}</span>
        <small>{PERIOD_LABELS[row.billing_period].every}</small>
      </TwoLines>
    ),
  },
];

interface MembershipsLinkProps {
  plan: PlanRowFragment;
  /** Defaults to all of what the name says: "143 of 200 memberships". */
  text?: string;
  tabIndex?: number;
}

/** Nobody has a membership of a gift card: whoever redeems one gets credit. */
export function MembershipsLink({ plan, text, tabIndex = 0 }: MembershipsLinkProps) {
  if (plan.is_gift_card) return null;
  return (
    <Link
      to={membershipsOfPlanPath(plan.id)}
      aria-label={`${placesText(plan)} memberships of ${plan.name}`}
      tabIndex={tabIndex}
      onClick={(event) => event.stopPropagation()}
      style={{ color: "var(--primary-text)", textDecoration: "underline", textUnderlineOffset: 3 }}
    >
      {text ?? `${placesText(plan)} memberships`}
    </Link>
  );
}

interface PlanRowCardProps {
  plan: PlanRowFragment;
  choices: Choices | undefined;
  locale: string;
}

export function PlanRowCard({ plan, choices, locale }: PlanRowCardProps) {
  return (
    <RowCard>
      <span className="line">
        <b>{plan.name}</b>
        <span>{priceText(plan, locale)}</span>
      </span>
      <span className="quiet line">
        {formatBenefits(plan.benefits, choices)}
        <span>{PERIOD_LABELS[plan.billing_period].every}</span>
      </span>
      {plan.is_gift_card ? null : <span className="quiet">{`${placesText(plan)} memberships`}</span>}
    </RowCard>
  );
}

const priceText = ({ price }: PlanRowFragment, locale: string): string =>
  formatMoney(price.amount, price.currency, locale);

/** "143" or "143 of 200" */
function placesText({ membership_count: count, capacity }: PlanRowFragment): string {
  const taken = count.toLocaleString();
  return capacity === null ? taken : `${taken} of ${capacity.toLocaleString()}`;
}

/** Plans that renew, those that do not, and those no longer sold. */
export function groupPlans(plans: readonly PlanRowFragment[]) {
  const sold = plans.filter(({ is_archived }) => !is_archived);
  return [
    { name: "Renews", rows: sold.filter(({ billing_period }) => billing_period !== "custom") },
    { name: "Does not renew", rows: sold.filter(({ billing_period }) => billing_period === "custom") },
    { name: "Archived", rows: plans.filter(({ is_archived }) => is_archived) },
  ].filter(({ rows }) => rows.length > 0);
}
