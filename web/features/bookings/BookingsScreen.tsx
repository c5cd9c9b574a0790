import { styled } from "@mui/material/styles";
import { useNavigate } from "react-router-dom";
import { NewBookingLink } from "#web/app/layouts/NewBookingLink.tsx";
import { Screen } from "#web/app/layouts/Screen.tsx";
import { bookingOnSchedulePath } from "#web/app/paths.ts";
import { useUrlId } from "#web/app/use-url-value.ts";
import { BookingPanel } from "#web/bookings/panel/BookingPanel.tsx";
import { wallTimeOf } from "#web/time/wall-clock.ts";
import { BookingsGrid } from "./BookingsGrid.tsx";
import { useBookingFilters } from "./use-booking-filters.ts";
import { ViewTabs } from "./ViewTabs.tsx";

/** Every booking of the company, found by state, money, days, place and person; a row opens beside the list. */
export function BookingsScreen() {
  const url = useBookingFilters();
  const [openedId, setOpened] = useUrlId("booking");
  const navigate = useNavigate();
  return (
    <Screen actions={<NewBookingLink />}>
      <Split>
        <div className="list">
          <ViewTabs filters={url.filters} onChange={url.change} />
          <BookingsGrid url={url} openedId={openedId} onOpen={setOpened} />
        </div>
        {openedId === null ? null : (
          <BookingPanel
            key={openedId}
            bookingId={openedId}
            onClose={() => setOpened(null)}
            onOpen={setOpened}
            onShowOnSchedule={({ id, location_id, local_start }) =>
              void navigate(bookingOnSchedulePath({ id, location_id, date: wallTimeOf(local_start).date }))
            }
          />
        )}
      </Split>
    </Screen>
  );
}

const Split = styled("div")({
  display: "flex",
  height: "100%",
  minHeight: 0,
  "& .list": { display: "flex", flexDirection: "column", flex: 1, minWidth: 0, minHeight: 0 },
  "& .MuiDataGrid-cell.strong": { fontWeight: 500 },
  "& .MuiDataGrid-cell.quiet": { color: "var(--text-2)" },
});
