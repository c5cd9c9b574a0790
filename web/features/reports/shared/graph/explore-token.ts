import { appFetch } from "#web/apollo/caller-headers.ts";
import { accessToken } from "#web/session/access-token.ts";

const TOKEN_PATH = "/api/v1/auth/explore-token";

/** A read-only token and its expiry (epoch milliseconds). */
export interface ExploreToken {
  token: string;
  until: number;
}

/** Why there is no token, in the server's words; `status` is undefined without a response. */
export class TokenRefused extends Error {
  readonly status: number | undefined;

  constructor(message: string, status: number | undefined) {
    super(message);
    this.status = status;
  }
}

/** Requests a token with the tab's session, otherwise with the cookie's. Rejects with TokenRefused. */
export async function lendToken(): Promise<ExploreToken> {
  const response = await appFetch(TOKEN_PATH, accessToken(), { method: "POST" }).catch(() => undefined);
  const body: unknown = await response?.json().catch(() => undefined);
  if (response?.ok && isToken(body)) return { token: body.access_token, until: Date.parse(body.expires_at) };
  throw new TokenRefused(messageOf(body) ?? "The server cannot be reached. Check the connection.", response?.status);
}

let shared: { by: string; lent: Promise<ExploreToken> } | undefined;
/** Margin that keeps a token from expiring while in use. */
const RENEWED_BEFORE_END_MS = 60_000;

/** One token for everything a session reads on a page: each one issued adds a row to the audit log. */
export async function sharedToken(): Promise<ExploreToken> {
  const by = accessToken() ?? "";
  if (shared?.by === by) {
    const kept = await shared.lent.catch(() => undefined);
    if (kept && kept.until - Date.now() > RENEWED_BEFORE_END_MS) return kept;
  }
  shared = { by, lent: lendToken() };
  return shared.lent;
}

function isToken(body: unknown): body is { access_token: string; expires_at: string } {
  return typeof body === "object" && body !== null && "access_token" in body && "expires_at" in body;
}

function messageOf(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("message" in body)) return undefined;
  return typeof body.message === "string" ? body.message : undefined;
}
