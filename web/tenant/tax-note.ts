import { formatMoney } from "#schema/shared/format-money.ts";
import type { Money } from "#schema/shared/money.ts";
import { taxLabel, taxLines } from "#schema/shared/tax-rules.ts";

interface Line {
  name: string;
  rate: number;
  tax: Money;
}

/** "Includes GST 5%, $5.00 and PST 7%, $7.00"; undefined if the price includes no tax. */
export function taxNote(
  price: Money,
  taxes: readonly { name: string; rate: number }[],
  locale: string | undefined,
): string | undefined {
  if (taxes.length === 0 || price.amount <= 0) return undefined;
  return includes(taxLines(price, taxes), locale);
}

/** The same of lines that are given. */
export function includes(lines: readonly Line[], locale: string | undefined): string {
  const parts = lines.map((line) => `${taxLabel(line)}, ${formatMoney(line.tax.amount, line.tax.currency, locale)}`);
  return `Includes ${parts.join(" and ")}`;
}
