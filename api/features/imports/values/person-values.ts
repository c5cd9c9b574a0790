/** Cleans up a cell: composes decomposed accents, trims no-break spaces and ends, drops an escaping apostrophe. */
export function tidied(cell: string): { text: string; hadControls: boolean } {
  const composed = cell.normalize("NFC");
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  const clean = composed.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, "");
  const text = clean.replaceAll(/^[\s\u00A0\u200B\uFEFF]+|[\s\u00A0\u200B\uFEFF]+$/g, "");
  return { text: /^'[=+\-@\t]/.test(text) ? text.slice(1) : text, hadControls: clean !== composed };
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

const EMAIL = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]{2,}$/;

export function readEmails(text: string): { emails: string[]; bad: string | undefined } {
  const emails = text
    .split(/\s*:::\s*|[;,\s]+/)
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);
  return { emails, bad: emails.find((email) => !EMAIL.test(email) || email.length > 254) };
}

/** Countries whose national numbers can be read, with their prefix; elsewhere a number stays as typed. */
const PREFIXES: Readonly<Record<string, string>> = {
  US: "1",
  CA: "1",
  GB: "44",
  IE: "353",
  SE: "46",
  NO: "47",
  DK: "45",
  FI: "358",
  DE: "49",
  AT: "43",
  CH: "41",
  NL: "31",
  BE: "32",
  FR: "33",
  ES: "34",
  PT: "351",
  AU: "61",
  NZ: "64",
};

export type PhoneReading = { phone: string | null; reason: "phone_not_valid" | "phone_lost_in_excel" | null };

/** An international number where it is unambiguous; anything that cannot be a number stays as typed and is reported. */
export function readPhone(text: string, country: string | null): PhoneReading {
  if (/^\d(\.\d+)?E\+\d+$/i.test(text)) return { phone: null, reason: "phone_lost_in_excel" };
  const [, main = text, extension] = /^(.*?)\s*(?:ext\.?|x|#)\s*(\d{1,6})$/i.exec(text) ?? [];
  const digits = main.replaceAll(/\D/g, "");
  if (/\p{L}/u.test(main) || digits.length < 7 || digits.length > 15) {
    return { phone: beginningOf(text, 40), reason: "phone_not_valid" };
  }
  const number = international(main.trim(), digits, country) ?? main.trim();
  return { phone: beginningOf(`${number}${extension ? `;ext=${extension}` : ""}`, 40), reason: null };
}

function international(main: string, digits: string, country: string | null): string | null {
  if (main.startsWith("+")) return `+${digits}`;
  if (digits.startsWith("00")) return `+${digits.slice(2)}`;
  const prefix = country === null ? undefined : PREFIXES[country];
  if (prefix === undefined) return null;
  if (prefix === "1") {
    if (digits.length === 10) return `+1${digits}`;
    return digits.length === 11 && digits.startsWith("1") ? `+${digits}` : null;
  }
  if (digits.startsWith("0")) return `+${prefix}${digits.slice(1)}`;
  return digits.startsWith(prefix) && digits.length > 9 ? `+${digits}` : null;
}

/** Labels in one cell; those that a system marks as internal are left out. */
export const readTags = (text: string): string[] =>
  text
    .split(/\s*:::\s*|[;,|]/)
    .map((tag) => beginningOf(tag.trim(), 40))
    .filter((tag) => tag !== "" && !tag.startsWith("*"));
