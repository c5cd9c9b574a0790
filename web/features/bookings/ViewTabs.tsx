import { ViewTabs as Tabs } from "#web/ui/page/ViewTabs.tsx";
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
    <Tabs
      label="Days"
      views={VIEWS}
      current={hasDates ? null : filters.view}
      onChange={(view) => onChange({ view, from: null, to: null })}
    />
  );
}
