/** Whether the currency is in current use by ISO 4217, according to the runtime's own list. */
export function isKnownCurrency(currency: string): boolean {
  return KNOWN.has(currency);
}

const KNOWN: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));
