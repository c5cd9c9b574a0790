interface Price {
  amount: number;
  currency: string;
}

const made = new Map<string, Intl.NumberFormat>();

/** Formats an amount in minor units for a small tile: `$60`, or `$60.50` if there are cents. */
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
  // The currency's decimals; the format's minimum is 0 when zeros are stripped.
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** decimals);
}

/** Returns the lowest price of a service, peak or not; undefined for one without lengths. */
export function lowestPrice(durations: readonly { price: Price }[]): Price | undefined {
  return durations
    .map(({ price }) => price)
    .reduce<Price | undefined>(
      (lowest, price) => (lowest === undefined || price.amount < lowest.amount ? price : lowest),
      undefined,
    );
}
