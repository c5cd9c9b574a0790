import type { FreeTime } from "#api/features/availability/free-times.ts";
import { locationHours } from "#api/features/locations/open-hours.ts";
import { priceAt, type Venue } from "#api/features/availability/venue.ts";
import { soldFor } from "#api/money/tax.ts";
import type { Tenant } from "#api/tenancy/tenant.ts";
import { DAY_MS, dateOfDay, dayNumber } from "#api/time/calendar.ts";
import { instantAt, localText } from "#api/time/instants.ts";
import { presentRange } from "#api/time/present-times.ts";
import { dayAt, zoneClock, type ZoneClock } from "#api/time/zone-clock.ts";
import type { FreeDay, FreeTime as FreeTimeAnswer } from "#schema/availability/models.ts";
import type { z } from "zod";

const OFFSET_LENGTH = "-08:00".length;

/** Free times of a venue as answers carry them. */
export function presentFreeTimes(venue: Venue, times: readonly FreeTime[], tenant: Tenant): FreeTimeAnswer[] {
  const clock = clockOf(venue, times);
  return times.map(({ start, end, duration_minutes, resource_ids, coach_ids }) => ({
    ...presentRange({ from: start, to: end }),
    local_start: localText(clock, instantAt(start)),
    local_end: localText(clock, instantAt(end)),
    location_id: venue.location.id,
    resource_ids: [...resource_ids],
    coach_ids: [...coach_ids],
    price: { amount: soldFor(tenant, priceAt(venue, clock, start, duration_minutes)), currency: tenant.currency },
  }));
}

/** Each date asked for, with the number of different starts that are free. */
export function presentFreeDays(venue: Venue, times: readonly FreeTime[]): z.infer<typeof FreeDay>[] {
  const { location, date_from, date_to } = venue.facts;
  const clock = clockOf(venue, times);
  const starts = new Set(times.map((time) => time.start));
  const counts = new Map<number, number>();
  for (const start of starts) {
    const day = dayAt(clock, start);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const hoursOn = locationHours(location);
  const firstDay = dayNumber(date_from);
  return Array.from({ length: dayNumber(date_to) - firstDay + 1 }, (_, index) => {
    const day = firstDay + index;
    return {
      date: dateOfDay(day),
      free_count: counts.get(day) ?? 0,
      is_closed: hoursOn(day).length === 0,
      // At noon: clocks change in the night.
      utc_offset: localText(clock, instantAt(day * DAY_MS + DAY_MS / 2)).slice(-OFFSET_LENGTH),
    };
  });
}

function clockOf({ facts }: Venue, times: readonly FreeTime[]): ZoneClock {
  const lastEnd = times.reduce((latest, time) => Math.max(latest, time.end), 0);
  const lastDay = Math.max(dayNumber(facts.date_to), Math.ceil(lastEnd / DAY_MS));
  return zoneClock(facts.location.zone, dayNumber(facts.date_from), lastDay);
}
