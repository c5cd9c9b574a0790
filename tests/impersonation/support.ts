import type { Question, Reply } from "#tests/support/venue.ts";

/** What the browser that asked for a way into another person's session sends to take it. */
export function wayIn({ body, headers }: Reply): Question {
  const cookie = headers.getSetCookie()[0]?.split(";")[0] ?? "";
  return { body: { access_token: impersonationToken(body.url) }, headers: { cookie } };
}

/** The token that a way into another person's session carries. */
export function impersonationToken(url: string): string {
  return new URL(url, "http://localhost").searchParams.get("access_token") ?? "";
}
