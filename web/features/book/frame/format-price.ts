interface Price {
  amount: number;
  currency: string;
}

const made = new Map<string, Intl.NumberFormat>();

/** A price for a small tile: `$60`, and `$60.50` where there are cents. Minor units in. */
export function formatPrice({ amount, currency }: Price, locale: string): string {
  const key = `${locale} ${currency}`;
  const format =
    made.get(key) ??
    new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      trailingZeroDisplay: "stripIfInteger",
    });
  made.set(key, format);
  // The currency's own decimals: the format's minimum is 0 once zeros are stripped.
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** decimals);
}

/** The lowest price of a service's ladder, peak or not; none for a service without lengths. */
export function lowestPrice(durations: readonly { price: Price }[]): Price | undefined {
  return durations
    .map(({ price }) => price)
    .reduce<Price | undefined>(
      (lowest, price) => (lowest === undefined || price.amount < lowest.amount ? price : lowest),
      undefined,
    );
}
