import type { Allowance } from "#schema/memberships/allowances/models.ts";
import { daysBetween, prorate } from "./billing-dates.ts";

/** What is known of a period that an action ends today. */
export interface EndedPeriod {
  allowances: Allowance[];
  /** Upcoming bookings that it covers, which stay covered. */
  bookings_to_come: number;
  /** What was refunded of its bill, or is being so. */
  refunded: number;
  /** What the bank of its payer's card holds or has taken back. */
  disputed: number;
}

interface PaidPeriod {
  billing_months: number | null;
  price_amount: number;
  period_start: string;
  period_end: string | null;
  period_paused_days: number;
  open_due_on: string | null;
}

/** What of the price of a period was not refunded. */
export const paidOf = (price: number, { refunded }: Pick<EndedPeriod, "refunded">): number =>
  Math.max(0, price - refunded);

/**
 * What was paid for the running period and not used: the unused share of its days, and of each allowance, whichever is least. So
 * nobody has the hours of a month on its first day and the money of the month back.
 */
export function unusedOf(period: PaidPeriod, ended: EndedPeriod, today: string): number {
  const { period_start, period_end, period_paused_days, price_amount } = period;
  if (period_end === null) return 0;
  const whole = daysBetween(period_start, period_end) - period_paused_days;
  const daysLeft = Math.min(whole, Math.max(0, daysBetween(today, period_end)));
  const paid = paidOf(price_amount, ended);
  const given = ended.allowances.filter(({ granted }) => granted > 0);
  return Math.min(prorate(paid, daysLeft, whole), ...given.map(({ left, granted }) => prorate(paid, left, granted)));
}

/** What of the price of a pack was paid for uses that are left. */
export function unusedOfPack({ billing_months, price_amount, open_due_on }: PaidPeriod, ended: EndedPeriod): number {
  const given = ended.allowances.filter(({ granted }) => granted > 0);
  if (billing_months !== null || open_due_on !== null || given.length === 0) return 0;
  const share = given.reduce((sum, { left, granted }) => sum + left / granted, 0) / given.length;
  return Math.round(Math.max(0, paidOf(price_amount, ended) - ended.disputed) * share);
}
