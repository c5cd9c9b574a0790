/** A strong ETag of a fingerprint. */
export const etagOf = (fingerprint: string): string => `"${fingerprint}"`;

/** For the one who asked alone, and to be asked about again each time. */
export function cachedBy(etag: string): Record<string, string> {
  return { etag, "cache-control": "private, no-cache", vary: "authorization, cookie" };
}

/** Whether the caller says in If-None-Match that it holds this answer; a copy that was compressed on its way counts too. */
export function holds(request: Request, etag: string): boolean {
  const given = request.headers.get("if-none-match");
  if (given === null) return false;
  return given.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
}

export function notModified(etag: string): Response {
  return new Response(null, { status: 304, headers: cachedBy(etag) });
}
