/** Whether this is a path of this very host to go on to, also once it is decoded; whatever could lead elsewhere is not. */
export function isOwnPath(path: string): boolean {
  return staysHere(path) && staysHere(decoded(path));
}

/** Browsers drop control characters and take a backslash for a slash: either could make `//elsewhere` of it. */
const staysHere = (path: string): boolean => /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path);

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}
