import { formatMoney } from "#web/ui/text/format-money.ts";

/** Minor units. */
interface Price {
  amount: number;
  currency: string;
}

/** "price unchanged", "price rises to $90.00" */
export function priceWords(before: Price, after: Price, locale?: string): string {
  if (before.amount === after.amount) return "price unchanged";
  const verb = after.amount > before.amount ? "rises" : "falls";
  return `price ${verb} to ${formatMoney(after.amount, after.currency, locale)}`;
}
