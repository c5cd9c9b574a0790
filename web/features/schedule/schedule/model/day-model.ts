import type { VenueDay } from "#web/features/bookings/shared/day/venue-day.ts";
import { bookableIdOf, hoursOn, rangeOf, takesPlace } from "./bookables.ts";
import { columnId } from "./column-id.ts";
import { bayOf, type GridModel, type Shown } from "./grid-model.ts";
import { axisOf, closedRanges, takenPercent } from "./schedule-axis.ts";
import { blockOf } from "./schedule-blocks.ts";

/** One day: a column for each bay or coach. */
export function dayModel(day: VenueDay, shown: Shown): GridModel {
  const { by, bookables, bookings, visible, second } = shown;
  const axis = axisOf(day, bookings.map(rangeOf));
  const { formatTime } = day;
  return {
    axis,
    columns: bookables.map((bookable) => {
      const hours = hoursOn(bookable, day);
      const taken = bookings.filter((booking) => bookableIdOf(booking, by) === bookable.id && takesPlace(booking));
      return {
        id: columnId(day.date, bookable.id),
        title: bookable.title,
        subtitle: bookable.subtitle,
        isPerson: bookable.isPerson,
        usePercent: bookable.id === null || hours.length === 0 ? undefined : takenPercent(taken.map(rangeOf), hours),
        closed: closedRanges(axis, hours),
      };
    }),
    blocks: visible.map((booking) => {
      const range = rangeOf(booking);
      const place = {
        columnId: columnId(day.date, bookableIdOf(booking, by)),
        range,
        timeText: `${formatTime(range.start)}–${formatTime(range.end)}`,
        bay: bayOf(shown, booking),
      };
      return blockOf(booking, place, second);
    }),
    formatTime,
    instantOf: (_day, gridTime) => gridTime,
    gridTimeOf: (_day, instant) => instant,
  };
}
