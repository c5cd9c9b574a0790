import { type RawBuilder, sql } from "kysely";
import { containing } from "#api/db/paging.ts";

const ACCENTS = /[\u0300-\u036f]/gu;
/** Letters that are no letter with an accent to Unicode, and what people type for them. */
const OTHERS: Readonly<Record<string, string>> = { ø: "o", ł: "l", đ: "d", ı: "i" };

/** In small letters without accents, as people type a name: "cote" for "Côté". */
export function withoutAccents(text: string): string {
  const plain = text.toLowerCase().normalize("NFKD").replace(ACCENTS, "");
  return plain.replace(/[øłđı]/gu, (letter) => OTHERS[letter] ?? letter);
}

/** The LIKE pattern that finds the text anywhere in `users.search_text`, or in what `plainText` makes of others. */
export const containingPlain = (text: string): string => containing(withoutAccents(text));

/** The same of what the database keeps. */
export const plainText = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`translate(regexp_replace(normalize(lower(${text}), nfkd), '[\\u0300-\\u036f]', '', 'g'), 'øłđı', 'oldi')`;
