import { listWords } from "#api/time/time-words.ts";

const MOST_NAMED = 3;

/** `3 services (A, B and C)`, `9 resources (A, B, C and 6 more)`; nothing for none. */
export function countedNames(names: readonly string[], noun: string): string[] {
  if (names.length === 0) return [];
  const more = names.length - MOST_NAMED;
  const named = names.slice(0, MOST_NAMED);
  const words = listWords(more > 0 ? [...named, `${more} more`] : named, "and");
  return [`${names.length} ${noun}${names.length === 1 ? "" : "s"} (${words})`];
}
