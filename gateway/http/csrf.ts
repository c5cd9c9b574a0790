/**
 * Whether a browser may have been made to send this by another site: only its cookie speaks for it. A token or the header
 * X-Requested-With cannot be added from elsewhere.
 */
export function mayBeForged({ headers }: Request): boolean {
  return headers.has("cookie") && !headers.has("authorization") && !headers.has("x-requested-with");
}
