import type { VenueDay } from "#web/bookings/day/venue-day.ts";
import { columnPlace } from "./column-place.ts";
import type { GridModel } from "./grid-model.ts";

/** Before any grid's begin: no now-line. */
const NOT_SHOWN = -1;

/** Where the grid's now is: on a date's columns, and until the last of them. */
export function nowOn({ columns, gridTimeOf }: GridModel, days: readonly VenueDay[], date: string, now: number) {
  const day = days.find((each) => each.date === date && each.start <= now && now < each.end);
  if (!day) return { now: NOT_SHOWN };
  return { now: gridTimeOf(day, now), nowUntil: columns.findLast(({ id }) => columnPlace(id).date === date)?.id };
}
