import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Labelled facts in two columns; `labelWidth` in pixels. */
export function Facts({ facts, labelWidth = 116 }: { facts: readonly Fact[]; labelWidth?: number }) {
  return (
    <List style={{ gridTemplateColumns: `${labelWidth}px minmax(0, 1fr)` }}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled("dl")({
  display: "grid",
  alignItems: "baseline",
  gap: "4px 8px",
  fontSize: 13,
  lineHeight: "20px",
  fontVariantNumeric: "tabular-nums",
  "& > div": { display: "contents" },
  "& dt": { color: "var(--text-3)" },
  "& dd": { overflowWrap: "anywhere" },
});
