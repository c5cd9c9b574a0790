import { styled } from "@mui/material/styles";
import { useNavigate, useSearchParams } from "react-router-dom";
import { bookingOnSchedulePath } from "#web/app/paths.ts";
import { useListUrl } from "#web/app/use-list-url.ts";
import { useUrlId } from "#web/app/use-url-value.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { BookingPanel } from "#web/bookings/panel/BookingPanel.tsx";
import { wallTimeOf } from "#web/time/wall-clock.ts";
import type { ListQuery } from "#web/ui/grid/list-query.ts";
import { ServerGrid } from "#web/ui/grid/ServerGrid.tsx";
import { ViewTabs } from "#web/ui/page/ViewTabs.tsx";
import { CLIENT_BOOKING_COLUMNS, ClientBookingCard } from "./client-booking-columns.tsx";
import { useClientBookingsQuery, useRecentClientBookingsQuery } from "./client-bookings.generated.ts";
import { ClientFacts } from "./ClientFacts.tsx";
import type { ClientRowFragment } from "./clients.generated.ts";

/** The server orders a period itself. */
const ORDER = { sorts: ["start_time"], sortDir: "asc" } as const;

const EMPTY = {
  upcoming: { title: "Nothing is booked", text: "Bookings to come appear here." },
  past: { title: "Nothing was booked yet", text: "Bookings that have ended appear here." },
} as const;

/** The client's bookings to come and of the past, with the client's facts beside; a row opens in their place. */
export function ClientBookings({ client }: { client: ClientRowFragment }) {
  const [period, setPeriod] = usePeriod();
  const [openedId, setOpened] = useUrlId("booking");
  const [query, setQuery] = useListUrl(ORDER);
  const navigate = useNavigate();
  const { counts, ...list } = useBookingsOf(client.id, period, query);
  return (
    <Split>
      <div className="list">
        <ViewTabs
          label="Bookings"
          views={[
            { view: "upcoming", label: "Upcoming", count: counts.upcoming },
            { view: "past", label: "Past", count: counts.past },
          ]}
          current={period}
          onChange={setPeriod}
        />
        <ServerGrid
          noun="bookings"
          name="client-bookings"
          columns={CLIENT_BOOKING_COLUMNS}
          {...list}
          query={{ ...query, sortBy: null }}
          onQueryChange={setQuery}
          empty={EMPTY[period]}
          openRowId={openedId}
          onRowOpen={({ id }) => setOpened(id)}
          renderCard={(booking) => <ClientBookingCard booking={booking} />}
        />
      </div>
      {openedId === null ? (
        <aside className="facts" aria-label="Facts">
          <ClientFacts client={client} />
        </aside>
      ) : (
        <BookingPanel
          key={openedId}
          bookingId={openedId}
          onClose={() => setOpened(null)}
          onShowOnSchedule={({ id, location_id, local_start }) =>
            void navigate(bookingOnSchedulePath({ id, location_id, date: wallTimeOf(local_start).date }))
          }
        />
      )}
    </Split>
  );
}

/** A page of the bookings of one period, and how many each period has. */
function useBookingsOf(id: number, period: Period, { page, perPage }: ListQuery) {
  const { data, previousData, error, loading, refetch } = useClientBookingsQuery({
    variables: { id, period, page, perPage },
    fetchPolicy: "cache-and-network",
  });
  const { data: recent } = useRecentClientBookingsQuery({ variables: { id }, fetchPolicy: "cache-and-network" });
  const shown = (data ?? previousData)?.clientBookings;
  return {
    rows: shown?.data ?? [],
    total: shown?.meta.total ?? 0,
    isLoading: loading,
    error: error ? explain(error) : null,
    onRetry: () => void refetch(),
    counts: { upcoming: recent?.upcoming?.meta.total, past: recent?.past?.meta.total },
  };
}

type Period = keyof typeof EMPTY;

/** Which bookings, as it stands in the URL; another period begins at its first page. */
function usePeriod(): readonly [Period, (period: Period) => void] {
  const [params, setParams] = useSearchParams();
  const set = (period: Period) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (period === "past") next.set("period", period);
        else next.delete("period");
        next.delete("page");
        return next;
      },
      { replace: true },
    );
  return [params.get("period") === "past" ? "past" : "upcoming", set];
}

const Split = styled("div")({
  display: "flex",
  height: "100%",
  minHeight: 0,
  "& .list": { display: "flex", flexDirection: "column", flex: 1, minWidth: 0, minHeight: 0 },
  "& .facts": {
    flex: "0 0 320px",
    padding: 16,
    overflow: "auto",
    background: "var(--surface)",
    borderLeft: "1px solid var(--line)",
  },
  // Beneath each other where there is no room beside: who, then what they booked.
  "@media (max-width: 1023.95px)": {
    flexDirection: "column-reverse",
    "& .facts": { flex: "none", borderLeft: 0, borderBottom: "1px solid var(--line)" },
  },
});
