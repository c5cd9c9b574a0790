const LETTERS = new Intl.Segmenter();

/** The upper-cased first letters of a person's names; a letter is what a reader takes for one, an emoji as well. */
export function initialsOf(...names: readonly string[]): string {
  return names
    .map((name) => LETTERS.segment(name).containing(0)?.segment ?? "")
    .join("")
    .toUpperCase();
}
