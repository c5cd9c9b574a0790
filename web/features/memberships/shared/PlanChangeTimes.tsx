import styled from "@emotion/styled";
import { useId } from "react";
import { formatMoney } from "#schema/shared/format-money.ts";
import type { PlanChangeTime } from "#web/apollo/schema-types.generated.ts";
import { formatDay, type DayFormats } from "#web/time/format-day.ts";
import { addDays } from "#web/time/wall-clock.ts";
import { Icon, type IconName } from "#web/ui/icon/Icon.tsx";
import { formatQuantity } from "./format-allowance.ts";
import type { ChangeFiguresFragment } from "./membership.generated.ts";
import { CHANGE_RULES } from "./plan-labels.ts";

export interface ChangeTime {
  begins: PlanChangeTime;
  figures: ChangeFiguresFragment;
}

interface PlanChangeTimesProps {
  times: readonly ChangeTime[];
  value: PlanChangeTime | null;
  onChange: (begins: PlanChangeTime) => void;
  formats: DayFormats;
}

/** The times at which a change of plan may begin, side by side with the same lines, so that they compare. */
export function PlanChangeTimes({ times, value, onChange, formats }: PlanChangeTimesProps) {
  const name = useId();
  return (
    <Times>
      <legend>When?</legend>
      {times.map(({ begins, figures }) => (
        <label key={begins}>
          <span className="time">
            <input
              type="radio"
              name={name}
              checked={begins === value}
              aria-describedby={`${name}-${begins}`}
              onChange={() => onChange(begins)}
            />
            <b>{CHANGE_RULES[begins]}</b>
          </span>
          <span id={`${name}-${begins}`}>
            {linesOf({ begins, figures }, formats).map(({ icon, label, amount, detail }) => (
              <span className="line" key={icon}>
                <Icon name={icon} size={16} />
                <span>{label}</span> <b>{amount}</b>
                {detail ? <small>{detail}</small> : null}
              </span>
            ))}
          </span>
        </label>
      ))}
    </Times>
  );
}

interface Line {
  icon: IconName;
  label: string;
  amount: string;
  detail?: string;
}

function linesOf({ begins, figures }: ChangeTime, formats: DayFormats): Line[] {
  const { due_now, credited, credit, to_credit, charges, allowances } = figures;
  const money = ({ amount, currency }: typeof due_now) => formatMoney(amount, currency, formats.locale);
  const [next] = charges;
  const gives = allowances.map(({ left, unit }) => formatQuantity(left, unit)).join(", ");
  const kept = { amount: credit.amount + to_credit.amount, currency: credit.currency };
  const today = begins === "period_end" ? "Nothing changes" : `After ${money(credited)} for what is unused`;
  return [
    { icon: "card", label: "Today", amount: money(due_now), detail: today },
    {
      icon: "hourglass",
      label: next ? `Until ${formatDay(addDays(next.on, -1), formats)}` : "Then",
      amount: gives || "Access",
      ...(gives && { detail: begins === "period_end" ? "What your plan has left" : "What the new plan gives" }),
    },
    {
      icon: "calendar",
      label: next ? formatDay(next.on, formats) : "Next bill",
      amount: next ? money(next.amount) : "None",
    },
    { icon: "gift", label: "Credit for later bills", amount: money(kept) },
  ];
}

const Times = styled("fieldset")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 280px), 1fr))",
  gap: 12,
  margin: "0 0 16px",
  fontSize: 14,
  lineHeight: "20px",
  fontVariantNumeric: "tabular-nums",
  "& legend": { marginBottom: 8, fontSize: 16, lineHeight: "24px", fontWeight: 600 },
  "& label": {
    border: "1px solid var(--control)",
    borderRadius: 12,
    background: "var(--surface)",
    cursor: "pointer",
    overflow: "hidden",
  },
  "& label:has(:checked)": { borderColor: "var(--primary)", boxShadow: "0 0 0 1px var(--primary)" },
  "& label:has(:focus-visible)": { outline: "2px solid var(--focus)", outlineOffset: 1 },
  "& .time": { display: "flex", alignItems: "center", gap: 10, padding: "12px 16px", fontSize: 16 },
  "& label:has(:checked) .time": { background: "var(--selected)" },
  "& input": { flex: "none", width: 18, height: 18, margin: 0, accentColor: "var(--primary)", outline: "none" },
  "& .line": {
    display: "grid",
    gridTemplateColumns: "16px 1fr auto",
    columnGap: 8,
    alignItems: "center",
    padding: "8px 16px",
    borderTop: "1px solid var(--line-soft)",
  },
  "& .line svg": { color: "var(--text-2)" },
  "& .line b": { fontSize: 16, lineHeight: "24px" },
  "& small": { gridColumn: "2 / -1" },
});
