import type { Question, Reply } from "#tests/support/venue.ts";

/** The question with which the browser that started an impersonation redeems it. */
export function wayIn({ body, headers }: Reply): Question {
  const cookie = headers.getSetCookie()[0]?.split(";")[0] ?? "";
  return { body: { access_token: impersonationToken(body.url) }, headers: { cookie } };
}

/** The token in an impersonation URL. */
export function impersonationToken(url: string): string {
  return new URL(url, "http://localhost").searchParams.get("access_token") ?? "";
}
