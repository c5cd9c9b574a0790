import { parse, serialize, type CookieOptions } from "hono/utils/cookie";
import type { Origin } from "./call.ts";

export const VISITOR_COOKIE = "visitor";
const VISITOR_SECONDS = 30 * 86_400;

/** `__Host-` binds the cookie to this exact host and requires TLS. */
export const sessionCookieName = (origin: Origin): string => (origin.secure ? "__Host-session" : "session");

export const sessionCookie = (origin: Origin, token: string, expires: Temporal.Instant): string =>
  serialize(sessionCookieName(origin), token, { ...options(origin), expires: new Date(expires.epochMilliseconds) });

export const endedSessionCookie = (origin: Origin): string =>
  serialize(sessionCookieName(origin), "", { ...options(origin), maxAge: 0 });

export const visitorCookie = (origin: Origin, visitor: string): string =>
  serialize(VISITOR_COOKIE, visitor, { ...options(origin), maxAge: VISITOR_SECONDS });

const PENDING_SIGN_IN_SECONDS = 15 * 60;

const pendingSignInCookieName = (origin: Origin): string => (origin.secure ? "__Host-sign-in" : "sign-in");
const googleCookieName = (origin: Origin): string => (origin.secure ? "__Host-google" : "google");

/** Marks, on the tenant's host, the browser that started a sign-in with Google. */
export const pendingSignInCookie = (origin: Origin, binding: string): string =>
  serialize(pendingSignInCookieName(origin), binding, { ...options(origin), maxAge: PENDING_SIGN_IN_SECONDS });

export const pendingSignInCookieOf = (request: Pick<Request, "headers">, origin: Origin): string =>
  cookieOf(request, pendingSignInCookieName(origin));

/** Keeps the pending sign-in on the central host until Google responds; an empty value deletes it. */
export const googleCookie = (origin: Origin, waiting: string): string =>
  serialize(googleCookieName(origin), waiting, {
    ...options(origin),
    maxAge: waiting === "" ? 0 : PENDING_SIGN_IN_SECONDS,
  });

export const googleCookieOf = (request: Pick<Request, "headers">, origin: Origin): string =>
  cookieOf(request, googleCookieName(origin));

const DEVICE_SECONDS = 400 * 86_400;
const deviceCookieName = (origin: Origin): string => (origin.secure ? "__Host-device" : "device");

/** Recognizes a browser in which somebody has signed in; it grants no access. */
export const deviceCookie = (origin: Origin, token: string): string =>
  serialize(deviceCookieName(origin), token, { ...options(origin), maxAge: DEVICE_SECONDS });

export const deviceCookieOf = (request: Pick<Request, "headers">, origin: Origin): string =>
  cookieOf(request, deviceCookieName(origin));

const IMPERSONATION_SECONDS = 60;
const impersonationCookieName = (origin: Origin): string => (origin.secure ? "__Host-impersonation" : "impersonation");

/** Marks the browser that requested entry to another person's session. */
export const impersonationCookie = (origin: Origin, binding: string): string =>
  serialize(impersonationCookieName(origin), binding, { ...options(origin), maxAge: IMPERSONATION_SECONDS });

export const impersonationCookieOf = (request: Pick<Request, "headers">, origin: Origin): string =>
  cookieOf(request, impersonationCookieName(origin));

const cookieOf = ({ headers }: Pick<Request, "headers">, name: string): string =>
  parse(headers.get("cookie") ?? "", name)[name] ?? "";

function options(origin: Origin): CookieOptions {
  return { path: "/", httpOnly: true, sameSite: "Lax", secure: origin.secure };
}
