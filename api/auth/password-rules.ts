/** The person the password is for. */
export interface PasswordOwner {
  email: string | null;
  first_name: string;
  last_name: string;
  company: string;
}

const LEAST_DIFFERENT_CHARACTERS = 5;
/** Minimum number of a password's characters that are not part of the person's own name or address. */
const LEAST_OF_ONES_OWN = 6;
const SHORTEST_NAME = 3;

/**
 * Returns why this password is too easy to guess, as a sentence; null if it is acceptable. The contract checks its
 * length. A common word stays common with digits or symbols around it.
 */
export function passwordProblem(password: string, owner: PasswordOwner, common: ReadonlySet<string>): string | null {
  const lower = password.toLowerCase();
  if (new Set(lower).size < LEAST_DIFFERENT_CHARACTERS || isRun(lower)) {
    return "This repeats or counts up. Use several unrelated words.";
  }
  if (common.has(lower) || common.has(coreOf(lower))) {
    return "This is one of the most commonly leaked passwords. Choose another.";
  }
  if (withoutNames(lower, owner).length < LEAST_OF_ONES_OWN) {
    return "This is mostly your name, your email address or the company's name. Choose another.";
  }
  return null;
}

/** `!!michael2024` is `michael`. */
const coreOf = (lower: string): string => lower.replace(/^[^a-z]+|[^a-z]+$/g, "");

/** `abcdefghij`, `0987654321`: each character follows the previous one, up or down. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)));
  // 9 to 0 and 0 to 9 are neighbours at the ends of a keyboard row.
  steps.delete(9);
  steps.delete(-9);
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

function withoutNames(lower: string, { email, first_name, last_name, company }: PasswordOwner): string {
  return [email ?? "", email?.split("@")[0] ?? "", first_name, last_name, company, ...wordsOf(company)]
    .map(plain)
    .filter((name) => name.length >= SHORTEST_NAME)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, ""), plain(lower));
}

/** `Harbour Indoor Golf` is also known as Harbour Golf: each of its words counts. */
const wordsOf = (company: string): string[] => company.split(/[^\p{L}\p{N}]+/u);

/** Letters and digits only, as people compare names. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
