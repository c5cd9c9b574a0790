import { useMemo } from "react";
import type { DeskResourcesQuery } from "#web/desk/choices.generated.ts";
import type { DeskBookingFragment } from "#web/desk/desk.generated.ts";
import type { VenueDay } from "#web/desk/venue-day.ts";
import type { ScheduleColumn, TimeAxis, TimeRange } from "#web/ui/schedule-grid/types.ts";
import { NO_BAY } from "./schedule-blocks.ts";
import { closedRanges, takenPercent } from "./schedule-axis.ts";

/** A column per bay in its own order, and one for what takes no bay while there is such a thing. */
export function useColumns(
  places: DeskResourcesQuery | undefined,
  day: VenueDay | undefined,
  axis: TimeAxis | undefined,
  bookings: readonly DeskBookingFragment[],
): readonly ScheduleColumn[] {
  return useMemo(() => {
    if (!day || !axis) return [];
    const closed = closedRanges(axis, day.open);
    const typeNames = new Map(places?.resourceTypes?.data.map(({ id, name }) => [id, name]));
    const bays = (places?.resources?.data ?? []).toSorted((a, b) => a.position - b.position);
    const columns: ScheduleColumn[] = bays.map(({ id, name, resource_type_id }) => ({
      id: String(id),
      title: name,
      subtitle: typeNames.get(resource_type_id),
      usePercent: takenPercent(
        bookings.filter((booking) => booking.resource_id === id && takesPlace(booking)).map(rangeOf),
        day.open,
      ),
      closed,
    }));
    const hasOthers = bookings.some(({ resource_id }) => resource_id === null);
    return hasOthers ? [...columns, { id: NO_BAY, title: "No bay", subtitle: "Elsewhere", closed }] : columns;
  }, [places, day, axis, bookings]);
}

/** When a booking is, in epoch ms. */
export function rangeOf({ start_time, end_time }: DeskBookingFragment): TimeRange {
  return { start: Date.parse(start_time), end: Date.parse(end_time) };
}

function takesPlace({ status }: DeskBookingFragment): boolean {
  return status !== "cancelled" && status !== "no_show";
}
