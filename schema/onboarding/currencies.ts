/** Whether ISO 4217 has it in use now, as far as the runtime's own list tells. */
export function isKnownCurrency(currency: string): boolean {
  return KNOWN.has(currency);
}

const KNOWN: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));
