/** As long as our tokens are; no name or id of an address is. */
const TOKEN = /(?<=\/)[\w.~%-]{24,}/g;

/** An address as a log may have it: what opens something stays out. */
export const withoutTokens = (path: string): string => path.replace(TOKEN, ":token");
