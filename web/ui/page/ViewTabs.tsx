import { styled } from "@mui/material/styles";

interface ViewTabsProps<View extends string> {
  /** Accessible name of the tabs: "Days". */
  label: string;
  views: readonly { view: View; label: string; count?: number }[];
  /** null if none is selected. */
  current: View | null;
  onChange: (view: View) => void;
}

/** Tabs above a list that select which part is shown. */
export function ViewTabs<View extends string>({ label, views, current, onChange }: ViewTabsProps<View>) {
  return (
    <Tabs aria-label={label}>
      {views.map(({ view, label: name, count }) => (
        <button
          key={view}
          type="button"
          aria-current={view === current ? "true" : undefined}
          onClick={() => onChange(view)}
        >
          {name}
          {count === undefined ? null : <span className="count"> {count}</span>}
        </button>
      ))}
    </Tabs>
  );
}

const Tabs = styled("nav")({
  display: "flex",
  flex: "none",
  height: 44,
  padding: "0 5px",
  overflowX: "auto",
  background: "var(--surface)",
  borderBottom: "1px solid var(--line)",
  "& button": {
    padding: "0 8px",
    margin: "0 3px",
    borderBottom: "2px solid transparent",
    fontSize: 13,
    fontWeight: 500,
    color: "var(--text-2)",
    whiteSpace: "nowrap",
    "&:hover": { color: "var(--text)" },
    "& .count": { color: "var(--text-3)", fontVariantNumeric: "tabular-nums" },
    "&[aria-current]": { color: "var(--text)", borderColor: "var(--primary)" },
    "&:focus-visible": { outlineOffset: -3 },
  },
});
