import Button from "@mui/material/Button";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useMemo, useState } from "react";
import { NARROW_COLUMNS, WIDE_COLUMNS } from "#web/features/bookings/shared/rows/booking-columns.tsx";
import { BookingRowCard } from "#web/features/bookings/shared/rows/BookingRowCard.tsx";
import { bookerName } from "#web/features/bookings/shared/rows/format-booking.ts";
import { CsvButton } from "#web/screen/CsvButton.tsx";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { PHONE, ROOMY, WIDE } from "#web/theme/theme.ts";
import { PLAIN_FORMATS } from "#web/time/format.ts";
import { MoreFilters } from "#web/ui/grid/MoreFilters.tsx";
import { ServerGrid } from "#web/ui/grid/ServerGrid.tsx";
import { type BookingView } from "./booking-filters.ts";
import { chosenNames, filterChips, toggledBy } from "./filter-chips.ts";
import { FilterFields } from "./FilterFields.tsx";
import type { BookingFiltersUrl } from "./use-booking-filters.ts";
import { useBookingList } from "./use-booking-list.ts";
import { useFilterChoices } from "./use-filter-choices.ts";

const FILLED_BY = "Bookings made online or at the desk appear here.";
const EMPTY: Record<BookingView, { title: string; text: string }> = {
  upcoming: { title: "Nothing is booked from today on", text: FILLED_BY },
  today: { title: "Nothing is booked today", text: FILLED_BY },
  past: { title: "Nothing was booked in these days", text: "Earlier bookings are under All." },
  all: { title: "No bookings yet", text: FILLED_BY },
};

interface BookingsGridProps {
  url: BookingFiltersUrl;
  openedId: number | null;
  onOpen: (id: number) => void;
}

/** The list with search, chips and filters. */
export function BookingsGrid({ url, openedId, onOpen }: BookingsGridProps) {
  const { filters, change, clear } = url;
  const { query, setQuery, fileFilters, ...list } = useBookingList(filters);
  const exportRefusal = useRefusal("clients.export");
  const { venues, venue } = useVenues();
  const [isLookedAt, setIsLookedAt] = useState(false);
  const choices = useFilterChoices(filters, isLookedAt);
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const isWide = useMediaQuery(WIDE, { noSsr: true }) && openedId === null;
  const isRoomy = useMediaQuery(ROOMY, { noSsr: true });

  const chips = useMemo(
    () => filterChips(filters, chosenNames(filters, choices, venue ?? PLAIN_FORMATS)),
    [filters, choices, venue],
  );
  return (
    <ServerGrid
      {...list}
      noun="bookings"
      columns={isWide ? WIDE_COLUMNS : NARROW_COLUMNS}
      columnVisibility={{ id: isRoomy, location: venues.length > 1 && filters.location === null }}
      query={query}
      onQueryChange={setQuery}
      searchLabel="Name, email, phone"
      filters={isPhone ? chips.filter(({ isOn }) => isOn) : chips}
      onFilterToggle={(key) => change(toggledBy(key, filters))}
      onClearFilters={clear}
      empty={{
        ...EMPTY[filters.view],
        actions: filters.view !== "all" && <Button onClick={() => change({ view: "all" })}>All bookings</Button>,
      }}
      tools={
        <>
          <CsvButton
            path="/api/v1/bookings/export"
            filters={fileFilters}
            rowCount={list.total}
            refusal={exportRefusal}
          />
          <MoreFilters
            count={chips.filter((chip) => chip.isOn && (isPhone || !standsOver(chip))).length}
            onOpen={() => setIsLookedAt(true)}
          >
            <FilterFields
              chips={isPhone ? chips.filter(standsOver) : []}
              filters={filters}
              choices={choices}
              onChange={change}
            />
          </MoreFilters>
        </>
      }
      openRowId={openedId}
      onRowOpen={({ id }) => onOpen(id)}
      renderCard={(booking) => <BookingRowCard booking={booking} name={bookerName(booking)} />}
    />
  );
}

/** Status and payment chips are above the list, the other filters behind the button. */
function standsOver({ key }: { key: string }): boolean {
  return key.startsWith("status:") || key.startsWith("payment:");
}
