import { useCallback } from "react";
import type { ScheduleBookingFragment } from "#web/bookings/day/schedule-day.generated.ts";
import type { VenueDay } from "#web/bookings/day/venue-day.ts";
import { columnPlace } from "./column-place.ts";
import type { GridModel } from "./grid-model.ts";
import { hoursOn, type LensBy, type Owner, ownerIdOf, rangeOf, takesPlace } from "./owners.ts";

/** How long something has to be free to be counted: what is booked most. */
export const SLOT_MS = 60 * 60_000;

export interface Slot {
  day: VenueDay;
  start: number;
  /** Those who can be booked for an hour then; of a column's own one or none. */
  free: readonly Owner[];
  isOpen: boolean;
}

interface SlotInput {
  by: LensBy;
  days: readonly VenueDay[];
  owners: readonly Owner[];
  bookings: readonly ScheduleBookingFragment[];
  model: GridModel | undefined;
}

/** Reads what is free at a place of the grid. */
export function useSlots({ by, days, owners, bookings, model }: SlotInput) {
  const slotAt = useCallback(
    (columnId: string, gridTime: number): Slot | undefined => {
      const { date, ownerId } = columnPlace(columnId);
      const day = days.find((each) => each.date === date);
      if (!day || !model) return undefined;
      const start = model.instantOf(day, gridTime);
      const asked = owners.filter(({ id }) => id !== null && (ownerId === undefined || id === ownerId));
      const works = (owner: Owner) => hoursOn(owner, day).some((hours) => hours.start <= start && start < hours.end);
      const free = asked.filter((owner) => works(owner) && isFree(owner, start));
      return { day, start, free, isOpen: asked.some(works) };

      function isFree(owner: Owner, from: number): boolean {
        return !bookings.some((booking) => {
          if (!takesPlace(booking) || ownerIdOf(booking, by) !== owner.id) return false;
          const range = rangeOf(booking);
          return range.start < from + SLOT_MS && from < range.end;
        });
      }
    },
    [by, days, owners, bookings, model],
  );

  const describeSlot = useCallback(
    (columnId: string, gridTime: number): string => {
      const slot = slotAt(columnId, gridTime);
      if (!slot?.isOpen) return by === "coach" ? "not working" : "closed";
      if (columnPlace(columnId).ownerId !== undefined) return "free";
      const all = owners.filter(({ id }) => id !== null).length;
      return `${slot.free.length} of ${all} free`;
    },
    [by, owners, slotAt],
  );
  return { slotAt, describeSlot };
}
