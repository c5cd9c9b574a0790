import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import type { DayFormats } from "#web/time/format-day.ts";
import { PlainSelect } from "#web/ui/form/PlainSelect.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { PERIOD_TYPES, periodAfter, periodAround, periodBefore, periodLabel, type ReportPeriod } from "./period.ts";

interface PeriodBarProps {
  period: ReportPeriod;
  onPeriod: (period: ReportPeriod) => void;
  today: string;
  formats: DayFormats;
  /** Additional controls on the right. */
  children?: ReactNode;
}

/** Selects the report's period and the one it is compared with. */
export function PeriodBar({ period, onPeriod, today, formats, children }: PeriodBarProps) {
  const choose = (value: string) => {
    const type = PERIOD_TYPES.find((one) => one.value === value)?.value;
    // From the current period, switches to the current one of the other type: this one's first day may lie in a past one.
    const isNow = period.start <= today && today <= period.end;
    if (type) onPeriod(periodAround(type, isNow ? today : period.start));
  };
  return (
    <Bar>
      <PlainSelect
        dense
        aria-label="Period"
        value={period.type}
        options={PERIOD_TYPES}
        onChange={({ target }) => choose(target.value)}
      />
      <span className="step">
        <IconButton aria-label="The period before" onClick={() => onPeriod(periodBefore(period))}>
          <Icon name="chevron-left" />
        </IconButton>
        <output aria-label="Days">{periodLabel(period, formats)}</output>
        <IconButton aria-label="The period after" onClick={() => onPeriod(periodAfter(period))}>
          <Icon name="chevron-right" />
        </IconButton>
      </span>
      <span className="against">against {periodLabel(periodBefore(period), formats)}</span>
      <span className="choices">{children}</span>
    </Bar>
  );
}

const Bar = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 12px",
  "& .step": { display: "inline-flex", alignItems: "center", gap: 4, fontWeight: 500 },
  "& output": { minWidth: 96, textAlign: "center" },
  "& .against": { flex: 1, fontSize: 13, color: "var(--text-2)" },
  "& .choices": { display: "inline-flex", flexWrap: "wrap", gap: 8 },
  "@media (max-width: 599.95px)": {
    "& .step": { flex: 1, justifyContent: "space-between" },
    "& .against": { flexBasis: "100%" },
  },
  "@media print": { "& select, & button, & .choices": { display: "none" } },
});
