import {
  findPhoneNumbersInText,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from "libphonenumber-js";

/** With fewer digits a number without its country may be an extension, or lack its area. */
const LEAST_NATIONAL_DIGITS = 7;
/** From here on the right length is enough: new blocks of numbers are unknown to the library for a while. */
const FULL_NATIONAL_DIGITS = 9;
const MAX_LENGTH = 40;

/**
 * The form in which a phone number is stored and compared: E.164, with `;ext=` for an extension. National numbers are
 * those of the country. Of a text with more in it, such as "604 555 0180 (mother)", only the numbers change; anything
 * that cannot be a number stays as it is.
 */
export function normalPhone(text: string, country: string | null): string {
  const defaultCountry = country !== null && isSupportedCountry(country) ? country : undefined;
  const whole = wholeNumber(text.trim(), defaultCountry);
  const normal = whole ?? withNormalNumbers(text.trim(), defaultCountry);
  return normal.length <= MAX_LENGTH ? normal : text.trim();
}

function wholeNumber(text: string, defaultCountry: CountryCode | undefined): string | null {
  const isInternational = /^(\+|00)/.test(text);
  const number = parsePhoneNumberFromString(text.replace(/^00/, "+"), {
    extract: false,
    ...(defaultCountry && { defaultCountry }),
  });
  if (!number?.isPossible() || isOfElsewhere(number)) return null;
  const digits = number.nationalNumber.length;
  const isFull =
    isInternational || digits >= FULL_NATIONAL_DIGITS || (digits >= LEAST_NATIONAL_DIGITS && number.isValid());
  return isFull ? number.number + (number.ext ? `;ext=${number.ext}` : "") : null;
}

/** "06 12 34 56 78" in Canada: as long as a number there, but none begins like this. */
const isOfElsewhere = (number: PhoneNumber): boolean => /^[01]/.test(number.nationalNumber) && !number.isValid();

function withNormalNumbers(text: string, defaultCountry: CountryCode | undefined): string {
  const found = findPhoneNumbersInText(text, defaultCountry).filter(
    ({ startsAt, endsAt }) => wholeNumber(text.slice(startsAt, endsAt), defaultCountry) !== null,
  );
  return found.reduceRight(
    (rest, { startsAt, endsAt, number }) =>
      `${rest.slice(0, startsAt)}${number.number}${number.ext ? `;ext=${number.ext}` : ""}${rest.slice(endsAt)}`,
    text,
  );
}

const LEAST_SEARCH_DIGITS = 3;

/**
 * The digits by which a search for a number finds it however it is stored: without the country's prefix, which may be
 * missing on either side; null for a search for anything else.
 */
export function searchedDigits(search: string): string | null {
  const text = search
    .normalize("NFKC")
    .replace(/\s*(;ext=|ext(ension|\.)?|x|#)\s*\d+\s*$/i, "")
    .trim();
  if (!/^(tel:)?[\d\s()+.,/\-\u2010-\u2015\u2212]+$/iu.test(text)) return null;
  const plain = text.replace(/^tel:/i, "").replace(/\(0\)/, "").replace(/^00/, "+");
  const dialled = parsePhoneNumberFromString(plain.replace(/^011/, "+"));
  const isAbroad = plain.startsWith("+") || (plain.startsWith("011") && dialled?.isValid());
  const national = isAbroad ? dialled?.nationalNumber : undefined;
  const digits = (national ?? plain).replaceAll(/\D/g, "").replace(/^0+|^1(?=[2-9]\d{9}$)/, "");
  return digits.length >= LEAST_SEARCH_DIGITS ? digits : null;
}
