/** "code" where amounts of two currencies meet: `USD 20.00` beside `CAD 20.00`, which share their sign. */
type CurrencyDisplay = "narrowSymbol" | "code";

const formats = new Map<string, Intl.NumberFormat>();

/** Minor units as text ("$53.55"), with a true minus sign; throws RangeError on a currency that is not ISO 4217. */
export function formatMoney(
  amount: number,
  currency: string,
  locale?: string,
  currencyDisplay: CurrencyDisplay = "narrowSymbol",
): string {
  const format = currencyFormat(currency, locale, currencyDisplay);
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** decimals).replace("-", "−");
}

// Creating a NumberFormat costs 50 µs, using one costs 1, so it is cached: a grid has many prices.
function currencyFormat(currency: string, locale: string | undefined, currencyDisplay: CurrencyDisplay) {
  const key = `${locale ?? ""} ${currency} ${currencyDisplay}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay });
  formats.set(key, made);
  return made;
}
