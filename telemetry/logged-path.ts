/** At least as long as tokens are; names and ids in a path are shorter. */
const TOKEN = /(?<=\/)[\w.~%-]{24,}/g;

/** Formats a path for a log: tokens are left out. */
export const withoutTokens = (path: string): string => path.replace(TOKEN, ":token");
