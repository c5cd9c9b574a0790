/**
 * Whether this is a path on this host that is safe to redirect to, even after decoding; rejects whatever could lead
 * elsewhere.
 */
export function isOwnPath(path: string): boolean {
  return staysHere(path) && staysHere(decoded(path));
}

/** Browsers drop control characters and treat a backslash as a slash: either could turn it into `//elsewhere`. */
const staysHere = (path: string): boolean => /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path);

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}
