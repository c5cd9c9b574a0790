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
  canMoveToOtherColumn: (blockId: string, columnId: string) => ColumnMove;
  describeMove: (blockId: string, target: MoveTarget) => string | undefined;
}

interface MoveInput {
  bookings: readonly DeskBookingFragment[];
  columns: readonly ScheduleColumn[];
  day: VenueDay | undefined;
  acts: BookingActs;
}

/** Moving a block or its end: which moves are allowed, what they mean, and the move itself with its way back. */
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
    (_blockId: string, { start, end }: MoveTarget) => {
      if (!day) return undefined;
      return day.open.some((open) => open.start <= start && end <= open.end) ? undefined : "closed then";
    },
    [day],
  );

  const onMove = useCallback(
    async (blockId: string, { columnId, start, end }: MoveTarget) => {
      const booking = bookings.find(({ id }) => String(id) === blockId);
      if (!booking || !day) return;
      const bay = columnId === NO_BAY ? null : Number(columnId);
      if (bay === null && booking.resource_id !== null) {
        showToast({ message: `Failed to update booking ${booking.id}`, detail: "It needs a bay.", tone: "error" });
        throw new Error("A booking of a bay cannot go without one");
      }
      const bayName = columns.find(({ id }) => id === columnId)?.title;
      const isLengthOnly = bay === booking.resource_id && start === Date.parse(booking.start_time);
      await acts.move(
        { ...booking, name: booking.client_name ?? "This booking" },
        {
          start_time: instantText(start),
          end_time: instantText(end),
          resource_id: bay,
          coach_id: booking.coach_id,
          words: isLengthOnly ? `now ends at ${day.formatTime(end)}` : `moves to ${bayName}, ${day.formatTime(start)}`,
        },
      );
    },
    [bookings, columns, day, acts],
  );
  return { onMove, canMoveToOtherColumn, describeMove };
}
