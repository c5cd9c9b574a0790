import { getCountries } from "libphonenumber-js";

const OTHER_NAMES: Readonly<Record<string, string>> = {
  usa: "US",
  "united states of america": "US",
  america: "US",
  uk: "GB",
  "great britain": "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  "northern ireland": "GB",
};

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[.\s]+/g, " ")
    .trim();

/** The code of a country by its code or its name, in English or the locale's language; null for any other text. */
export function countryCode(text: string, locale: string): string | null {
  const name = plain(text);
  if (/^[a-z]{2}$/.test(name) && getCountries().some((code) => code.toLowerCase() === name)) return name.toUpperCase();
  const names = ["en", locale].map((language) => new Intl.DisplayNames([language], { type: "region" }));
  const named = getCountries().find((code) => names.some((list) => plain(list.of(code) ?? "") === name));
  return named ?? OTHER_NAMES[name] ?? null;
}
