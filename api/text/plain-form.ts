/** Apostrophes and quotation marks, which keyboards vary, and characters that nobody sees. */
const UNWRITTEN =
  /['"`\u00ab\u00b4\u00bb\u02b9-\u02bf\u02c8\u055a\u05f3\u05f4\u1fbd\u1fbf\u1ffd\u1ffe\u2018-\u201f\u2032-\u2037\u2039\u203a\u275b-\u275e\ua78b\ua78c\uff02\uff07\uff40\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu;
const MARKS =
  // oxlint-disable-next-line no-misleading-character-class -- the marks themselves are what is looked for
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f\u00b7\u02bc]/gu;
/** "Anne-Marie" is searched as "Annemarie" and "Anne Marie" are. */
export const DASHES = /[-\u058a\u05be\u2010-\u2015\u2043\u2212\u2e3a\u2e3b]+/u;
const DASHES_AND_BLANKS = /[-\u058a\u05be\u2010-\u2015\u2043\u2212\u2e3a\u2e3b \t\n\r\f\v\u0085\u1680\u2028\u2029]+/gu;
/** Letters that are no letter with a mark to Unicode, and what people type for them. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ŧ: "t",
  ŋ: "n",
  ς: "σ",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
};

/**
 * The form in which names are compared: small letters without marks, apostrophes and quotation marks, and one blank for
 * any dash or blank. As `plain_form` of the database.
 */
export const plainForm = (text: string): string =>
  text
    .replaceAll(UNWRITTEN, "")
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(MARKS, "")
    .replaceAll(/[øłđðħıŧŋςßæœþ]/gu, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(DASHES_AND_BLANKS, " ");

const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa" };

/** What names of one person have in common: "Jürg" is also written "Juerg". As `name_spellings` of the database. */
export function nameSpellings(name: string): Set<string> {
  const apart = name
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[äöüøå]/gu, (letter) => UMLAUTS[letter] ?? letter);
  return new Set([name, apart].map((written) => plainForm(written).replaceAll(" ", "")));
}

/** The same person in truth, however the name is hyphenated and its umlauts are written. */
export const isSameName = (one: string, other: string): boolean =>
  !nameSpellings(one).isDisjointFrom(nameSpellings(other));
