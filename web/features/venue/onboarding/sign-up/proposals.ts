import { COUNTRIES } from "#schema/shared/countries.ts";
import { CURRENCIES } from "#web/tenant/currency-options.ts";
import type { Option } from "#web/ui/form/PlainSelect.tsx";

/** Empty where none is proposed. */
export const currencyOf = (country: string): string => CURRENCIES[country] ?? "";

interface Proposal {
  country: string;
  currency: string;
  timezone: string;
}

/** Defaults derived from the browser's languages and time zone; empty if they match no available choice. */
export function proposalOf(languages: readonly string[], timezone: string | undefined): Proposal {
  const regions = languages.map((language) => new Intl.Locale(language).region);
  const country = regions.find((region) => COUNTRIES.some(({ code }) => code === region)) ?? "";
  return { country, currency: currencyOf(country), timezone: timezone ?? "" };
}

export const COUNTRY_OPTIONS: readonly Option[] = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));
