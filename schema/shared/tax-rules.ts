import type { Money } from "./money.ts";

/** Rates are in thousandths of a percent: 13000 is 13 %, 9975 is 9.975 %. */
export const WHOLE_RATE = 100_000;

/** The part of a tax that determines prices. */
export interface TaxTerms {
  rate: number;
  /** Whether listed prices include it; otherwise it is added to them. */
  is_inclusive: boolean;
}

/** The price paid for a listed price: everything charged, due, paid and refunded is based on this. */
export function priceWithTax(listed: number, tax: TaxTerms | null): number {
  if (tax === null || tax.is_inclusive) return listed;
  return listed + shareOf(listed, tax.rate, WHOLE_RATE);
}

/**
 * The tax included in an amount: computed once per line, half a minor unit rounded up, in the currency's own minor
 * unit, whether it has no, two or three decimals. For a price with added tax it is exactly the tax that was added.
 */
export function taxIn(amount: number, rate: number): number {
  return rate === 0 || amount <= 0 ? 0 : shareOf(amount, rate, WHOLE_RATE + rate);
}

/** Returns `amount * part / whole`, half rounded up. Shares of running totals add up to the amount exactly. */
export function shareOf(amount: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  // In bigints: a product of minor units and rates may exceed the safe integers.
  const [doubled, divisor] = [2n * BigInt(amount) * BigInt(part), BigInt(whole)];
  return Number((doubled + divisor) / (2n * divisor));
}

/** "13%", "9.975%" */
export const taxRateText = (rate: number): string => `${rate / 1000}%`;

/** "HST 13%" */
export const taxLabel = ({ name, rate }: { name: string; rate: number }): string => `${name} ${taxRateText(rate)}`;

/** An amount and the tax included in it. */
export const taxLine = ({ amount, currency }: Money, { name, rate }: { name: string; rate: number }) => {
  const tax = taxIn(amount, rate);
  return { name, rate, net: { amount: amount - tax, currency }, tax: { amount: tax, currency } };
};
