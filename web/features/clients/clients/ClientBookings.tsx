import { styled } from "@mui/material/styles";
import { Suspense, type ComponentType } from "react";
import { useNavigate } from "react-router-dom";
import { BookingPanel } from "#web/features/bookings/shared/panel/BookingPanel.tsx";
import { COLUMNS_OF_CLIENT } from "#web/features/bookings/shared/rows/booking-columns.tsx";
import { BookingRowCard } from "#web/features/bookings/shared/rows/BookingRowCard.tsx";
import { ClientMembership } from "#web/features/memberships/shared/ClientMembership.tsx";
import { bookingOnSchedulePath, paymentPath } from "#web/screen/paths.ts";
import { useListUrl } from "#web/screen/use-list-url.ts";
import { pageVariables, useList } from "#web/screen/use-list.ts";
import { useUrlId } from "#web/screen/use-url-value.ts";
import { wallTimeOf } from "#web/time/wall-clock.ts";
import { ServerGrid } from "#web/ui/grid/ServerGrid.tsx";
import { ListWithPanel } from "#web/ui/page/ListWithPanel.tsx";
import { useUrlSearch } from "#web/ui/page/use-url-search.ts";
import { ViewTabs } from "#web/ui/page/ViewTabs.tsx";
import { useClientBookingsQuery, useRecentClientBookingsQuery } from "./client-bookings.generated.ts";
import { ClientActivities } from "./ClientActivities.tsx";
import { ClientFacts } from "./ClientFacts.tsx";
import type { ClientRowFragment } from "./clients.generated.ts";
import { ClientUnsettledPayments } from "./ClientUnsettledPayments.tsx";
import { ClientDataActs } from "./erasure/ClientDataActs.tsx";
import { ClientTags } from "./tags/ClientTags.tsx";

/** The server determines the order within a period. */
const ORDER = { sorts: ["start_time"], sortDir: "asc" } as const;

const EMPTY = {
  upcoming: { title: "Nothing is booked", text: "Bookings to come appear here." },
  past: { title: "Nothing was booked yet", text: "Bookings that have ended appear here." },
} as const;

/** Slot for the client's mails, provided by another feature. */
export type ClientMailSlot = ComponentType<{ client: { id: number; name: string } }>;

interface ClientBookingsProps {
  client: ClientRowFragment;
  isErased?: boolean;
  Mail?: ClientMailSlot;
}

/** The client's upcoming and past bookings beside their details; an opened row replaces the details. */
export function ClientBookings({ client, isErased = false, Mail }: ClientBookingsProps) {
  const [period, setPeriod] = usePeriod();
  const [openedId, setOpened] = useUrlId("booking");
  const [query, setQuery] = useListUrl(ORDER);
  const navigate = useNavigate();
  const variables = { ...pageVariables(query), id: client.id, period };
  const list = useList(useClientBookingsQuery, variables, ({ clientBookings }) => clientBookings);
  const counts = useCounts(client.id);
  return (
    <Beside
      panel={
        openedId === null ? (
          <aside className="facts" aria-label="Facts">
            {isErased ? null : <ClientTags client={client} />}
            <ClientFacts client={client} />
            {isErased ? null : <ClientUnsettledPayments clientId={client.id} />}
            {isErased ? null : <ClientMembership key={client.id} client={client} paymentPath={paymentPath} />}
            <ClientActivities client={client} isErased={isErased} />
            {Mail ? (
              <Suspense fallback={null}>
                <Mail client={client} />
              </Suspense>
            ) : null}
            {isErased ? null : <ClientDataActs client={client} />}
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
        )
      }
    >
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
        columns={COLUMNS_OF_CLIENT}
        {...list}
        query={{ ...query, sortBy: null }}
        onQueryChange={setQuery}
        empty={EMPTY[period]}
        openRowId={openedId}
        onRowOpen={({ id }) => setOpened(id)}
        renderCard={(booking) => <BookingRowCard booking={booking} />}
      />
    </Beside>
  );
}

/** Counts the bookings of each period. */
function useCounts(id: number) {
  const { data } = useRecentClientBookingsQuery({ variables: { id }, fetchPolicy: "cache-and-network" });
  return { upcoming: data?.upcoming?.meta.total, past: data?.past?.meta.total };
}

type Period = keyof typeof EMPTY;

/** The shown period, kept in the URL; changing it returns to the first page. */
function usePeriod(): readonly [Period, (period: Period) => void] {
  const [params, setParams] = useUrlSearch();
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

const Beside = styled(ListWithPanel)({
  "& > .facts": {
    flex: "0 0 320px",
    padding: 16,
    overflow: "auto",
    background: "var(--surface)",
    borderLeft: "1px solid var(--line)",
  },
  // Stacked where there is not enough width: details, then bookings, which scroll together.
  "@media (max-width: 1023.95px)": {
    "&:has(> .facts)": { flexDirection: "column" },
    "&:has(> .facts) > .list": { flex: "0 0 100%" },
    "& > .facts": {
      order: -1,
      flex: "none",
      overflow: "visible",
      borderLeft: 0,
      borderBottom: "1px solid var(--line)",
    },
  },
  "@media (max-width: 599.95px)": {
    "&:has(> .facts) > .list": { flex: "none", paddingBottom: "var(--thumb-room, 0px)" },
  },
});
