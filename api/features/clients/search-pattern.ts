import { containing } from "#api/db/paging.ts";

/** Letters that an index of trigrams can find anywhere in a word. */
const ANYWHERE_FROM = 3;

/** The LIKE pattern of a search: anywhere in a person's words; one or two letters would fit nearly everybody, so they begin one. */
export function searchPattern(search: string): string {
  const text = search.trim().toLowerCase();
  const pattern = containing(text);
  return text.length < ANYWHERE_FROM ? pattern.replace("%", "% ") : pattern;
}
