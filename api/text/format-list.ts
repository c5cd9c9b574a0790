/** `a`, `a or b`, `a, b or c`. */
export function formatList(words: readonly string[], conjunction: "and" | "or"): string {
  const last = words.at(-1) ?? "";
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}

const MOST_NAMED = 3;

/** `3 services (A, B and C)`, `9 resources (A, B, C and 6 more)`; empty for none. */
export function formatNames(names: readonly string[], noun: string): string[] {
  if (names.length === 0) return [];
  const more = names.length - MOST_NAMED;
  const named = names.slice(0, MOST_NAMED);
  const words = formatList(more > 0 ? [...named, `${more} more`] : named, "and");
  return [`${names.length} ${noun}${names.length === 1 ? "" : "s"} (${words})`];
}

/** What still references a bay or a location. */
export interface Uses {
  bookings: number;
  classes: number;
}

/** "2 bookings", "1 class" or "2 bookings and 1 class". */
export function formatUses({ bookings, classes }: Uses): string {
  const parts = [counted(bookings, "booking", "bookings"), counted(classes, "class", "classes")];
  return parts.filter(Boolean).join(" and ");
}

/** "1 class"; empty for none. */
export function counted(count: number, one: string, many: string): string {
  if (count === 0) return "";
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}

/** The pronoun for a counted number of bookings. */
export const itOrThem = (count: number): string => (count === 1 ? "it" : "them");

/** "keep them as they are" */
export const itAsItIs = (count: number): string => (count === 1 ? "it as it is" : "them as they are");
