import type { z } from "zod";
import type { Call } from "#api/call/call.ts";
import { isOpenOn, locationHours } from "#api/features/venue/locations/open-hours.ts";
import { soldFor } from "#api/money/tax.ts";
import { dateOfDay, DAY_MS, dayNumber } from "#api/time/calendar.ts";
import { instantAt, localText } from "#api/time/instants.ts";
import { presentRange } from "#api/time/present-times.ts";
import { zoneClock, type ZoneClock } from "#api/time/zone-clock.ts";
import type { FreeDay, FreeTime as FreeTimeAnswer } from "#schema/schedule/availability/models.ts";
import type { DayCount } from "./free-days.ts";
import type { FreeTime } from "./free-times.ts";
import { memberPriceAt, priceAt, type Venue } from "./venue.ts";

const OFFSET_LENGTH = "-08:00".length;

/** Free times of a venue, as returned by the API. */
export function presentFreeTimes(
  venue: Venue,
  times: readonly FreeTime[],
  { tenant, now }: Pick<Call, "tenant" | "now">,
): FreeTimeAnswer[] {
  const { currency, timezone } = tenant;
  const clock = clockOf(venue, times);
  return times.map(({ start, end, duration_minutes: minutes, resource_ids, coach_ids }) => {
    const price = soldFor(tenant, priceAt(venue, clock, start, minutes), venue.service.kind);
    const member = memberPriceAt(venue, { now, timezone }, { start: instantAt(start), minutes, price });
    return {
      ...presentRange({ from: start, to: end }),
      local_start: localText(clock, instantAt(start)),
      local_end: localText(clock, instantAt(end)),
      location_id: venue.location.id,
      resource_ids: [...resource_ids],
      coach_ids: [...coach_ids],
      price: { amount: price, currency },
      member_price: member === null ? null : { amount: member, currency },
    };
  });
}

/** Every requested date, with its number of distinct free starts. */
export function presentFreeDays(venue: Venue, days: readonly DayCount[]): z.infer<typeof FreeDay>[] {
  const clock = clockOf(venue, []);
  const hoursOn = locationHours(venue.facts.location);
  return days.map(({ day, free_count, state }) => ({
    date: dateOfDay(day),
    state,
    free_count,
    is_closed: !isOpenOn(hoursOn, day),
    // At noon, since DST changes happen at night.
    utc_offset: localText(clock, instantAt(day * DAY_MS + DAY_MS / 2)).slice(-OFFSET_LENGTH),
  }));
}

function clockOf({ facts }: Venue, times: readonly FreeTime[]): ZoneClock {
  const lastEnd = times.reduce((latest, time) => Math.max(latest, time.end), 0);
  const lastDay = Math.max(dayNumber(facts.date_to), Math.ceil(lastEnd / DAY_MS));
  return zoneClock(facts.location.zone, dayNumber(facts.date_from), lastDay);
}
