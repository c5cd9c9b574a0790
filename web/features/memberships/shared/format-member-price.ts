import { formatMoney } from "#schema/shared/format-money.ts";

interface Discounted {
  price: { amount: number; currency: string };
  covered: { amount: number };
  member_discount: { amount: number };
}

/** "Member price: $20.00 instead of $30.00"; undefined if it equals the regular price. */
export function formatMemberPrice(
  { price, covered, member_discount }: Discounted,
  locale: string | undefined,
): string | undefined {
  if (member_discount.amount === 0) return undefined;
  const member = price.amount + covered.amount;
  const money = (amount: number) => formatMoney(amount, price.currency, locale);
  return `Member price: ${money(member)} instead of ${money(member + member_discount.amount)}`;
}
