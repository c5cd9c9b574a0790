import { formatMoney } from "#web/ui/text/format-money.ts";
import { minutesText } from "./booking-words.ts";
import type { ServiceChoiceFragment } from "./choices.generated.ts";
import type { VenueDay } from "./venue-day.ts";

type Length = ServiceChoiceFragment["durations"][number];

/** A start on a venue's day; epoch ms. */
interface StartOfDay {
  day: Pick<VenueDay, "weekday" | "clock">;
  start: number;
}

/** What a length costs at a start, as the platform will charge it: the peak price in the service's peak hours, if it has one. */
export function priceAt(
  { peak_hours }: Pick<ServiceChoiceFragment, "peak_hours">,
  { price, peak_price }: Pick<Length, "price" | "peak_price">,
  { day, start }: StartOfDay,
): Length["price"] {
  const time = day.clock.timeAt(start);
  const isPeak = peak_hours.some(
    ({ weekdays, from, to }) => weekdays.includes(day.weekday) && from <= time && time < to,
  );
  return isPeak ? (peak_price ?? price) : price;
}

/** "60 min, $72.00": what the length costs at the start; while none is chosen "60 min, $60.00, peak $72.00". */
export function lengthLabel(
  service: Pick<ServiceChoiceFragment, "peak_hours">,
  length: Length,
  at: StartOfDay | undefined,
  locale: string,
): string {
  const money = ({ amount, currency }: Length["price"]) => formatMoney(amount, currency, locale);
  const { price, peak_price } = length;
  const peak = peak_price && service.peak_hours.length > 0 ? `, peak ${money(peak_price)}` : "";
  const cost = at ? money(priceAt(service, length, at)) : `${money(price)}${peak}`;
  return `${minutesText(length.duration_minutes)}, ${cost}`;
}
