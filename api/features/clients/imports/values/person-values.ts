import { normalPhone } from "#api/text/phone.ts";
import { emailText } from "#schema/shared/email.ts";
import { phoneText } from "#schema/shared/text.ts";

/** Cleans up a cell: composes decomposed accents, trims no-break spaces and ends, drops an escaping apostrophe. */
export function tidied(cell: string): { text: string; hadControls: boolean } {
  const composed = cell.normalize("NFC");
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  const clean = composed.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, "");
  const text = clean.replaceAll(/^[\s\u00A0\u200B\uFEFF]+|[\s\u00A0\u200B\uFEFF]+$/g, "");
  return { text: /^'[=+\-@\t\r＝＋－＠]/u.test(text) ? text.slice(1) : text, hadControls: clean !== composed };
}

/** The beginning of a text: half of a letter that takes two units, which cannot be kept, is left out. */
export const beginningOf = (text: string, most: number): string =>
  text.length > most ? text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "") : text;

export const looksLikeFormula = (text: string): boolean => /^[=@]|^[+-](?!\d)/.test(text);

const SUFFIX = /^(jr|sr|ii|iii|iv|phd|md|esq)\.?$/i;

/** "Puig i Soler, Núria" is swapped, "Tallow, Jr." is not; otherwise the last word is the last name. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const comma = name.indexOf(",");
  const [before, after] = [name.slice(0, comma).trim(), name.slice(comma + 1).trim()];
  if (comma > 0 && !SUFFIX.test(after)) return { first_name: after, last_name: before };
  const whole = comma > 0 ? before : name.trim();
  const space = whole.lastIndexOf(" ");
  const suffix = comma > 0 ? `, ${after}` : "";
  if (space < 0) return { first_name: whole, last_name: suffix.slice(2) };
  return { first_name: whole.slice(0, space), last_name: `${whole.slice(space + 1)}${suffix}` };
}

const Address = emailText();

/** The addresses of a cell in the form in which they are stored, each once; `bad` is one that the forms would refuse. */
export function readEmails(text: string): { emails: string[]; bad: string | undefined } {
  const parts = text
    .replaceAll(/mailto:\s+/gi, "mailto:")
    .split(/\s*:::\s*|[;,\s]+/)
    .filter(Boolean);
  const read = parts.map((part) => ({ part, address: Address.safeParse(part).data?.toLowerCase() }));
  const emails = [...new Set(read.flatMap(({ address }) => address ?? []))];
  return { emails, bad: read.find(({ address }) => address === undefined)?.part };
}

const PhoneNumber = phoneText();

export type PhoneReading = { phone: string | null; reason: "phone_not_valid" | "phone_lost_in_excel" | null };

/** The number as it is stored; null with the reason for anything that the forms would refuse. */
export function readPhone(text: string, country: string | null): PhoneReading {
  if (/^\d(\.\d+)?E\+\d+$/i.test(text)) return { phone: null, reason: "phone_lost_in_excel" };
  const phone = normalPhone(beginningOf(text.replace(/^tel:/i, ""), 40), country);
  if (!PhoneNumber.safeParse(phone).success) return { phone: null, reason: "phone_not_valid" };
  const isNumber = /^\+\d+(;ext=\d+)?$/.test(phone) || /^[\d\s()+./-]{7,20}$/.test(phone);
  return { phone, reason: isNumber ? null : "phone_not_valid" };
}

/** Labels in one cell; those that a system marks as internal are left out. */
export const readTags = (text: string): string[] =>
  text
    .split(/\s*:::\s*|[;,|]/)
    .map((tag) => beginningOf(tag.trim(), 40))
    .filter((tag) => tag !== "" && !tag.startsWith("*"));
