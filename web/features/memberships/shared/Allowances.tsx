import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import type { DayFormats } from "#web/time/format-day.ts";
import type { AllowanceLineFragment } from "./allowances.generated.ts";
import { formatAllowanceScope, formatLeft } from "./format-allowance.ts";

interface AllowancesProps {
  allowances: readonly AllowanceLineFragment[];
  formats: DayFormats;
  /** Format of the last day: a pack may end more than a year from now. */
  ends?: "short" | "withYear";
  /** Action for one allowance. */
  action?: (allowance: AllowanceLineFragment) => ReactNode;
}

/** The period's booking allowances, and how much of each is left. */
export function Allowances({ allowances, formats, ends = "short", action }: AllowancesProps) {
  if (allowances.length === 0) return null;
  return (
    <Lines>
      <h3>Included</h3>
      <ul>
        {allowances.map((allowance) => (
          <li key={allowance.id}>
            <div>
              <b>{formatAllowanceScope(allowance)}</b>
              <p>{formatLeft(allowance, formats, ends)}</p>
              <Bar aria-hidden>
                <span style={{ width: `${shareLeft(allowance)}%` }} />
              </Bar>
            </div>
            {action?.(allowance)}
          </li>
        ))}
      </ul>
    </Lines>
  );
}

const shareLeft = ({ left, granted }: AllowanceLineFragment): number =>
  granted <= 0 ? 0 : Math.min(100, Math.max(0, (100 * left) / granted));

const Lines = styled("div")({
  fontVariantNumeric: "tabular-nums",
  "& h3": { fontSize: 12, lineHeight: "16px", fontWeight: 500, color: "var(--text-2)" },
  "& ul": { display: "grid", gap: 12, margin: "8px 0 0", padding: 0, listStyle: "none" },
  "& li": { display: "flex", alignItems: "center", gap: 12, padding: 0, border: 0 },
  "& li > div": { flex: 1, minWidth: 0 },
  "& li b": { display: "block", fontWeight: 500, textAlign: "left" },
  "& p": { color: "var(--text-2)" },
});

const Bar = styled("div")({
  height: 4,
  marginTop: 4,
  borderRadius: 2,
  background: "var(--sunken)",
  overflow: "hidden",
  "& span": { display: "block", height: "100%", borderRadius: 2, background: "var(--primary)" },
});
