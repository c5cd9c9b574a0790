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
export function priceWithTax(listed: number, tax: TaxTerms | readonly TaxTerms[] | null): number {
  const taxes = [tax ?? []].flat();
  const included = sumOf(taxes.map(({ rate, is_inclusive }) => (is_inclusive ? rate : 0)));
  const added = taxes.map(({ rate, is_inclusive }) =>
    is_inclusive ? 0 : shareOf(listed, rate, WHOLE_RATE + included),
  );
  return listed + sumOf(added);
}

/**
 * Each tax included in an amount: rounded once, half a minor unit rounded up, in the currency's own minor unit, whether
 * it has no, two or three decimals. For a price with one or two added taxes these are exactly the taxes that were
 * added; among more, one in a hundred is a minor unit beside, because the amount no longer tells how each was rounded.
 */
export function taxesIn(amount: number, rates: readonly number[]): number[] {
  const whole = WHOLE_RATE + sumOf(rates);
  return rates.map((rate) => shareOf(Math.max(0, amount), rate, whole));
}

/** All tax included in an amount: the sum of what each comes to, not one rounding of the sum of the rates. */
export const taxIn = (amount: number, rate: number | readonly number[]): number =>
  sumOf(taxesIn(amount, [rate].flat()));

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

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

interface NamedRate {
  name: string;
  rate: number;
}

/** The taxes of one sale as one: "GST + PST", 12%. */
export const together = (taxes: readonly NamedRate[]): NamedRate => ({
  name: taxes.map(({ name }) => name).join(" + "),
  rate: sumOf(taxes.map(({ rate }) => rate)),
});

/** An amount and the tax included in it, of several taxes as one. */
export function taxLine({ amount, currency }: Money, tax: NamedRate | readonly NamedRate[]) {
  const { name, rate } = together([tax].flat());
  const rates = [tax].flat().map((one) => one.rate);
  const all = taxIn(amount, rates);
  return { name, rate, net: { amount: amount - all, currency }, tax: { amount: all, currency } };
}

/** The same with a line for each tax; all are on the same amount. */
export function taxLines(price: Money, taxes: readonly NamedRate[]) {
  const { net } = taxLine(price, taxes);
  const amounts = taxesIn(
    price.amount,
    taxes.map(({ rate }) => rate),
  );
  return taxes.map(({ name, rate }, at) => ({ name, rate, net, tax: { ...price, amount: amounts[at] ?? 0 } }));
}
