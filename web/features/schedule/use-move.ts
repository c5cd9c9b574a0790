import { useCallback } from "react";
import type { DeskBookingFragment } from "#web/desk/desk.generated.ts";
import { MAY_NOT_REASSIGN } from "#web/desk/may-not-reassign.ts";
import type { BookingActs } from "#web/desk/use-booking-acts.ts";
import { instantText, type VenueDay } from "#web/desk/venue-day.ts";
import { useCan } from "#web/session/session.ts";
import type { ColumnMove, MoveTarget, ScheduleColumn } from "#web/ui/schedule-grid/types.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { NO_BAY } from "./schedule-blocks.ts";

interface Moves {
  onMove: (blockId: string, target: MoveTarget) => Promise<void>;
  canMoveToOtherColumn: (blockId: string) => ColumnMove;
  describeMove: (blockId: string, target: MoveTarget) => string | undefined;
}

interface MoveInput {
  bookings: readonly DeskBookingFragment[];
  columns: readonly ScheduleColumn[];
  day: VenueDay | undefined;
  acts: BookingActs;
}

/** Moving a block: which moves are allowed, what they mean, and the move itself with its way back. */
export function useMove({ bookings, columns, day, acts }: MoveInput): Moves {
  const mayReassign = useCan("bookings.reassign_resource");

  const canMoveToOtherColumn = useCallback(
    (blockId: string): ColumnMove => {
      if (bookings.find(({ id }) => String(id) === blockId)?.resource_id === null) {
        return { allowed: false, reason: "This booking takes no bay." };
      }
      return mayReassign ? { allowed: true } : { allowed: false, reason: MAY_NOT_REASSIGN };
    },
    [bookings, mayReassign],
  );

  const describeMove = useCallback(
    (blockId: string, { start }: MoveTarget) => {
      const booking = bookings.find(({ id }) => String(id) === blockId);
      if (!booking || !day) return undefined;
      const end = start + lengthOf(booking);
      return day.open.some((open) => open.start <= start && end <= open.end) ? undefined : "closed then";
    },
    [bookings, day],
  );

  const onMove = useCallback(
    async (blockId: string, { columnId, start }: MoveTarget) => {
      const booking = bookings.find(({ id }) => String(id) === blockId);
      if (!booking || !day) return;
      const bay = columnId === NO_BAY ? null : Number(columnId);
      if (bay === null && booking.resource_id !== null) {
        showToast({ message: `Failed to update booking ${booking.id}`, detail: "It needs a bay.", tone: "error" });
        throw new Error("A booking of a bay cannot go without one");
      }
      const bayName = columns.find(({ id }) => id === columnId)?.title;
      await acts.move(
        { ...booking, name: booking.client_name ?? "This booking" },
        {
          start_time: instantText(start),
          end_time: instantText(start + lengthOf(booking)),
          resource_id: bay,
          label: `${bayName}, ${day.formatTime(start)}`,
        },
      );
    },
    [bookings, columns, day, acts],
  );
  return { onMove, canMoveToOtherColumn, describeMove };
}

function lengthOf({ start_time, end_time }: DeskBookingFragment): number {
  return Date.parse(end_time) - Date.parse(start_time);
}
