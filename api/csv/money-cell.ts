import type { Money } from "#schema/shared/money.ts";

/** `92.40` of 9240 cents, `9240` of as many yen: a number that every spreadsheet reads. */
export function moneyCell({ amount, currency }: Money): string {
  const digits = digitsOf(currency);
  return (amount / 10 ** digits).toFixed(digits);
}

/** To make a formatter for each of 100,000 rows would take longer than to read them. */
const known = new Map<string, number>();

function digitsOf(currency: string): number {
  const found = known.get(currency);
  if (found !== undefined) return found;
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  known.set(currency, digits);
  return digits;
}
