import { useCallback } from "react";
import type { ScheduleBookingFragment } from "#web/features/bookings/shared/day/schedule-day.generated.ts";
import type { VenueDay } from "#web/features/bookings/shared/day/venue-day.ts";
import { isBlockedBy, rangeOfBlocked } from "../blocked-times/blocked-blocks.ts";
import type { BlockedTimeFragment } from "../blocked-times/blocked-times.generated.ts";
import { bookableIdOf, hoursOn, rangeOf, takesPlace, type Bookable, type LensBy } from "../model/bookables.ts";
import { parseColumnId } from "../model/column-id.ts";
import type { GridModel } from "../model/grid-model.ts";

/** How long something must be free to be counted: the most commonly booked length. */
export const SLOT_MS = 60 * 60_000;

export interface Slot {
  day: VenueDay;
  start: number;
  /** Bays or coaches bookable for an hour then; in a column of its own, one or none. */
  free: readonly Bookable[];
  isOpen: boolean;
}

interface SlotInput {
  by: LensBy;
  days: readonly VenueDay[];
  bookables: readonly Bookable[];
  bookings: readonly ScheduleBookingFragment[];
  blocked: readonly BlockedTimeFragment[];
  model: GridModel | undefined;
}

/** Finds what is free at a position of the grid. */
export function useSlots({ by, days, bookables, bookings, blocked, model }: SlotInput) {
  const slotAt = useCallback(
    (columnId: string, gridTime: number): Slot | undefined => {
      const { date, bookableId } = parseColumnId(columnId);
      const day = days.find((each) => each.date === date);
      if (!day || !model) return undefined;
      const start = model.instantOf(day, gridTime);
      const asked = bookables.filter(({ id }) => id !== null && (bookableId === undefined || id === bookableId));
      const works = (bookable: Bookable) =>
        hoursOn(bookable, day).some((hours) => hours.start <= start && start < hours.end);
      const free = asked.filter((bookable) => works(bookable) && isFree(bookable, start));
      return { day, start, free, isOpen: asked.some(works) };

      function isFree(bookable: Bookable, from: number): boolean {
        const booked = bookings
          .filter((booking) => takesPlace(booking) && bookableIdOf(booking, by) === bookable.id)
          .map(rangeOf);
        const kept = blocked.filter((one) => isBlockedBy(one, by, bookable)).map(rangeOfBlocked);
        return ![...booked, ...kept].some(({ start: begins, end }) => begins < from + SLOT_MS && from < end);
      }
    },
    [by, days, bookables, bookings, blocked, model],
  );

  const describeSlot = useCallback(
    (columnId: string, gridTime: number): string => {
      const slot = slotAt(columnId, gridTime);
      if (!slot?.isOpen) return by === "coach" ? "not working" : "closed";
      if (parseColumnId(columnId).bookableId !== undefined) return "free";
      const all = bookables.filter(({ id }) => id !== null).length;
      return `${slot.free.length} of ${all} free`;
    },
    [by, bookables, slotAt],
  );
  return { slotAt, describeSlot };
}
