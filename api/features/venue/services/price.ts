import { DAY_MINUTES, wallSpan } from "#api/time/calendar.ts";
import type { Weekday } from "#schema/venue/locations/models.ts";

/** The prices of a service, in minor units of the company's currency. */
export interface ServicePrices {
  durations: readonly { duration_minutes: number; price_amount: number; peak_price_amount: number | null }[];
  peak_hours: readonly { weekdays: readonly Weekday[]; from_time: string; to_time: string }[];
}

/** A start in venue wall time: `holiday` replaces the weekday on a holiday; minutes since midnight. */
export interface WallStart {
  weekday: Weekday;
  /** Of the day before, whose peak may go on past midnight. */
  weekday_before: Weekday;
  minute: number;
}

/**
 * Returns the price by length and start time. The peak price applies from a peak's `from_time` until before its `to_time`, if
 * the length has one. Throws for a length that is not sold, so that a missing price is never free of charge.
 */
export function priceAmount(prices: ServicePrices, durationMinutes: number, start: WallStart): number {
  const rung = prices.durations.find((duration) => duration.duration_minutes === durationMinutes);
  if (!rung) throw new RangeError(`${durationMinutes} minutes are not sold`);
  return isPeak(prices, start) ? (rung.peak_price_amount ?? rung.price_amount) : rung.price_amount;
}

/** Returns whether a start is within peak hours, for any length. */
export function isPeak({ peak_hours }: ServicePrices, { weekday, weekday_before, minute }: WallStart): boolean {
  return peak_hours.some(({ weekdays, from_time, to_time }) => {
    const { from, to } = wallSpan(from_time, to_time);
    return (
      (weekdays.includes(weekday) && from <= minute && minute < to) ||
      (weekdays.includes(weekday_before) && minute + DAY_MINUTES < to)
    );
  });
}
