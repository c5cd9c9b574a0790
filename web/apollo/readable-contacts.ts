import type { FieldPolicy, InMemoryCache, TypePolicies } from "@apollo/client";
import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from "libphonenumber-js";
import { toUnicode } from "punycode/punycode.es6.js";

/** As it is written at home for numbers of the company's country, otherwise with the country's prefix; other texts as they are. */
export function readablePhone(stored: string, country: string | undefined): string {
  const number = stored.startsWith("+") ? parsePhoneNumberFromString(stored, { extract: false }) : undefined;
  if (!number) return stored;
  return number.countryCallingCode === callingCode(country) ? number.formatNational() : number.formatInternational();
}

const callingCode = (country: string | undefined): string | undefined =>
  country !== undefined && isSupportedCountry(country)
    ? getCountryCallingCode(country satisfies CountryCode)
    : undefined;

/** With the letters of an internationalized domain, which is stored in ASCII. */
export const readableAddress = (stored: string): string => (stored.includes("xn--") ? toUnicode(stored) : stored);

const shown = (readable: (stored: string) => string): FieldPolicy => ({
  read: (stored: unknown) => (typeof stored === "string" ? readable(stored) : stored),
});

/** Values of named fields: changes of the audit log, choices of a merge. */
const shownOfPhones = (readable: (stored: string) => string): FieldPolicy => ({
  read: (stored: unknown, { readField }) =>
    typeof stored === "string" && /^phone$/i.test(String(readField("field"))) ? readable(stored) : stored,
});

/** Shows phone numbers and addresses in their readable form on every screen; forms send them back in any form. */
export function showReadableContacts(cache: InMemoryCache, locale: string): void {
  const country = new Intl.Locale(locale).region;
  const readable = (stored: string) => readablePhone(stored, country);
  const [phone, named] = [shown(readable), shownOfPhones(readable)];
  const email = shown(readableAddress);
  const both = { fields: { phone, email } };
  const policies: TypePolicies = {
    User: both,
    Guest: both,
    WaitlistEntry: both,
    Client: { fields: { phone, email, contact_email: email } },
    ClientAsOf: { fields: { phone, email, contact_email: email } },
    CoachDetails: { fields: { phone } },
    Coach: { fields: { email } },
    Account: { fields: { email } },
    AuditChange: { fields: { before: named, after: named } },
    MergeChoice: { fields: { kept: named, merged: named } },
    GiftCard: { fields: { recipient_email: email } },
  };
  cache.policies.addTypePolicies(policies);
}
