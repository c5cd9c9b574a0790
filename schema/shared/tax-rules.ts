import type { Money } from "./money.ts";

/** A rate is in thousandths of a percent: 13000 is 13 %, 9975 is 9.975 %. */
export const WHOLE_RATE = 100_000;

/** As much of a tax as prices follow from. */
export interface TaxTerms {
  rate: number;
  /** Whether listed prices contain it; else it comes on top of them. */
  is_inclusive: boolean;
}

/** What is paid for a listed price: all that is charged, due, paid and refunded is reckoned in this. */
export function priceWithTax(listed: number, tax: TaxTerms | null): number {
  if (tax === null || tax.is_inclusive) return listed;
  return listed + shareOf(listed, tax.rate, WHOLE_RATE);
}

/**
 * The tax that an amount contains: once for each line, half a minor unit rounded up, in whole units of the currency's own,
 * whether it has none, two or three decimals. Of a price with tax on top it is the very tax that was put there.
 */
export function taxIn(amount: number, rate: number): number {
  return rate === 0 || amount <= 0 ? 0 : shareOf(amount, rate, WHOLE_RATE + rate);
}

/** `amount * part / whole`, half rounded up. Shares of running totals add up to the amount exactly. */
export function shareOf(amount: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  // In integers: a product of minor units and rates may be beyond what a number holds exactly.
  const [doubled, divisor] = [2n * BigInt(amount) * BigInt(part), BigInt(whole)];
  return Number((doubled + divisor) / (2n * divisor));
}

/** "13%", "9.975%" */
export const taxRateText = (rate: number): string => `${rate / 1000}%`;

/** "HST 13%" */
export const taxLabel = ({ name, rate }: { name: string; rate: number }): string => `${name} ${taxRateText(rate)}`;

/** An amount and what of it is tax. */
export const taxLine = ({ amount, currency }: Money, { name, rate }: { name: string; rate: number }) => {
  const tax = taxIn(amount, rate);
  return { name, rate, net: { amount: amount - tax, currency }, tax: { amount: tax, currency } };
};
