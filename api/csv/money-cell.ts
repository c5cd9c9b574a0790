import type { Money } from "#schema/shared/money.ts";

/** Formats 9240 cents as `92.40`, and 9240 yen as `9240`: numbers that every spreadsheet reads. */
export function moneyCell({ amount, currency }: Money): string {
  const digits = digitsOf(currency);
  return (amount / 10 ** digits).toFixed(digits);
}

/** Creating a formatter for each of 100,000 rows would take longer than reading them. */
const known = new Map<string, number>();

function digitsOf(currency: string): number {
  const found = known.get(currency);
  if (found !== undefined) return found;
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  known.set(currency, digits);
  return digits;
}
