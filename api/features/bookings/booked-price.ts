import { wholePriceOf } from "#api/features/allowances/allowance-rules.ts";
import type { BookableTime } from "#api/features/availability/bookable-time.ts";
import type { BookingRow } from "#api/features/bookings/booking-row.ts";

export type Price = BookableTime["price"];

/** Buffers stand as they were when it was booked, whatever the service says today. */
export function bookedBuffers({ buffer_before_minutes, buffer_after_minutes }: BookingRow) {
  return { buffer_before_minutes, buffer_after_minutes };
}

export const bookedPrice = ({ price_amount, price_currency }: BookingRow): Price => ({
  amount: price_amount,
  currency: price_currency,
});

/** The whole price, before what an allowance covers, stands as agreed while the length does. */
export function priceAfterMove(
  booking: BookingRow,
  to: { start: number; end: number },
  { price }: BookableTime,
): Price {
  return hasSameLength(booking, to) ? wholePriceOf(booking) : price;
}

export function hasSameLength({ start_time, end_time }: BookingRow, to: { start: number; end: number }): boolean {
  return to.end - to.start === end_time.epochMilliseconds - start_time.epochMilliseconds;
}

/** The columns of a price; what is due follows from the ledger. */
export const priceColumns = ({ amount, currency }: Price) => ({ price_amount: amount, price_currency: currency });
