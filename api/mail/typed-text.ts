const LONGEST_NAME = 50;
const MOST_WORDS = 5;
/** Letters and what stands between them in names; a dot only at the end of a word, where no mail program makes a link of it. */
const NAME = /^\p{L}[\p{L}\p{M}'’\-, &]*(?:\.(?= |$)[\p{L}\p{M}'’\-, &]*)*$/u;

/**
 * A name that a stranger typed, for a mail to an address that nobody has proven and that has to say whose gift or membership it is.
 * Empty if it does not look like a name: it could be a message with a link.
 */
export function nameInMail(typed: string | null): string {
  const name = (typed ?? "").trim();
  const isName = name.length <= LONGEST_NAME && name.split(" ").length <= MOST_WORDS && NAME.test(name);
  return isName ? name : "";
}

/** A message with nothing that a mail program makes a link of. */
export const withoutLinks = (text: string): string =>
  text
    .replaceAll("://", ": ")
    .replaceAll("@", " at ")
    .replace(/\.(?=[\p{L}\d])/gu, ". ");
