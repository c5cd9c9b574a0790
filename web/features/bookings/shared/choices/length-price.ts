import { formatMoney } from "#schema/shared/format-money.ts";
import { priceWithTax } from "#schema/shared/tax-rules.ts";
import type { VenueDay } from "../day/venue-day.ts";
import { minutesText } from "../rows/format-booking.ts";
import type { ServiceChoiceFragment } from "./choices.generated.ts";

type Length = ServiceChoiceFragment["durations"][number];

/** A start time on a venue's day; epoch ms. */
interface StartOfDay {
  day: Pick<VenueDay, "weekday" | "weekday_before" | "clock">;
  start: number;
}

/**
 * Price of a length at a start time, as the API will charge it: the peak price, if there is one, during the service's
 * peak hours.
 */
export function priceAt(
  { peak_hours }: Pick<ServiceChoiceFragment, "peak_hours">,
  { price, peak_price }: Pick<Length, "price" | "peak_price">,
  { day, start }: StartOfDay,
): Length["price"] {
  const time = day.clock.timeAt(start);
  const isPeak = peak_hours.some(({ weekdays, from, to }) => {
    const isNight = to < from;
    return (
      (weekdays.includes(day.weekday) && from <= time && (isNight || time < to)) ||
      (isNight && weekdays.includes(day.weekday_before) && time < to)
    );
  });
  return isPeak ? (peak_price ?? price) : price;
}

type Taxes = Parameters<typeof priceWithTax>[1];

/** Prices are stored as listed; the price paid includes tax. */
export const paidPrice = <Price extends { amount: number }>(listed: Price, tax: Taxes): Price => ({
  ...listed,
  amount: priceWithTax(listed.amount, tax),
});

/** "60 min, $72.00": the price at the start time; before one is chosen, "60 min, from $60.00". */
export function lengthLabel(
  service: Pick<ServiceChoiceFragment, "peak_hours">,
  length: Length,
  at: StartOfDay | undefined,
  { locale, tax }: { locale: string; tax: Taxes },
): string {
  const { price, peak_price } = length;
  const other = service.peak_hours.length > 0 ? peak_price : null;
  const lowest = other && other.amount < price.amount ? other : price;
  const { amount, currency } = paidPrice(at ? priceAt(service, length, at) : lowest, tax);
  const words = formatMoney(amount, currency, locale);
  return `${minutesText(length.duration_minutes)}, ${at || !other ? words : `from ${words}`}`;
}
