import { styled } from "@mui/material/styles";
import { useNavigate } from "react-router-dom";
import { BookingPanel } from "#web/features/bookings/shared/panel/BookingPanel.tsx";
import { NewBookingLink } from "#web/screen/NewBookingLink.tsx";
import { bookingOnSchedulePath, clientPath } from "#web/screen/paths.ts";
import { Screen } from "#web/screen/Screen.tsx";
import { useUrlId } from "#web/screen/use-url-value.ts";
import { wallTimeOf } from "#web/time/wall-clock.ts";
import { ListWithPanel } from "#web/ui/page/ListWithPanel.tsx";
import { ViewTabs } from "#web/ui/page/ViewTabs.tsx";
import { PAST_DAYS, type BookingFilters, type BookingView } from "./booking-filters.ts";
import { BookingsGrid } from "./BookingsGrid.tsx";
import { useBookingFilters } from "./use-booking-filters.ts";

/** All bookings of the company, filtered by status, payment, date, place and person; a row opens beside the list. */
export function BookingsScreen() {
  const url = useBookingFilters();
  const [openedId, setOpened] = useUrlId("booking");
  const navigate = useNavigate();
  return (
    <Screen actions={<NewBookingLink />}>
      <Bookings
        panel={
          openedId === null ? null : (
            <BookingPanel
              key={openedId}
              bookingId={openedId}
              onClose={() => setOpened(null)}
              onOpen={setOpened}
              clientPath={clientPath}
              onShowOnSchedule={({ id, location_id, local_start }) =>
                void navigate(bookingOnSchedulePath({ id, location_id, date: wallTimeOf(local_start).date }))
              }
            />
          )
        }
      >
        <DaysTabs filters={url.filters} onChange={url.change} />
        <BookingsGrid url={url} openedId={openedId} onOpen={setOpened} />
      </Bookings>
    </Screen>
  );
}

const Bookings = styled(ListWithPanel)({
  "& .MuiDataGrid-cell.strong": { fontWeight: 500 },
  "& .MuiDataGrid-cell.quiet": { color: "var(--text-2)" },
});

const VIEWS: readonly { view: BookingView; label: string }[] = [
  { view: "upcoming", label: "From today" },
  { view: "today", label: "Today" },
  { view: "past", label: `Past ${PAST_DAYS} days` },
  { view: "all", label: "All" },
];

interface DaysTabsProps {
  filters: BookingFilters;
  onChange: (change: Partial<BookingFilters>) => void;
}

/** The date range of the list; no tab is current while custom dates are set. */
function DaysTabs({ filters, onChange }: DaysTabsProps) {
  const hasDates = filters.from !== null || filters.to !== null;
  return (
    <ViewTabs
      label="Days"
      views={VIEWS}
      current={hasDates ? null : filters.view}
      onChange={(view) => onChange({ view, from: null, to: null })}
    />
  );
}
