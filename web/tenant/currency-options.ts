import { isKnownCurrency } from "#schema/onboarding/currencies.ts";
import type { Option } from "#web/ui/form/PlainSelect.tsx";

/** Currency by ISO 3166 country code; the other available countries use the euro. */
export const CURRENCIES: Readonly<Record<string, string>> = {
  AU: "AUD",
  CA: "CAD",
  DK: "DKK",
  JP: "JPY",
  MX: "MXN",
  NZ: "NZD",
  NO: "NOK",
  SG: "SGD",
  KR: "KRW",
  SE: "SEK",
  CH: "CHF",
  AE: "AED",
  GB: "GBP",
  US: "USD",
};

const names = new Intl.DisplayNames("en", { type: "currency" });

/** Currencies of the listed countries first, by name. */
export function currencyOptions(): readonly Option[] {
  const codes = [...new Set([...Object.values(CURRENCIES), "EUR"])].filter(isKnownCurrency);
  const others = Intl.supportedValuesOf("currency").filter((code) => !codes.includes(code));
  const byName = (list: readonly string[]): Option[] =>
    list
      .map((code) => ({ value: code, label: `${names.of(code) ?? code} (${code})` }))
      .toSorted((a, b) => a.label.localeCompare(b.label));
  return [...byName(codes), ...byName(others)];
}
