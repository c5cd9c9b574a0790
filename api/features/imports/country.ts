import { firstCountry } from "#api/features/imports/queries.ts";
import type { Call } from "#api/http/call.ts";

const COUNTRIES: Readonly<Record<string, string>> = {
  canada: "CA",
  "united states": "US",
  usa: "US",
  "united kingdom": "GB",
  uk: "GB",
  sweden: "SE",
  germany: "DE",
  ireland: "IE",
  australia: "AU",
};

/**
 * The country of a file's national phone numbers: that of the first location; where it has none, the region of the company's
 * locale.
 */
export async function countryOf({ db, tenant }: Call): Promise<string | null> {
  const text = (await firstCountry(db))?.trim() ?? "";
  if (/^[A-Z]{2}$/.test(text)) return text;
  return COUNTRIES[text.toLowerCase()] ?? (text === "" ? (new Intl.Locale(tenant.locale).region ?? null) : null);
}
