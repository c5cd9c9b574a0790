import { type AskedDays, daysOf, rangesOf, type Zones } from "#api/counted-days/days.ts";
import { figuresByBay } from "#api/features/analytics/rollups/booking-day-queries.ts";
import type { Call } from "#api/http/call.ts";
import { dayBefore } from "#api/time/calendar.ts";
import type { TimeRange } from "#api/time/ranges.ts";

export interface BayFigures {
  /** Sorted and disjoint. */
  booked: readonly TimeRange[];
  bookings: number;
  no_shows: number;
}

/** When each bay was booked, and how often. */
export async function bayFigures(
  call: Pick<Call, "db">,
  asked: AskedDays,
  places: Zones,
): Promise<Map<number, BayFigures>> {
  // Nothing lasts longer than a day: what began the day before may run on into the first.
  const days = await daysOf(call, { ...asked, start: dayBefore(asked.start) }, places);
  const rows = await figuresByBay(call.db, days, asked.start);
  return new Map(
    rows.map(({ resource_id, booked, ...counts }) => [resource_id, { booked: rangesOf(booked), ...counts }]),
  );
}
