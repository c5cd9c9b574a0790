import type { ScheduleBookingFragment } from "#web/features/bookings/shared/day/schedule-day.generated.ts";
import type { VenueDay } from "#web/features/bookings/shared/day/venue-day.ts";
import { bookingLook } from "#web/features/bookings/shared/rows/booking-look.ts";
import { formatDay } from "#web/time/format-day.ts";
import type { ScheduleColumn, TimeAxis } from "#web/ui/schedule-grid/types.ts";
import { bookableIdOf, hoursOn, rangeOf, takesPlace, type Bookable } from "../model/bookables.ts";
import { columnId } from "../model/column-id.ts";
import { bayOf, type GridModel, type Week } from "../model/grid-model.ts";
import { closedRanges } from "../model/schedule-axis.ts";
import { blockOf } from "../model/schedule-blocks.ts";
import { dayHead, lonelyColumn } from "./day-heads.ts";
import { formatWall, instantOfWall, wallOf, wallRange, weekAxis } from "./wall-week.ts";

/** Width of the selected day relative to the other days, each 1 wide; many bays take more. */
const IN_HAND_WEIGHT = 5.2;
const LEAST_WEIGHT = 0.5;
/** Below this weight, a block only has room for a name and a length. */
const NARROW_WEIGHT = 0.75;

/** Seven days in wall time: one bay or coach with its blocks; for several, one day in full and the others as strips. */
export function weekModel(week: Week): GridModel {
  const { days, formats } = week;
  const byDay = bookingsByDay(week);
  const booked = days.flatMap((day) => (byDay.get(day) ?? []).map((booking) => wallRange(day, rangeOf(booking))));
  const axis = weekAxis(days, booked, formats);
  return {
    axis,
    columns: days.flatMap((day) => columnsOf(week, day, byDay.get(day) ?? [], axis)),
    blocks: days.filter((day) => isInFull(week, day)).flatMap((day) => blocksOf(week, day, byDay.get(day) ?? [])),
    formatTime: (wall) => formatWall(wall, formats),
    instantOf: instantOfWall,
    gridTimeOf: wallOf,
  };
}

function weightOf({ bookables }: Week): number {
  if (bookables.length === 1) return 1;
  return Math.max(LEAST_WEIGHT, Math.round((IN_HAND_WEIGHT / bookables.length) * 100) / 100);
}

function isInFull({ bookables, inHand }: Week, { date }: VenueDay): boolean {
  return bookables.length === 1 || date === inHand;
}

/** A booking belongs to the day on which it starts; one that started before the week, to its first day. */
function bookingsByDay({ days, bookings }: Week): Map<VenueDay, ScheduleBookingFragment[]> {
  const byDay = new Map<VenueDay, ScheduleBookingFragment[]>(days.map((day) => [day, []]));
  for (const booking of bookings) {
    const { start } = rangeOf(booking);
    const day = days.find((each) => start < each.end);
    if (day) byDay.get(day)?.push(booking);
  }
  return byDay;
}

function columnsOf(
  week: Week,
  day: VenueDay,
  bookings: readonly ScheduleBookingFragment[],
  axis: TimeAxis,
): ScheduleColumn[] {
  const [only] = week.bookables;
  const closedFor = (hours: Bookable["hours"]) =>
    closedRanges(
      axis,
      hours.map((range) => wallRange(day, range)),
    );
  if (only && week.bookables.length === 1) {
    return [{ ...lonelyColumn(week, day, only, bookings), closed: closedFor(hoursOn(only, day)) }];
  }
  const group = dayHead(week, day, bookings);
  const dayName = formatDay(day.date, week.formats);
  if (!isInFull(week, day)) {
    const { subtitle, usePercent } = group;
    const closed = closedFor(day.open);
    const off = week.by === "coach" ? week.bookables.map((bookable) => closedFor(hoursOn(bookable, day))) : [];
    const strip = { lanes: week.bookables.length, marks: marksOf(week, day, bookings), off };
    return [{ id: columnId(day.date), title: dayName, name: dayName, subtitle, usePercent, group, strip, closed }];
  }
  const weight = weightOf(week);
  return week.bookables.map((bookable) => ({
    id: columnId(day.date, bookable.id),
    title: bookable.title,
    name: `${dayName}, ${bookable.title}`,
    weight,
    group,
    closed: closedFor(hoursOn(bookable, day)),
  }));
}

function marksOf({ bookables, by, visible }: Week, day: VenueDay, bookings: readonly ScheduleBookingFragment[]) {
  const lanes = new Map(bookables.map(({ id }, lane) => [id, lane]));
  const shown = new Set(visible);
  return bookings.flatMap((booking) => {
    const bookableId = bookableIdOf(booking, by);
    const lane = bookableId === undefined ? undefined : lanes.get(bookableId);
    if (lane === undefined || !shown.has(booking) || !takesPlace(booking)) return [];
    return [{ lane, ...wallRange(day, rangeOf(booking)), tone: bookingLook(booking).tone }];
  });
}

function blocksOf(week: Week, day: VenueDay, bookings: readonly ScheduleBookingFragment[]) {
  const { bookables, by, formats, second } = week;
  const shown = new Set(week.visible);
  const ids = new Set(bookables.map(({ id }) => id));
  return bookings.flatMap((booking) => {
    const bookableId = bookableIdOf(booking, by);
    if (bookableId === undefined || !ids.has(bookableId) || !shown.has(booking)) return [];
    const range = wallRange(day, rangeOf(booking));
    const timeText = `${formatWall(range.start, formats)}–${formatWall(range.end, formats)}`;
    const isNarrow = weightOf(week) < NARROW_WEIGHT;
    const place = { columnId: columnId(day.date, bookableId), range, timeText, bay: bayOf(week, booking), isNarrow };
    return [blockOf(booking, place, second)];
  });
}
