import { styled } from "@mui/material/styles";
import { useId } from "react";
import { formatMoney } from "#schema/shared/format-money.ts";
import { useCompany } from "#web/tenant/company.ts";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { intervalLabel } from "./format-subscription.ts";
import type { PlanShownFragment } from "./subscription.generated.ts";

interface PlanPickerProps {
  plans: readonly PlanShownFragment[];
  /** Price id of the selected plan. */
  priceId: string | undefined;
  onChange: (priceId: string) => void;
}

/** Radio list of plans. */
export function PlanPicker({ plans, priceId, onChange }: PlanPickerProps) {
  const name = useId();
  const { locale } = useCompany();
  if (plans.length === 0) return <EmptyState title="No plans available" />;
  return (
    <Plans>
      <legend>Plan</legend>
      {plans.map((plan) => (
        <label key={plan.id}>
          <input
            type="radio"
            name={name}
            checked={plan.price_id === priceId}
            onChange={() => onChange(plan.price_id)}
          />
          <span className="what">
            {plan.name}
            <small>{plan.description}</small>
          </span>
          <span className="price">
            <b className="figures">{formatMoney(plan.price.amount, plan.price.currency, locale)}</b>
            <small>{intervalLabel(plan.interval_months)}</small>
          </span>
        </label>
      ))}
    </Plans>
  );
}

const Plans = styled("fieldset")({
  display: "flex",
  flexDirection: "column",
  gap: 8,
  "& legend": { marginBottom: 8, fontWeight: 600 },
  "& label": {
    display: "flex",
    alignItems: "center",
    gap: 12,
    padding: "10px 16px",
    border: "1px solid var(--control)",
    borderRadius: "var(--r)",
    background: "var(--surface)",
    cursor: "pointer",
  },
  "& label:has(:checked)": { borderColor: "var(--primary)", background: "var(--primary-soft)" },
  "& label:has(:focus-visible)": { outline: "2px solid var(--focus)", outlineOffset: 1 },
  "& input": { flex: "none", width: 16, height: 16, margin: 0, accentColor: "var(--primary)" },
  "& .what": { flex: 1, minWidth: 0, fontWeight: 600 },
  "& .price": { textAlign: "right", whiteSpace: "nowrap" },
  "& b": { display: "block" },
  "& small": { display: "block" },
});
