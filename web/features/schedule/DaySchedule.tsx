import { styled } from "@mui/material/styles";
import { useCallback, useMemo, useState } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { BookingPanel } from "#web/desk/BookingPanel.tsx";
import { useDeskResourcesQuery } from "#web/desk/choices.generated.ts";
import { EditBookingById } from "#web/desk/EditBookingById.tsx";
import { useBookingActs } from "#web/desk/use-booking-acts.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { formatDay } from "#web/time/format.ts";
import { useNow } from "#web/time/use-now.ts";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { ScheduleGrid } from "#web/ui/schedule-grid/ScheduleGrid.tsx";
import { ScheduleList } from "#web/ui/schedule-grid/ScheduleList.tsx";
import type { ScheduleBlock } from "#web/ui/schedule-grid/types.ts";
import { BookingCard } from "./BookingCard.tsx";
import { listSections } from "./list-sections.ts";
import { axisOf } from "./schedule-axis.ts";
import { NO_BAY } from "./schedule-blocks.ts";
import { ScheduleLegend } from "./ScheduleLegend.tsx";
import { useBlocks } from "./use-blocks.ts";
import { rangeOf, useColumns } from "./use-columns.ts";
import { useDaySchedule } from "./use-day-schedule.ts";
import { useLengths } from "./use-lengths.ts";
import { useMove } from "./use-move.ts";
import { useResourcesFailure } from "./use-resources-failure.ts";
import type { useScheduleUrl } from "./use-schedule-url.ts";

interface DayScheduleProps {
  venue: Venue;
  url: ReturnType<typeof useScheduleUrl>;
}

/** The grid of one day, or its list; the panel of a booking beside it. */
export function DaySchedule({ venue, url }: DayScheduleProps) {
  const { date, view, openId, setOpenId, setNewBooking } = url;
  const now = useNow();
  const acts = useBookingActs();
  const [editedId, setEditedId] = useState<number>();
  const { day, bookings, error, refetch } = useDaySchedule(venue, date);
  const places = useDeskResourcesQuery({ variables: { location_id: venue.id } });
  useResourcesFailure(places.error);

  const blocks = useBlocks(bookings, day);
  const axis = useMemo(() => (day ? axisOf(day, bookings.map(rangeOf)) : undefined), [day, bookings]);
  const columns = useColumns(places.data, day, axis, bookings);
  const moves = useMove({ bookings, columns, day, acts });
  const lengthsOf = useLengths(venue.id, bookings);

  const open = useCallback((blockId: string) => setOpenId(Number(blockId)), [setOpenId]);
  const create = useCallback(
    (columnId: string, start: number) =>
      setNewBooking({ resourceId: columnId === NO_BAY ? null : Number(columnId), start }),
    [setNewBooking],
  );
  const renderCard = useCallback(
    (block: ScheduleBlock, close: () => void) => {
      const booking = bookings.find(({ id }) => String(id) === block.id);
      if (!booking) return null;
      const place = columns.find(({ id }) => id === block.columnId)?.title ?? "";
      return (
        <BookingCard
          booking={booking}
          place={place}
          formats={venue}
          acts={acts}
          close={close}
          onEdit={() => {
            close();
            setEditedId(booking.id);
          }}
        />
      );
    },
    [bookings, columns, venue, acts],
  );

  if (error) {
    return <ErrorState title="The schedule did not load" error={explain(error)} onRetry={() => void refetch()} />;
  }
  if (!day || !axis || (places.loading && !places.data)) return <RowsSkeleton rows={12} />;
  return (
    <Frame>
      <div className="day">
        {columns.length === 0 ? (
          <EmptyState title="This location has no bays">Bays are added to a location with its resources.</EmptyState>
        ) : null}
        {columns.length > 0 && view === "bays" ? (
          <div className="grid">
            <ScheduleGrid
              label={`${formatDay(date, venue, "long")} by bay`}
              axis={axis}
              columns={columns}
              blocks={blocks}
              now={now}
              formatTime={day.formatTime}
              onCreate={create}
              onOpen={open}
              renderCard={renderCard}
              {...moves}
              lengthsOf={lengthsOf}
            />
          </div>
        ) : null}
        {columns.length > 0 && view === "list" ? (
          <div className="list">
            {blocks.length === 0 ? <EmptyState title="Nothing is booked on this day" /> : null}
            <ScheduleList
              sections={listSections(bookings, blocks)}
              columns={columns}
              formatTime={day.formatTime}
              onOpen={open}
            />
          </div>
        ) : null}
        <ScheduleLegend bookings={bookings} />
      </div>
      {openId === undefined ? null : <BookingPanel key={openId} bookingId={openId} onClose={() => setOpenId(null)} />}
      {editedId === undefined ? null : (
        <EditBookingById bookingId={editedId} venue={venue} onClose={() => setEditedId(undefined)} />
      )}
    </Frame>
  );
}

const Frame = styled("div")({
  display: "flex",
  height: "100%",
  minHeight: 0,
  "& .day": { display: "flex", flexDirection: "column", flex: 1, minWidth: 0, minHeight: 0 },
  "& .grid, & .list": { flex: 1, minHeight: 0 },
  "& .list": { overflow: "auto", background: "var(--surface)" },
});
