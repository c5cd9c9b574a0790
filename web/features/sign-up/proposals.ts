import { COUNTRIES } from "#web/tenant/countries.ts";
import { CURRENCIES } from "#web/tenant/currency-options.ts";
import type { Option } from "#web/ui/form/PlainSelect.tsx";

export const currencyOf = (country: string): string => (country === "" ? "" : (CURRENCIES[country] ?? "EUR"));

interface Proposal {
  country: string;
  currency: string;
  timezone: string;
}

/** What the browser's language and clock suggest; empty where they suggest nothing that can be chosen. */
export function proposalOf(languages: readonly string[], timezone: string | undefined): Proposal {
  const regions = languages.map((language) => new Intl.Locale(language).region);
  const country = COUNTRIES.find(({ code }) => regions.includes(code))?.code ?? "";
  return { country, currency: currencyOf(country), timezone: timezone ?? "" };
}

export const COUNTRY_OPTIONS: readonly Option[] = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));
