import { wholePriceOf } from "#api/features/memberships/allowances/allowance-rules.ts";
import type { BookableTime } from "#api/features/schedule/availability/bookable-time.ts";
import { soldForAt, type Sold } from "#api/money/tax.ts";
import type { Tenant } from "#api/tenancy/tenant.ts";
import type { BookingRow } from "./booking-row.ts";

export type Price = BookableTime["price"];

/** Buffers as they were at booking time, whatever the service says today. */
export function bookedBuffers({ buffer_before_minutes, buffer_after_minutes }: BookingRow) {
  return { buffer_before_minutes, buffer_after_minutes };
}

export const bookedPrice = ({ price_amount, price_currency }: BookingRow): Price => ({
  amount: price_amount,
  currency: price_currency,
});

/** The whole price, before cover by allowances, stays as agreed while the length does. */
export function priceAfterMove(
  tenant: Tenant,
  booking: BookingRow,
  to: { start: number; end: number },
  time: BookableTime,
): Price {
  return hasSameLength(booking, to) ? wholePriceOf(booking) : priceAtOwnRate(tenant, booking, time);
}

/** Price of a new time for an existing booking, at the tax rate of the original sale. */
export const priceAtOwnRate = (tenant: Tenant, sold: Sold, { price, listed_amount }: BookableTime): Price => ({
  ...price,
  amount: soldForAt(tenant, listed_amount, sold),
});

export function hasSameLength({ start_time, end_time }: BookingRow, to: { start: number; end: number }): boolean {
  return to.end - to.start === end_time.epochMilliseconds - start_time.epochMilliseconds;
}

/** The columns of a price; the amount due follows from the ledger. */
export const priceColumns = ({ amount, currency }: Price) => ({ price_amount: amount, price_currency: currency });
