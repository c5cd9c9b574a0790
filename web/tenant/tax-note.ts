import type { Money } from "#schema/shared/money.ts";
import { taxLabel, taxLine } from "#schema/shared/tax-rules.ts";
import { formatMoney } from "#schema/shared/format-money.ts";

/** "Includes HST 13%, $4.60"; undefined if the price includes no tax. */
export function taxNote(
  price: Money,
  tax: { name: string; rate: number } | null | undefined,
  locale: string | undefined,
): string | undefined {
  if (!tax || price.amount <= 0) return undefined;
  const { amount, currency } = taxLine(price, tax).tax;
  return `Includes ${taxLabel(tax)}, ${formatMoney(amount, currency, locale)}`;
}
