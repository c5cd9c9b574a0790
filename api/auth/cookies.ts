import { type CookieOptions, serialize } from "hono/utils/cookie";
import type { Origin } from "#api/http/call.ts";

export const VISITOR_COOKIE = "visitor";
const VISITOR_SECONDS = 30 * 86_400;

/** `__Host-` binds the cookie to this very host and needs TLS. */
export const sessionCookieName = (origin: Origin): string => (origin.secure ? "__Host-session" : "session");

export const sessionCookie = (origin: Origin, token: string, expires: Date): string =>
  serialize(sessionCookieName(origin), token, { ...options(origin), expires });

export const endedSessionCookie = (origin: Origin): string =>
  serialize(sessionCookieName(origin), "", { ...options(origin), maxAge: 0 });

export const visitorCookie = (origin: Origin, visitor: string): string =>
  serialize(VISITOR_COOKIE, visitor, { ...options(origin), maxAge: VISITOR_SECONDS });

function options(origin: Origin): CookieOptions {
  return { path: "/", httpOnly: true, sameSite: "Lax", secure: origin.secure };
}
