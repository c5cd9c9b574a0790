import { formatMoney } from "#schema/shared/format-money.ts";

interface MoneyProps {
  /** Minor units: 5355 is $53.55, and 5355 yen is ¥5,355. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
  /** BCP 47 tag; the venue's, otherwise the browser's. */
  locale?: string;
}

/** An amount of money in tabular figures. */
export function Money({ amount, currency, locale }: MoneyProps) {
  return <span className="figures">{formatMoney(amount, currency, locale)}</span>;
}
