import { formatMoney } from "#schema/shared/format-money.ts";
import type { Money } from "#schema/shared/money.ts";

/** "$154.35"; the amounts of each currency where there are several. */
export function totalOf(parts: readonly { amount: Money }[], locale: string | undefined): string {
  const byCurrency = Map.groupBy(parts, ({ amount }) => amount.currency);
  return [...byCurrency]
    .map(([currency, all]) =>
      formatMoney(
        all.reduce((sum, { amount }) => sum + amount.amount, 0),
        currency,
        locale,
      ),
    )
    .join(" and ");
}
