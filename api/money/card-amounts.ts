import { formatMoney } from "#api/money/format-money.ts";
import type { Call } from "#api/http/call.ts";
import { invalidField } from "#api/http/errors.ts";
import { isCardAmount, mostByCard } from "#schema/shared/card-amounts.ts";
import type { Money } from "#schema/shared/money.ts";

/** The payment provider would refuse it, and somebody would have to find out why. */
export function refuseBesideCards({ tenant }: Call, { amount, currency }: Money): void {
  if (isCardAmount(amount, currency)) return;
  throw invalidField("amount", amountForCards({ amount, currency }, tenant.locale));
}

export function amountForCards({ amount, currency }: Money, locale: string): string {
  const less = formatMoney(mostByCard(amount, currency), currency, locale);
  return `Cards take amounts in ${currency} that end in 0, for example ${less}.`;
}
