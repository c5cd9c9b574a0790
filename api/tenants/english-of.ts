const ENGLISH: Readonly<Record<string, string>> = {
  AUD: "en-AU",
  CAD: "en-CA",
  EUR: "en-IE",
  GBP: "en-GB",
  NZD: "en-NZ",
  USD: "en-US",
};

/** How a company that charges in this currency writes dates and money in English, the product's language; a BCP 47 locale. */
export function englishOf(currency: string): string {
  return ENGLISH[currency] ?? "en-US";
}
