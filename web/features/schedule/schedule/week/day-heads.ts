import type { ScheduleBookingFragment } from "#web/features/bookings/shared/day/schedule-day.generated.ts";
import type { VenueDay } from "#web/features/bookings/shared/day/venue-day.ts";
import { formatDay } from "#web/time/format-day.ts";
import type { ColumnGroup, ScheduleColumn, TimeRange } from "#web/ui/schedule-grid/types.ts";
import { bookableIdOf, hoursOn, rangeOf, takesPlace, type Bookable } from "../model/bookables.ts";
import { columnId } from "../model/column-id.ts";
import type { Week } from "../model/grid-model.ts";
import { overlap } from "../model/schedule-axis.ts";

const HOUR_MS = 3_600_000;

/** Header of a day in the week: "Tue, May 4", "today, 58 h free". */
export function dayHead(week: Week, day: VenueDay, bookings: readonly ScheduleBookingFragment[]): ColumnGroup {
  const { formats, bookables, inHand } = week;
  return {
    id: day.date,
    title: formatDay(day.date, formats),
    isCurrent: day.date === inHand,
    ...takenOf(week, day, bookables, bookings),
  };
}

/** Column of a day when the week shows a single bay or coach. */
export function lonelyColumn(
  week: Week,
  day: VenueDay,
  bookable: Bookable,
  bookings: readonly ScheduleBookingFragment[],
): ScheduleColumn {
  return {
    id: columnId(day.date, bookable.id),
    title: formatDay(day.date, week.formats),
    ...takenOf(week, day, [bookable], bookings),
  };
}

function takenOf(
  { by, today }: Week,
  day: VenueDay,
  bookables: readonly Bookable[],
  bookings: readonly ScheduleBookingFragment[],
): { subtitle: string; usePercent?: number } {
  const real = bookables.filter(({ id }) => id !== null);
  const open = real.reduce((sum, bookable) => sum + total(hoursOn(bookable, day)), 0);
  const words = day.date === today ? "today, " : "";
  if (open === 0) return { subtitle: by === "coach" ? `${words}off` : `${words}closed` };
  const taken = real.reduce((sum, bookable) => {
    const own = bookings.filter((booking) => bookableIdOf(booking, by) === bookable.id && takesPlace(booking));
    return sum + overlap(own.map(rangeOf), hoursOn(bookable, day));
  }, 0);
  const usePercent = Math.min(100, Math.round((taken / open) * 100));
  return { subtitle: `${words}${Math.round(Math.max(0, open - taken) / HOUR_MS)} h free`, usePercent };
}

function total(ranges: readonly TimeRange[]): number {
  return ranges.reduce((sum, { start, end }) => sum + end - start, 0);
}
