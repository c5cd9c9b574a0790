import { bookingLook } from "#web/bookings/rows/booking-look.ts";
import type { ScheduleBookingFragment } from "#web/bookings/day/schedule-day.generated.ts";
import type { VenueDay } from "#web/bookings/day/venue-day.ts";
import { formatDay } from "#web/time/format-day.ts";
import type { ScheduleColumn, TimeAxis } from "#web/ui/schedule-grid/types.ts";
import { columnId } from "./column-place.ts";
import { dayHead, lonelyColumn } from "./day-heads.ts";
import { bayOf, type GridModel, type Week } from "./grid-model.ts";
import { hoursOn, type Owner, ownerIdOf, rangeOf, takesPlace } from "./owners.ts";
import { closedRanges } from "./schedule-axis.ts";
import { blockOf } from "./schedule-blocks.ts";
import { formatWall, instantOfWall, wallOf, wallRange, weekAxis } from "./wall-week.ts";

/** Beside the other days, each as wide as 1, the day in hand; many bays take more. */
const IN_HAND_WEIGHT = 5.2;
const LEAST_WEIGHT = 0.5;
/** Below it a block has room for a name and a length. */
const NARROW_WEIGHT = 0.75;

/** Seven days by the wall: of one bay or coach with its blocks; of several, one day in full and the others as strips. */
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

function weightOf({ owners }: Week): number {
  if (owners.length === 1) return 1;
  return Math.max(LEAST_WEIGHT, Math.round((IN_HAND_WEIGHT / owners.length) * 100) / 100);
}

function isInFull({ owners, inHand }: Week, { date }: VenueDay): boolean {
  return owners.length === 1 || date === inHand;
}

/** A booking belongs to the day on which it begins; what began before the week to its first. */
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
  const [only] = week.owners;
  const closedFor = (hours: Owner["hours"]) =>
    closedRanges(
      axis,
      hours.map((range) => wallRange(day, range)),
    );
  if (only && week.owners.length === 1) {
    return [{ ...lonelyColumn(week, day, only, bookings), closed: closedFor(hoursOn(only, day)) }];
  }
  const group = dayHead(week, day, bookings);
  const dayName = formatDay(day.date, week.formats);
  if (!isInFull(week, day)) {
    const { subtitle, usePercent } = group;
    const closed = closedFor(day.open);
    const off = week.by === "coach" ? week.owners.map((owner) => closedFor(hoursOn(owner, day))) : [];
    const strip = { lanes: week.owners.length, marks: marksOf(week, day, bookings), off };
    return [{ id: columnId(day.date), title: dayName, name: dayName, subtitle, usePercent, group, strip, closed }];
  }
  const weight = weightOf(week);
  return week.owners.map((owner) => ({
    id: columnId(day.date, owner.id),
    title: owner.title,
    name: `${dayName}, ${owner.title}`,
    weight,
    group,
    closed: closedFor(hoursOn(owner, day)),
  }));
}

function marksOf({ owners, by, visible }: Week, day: VenueDay, bookings: readonly ScheduleBookingFragment[]) {
  const lanes = new Map(owners.map(({ id }, lane) => [id, lane]));
  const shown = new Set(visible);
  return bookings.flatMap((booking) => {
    const ownerId = ownerIdOf(booking, by);
    const lane = ownerId === undefined ? undefined : lanes.get(ownerId);
    if (lane === undefined || !shown.has(booking) || !takesPlace(booking)) return [];
    return [{ lane, ...wallRange(day, rangeOf(booking)), tone: bookingLook(booking).tone }];
  });
}

function blocksOf(week: Week, day: VenueDay, bookings: readonly ScheduleBookingFragment[]) {
  const { owners, by, formats, second } = week;
  const shown = new Set(week.visible);
  const ids = new Set(owners.map(({ id }) => id));
  return bookings.flatMap((booking) => {
    const ownerId = ownerIdOf(booking, by);
    if (ownerId === undefined || !ids.has(ownerId) || !shown.has(booking)) return [];
    const range = wallRange(day, rangeOf(booking));
    const timeText = `${formatWall(range.start, formats)}–${formatWall(range.end, formats)}`;
    const isNarrow = weightOf(week) < NARROW_WEIGHT;
    const place = { columnId: columnId(day.date, ownerId), range, timeText, bay: bayOf(week, booking), isNarrow };
    return [blockOf(booking, place, second)];
  });
}
