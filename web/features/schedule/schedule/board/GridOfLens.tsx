import { useCallback, useMemo } from "react";
import type { BookingActs } from "#web/features/bookings/shared/actions/use-booking-acts.ts";
import { useBookingChoicesQuery } from "#web/features/bookings/shared/choices/choices.generated.ts";
import type { ScheduleBookingFragment } from "#web/features/bookings/shared/day/schedule-day.generated.ts";
import type { VenueDay } from "#web/features/bookings/shared/day/venue-day.ts";
import type { PaidBooking } from "#web/features/payments/shared/TakePaymentDialog.tsx";
import { usePreferences } from "#web/session/preferences/preferences.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { formatDay } from "#web/time/format-day.ts";
import { useNow } from "#web/time/use-now.ts";
import { ScheduleGrid } from "#web/ui/schedule-grid/ScheduleGrid.tsx";
import type { ScheduleBlock } from "#web/ui/schedule-grid/types.ts";
import { blockedOfBlock } from "../blocked-times/blocked-blocks.ts";
import { BlockedCard } from "../blocked-times/BlockedCard.tsx";
import type { BlockedActs } from "../blocked-times/use-blocked-acts.ts";
import { parseColumnId } from "../model/column-id.ts";
import type { GridModel } from "../model/grid-model.ts";
import type { useGridModel } from "../model/use-grid-model.ts";
import type { ScheduleUrl } from "../use-schedule-url.ts";
import { BookingCard } from "./BookingCard.tsx";
import { SlotCard } from "./SlotCard.tsx";
import { useMove } from "./use-move.ts";
import { useSlots } from "./use-slots.ts";

interface GridOfLensProps {
  venue: Venue;
  url: ScheduleUrl;
  shown: ReturnType<typeof useGridModel> & { model: GridModel };
  acts: BookingActs;
  blockedActs: BlockedActs;
  onOpen: (blockId: string) => void;
  onEdit: (bookingId: number) => void;
  onPay: (booking: PaidBooking) => void;
  onDraggingChange: (isDragging: boolean) => void;
}

/** The day or week grid of bays or coaches, with its interactions. */
export function GridOfLens(props: GridOfLensProps) {
  const { venue, url, shown, acts, blockedActs, onOpen, onEdit, onPay, onDraggingChange } = props;
  const { by, view, date, today, openId, setDate, setLens, setNewBooking } = url;
  const { model, days, bookings, bookables, blocked } = shown;
  const now = useNow();
  const [{ drag_bookings }] = usePreferences();
  const moves = useMove({ by, bookings, bookables, days, model, acts, locale: venue.locale });
  const lengthsOf = useLengths(venue.id, bookings);
  const { slotAt, describeSlot } = useSlots({ by, days, bookables, bookings, blocked, model });

  const begin = useCallback(
    (on: string, bookableId: number | null, start: number) =>
      setNewBooking(
        { start, resourceId: by === "resource" ? bookableId : null, coachId: by === "coach" ? bookableId : null },
        on,
      ),
    [by, setNewBooking],
  );
  const create = useCallback(
    (columnId: string, gridTime: number) => {
      const place = parseColumnId(columnId);
      const day = days.find((each) => each.date === place.date);
      if (day) begin(place.date, place.bookableId ?? null, model.instantOf(day, gridTime));
    },
    [days, model, begin],
  );
  const renderCard = useCallback(
    (block: ScheduleBlock, close: () => void) => {
      const closing = (go: () => void) => () => {
        close();
        go();
      };
      const kept = blocked.find(({ id }) => id === blockedOfBlock(block.id));
      if (kept) {
        const edit = closing(() => onOpen(block.id));
        return <BlockedCard blocked={kept} formats={venue} acts={blockedActs} onEdit={edit} close={close} />;
      }
      const booking = bookings.find(({ id }) => String(id) === block.id);
      if (!booking) return null;
      const place = shown.bayNames.get(booking.resource_id ?? 0) ?? "no bay";
      const { id, client_name, party_size: partySize } = booking;
      const pay = () => onPay({ id, name: client_name ?? "Guest", partySize, locale: venue.locale });
      const card = { booking, place, formats: venue, acts, close };
      return <BookingCard {...card} onEdit={closing(() => onEdit(id))} onPay={closing(pay)} />;
    },
    [bookings, blocked, shown.bayNames, venue, acts, blockedActs, onOpen, onEdit, onPay],
  );
  const renderSlot = useCallback(
    (columnId: string, gridTime: number, close: () => void) => {
      const slot = slotAt(columnId, gridTime);
      if (!slot) return null;
      const { day, start, free } = slot;
      const book = () => {
        close();
        begin(day.date, free[0]?.id ?? null, start);
      };
      return (
        <SlotCard
          slot={slot}
          by={by}
          formats={venue}
          onBook={book}
          onOpenDay={() => setLens({ view: "day", date: day.date })}
        />
      );
    },
    [slotAt, by, venue, begin, setLens],
  );
  return (
    <ScheduleGrid
      label={labelOf(url, venue)}
      axis={model.axis}
      columns={model.columns}
      blocks={model.blocks}
      {...nowOn(model, days, view === "week" ? today : date, now)}
      openAt={view === "week" ? model.columns.find(({ id }) => parseColumnId(id).date === date)?.id : undefined}
      openBlock={openId === undefined ? undefined : String(openId)}
      formatTime={model.formatTime}
      onCreate={create}
      onOpen={onOpen}
      renderCard={renderCard}
      describeSlot={describeSlot}
      renderSlot={renderSlot}
      onGroup={setDate}
      onDraggingChange={onDraggingChange}
      draggable={drag_bookings}
      lengthsOf={lengthsOf}
      {...moves}
    />
  );
}

/** "Tuesday 4 May by bay" */
function labelOf({ by, view, date }: ScheduleUrl, venue: Venue): string {
  const day = `${formatDay(date, venue, "long")} by ${by === "coach" ? "coach" : "bay"}`;
  return view === "week" ? `Week of ${day}` : day;
}

/** Before the start of any grid: hides the now line. */
const NOT_SHOWN = -1;

/** Position of the current time: on the date's columns, up to the last of them. */
function nowOn({ columns, gridTimeOf }: GridModel, days: readonly VenueDay[], date: string, now: number) {
  const day = days.find((each) => each.date === date && each.start <= now && now < each.end);
  if (!day) return { now: NOT_SHOWN };
  return { now: gridTimeOf(day, now), nowUntil: columns.findLast(({ id }) => parseColumnId(id).date === date)?.id };
}

const MINUTE_MS = 60_000;
const NONE: readonly number[] = [];

/** Possible lengths (ms) of a booking: those of its service, loaded on demand. */
function useLengths(locationId: number, bookings: readonly ScheduleBookingFragment[]) {
  const { data } = useBookingChoicesQuery({ variables: { location_id: locationId } });
  const services = data?.services?.data;
  const byService = useMemo(
    () =>
      new Map(
        services?.map(({ id, durations }) => [
          id,
          durations.map(({ duration_minutes }) => duration_minutes * MINUTE_MS),
        ]),
      ),
    [services],
  );
  return useCallback(
    (blockId: string): readonly number[] => {
      const booking = bookings.find(({ id }) => String(id) === blockId);
      return (booking && byService.get(booking.service_id)) ?? NONE;
    },
    [bookings, byService],
  );
}
