import type { ScheduleBookingFragment } from "#web/bookings/day/schedule-day.generated.ts";
import type { VenueDay } from "#web/bookings/day/venue-day.ts";
import { formatDay } from "#web/time/format-day.ts";
import type { ColumnGroup, ScheduleColumn, TimeRange } from "#web/ui/schedule-grid/types.ts";
import { columnId } from "./column-place.ts";
import { hoursOn, type Owner, ownerIdOf, rangeOf, takesPlace } from "./owners.ts";
import { overlap } from "./schedule-axis.ts";
import type { Week } from "./grid-model.ts";

const HOUR_MS = 3_600_000;

/** The head of a day of the week: "Tue, May 4", "today, 58 h free". */
export function dayHead(week: Week, day: VenueDay, bookings: readonly ScheduleBookingFragment[]): ColumnGroup {
  const { formats, owners, inHand } = week;
  return {
    id: day.date,
    title: formatDay(day.date, formats),
    isCurrent: day.date === inHand,
    ...takenOf(week, day, owners, bookings),
  };
}

/** The column of a day where the week shows one bay or coach alone. */
export function lonelyColumn(
  week: Week,
  day: VenueDay,
  owner: Owner,
  bookings: readonly ScheduleBookingFragment[],
): ScheduleColumn {
  return {
    id: columnId(day.date, owner.id),
    title: formatDay(day.date, week.formats),
    ...takenOf(week, day, [owner], bookings),
  };
}

function takenOf(
  { by, today }: Week,
  day: VenueDay,
  owners: readonly Owner[],
  bookings: readonly ScheduleBookingFragment[],
): { subtitle: string; usePercent?: number } {
  const real = owners.filter(({ id }) => id !== null);
  const open = real.reduce((sum, owner) => sum + total(hoursOn(owner, day)), 0);
  const words = day.date === today ? "today, " : "";
  if (open === 0) return { subtitle: by === "coach" ? `${words}off` : `${words}closed` };
  const taken = real.reduce((sum, owner) => {
    const own = bookings.filter((booking) => ownerIdOf(booking, by) === owner.id && takesPlace(booking));
    return sum + overlap(own.map(rangeOf), hoursOn(owner, day));
  }, 0);
  const usePercent = Math.min(100, Math.round((taken / open) * 100));
  return { subtitle: `${words}${Math.round(Math.max(0, open - taken) / HOUR_MS)} h free`, usePercent };
}

function total(ranges: readonly TimeRange[]): number {
  return ranges.reduce((sum, { start, end }) => sum + end - start, 0);
}
