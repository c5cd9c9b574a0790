import { isKnownCurrency } from "#schema/venue/onboarding/currencies.ts";
import type { Option } from "#web/ui/form/PlainSelect.tsx";

/** Countries that use the euro, by ISO 3166 code. */
const EURO = "AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA";

/** The currency that is proposed, by ISO 3166 country code; elsewhere it is chosen. */
export const CURRENCIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(EURO.split(" ").map((country) => [country, "EUR"])),
  AU: "AUD",
  BR: "BRL",
  CA: "CAD",
  CN: "CNY",
  CZ: "CZK",
  DK: "DKK",
  HK: "HKD",
  HU: "HUF",
  IN: "INR",
  ID: "IDR",
  JP: "JPY",
  MY: "MYR",
  MX: "MXN",
  NZ: "NZD",
  NO: "NOK",
  PH: "PHP",
  PL: "PLN",
  RO: "RON",
  SG: "SGD",
  ZA: "ZAR",
  KR: "KRW",
  SE: "SEK",
  CH: "CHF",
  TW: "TWD",
  TH: "THB",
  TR: "TRY",
  AE: "AED",
  GB: "GBP",
  US: "USD",
};

const names = new Intl.DisplayNames("en", { type: "currency" });

/** Currencies of the listed countries first, by name. */
export function currencyOptions(): readonly Option[] {
  const codes = [...new Set(Object.values(CURRENCIES))].filter(isKnownCurrency);
  const others = Intl.supportedValuesOf("currency").filter((code) => !codes.includes(code));
  const byName = (list: readonly string[]): Option[] =>
    list
      .map((code) => ({ value: code, label: `${names.of(code) ?? code} (${code})` }))
      .toSorted((a, b) => a.label.localeCompare(b.label));
  return [...byName(codes), ...byName(others)];
}
