const LETTERS = new Intl.Segmenter();

/** The upper-cased first letters of a person's names; a letter is a grapheme, so an emoji counts as one. */
export function initialsOf(...names: readonly string[]): string {
  return names
    .map((name) => LETTERS.segment(name).containing(0)?.segment ?? "")
    .join("")
    .toUpperCase();
}
