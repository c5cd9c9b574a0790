/** Parses what people type ("60", "60.5", "1 200,00") into minor units; undefined if it is not an amount of this currency. */
export function readTypedMoney(typed: string, currency: string): number | undefined {
  const decimals = decimalsOf(currency);
  const text = typed
    .replace(/[\s'’]/g, "")
    .replace(/^(\d{1,3}(?:,\d{3})+)(?=\.|$)/, (whole) => whole.replaceAll(",", ""));
  const [, whole, part = ""] = /^(\d{1,9})(?:[.,](\d*))?$/.exec(text) ?? [];
  if (whole === undefined || part.length > decimals) return undefined;
  return Number(whole) * 10 ** decimals + Number(part.padEnd(decimals, "0"));
}

/** Formats minor units as people type them: "60.00", or "600" for yen. */
export function typedMoney(amount: number, currency: string): string {
  const decimals = decimalsOf(currency);
  return (amount / 10 ** decimals).toFixed(decimals);
}

export function decimalsOf(currency: string): number {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
