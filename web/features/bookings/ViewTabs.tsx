import { styled } from "@mui/material/styles";
import { type BookingFilters, type BookingView, PAST_DAYS } from "./booking-filters.ts";

const VIEWS: readonly { view: BookingView; label: string }[] = [
  { view: "upcoming", label: "From today" },
  { view: "today", label: "Today" },
  { view: "past", label: `Past ${PAST_DAYS} days` },
  { view: "all", label: "All" },
];

interface ViewTabsProps {
  filters: BookingFilters;
  onChange: (change: Partial<BookingFilters>) => void;
}

/** Which days the list shows; none is current while dates are chosen. */
export function ViewTabs({ filters, onChange }: ViewTabsProps) {
  const hasDates = filters.from !== null || filters.to !== null;
  return (
    <Tabs aria-label="Days">
      {VIEWS.map(({ view, label }) => (
        <button
          key={view}
          type="button"
          aria-current={!hasDates && view === filters.view ? "true" : undefined}
          onClick={() => onChange({ view, from: null, to: null })}
        >
          {label}
        </button>
      ))}
    </Tabs>
  );
}

const Tabs = styled("nav")({
  display: "flex",
  flex: "none",
  height: 44,
  padding: "0 8px",
  overflowX: "auto",
  background: "var(--surface)",
  borderBottom: "1px solid var(--line)",
  "& button": {
    padding: "0 8px",
    margin: "0 3px -1px",
    border: 0,
    borderBottom: "2px solid transparent",
    background: "none",
    fontSize: 13,
    fontWeight: 500,
    color: "var(--text-2)",
    whiteSpace: "nowrap",
    cursor: "pointer",
    "&:hover": { color: "var(--text)" },
    "&[aria-current]": { color: "var(--text)", borderColor: "var(--primary)" },
    "&:focus-visible": { outlineOffset: -3 },
  },
});
