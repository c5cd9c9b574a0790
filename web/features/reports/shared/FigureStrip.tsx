import { styled } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import type { KeyboardEvent, ReactNode, SyntheticEvent } from "react";
import { Link } from "react-router-dom";
import { Icon } from "#web/ui/icon/Icon.tsx";

export interface Figure {
  name: string;
  /** How it is calculated. */
  formula: string;
  value: string;
  change?: ReactNode;
  /** Path to the list of what it counts. */
  to?: string;
}

/** A report's main figures in a row, each with an info mark on how it is calculated. */
export function FigureStrip({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <Strip aria-label={label}>
      {figures.map(({ name, formula, value, change, to }) => (
        <li key={name}>
          <span className="name">
            {name}
            <MetricMark name={name} formula={formula} />
          </span>
          <b>
            {to ? (
              <Link to={to} aria-label={`${value}, ${name}: show the rows`}>
                {value}
              </Link>
            ) : (
              value
            )}
          </b>
          <span className="change">{change}</span>
        </li>
      ))}
    </Strip>
  );
}

/** Info mark with the formula of a figure. */
export function MetricMark({ name, formula }: Pick<Figure, "name" | "formula">) {
  return (
    <Tooltip title={formula} describeChild enterTouchDelay={0}>
      <Mark type="button" aria-label={`How ${name} is counted`} onClick={stop} onKeyDown={stopEnter}>
        <Icon name="info" size={14} />
      </Mark>
    </Tooltip>
  );
}

// In the header of a column, which is sorted by a press on anything else.
const stop = (event: SyntheticEvent) => event.stopPropagation();
const stopEnter = (event: KeyboardEvent) => {
  if (event.key === "Enter") event.stopPropagation();
};

/** The header of a column with such a mark. */
export const metricHead = ({ name, formula }: Pick<Figure, "name" | "formula">, label = name) => ({
  headerName: label,
  renderHeader: () => (
    <>
      <span className="MuiDataGrid-columnHeaderTitle">{label}</span>
      <MetricMark name={name} formula={formula} />
    </>
  ),
});

const Mark = styled("button")({
  display: "inline-grid",
  flex: "none",
  placeItems: "center",
  width: 24,
  height: 24,
  borderRadius: "var(--r-s)",
  color: "var(--text-3)",
  cursor: "help",
  "@media print": { display: "none" },
});

const Strip = styled("ul")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(150px, 1fr))",
  // A line between neighbors, however the rows wrap.
  gap: 1,
  overflow: "hidden",
  border: "1px solid var(--line)",
  borderRadius: "var(--r)",
  background: "var(--surface)",
  "& li": { display: "grid", alignContent: "start", padding: "8px 16px 12px", boxShadow: "0 0 0 1px var(--line-soft)" },
  "& .name": { display: "flex", alignItems: "center", fontSize: 13, lineHeight: "24px", color: "var(--text-2)" },
  "& b": { fontSize: 22, lineHeight: "28px", letterSpacing: "-.017em", fontVariantNumeric: "tabular-nums" },
  "& b a": {
    color: "inherit",
    textDecoration: "underline",
    textDecorationColor: "var(--text-3)",
    textDecorationThickness: 1,
    textUnderlineOffset: 4,
    "&:hover": { color: "var(--primary)", textDecorationColor: "currentcolor" },
  },
  "& .change": { minHeight: 16, fontSize: 12, lineHeight: "16px", color: "var(--text-2)" },
  "@media (max-width: 599.95px)": {
    gridTemplateColumns: "1fr 1fr",
    "& > :first-of-type:nth-last-of-type(odd)": { gridColumn: "1 / -1" },
    "& .name": { lineHeight: "20px" },
  },
});
