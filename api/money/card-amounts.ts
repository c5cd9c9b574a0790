import type { Call } from "#api/call/call.ts";
import { invalidField } from "#api/errors/errors.ts";
import { isBelowCards, isCardAmount, leastCharge, mostByCard } from "#schema/shared/card-amounts.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import type { Money } from "#schema/shared/money.ts";

/** Refuses amounts that the payment provider would reject later with a less helpful error. */
export function refuseBesideCards({ tenant }: Call, { amount, currency }: Money): void {
  if (isCardAmount(amount, currency)) return;
  throw invalidField("amount", amountForCards({ amount, currency }, tenant.locale));
}

/** The same, and amounts below the provider's minimum charge. */
export function refuseUnchargeable({ tenant }: Call, price: Money): void {
  const refusal = refusedByCards(price, tenant.locale);
  if (refusal !== undefined) throw invalidField("amount", refusal);
}

/** Returns why a price cannot be paid by any card; undefined if it can. */
export function refusedByCards(price: Money, locale: string): string | undefined {
  const { amount, currency } = price;
  if (isBelowCards(amount, currency)) {
    return `Cards are charged at least ${formatMoney(leastCharge(currency), currency, locale)}.`;
  }
  return isCardAmount(amount, currency) ? undefined : amountForCards(price, locale);
}

function amountForCards({ amount, currency }: Money, locale: string): string {
  const less = formatMoney(mostByCard(amount, currency), currency, locale);
  return `Cards take amounts in ${currency} that end in 0, for example ${less}.`;
}
